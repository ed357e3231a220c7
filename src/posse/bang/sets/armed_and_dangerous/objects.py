"""The Dangerous cards that are not weapons."""

from posse.bang import cards
from posse.bang.blow import Damage, Shot
from posse.bang.damage import damage
from posse.bang.decide import PASS, decide
from posse.bang.flip import Flip, flip
from posse.bang.menu import Menu
from posse.bang.robbery import may_touch, throw_away
from posse.bang.sets.armed_and_dangerous.loads import WHEN_PLAYED, Dangerous, loads, put, unload
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.kernel.option import Option, hand_ref, in_play_ref, player_ref, ref_seat


class Usable(Dangerous):
    """A Dangerous card that its owner uses in his play phase."""

    def uses(self, menu: Menu, card: int) -> None:
        if self.is_paid(menu.t, card):
            self.offers(menu, card)

    def offers(self, menu: Menu, card: int) -> None:
        """Add its uses to the menu, given that there are enough loads on it."""
        menu.options.append(Option("use", self.key, spending=self.cost))

    async def use(self, t: Table, seat: int, option: Option) -> None:
        await self.pays(t, seat)
        if t.players[seat].alive:
            await self.effect(t, seat, option)

    async def effect(self, t: Table, seat: int, option: Option) -> None:
        raise NotImplementedError


class AceUpTheSleeve(Usable):
    """Pay 2 loads: draw a card."""

    id = "ace-up-the-sleeve"
    name = "Ace Up The Sleeve"
    copies = "AH"
    cost = 2

    async def effect(self, t: Table, seat: int, option: Option) -> None:
        t.draw(seat, 1)


class Bandolier(Usable):
    """Once in a turn pay 1 load: one more BANG! card may be played in this turn."""

    id = "bandolier"
    name = "Bandolier"
    copies = "2H"
    cost = 1

    def offers(self, menu: Menu, card: int) -> None:
        if self.key not in menu.t.used:
            super().offers(menu, card)

    async def effect(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        loads(t).extra_bang = True
        t.refresh()


class BeerKeg(Usable):
    """Pay 3 loads: regain one life point."""

    id = "beer-keg"
    name = "Beer Keg"
    copies = "4H"
    cost = 3

    async def effect(self, t: Table, seat: int, option: Option) -> None:
        t.heal(seat, 1)


class BellTower(Usable):
    """Pay 1 load: for the next card that its owner plays he sees everybody at distance 1."""

    id = "bell-tower"
    name = "Bell Tower"
    copies = "7C"
    cost = 1

    async def effect(self, t: Table, seat: int, option: Option) -> None:
        loads(t).near = seat
        t.refresh()


class Bomb(Dangerous):
    """Played in front of any player. At the start of his turn its holder must "draw!": on Hearts or Diamonds he passes
    it on to a player of his choice, otherwise it loses two loads. When it has no loads left it explodes and its holder
    loses two life points."""

    id = "bomb"
    name = "Bomb"
    copies = "7D"
    check_order = 4

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        if loads(menu.t).supply >= WHEN_PLAYED:
            seats = [seat for seat in menu.all_seats() if menu.t.in_front(seat, self.key) == NO_CARD]
            menu.add_targets(card, seats, as_id)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.lay_down(ref_seat(option.at()), card)

    async def turn_check(self, t: Table, seat: int, card: int) -> None:
        turned = await flip(t, seat, self.key)
        if turned == NO_CARD:
            return
        if t.suit(turned) in (cards.HEARTS, cards.DIAMONDS):
            await self.pass_on(t, seat, card)
        else:
            await unload(t, in_play_ref(seat, card), 2)

    async def pass_on(self, t: Table, seat: int, card: int) -> None:
        others = [other for other in t.others(seat) if t.in_front(other, self.key) == NO_CARD]
        options = [Option("choose", player_ref(other)) for other in others]
        chosen = ref_seat((await decide(t, seat, "pass-on", lambda: options, self.key)).card())
        count = loads(t).on_card[card]
        t.leave_play(seat, card)
        t.lay_down(chosen, card)
        put(t, in_play_ref(chosen, card), count - WHEN_PLAYED)
        t.tell("bomb_passed", player=seat, target=chosen, card=card, laid=True)

    async def emptied(self, t: Table, seat: int) -> None:
        t.tell("bomb_exploded", player=seat)
        await damage(t, Damage(seat, 2, NOBODY, NO_CARD, self.key))


class Crate(Dangerous):
    """When its owner is the target of a shot he may pay 2 loads: that counts as a Missed!."""

    id = "crate"
    name = "Crate"
    copies = "3H"
    cost = 2
    has_missed = True

    def given_up(self, t: Table, seat: int, card: int) -> list[Option]:
        return [Option("use", self.key, spending=self.cost)] if self.is_paid(t, card) else []

    async def give_up(self, t: Table, seat: int, option: Option) -> None:
        await self.pays(t, seat)

    def defence(self, t: Table, shot: Shot, card: int) -> list[Option]:
        return self.given_up(t, shot.target, card)

    async def defend(self, t: Table, shot: Shot, option: Option) -> None:
        await self.give_up(t, shot.target, option)
        shot.missing -= 1


class LockPick(Usable):
    """Pay 3 loads: take a random card from the hand of any other player."""

    id = "lock-pick"
    name = "Lock Pick"
    copies = "2C"
    cost = 3

    def offers(self, menu: Menu, card: int) -> None:
        for other in menu.t.others(menu.seat):
            if menu.t.players[other].hand:
                menu.options.append(Option("use", self.key, hand_ref(other), spending=self.cost))

    async def effect(self, t: Table, seat: int, option: Option) -> None:
        if await may_touch(t, seat, option.at()):
            t.take_from_hand(seat, ref_seat(option.at()))


class Tumbleweed(Dangerous):
    """Whenever any player has made a "draw!", its owner may pay 1 load to have it made again."""

    id = "tumbleweed"
    name = "Tumbleweed"
    copies = "4C"
    cost = 1

    async def after_flip(self, t: Table, seat: int, flip: Flip) -> None:
        if flip.again or not self.is_paid(t, t.in_front(seat, self.key)):
            return
        option = await decide(
            t,
            seat,
            "repeat",
            lambda: [Option("use", self.key, spending=self.cost), PASS],
            self.key,
            flip.seat,
            flip.chosen,
        )
        if option.verb == "use":
            t.tell("used", player=seat, thing=self.key)
            await self.pays(t, seat)
            flip.again = True


class Whip(Usable):
    """Pay 3 loads: discard any card in play."""

    id = "whip"
    name = "Whip"
    copies = "5C"
    cost = 3

    def offers(self, menu: Menu, card: int) -> None:
        for seat in menu.all_seats():
            for held in menu.t.players[seat].in_play:
                if held != card or loads(menu.t).on_card[card] > self.cost:
                    menu.options.append(Option("use", self.key, in_play_ref(seat, held), spending=self.cost))

    async def effect(self, t: Table, seat: int, option: Option) -> None:
        if await may_touch(t, seat, option.at()):
            throw_away(t, seat, option.at())


OBJECTS = [
    AceUpTheSleeve(),
    Bandolier(),
    BeerKeg(),
    BellTower(),
    Bomb(),
    Crate(),
    LockPick(),
    Tumbleweed(),
    Whip(),
]
