"""The railcars, as they work in front of a player."""

from typing import Final

from posse.bang import cards
from posse.bang.affect import barred_itself, hit_by
from posse.bang.blow import Damage, Shot
from posse.bang.decide import decide
from posse.bang.elimination import lose_hold
from posse.bang.flip import flips_hearts
from posse.bang.menu import Menu, players
from posse.bang.robbery import may_touch, take, throw_away
from posse.bang.sets.great_train_robbery.taking import Railcar, give, put_in_front, railcar_kind
from posse.bang.sets.great_train_robbery.train import is_railcar, train
from posse.bang.shot import shoot
from posse.bang.table import DISCARD, NO_CARD, PUBLIC, Table
from posse.kernel.option import Option, in_play_ref, player_ref, ref_card, ref_seat
from posse.kernel.rules import Hindrance
from posse.roles import SHERIFF


class Spent(Railcar):
    """A railcar that its owner discards in his turn for its effect."""

    def uses(self, menu: Menu, card: int) -> None:
        menu.add_use(self.key)

    async def use(self, t: Table, seat: int, option: Option) -> None:
        card = t.in_front(seat, self.key)
        t.discard_from_play(seat, card)
        await self.effect(t, seat, card, option)

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        raise NotImplementedError


class Protecting(Railcar):
    """A railcar that may be used as a Missed!, even without a shot (see `gives`)."""

    def defence(self, t: Table, shot: Shot, card: int) -> list[Option]:
        return self.gives(t, shot.target, "missed")

    async def defend(self, t: Table, shot: Shot, option: Option) -> None:
        await self.give_up(t, shot.target, option)
        shot.missing -= 1


class BaggageCar(Protecting):
    """Discard it as a Missed! or, in one's own turn, as a Panic!, a Cat Balou or an extra BANG!."""

    id = "baggage-car"
    name = "Baggage Car"

    def uses(self, menu: Menu, card: int) -> None:
        own = in_play_ref(menu.seat, card)
        for other in menu.in_reach():
            menu.options.append(Option("use", self.key, player_ref(other), "bang"))
        for place in menu.loot([*menu.within(1), menu.seat], to_keep=True):
            if place != own:
                menu.options.append(Option("use", self.key, place, "panic"))
        for place in menu.loot(menu.all_seats()):
            if place != own:
                menu.options.append(Option("use", self.key, place, "cat-balou"))

    def gives(self, t: Table, seat: int, wanted: str) -> list[Option]:
        return [Option("use", self.key, as_id="missed")] if wanted == "missed" else []

    async def give_up(self, t: Table, seat: int, option: Option) -> None:
        t.discard_from_play(seat, t.in_front(seat, self.key))

    async def use(self, t: Table, seat: int, option: Option) -> None:
        card = t.in_front(seat, self.key)
        t.discard_from_play(seat, card)
        if option.as_id == "bang":
            await shoot(t, Shot(seat, ref_seat(option.at()), card), brown=False)
        elif await may_touch(t, seat, option.at()):
            if option.as_id == "panic":
                take(t, seat, option.at())
            else:
                throw_away(t, seat, option.at())


class Caboose(Protecting):
    """When its owner is the target of a shot he may discard another blue card or railcar of his as a Missed!."""

    id = "caboose"
    name = "Caboose"

    def gives(self, t: Table, seat: int, wanted: str) -> list[Option]:
        return giving_up(t, seat, self.key) if wanted == "missed" else []

    def answer_hindrance(self, t: Table, card: int) -> Hindrance:
        return Hindrance("no-blue-card")

    async def give_up(self, t: Table, seat: int, option: Option) -> None:
        give(t, seat, option)


class CattleTruck(Spent):
    """Discard it to take one of the top three cards of the discard pile."""

    id = "cattle-truck"
    name = "Cattle Truck"

    def uses(self, menu: Menu, card: int) -> None:
        if menu.t.discard:
            menu.add_use(self.key)

    def use_hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("no-discards")

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        first = len(t.aside)
        t.aside += t.discard[-3:]
        del t.discard[-3:]
        options = [Option("choose", each) for each in cards.distinct(list(reversed(t.aside[first:])))]
        chosen = (await decide(t, seat, "pick-discard", lambda: options, self.key)).card()
        t.discard += [each for each in t.aside[first:] if each != chosen]
        del t.aside[first:]
        t.players[seat].hand.append(chosen)
        t.tell("picked", player=seat, card=chosen)


class CircusWagon(Spent):
    """Discard it: each other player discards one of his cards in play, of his own choice."""

    id = "circus-wagon"
    name = "Circus Wagon"

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        losers = [other for other in t.others(seat) if t.players[other].in_play]
        for other in await hit_by(t, seat, self.key, losers):
            if t.players[other].in_play:
                await self.loses(t, other, seat)

    async def loses(self, t: Table, seat: int, by: int) -> None:
        lying = [Option("discard", in_play_ref(seat, card)) for card in t.players[seat].in_play]
        option = await decide(t, seat, "discard-in-play", lambda: lying, self.key, by)
        t.discard_from_play(seat, ref_card(option.card()))


