"""The playing cards of The Great Train Robbery."""

from collections.abc import Coroutine
from typing import Final

from posse.bang import cards
from posse.bang.affect import affects, hit_by
from posse.bang.answer import evade, evaded, ways_out
from posse.bang.blow import Damage, Shot
from posse.bang.damage import damage
from posse.bang.decide import PASS, decide
from posse.bang.elimination import hold_the_end, let_the_end_come
from posse.bang.flip import flip
from posse.bang.hooks import GONE
from posse.bang.laid_down import Blue, Weapon
from posse.bang.menu import Menu
from posse.bang.sets.great_train_robbery.line import advance, full_steam
from posse.bang.sets.great_train_robbery.taking import paired, uncouple
from posse.bang.sets.great_train_robbery.train import railcar, train
from posse.bang.shot import shoot
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.bang.things import Kind, Plain
from posse.kernel.option import Decision, Option, in_play_ref, ref_card, ref_seat
from posse.kernel.rules import Hindrance
from posse.roles import SHERIFF

JACK: Final = 11


class Dragoon(Weapon):
    """Reach 2, and one more BANG! card in each turn."""

    id = "dragoon"
    name = "Dragoon"
    copies = "JS"
    reach = 2
    more_bangs = 1


class Map(Blue):
    """Before phase 1 its owner looks at the top two cards of the deck and may discard one of them."""

    id = "map"
    name = "Map"
    copies = "3D"
    begin_order = -1

    async def turn_begins(self, t: Table, seat: int) -> None:
        first = len(t.aside)
        for _ in range(2):
            card = t.off_the_deck()
            if card != NO_CARD:
                t.known[card] = 1 << seat
                t.aside.append(card)
        if len(t.aside) == first:
            return
        count = len(t.aside) - first
        t.tell_only(1 << seat, "looked", {"cards": tuple(t.aside[first:])}, player=seat, count=count)
        option = await decide(t, seat, "look", lambda: self.ways(t, first), self.key)
        thrown = NO_CARD if option.verb == "pass" else option.card()
        while len(t.aside) > first:
            card = t.aside.pop()
            if card != thrown:
                t.put_on_deck(card)
        if thrown != NO_CARD:
            t.put_away(thrown)
            t.tell("discarded", player=seat, card=thrown)

    def ways(self, t: Table, first: int) -> list[Option]:
        return [*(Option("discard", card) for card in cards.distinct(t.aside[first:])), PASS]


class Refund(Blue):
    """Whenever another player takes or discards a card of its owner, he draws a card."""

    id = "refund"
    name = "Refund"
    copies = "3S"

    async def robbed(self, t: Table, seat: int, thief: int) -> None:
        """Nothing happens before the card is gone: see `robbed_of`."""

    def robbed_of(self, t: Table, seat: int, thief: int) -> None:
        t.draw(seat, 1)


class Strongbox(Blue):
    """At the end of his turn, after discarding, its owner draws a card."""

    id = "strongbox"
    name = "Strongbox"
    copies = "9H"
    ends_lost_turns = True

    async def turn_ends(self, t: Table, seat: int) -> None:
        t.draw(seat, 1)


class Cactus(Kind):
    """A Missed!. Then its player must "draw!": on Hearts or Diamonds he regains a life point."""

    id = "cactus"
    name = "Cactus"
    copies = "7H"
    has_missed = True

    async def answer(self, t: Table, seat: int, card: int, option: Option) -> None:
        turned = await flip(t, seat, self.key)
        if turned != NO_CARD and t.suit(turned) in (cards.HEARTS, cards.DIAMONDS):
            t.heal(seat, 1)


class Evaded(Kind):
    """A Missed!. Its player takes the card that he cancelled."""

    id = "evaded"
    name = "Evaded!"
    copies = "QC"
    has_missed = True

    async def answer_shot(self, t: Table, shot: Shot, card: int) -> None:
        shot.tried.append(self.key)  # the rest happens when the shot is settled


class FullSteam(Kind):
    """The train goes to the End of the Line. The player of the card decides whether the effect of the locomotive
    happens twice or not at all."""

    id = "full-steam"
    name = "Full Steam"
    copies = "2S"
    purposes = ("double", "ignore")

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        for purpose in self.purposes:
            menu.options.append(Option("play", card, as_id=as_id, purpose=purpose))

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        await full_steam(t, 2 if option.purpose == "double" else 0)


