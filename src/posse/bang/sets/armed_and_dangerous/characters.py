"""The characters of Armed & Dangerous."""

from typing import ClassVar, Final

from posse.bang import cards
from posse.bang.blow import Damage, Shot
from posse.bang.decide import PASS, decide
from posse.bang.flip import flip
from posse.bang.menu import Menu, players
from posse.bang.reactions import Played
from posse.bang.sets.armed_and_dangerous.brown import Volley
from posse.bang.sets.armed_and_dangerous.loads import (
    AT_MOST,
    ORANGE,
    dangerous,
    fill,
    held,
    loads,
    move_load,
    pay,
    places,
    put,
    total,
    with_room,
)
from posse.bang.shot import shoot
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.bang.things import BLUE, Character
from posse.kernel.option import Option, character_ref, in_play_ref, ref_card, ref_seat

#: Ms. Abigail may shun cards of this rank and above.
JACK: Final = 11


class AlPreacher(Character):
    """When another player plays a blue or orange card he may pay 2 loads to draw a card."""

    id = "al-preacher"
    name = "Al Preacher"
    COST: ClassVar[int] = 2

    async def card_played(self, t: Table, seat: int, play: Played) -> None:
        laid_down = cards.KIND[play.card].border in (BLUE, ORANGE) and not play.used_as
        if play.player == seat or not laid_down or total(t, seat) < self.COST:
            return
        offer = [Option("use", self.key, spending=self.COST), PASS]
        option = await decide(t, seat, "react", lambda: offer, self.key, play.player, play.card)
        if option.verb == "use":
            t.tell("used", player=seat, thing=self.key)
            await pay(t, seat, self.COST)
            if t.players[seat].alive:
                t.draw(seat, 1)


class BassGreeves(Character):
    """Once in his turn he may discard a hand card to put 2 loads on a Dangerous card of his or on himself."""

    id = "bass-greeves"
    name = "Bass Greeves"

    def uses(self, menu: Menu, card: int) -> None:
        t, seat = menu.t, menu.seat
        if self.key not in t.used:
            for paid in cards.distinct(t.players[seat].hand):
                menu.add_use(self.key, with_room(t, seat), (paid,))

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        t.discard_paid(seat, option)
        fill(t, option.at(), 2)


class BloodyMary(Character):
    """Each time a BANG! card of hers is cancelled she draws a card."""

    id = "bloody-mary"
    name = "Bloody Mary"

    async def shot_over(self, t: Table, shot: Shot) -> None:
        if shot.bang_card and shot.cancelled:
            t.draw(shot.shooter, 1)


class FrankieCanton(Character):
    """Once in his turn he may move a load to himself from any Dangerous card, or from another character."""

    id = "frankie-canton"
    name = "Frankie Canton"

    def uses(self, menu: Menu, card: int) -> None:
        t, seat = menu.t, menu.seat
        if self.key in t.used or held(t, character_ref(seat)) >= AT_MOST:
            return
        sources = [place for other in menu.all_seats() for place in places(t, other) if held(t, place)]
        menu.add_use(self.key, [place for place in sources if place != character_ref(seat)])

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        await move_load(t, option.at(), seat)


class JulieCutter(Character):
    """Each time another player costs her life she must "draw!": on Hearts or Diamonds he is the target of a shot."""

    id = "julie-cutter"
    name = "Julie Cutter"

    async def wounded(self, t: Table, damage: Damage) -> None:
        if damage.source in (NOBODY, damage.seat):
            return
        card = await flip(t, damage.seat, self.key)
        if (
            card != NO_CARD
            and t.suit(card) in (cards.HEARTS, cards.DIAMONDS)
            and t.players[damage.source].alive
        ):
            await shoot(t, Shot(damage.seat, damage.source, NO_CARD, cause=self.key))


class MexicaliKid(Character):
    """Once in his turn he may pay 2 loads for a shot within the reach of his weapon."""

    id = "mexicali-kid"
    name = "Mexicali Kid"
    COST: ClassVar[int] = 2

    def uses(self, menu: Menu, card: int) -> None:
        if self.key not in menu.t.used and total(menu.t, menu.seat) >= self.COST:
            for target in players(menu.in_reach()):
                menu.options.append(Option("use", self.key, target, spending=self.COST))

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        await pay(t, seat, self.COST)
        if t.players[seat].alive:
            await shoot(t, Shot(seat, ref_seat(option.at()), NO_CARD, cause=self.key))


class MsAbigail(Character):
    """She may shun a brown card of rank J, Q, K or A that another player aims at her alone."""

    id = "ms-abigail"
    name = "Ms. Abigail"

    async def before_play(self, t: Table, seat: int, player: int, option: Option) -> None:
        alone = len(option.targets()) == 1 and not _goes_on(t, player, option)
        loads(t).for_several = NO_CARD if alone else option.card()

    def shuns(self, t: Table, seat: int, by: int, card: int) -> bool:
        return by != seat and cards.RANK[card] >= JACK and card != loads(t).for_several


def _goes_on(t: Table, seat: int, option: Option) -> bool:
    """Whether more players can become targets of a card after the one that is named."""
    kind = cards.KINDS[option.as_id] if option.as_id else cards.KIND[option.card()]
    if isinstance(kind, Volley):
        return option.spending > 0
    return len(kind.further_targets(t, seat, option.at())) > 0


class RedRingo(Character):
    """He starts with 4 loads on himself. Once in his turn he may move one or two of them to his Dangerous cards."""

    id = "red-ringo"
    name = "Red Ringo"
    life = 5
    starting_loads: ClassVar[int] = 4

    def uses(self, menu: Menu, card: int) -> None:
        t, seat = menu.t, menu.seat
        has = held(t, character_ref(seat))
        if self.key in t.used:
            return
        room = {own: AT_MOST - held(t, in_play_ref(seat, own)) for own in dangerous(t, seat)}
        for own in room:
            for count in (1, 2):
                if count <= has and count <= room[own]:
                    menu.options.append(Option("use", self.key, in_play_ref(seat, own), spending=count))
        both = [own for own in room if room[own]]
        for i, first in enumerate(both):
            for second in both[i + 1 :]:
                if has >= 2:
                    pair = (in_play_ref(seat, first), in_play_ref(seat, second))
                    menu.options.append(Option("use", self.key, pair, spending=2))

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        put(t, character_ref(seat), -option.spending)
        aimed = option.targets()
        each = option.spending // len(aimed)
        for place in aimed:
            put(t, place, each)
            t.tell("loaded", player=seat, count=each, card=ref_card(place))


CHARACTERS = [
    AlPreacher(),
    BassGreeves(),
    BloodyMary(),
    FrankieCanton(),
    JulieCutter(),
    MexicaliKid(),
    MsAbigail(),
    RedRingo(),
]
