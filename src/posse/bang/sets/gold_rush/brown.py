"""The brown equipment: it takes effect when it is bought."""

from posse.bang import cards
from posse.bang.answer import evaded
from posse.bang.blow import Shot as Bullet
from posse.bang.flip import flip_all
from posse.bang.menu import Menu, must_play, players
from posse.bang.robbery import rob, strip
from posse.bang.sets.gold_rush.shop import Equipment, shop
from posse.bang.shot import shoot
from posse.bang.table import DISCARD, Table
from posse.kernel.option import Option, ref_seat
from posse.kernel.rules import Hindrance


class Shot(Equipment):
    """One player of the buyer's choice, himself included, regains one life point."""

    id = "shot"
    name = "Shot"
    copies = "- - -"
    cost = 1

    def ways(self, menu: Menu) -> list[Option]:
        return [Option("buy", self.key, target) for target in players(menu.all_seats())]

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        drinker = ref_seat(option.at())
        if not await evaded(t, drinker, self.key, seat, card):
            t.heal(drinker, 1)


class Bottle(Equipment):
    """The buyer takes a card as with Panic!, regains one life point, or shoots at a player within reach of his weapon.
    It does not count as a Panic!, a Beer or a BANG! card."""

    id = "bottle"
    name = "Bottle"
    copies = "- - -"
    cost = 2

    def ways(self, menu: Menu) -> list[Option]:
        loot = menu.loot([*menu.within(1), menu.seat], to_keep=True)
        return [
            Option("buy", self.key, as_id="beer"),
            *(Option("buy", self.key, place, "panic") for place in loot),
            *(Option("buy", self.key, target, "bang") for target in players(menu.in_reach())),
        ]

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        if option.as_id == "panic":
            await rob(t, seat, card, option.at())
        elif option.as_id == "bang":
            await shoot(t, Bullet(seat, ref_seat(option.at()), card))
        else:
            t.heal(seat, 1)


class Pardner(Equipment):
    """The buyer has the effect of a General Store, of a Duel, or of a Cat Balou against another player."""

    id = "pardner"
    name = "Pardner"
    copies = "- - -"
    cost = 2

    def ways(self, menu: Menu) -> list[Option]:
        others = menu.t.others(menu.seat)
        return [
            Option("buy", self.key, as_id="general-store"),
            *(Option("buy", self.key, target, "duel") for target in players(others)),
            *(Option("buy", self.key, place, "cat-balou") for place in menu.loot(others)),
        ]

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        if option.as_id == "cat-balou":
            await strip(t, seat, card, option.at())
        else:
            await cards.KINDS[option.as_id].play(t, seat, card, option)


class Rhum(Equipment):
    """The buyer must "draw!" four cards at once and regains a life point for each suit among them."""

    id = "rhum"
    name = "Rhum"
    copies = "- -"
    cost = 3

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        turned = await flip_all(t, seat, self.key, 4)
        t.heal(seat, len({t.suit(each) for each in turned}))


class UnionPacific(Equipment):
    """The buyer draws four cards."""

    id = "union-pacific"
    name = "Union Pacific"
    copies = "-"
    cost = 4

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.draw(seat, 4)


class GoldRush(Equipment):
    """The buyer's turn ends with phase 3. Then he regains all his life points and takes another turn. It cannot be
    bought while there is a card that he must play first."""

    id = "gold-rush"
    name = "Gold Rush"
    copies = "-"
    cost = 5

    def ways(self, menu: Menu) -> list[Option]:
        return [] if must_play(menu) else super().ways(menu)

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("must-play-first", must_play(menu))

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        shop(t).rushed = seat
        t.further_turns += 1
        t.phase = DISCARD


BROWN_KINDS = [Shot(), Bottle(), Pardner(), Rhum(), UnionPacific(), GoldRush()]