class OneOfTheTurn(Kind):
    """A card that counts as the BANG! of the turn, without being a BANG! card."""

    def targets(self, menu: Menu) -> list[int]:
        return menu.in_reach()

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        if menu.has_bang_left:
            menu.add_targets(card, self.targets(menu), as_id)

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        player = menu.t.players[menu.seat]
        if not menu.has_bang_left:
            return Hindrance("bang-limit", count=player.bang_limit)
        return Hindrance("out-of-reach", reach=player.reach)


class KnifeRevolver(OneOfTheTurn):
    """A shot within the reach of the weapon. Its player must "draw!": on J, Q, K or A he takes the card back."""

    id = "knife-revolver"
    name = "Knife Revolver"
    copies = "5D"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.bangs_played += 1
        turned = await flip(t, seat, self.key)
        if turned != NO_CARD and cards.RANK[turned] >= JACK and card in t.discard:
            t.discard.remove(card)
            t.players[seat].hand.append(card)
            t.tell("took_back", player=seat, card=card)
        await shoot(t, Shot(seat, ref_seat(option.at()), card, cause=self.key))


class MoneyBag(Kind):
    """Has the effect of the brown card on top of the discard pile. It does not count as the BANG! of the turn, whatever
    it copies."""

    id = "money-bag"
    name = "Money Bag"
    copies = "QC"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        copied = as_id or self.copied(menu.t)
        if not copied:
            return
        had_bang_left, first = menu.has_bang_left, len(menu.options)
        if not cards.KINDS[copied].pays_as:  # an Aim is played with a real BANG!, which counts
            menu.has_bang_left = True
        if copied == "bang":
            menu.add_targets(card, menu.in_reach())
        else:
            cards.KINDS[copied].plays(menu, card)
        menu.has_bang_left = had_bang_left
        for at in range(first, len(menu.options)):
            way = menu.options[at]
            menu.options[at] = Option("play", card, way.target, copied, way.paid, way.spending, way.purpose)

    def copied(self, t: Table) -> str:
        top = t.discard[-1] if t.discard else NO_CARD
        return cards.ID[top] if top != NO_CARD and cards.IS_BROWN[top] and cards.KIND[top] is not self else ""

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("nothing-to-copy")

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        copied = cards.KINDS[option.as_id]
        if option.as_id == "bang":
            await shoot(t, Shot(seat, ref_seat(option.at()), card, cause=self.key))
            return
        bangs = t.bangs_played
        await copied.play(t, seat, card, option)
        if not copied.pays_as:
            t.bangs_played = bangs


class MostWanted(Plain):
    """Draw a card. Then every player, beginning with the player of the card, must "draw!" and loses a life point on
    Spades."""

    id = "most-wanted"
    name = "Most Wanted"
    copies = "KS"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.draw(seat, 1)
        hit = await hit_by(t, seat, self.key, t.clockwise(seat), card)
        hold_the_end(t)
        for each in hit:
            if await self.affects(t, seat, each, card):
                turned = await flip(t, each, self.key)
                if turned != NO_CARD and t.suit(turned) == cards.SPADES:
                    await damage(t, Damage(each, 1, NOBODY if each == seat else seat, card, self.key))
        let_the_end_come(t)

    async def affects(self, t: Table, seat: int, each: int, card: int) -> bool:
        return await affects(t, seat, [card], each) and not await evaded(t, each, self.key, seat, card)


class NextStop(Plain):
    """Draw a card; then the train advances by one station."""

    id = "next-stop"
    name = "Next Stop"
    copies = "2D KC"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.draw(seat, 1)
        await advance(t)