class CoalHopper(Spent):
    """Discard it to draw a card and discard a railcar in front of any player."""

    id = "coal-hopper"
    name = "Coal Hopper"

    def uses(self, menu: Menu, card: int) -> None:
        lying = [
            in_play_ref(seat, each)
            for seat in menu.all_seats()
            for each in menu.t.players[seat].in_play
            if is_railcar(each) and each != card
        ]
        menu.add_use(self.key, lying)

    def use_hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("no-other-railcar")

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.draw(seat, 1)
        if await may_touch(t, seat, option.at()):
            throw_away(t, seat, option.at())


class DiningCar(Railcar):
    """At the start of his turn its owner must "draw!": on Hearts he regains a life point."""

    id = "dining-car"
    name = "Dining Car"
    check_order = 6

    async def turn_check(self, t: Table, seat: int, card: int) -> None:
        if await flips_hearts(t, seat, self.key):
            t.heal(seat, 1)


class ExpressCar(Spent):
    """Discard it: the turn ends at once, the hand is discarded, and its player takes another turn, which no further
    turn follows."""

    id = "express-car"
    name = "Express Car"

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        for held in sorted(t.players[seat].hand):
            t.discard_from_hand(seat, held)
            t.tell("discarded", player=seat, card=held)
        if train(t).express != 2:
            train(t).express = 1
            t.further_turns = 1
        t.extra_turn = True  # a turn that was cut short cannot bring another one at its end
        t.phase = DISCARD


class GhostCar(Railcar):
    """Put in front of any player but the Sheriff. If he has been eliminated he returns without life points; if he would
    be eliminated he stays in the game without them."""

    id = "ghost-car"
    name = "Ghost Car"
    keeps_in_game = True
    keeps_living = True

    def owners(self, t: Table, taker: int) -> list[int]:
        return [seat for seat in t.ring if t.players[seat].role != SHERIFF]

    def arrives(self, t: Table, seat: int, card: int) -> None:
        back = not t.players[seat].alive
        if back:
            t.bring_back(seat, ghost=True)
        t.lay_down(seat, card)
        if back:
            t.tell("became_ghost", player=seat, in_game=True)

    async def stays(self, t: Table, seat: int, damage: Damage) -> bool:
        player = t.players[seat]
        player.life = 0
        player.ghost = True
        player.role_shown = True
        t.tell("became_ghost", player=seat, role=player.role)
        return True

    def gone(self, t: Table, seat: int, card: int) -> None:
        lose_hold(t, seat)


class LoungeCar(Spent):
    """Discard it to draw two railcars: one for oneself, the other for another player."""

    id = "lounge-car"
    name = "Lounge Car"

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        line = train(t)
        drawn = [line.deck.pop() for _ in range(min(2, len(line.deck)))]
        for each in drawn:
            t.known[each] = PUBLIC
        t.tell("railcars_drawn", player=seat, cards=tuple(drawn))
        ways = self.ways(t, seat, drawn)
        if ways:
            t.aside += drawn
            option = await decide(t, seat, "share-railcars", lambda: ways, self.key)
            for each in drawn:
                t.aside.remove(each)
            thing = option.thing
            assert isinstance(thing, tuple)
            given, to = thing
            assert isinstance(to, int)
            for each in drawn:
                put_in_front(t, seat, ref_seat(to) if cards.KEY[each] == given else seat, each)
        elif drawn:
            put_in_front(t, seat, seat, drawn[0])
        line.close_up()

    def ways(self, t: Table, seat: int, drawn: list[int]) -> list[Option]:
        """The choices of which railcar goes to whom. A single one stays with the player if possible."""
        out: list[Option] = []
        if not drawn or (len(drawn) == 1 and railcar_kind(drawn[0]).may_lie(t, seat)):
            return out
        for given in drawn:
            if any(not railcar_kind(kept).may_lie(t, seat) for kept in drawn if kept != given):
                continue
            kind = railcar_kind(given)
            for other in kind.owners(t, seat) if kind.keeps_in_game else t.others(seat):
                if other != seat:
                    out.append(Option("choose", (kind.key, player_ref(other))))
        return out


class LumberFlatcar(Railcar):
    """Put in front of any player: he sees all others at a distance increased by 1."""

    id = "lumber-flatcar"
    name = "Lumber Flatcar"
    sees_nearer = -1

    def owners(self, t: Table, taker: int) -> list[int]:
        return t.clockwise(taker)

    def may_lie(self, t: Table, seat: int) -> bool:
        return True  # even a player who is in the game for his turn only may have it before that turn


