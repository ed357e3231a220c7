"""The playing cards of the fair."""

from posse.bang.blow import Damage, Shot
from posse.bang.damage import damage
from posse.bang.elimination import hold_the_end, let_the_end_come
from posse.bang.laid_down import Blue, Weapon
from posse.bang.menu import Menu, players
from posse.bang.shot import shoot
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.bang.things import Kind, Plain
from posse.kernel.option import Option, ref_seat

from .parts import corks, earn


class Popgun(Weapon):
    """Reach 1. It has three corks. In his turn its owner may use one for a shot at distance 1; without corks
    it goes."""

    id = "popgun"
    name = "Popgun"
    copies = "2H 3H"
    reach = 1

    def uses(self, menu: Menu, card: int) -> None:
        for target in players(menu.within(1)):
            menu.options.append(Option("use", self.key, target, spending=1))

    async def use(self, t: Table, seat: int, option: Option) -> None:
        card = t.in_front(seat, self.key)
        corks(t).on[card] -= 1
        if not corks(t).on[card]:
            t.discard_from_play(seat, card)
        await shoot(t, Shot(seat, ref_seat(option.at()), card), brown=False)


class Balloon(Blue):
    """Its owner is seen at a distance increased by 1. It is never in a hand; who loses it takes a ticket."""

    id = "balloon"
    name = "Balloon"
    copies = "4H"
    seen_farther = 1

    def gone(self, t: Table, seat: int, card: int) -> None:
        earn(t, seat)


class Candyfloss(Plain):
    """Its player takes two tickets."""

    id = "candyfloss"
    name = "Candyfloss"
    copies = "5D 6D"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        earn(t, seat, 2)


class Fireworks(Kind):
    """Everybody loses one life point at the same time, its player too; then the end of the game is looked for."""

    id = "fireworks"
    name = "Fireworks"
    copies = "7S"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add(card)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        hold_the_end(t)
        for other in t.clockwise(seat):
            await damage(t, Damage(other, 1, NOBODY, card))
        let_the_end_come(t)


class Price(Blue):
    """Played in front of another player: whoever eliminates him takes three tickets."""

    id = "price-tag"
    name = "Price Tag"
    copies = "8D"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        free = [seat for seat in menu.t.others(menu.seat) if menu.t.in_front(seat, self.key) == NO_CARD]
        menu.add_targets(card, free)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.lay_down(ref_seat(option.at()), card)

    async def killed(self, t: Table, seat: int, killer: int, damage: Damage | None) -> None:
        earn(t, killer, 3)


KINDS = [Popgun(), Balloon(), Candyfloss(), Fireworks(), Price()]