class Switch(Kind):
    """Exchange a card in front of oneself with one in front of another player."""

    id = "switch"
    name = "Switch"
    copies = "6H"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        t, seat = menu.t, menu.seat
        for own in t.players[seat].in_play:
            for other in t.others(seat):
                for wanted in t.players[other].in_play:
                    if self.fits(t, seat, own, wanted) and self.fits(t, other, wanted, own):
                        menu.options.append(
                            Option("play", card, in_play_ref(other, wanted), as_id, (in_play_ref(seat, own),))
                        )

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("nothing-to-swap")

    def fits(self, t: Table, seat: int, given: int, got: int) -> bool:
        """Whether a player may get one card in exchange for another."""
        if t.players[seat].role == SHERIFF and (cards.ID[got] == "jail" or cards.KIND[got].keeps_living):
            return False
        kind = cards.KIND[got]
        for card in t.players[seat].in_play:
            if card != given and cards.KIND[card] is kind:
                return False
        return True

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        other, wanted = ref_seat(option.at()), ref_card(option.at())
        own = next(ref_card(ref) for ref in option.paid if isinstance(ref, int))
        if not await affects(t, seat, [card], other) or await evaded(t, other, self.key, seat, card):
            return
        if own not in t.players[seat].in_play or wanted not in t.players[other].in_play:
            return
        _put(t, seat, own, wanted)
        _put(t, other, wanted, own)
        for part in t.parts.values():
            part.changed()  # things on these cards are now in front of other players
        t.tell("switched", player=seat, target=other, card=own, aimed_at=wanted, laid=True)
        _one_weapon(t, seat, wanted)
        _one_weapon(t, other, own)
        for loser, lost in ((seat, own), (other, wanted)):
            if cards.HOOKS[lost] & GONE and t.players[loser].alive:
                cards.KIND[lost].gone(t, loser, lost)


def _put(t: Table, seat: int, given: int, got: int) -> None:
    """A card replaces another in front of a player, and neither leaves play."""
    lying = t.players[seat].in_play
    lying[lying.index(given)] = got
    t.work_out(seat)


def _one_weapon(t: Table, seat: int, got: int) -> None:
    """A player who gets a weapon discards any other one he has."""
    if cards.REACH[got]:
        for card in t.players[seat].in_play.copy():
            if cards.REACH[card] and card != got:
                t.discard_from_play(seat, card)


class TrainRobbery(OneOfTheTurn):
    """For each card that another player has in play, that player discards it or is the target of a shot."""

    id = "train-robbery"
    name = "Train Robbery"
    copies = "4D JC"

    def targets(self, menu: Menu) -> list[int]:
        return menu.t.others(menu.seat)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.bangs_played += 1
        target = ref_seat(option.at())
        if not await affects(t, seat, [card], target):
            return
        left = t.players[target].in_play.copy()
        may_evade = True
        while left and t.players[target].alive:
            answer = await self.answer_of(t, target, seat, card, left, may_evade)
            if answer.verb != "choose":
                await evade(t, target, answer)
                return
            may_evade = False
            lying, shot = self.choice(answer)
            left.remove(lying)
            if shot:
                await shoot(t, robbers_shot(seat, target, card))
            elif lying in t.players[target].in_play:
                t.discard_from_play(target, lying)
            left = [each for each in left if each in t.players[target].in_play]

    def answer_of(
        self, t: Table, target: int, by: int, card: int, left: list[int], may_evade: bool
    ) -> Coroutine[Decision, int, Option]:
        """The card that the target deals with next, and how. At first he may evade the whole robbery instead."""

        def answers() -> list[Option]:
            out = [
                Option("choose", (in_play_ref(target, lying), how))
                for lying in left
                for how in ("discard", "bang")
            ]
            return out + ways_out(t, target, self.key, by, card) if may_evade else out

        return decide(t, target, "robbery", answers, self.key, by, card)

    def choice(self, option: Option) -> tuple[int, bool]:
        """The card that the target chose, and whether he takes a shot for it."""
        thing = option.thing
        assert isinstance(thing, tuple)
        place = thing[0]
        assert isinstance(place, int)
        return ref_card(place), thing[1] == "bang"


def robbers_shot(seat: int, target: int, card: int) -> Shot:
    """A shot by a card that has already taken effect, so it is too late to evade that card."""
    shot = Shot(seat, target, card)
    shot.part_of_card = True
    return shot


class WaterTower(Kind):
    """Take a railcar that stands under a station, without paying."""

    id = "water-tower"
    name = "Water Tower"
    copies = "8H"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        t = menu.t
        for each in paired(t, train(t).at):
            menu.options.append(Option("play", card, cards.KEY[each], as_id))

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("no-railcar")

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        await uncouple(t, seat, railcar(t, str(option.target)))


PLAYING_CARDS: Final[list[Kind]] = [
    Dragoon(),
    Map(),
    Refund(),
    Strongbox(),
    Cactus(),
    Evaded(),
    FullSteam(),
    KnifeRevolver(),
    MoneyBag(),
    MostWanted(),
    NextStop(),
    Switch(),
    TrainRobbery(),
    WaterTower(),
]