class MailCar(Spent):
    """Discard it to draw three cards and give one of them to another player."""

    id = "mail-car"
    name = "Mail Car"

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        first = len(t.aside)
        for _ in range(3):
            drawn = t.off_the_deck()
            if drawn != NO_CARD:
                t.known[drawn] |= 1 << seat
                t.aside.append(drawn)
        if len(t.aside) == first:
            return
        post = t.aside[first:]
        t.tell_only(1 << seat, "drew", {"cards": tuple(post)}, player=seat, count=len(post))
        option = await decide(t, seat, "share-mail", lambda: self.ways(t, seat, first), self.key)
        thing = option.thing
        assert isinstance(thing, tuple)
        given, to = thing
        assert isinstance(given, int)
        assert isinstance(to, int)
        self.deliver(t, seat, ref_seat(to), given, t.aside[first:])
        del t.aside[first:]

    def deliver(self, t: Table, seat: int, taker: int, given: int, post: list[int]) -> None:
        """One of the cards goes to another player; nobody else learns which. The others go into the player's hand."""
        both = 1 << seat | 1 << taker
        for card in post:
            t.known[card] &= both
            t.players[taker if card == given else seat].hand.append(card)
        t.known[given] = both
        t.tell_only(both, "gave", {"card": given}, player=seat, target=taker)

    def ways(self, t: Table, seat: int, first: int) -> list[Option]:
        return [
            Option("choose", (card, player_ref(other)))
            for card in cards.distinct(t.aside[first:])
            for other in t.others(seat)
        ]


class ObservationCar(Railcar):
    """Its owner sees the others at a distance reduced by 1, and they see him at one increased by 1."""

    id = "observation-car"
    name = "Observation Car"
    sees_nearer = 1
    seen_farther = 1


class PassengerCar(Spent):
    """Discard it to take a card of any other player."""

    id = "passenger-car"
    name = "Passenger Car"

    def uses(self, menu: Menu, card: int) -> None:
        menu.add_use(self.key, menu.loot(menu.t.others(menu.seat), to_keep=True))

    def use_hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("nothing-to-take")

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        if await may_touch(t, seat, option.at()):
            take(t, seat, option.at())


class PrisonerCar(Railcar):
    """Duel and Indians! of other players have no effect on its owner."""

    id = "prisoner-car"
    name = "Prisoner Car"
    ignores_shots = False

    def ignores(self, t: Table, seat: int, played: list[int], brown: bool) -> bool:
        return any(cards.ID[card] in ("duel", "indians") for card in played)


class PrivateCar(Railcar):
    """While its owner has no card in hand he cannot be the target of BANG! cards."""

    id = "private-car"
    name = "Private Car"

    def hides(self, t: Table, seat: int) -> bool:
        return not t.players[seat].hand


class SleeperCar(Railcar):
    """Once in each turn its owner may discard another blue card or railcar of his as an extra BANG!: as a shot in his
    own turn, or where one is demanded."""

    id = "sleeper-car"
    name = "Sleeper Car"

    def uses(self, menu: Menu, card: int) -> None:
        if self.key not in menu.t.used:
            targets = players(menu.in_reach())
            for way in giving_up(menu.t, menu.seat, self.key):
                menu.options += [Option("use", self.key, target, paid=way.paid) for target in targets]

    def use_hindrance(self, menu: Menu, card: int) -> Hindrance:
        if self.key in menu.t.used:
            return Hindrance("once-a-turn")
        if not giving_up(menu.t, menu.seat, self.key):
            return Hindrance("no-blue-card")
        return Hindrance("out-of-reach", reach=menu.t.players[menu.seat].reach)

    async def use(self, t: Table, seat: int, option: Option) -> None:
        card = t.in_front(seat, self.key)
        await self.give_up(t, seat, option)
        if t.players[seat].alive:
            await shoot(t, Shot(seat, ref_seat(option.at()), card), brown=False)

    def gives(self, t: Table, seat: int, wanted: str) -> list[Option]:
        return [] if wanted != "bang" or self.key in t.used else giving_up(t, seat, self.key)

    async def give_up(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        give(t, seat, option)


def giving_up(t: Table, seat: int, key: str) -> list[Option]:
    """How a player may use a railcar whose price is another blue card or railcar of his, from play or hand."""
    player = t.players[seat]
    lying = [
        in_play_ref(seat, card) for card in player.in_play if cards.IS_BLUE[card] and cards.KEY[card] != key
    ]
    held = [
        card
        for card in cards.distinct(player.hand)
        if cards.IS_BLUE[card] and not barred_itself(t, seat, card)
    ]
    return [Option("use", key, paid=(ref,)) for ref in lying + held]


RAILCARS: Final = [
    BaggageCar(),
    Caboose(),
    CattleTruck(),
    CircusWagon(),
    CoalHopper(),
    DiningCar(),
    ExpressCar(),
    GhostCar(),
    LoungeCar(),
    LumberFlatcar(),
    MailCar(),
    ObservationCar(),
    PassengerCar(),
    PrisonerCar(),
    PrivateCar(),
    SleeperCar(),
]
