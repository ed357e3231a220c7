"""Cards that are laid down in front of a player. Blue ones work from then on, green ones are used in a later turn."""

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bang.menu import Menu
from posse.bang.table import NO_CARD, Table
from posse.bang.things import BLUE, GREEN, Kind
from posse.kernel.option import Option, in_play_ref
from posse.kernel.rules import Hindrance


@mypyc_attr(allow_interpreted_subclasses=True)
class LaidDown(Kind):
    """A card that is laid down in front of its player. Nobody has two of the same name."""

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        if menu.t.in_front(menu.seat, self.key) == NO_CARD:
            menu.add(card)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.lay_down(seat, card)

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("already-in-play")


@mypyc_attr(allow_interpreted_subclasses=True)
class Blue(LaidDown):
    """A blue card works from the moment it is laid down."""

    border = BLUE


@mypyc_attr(allow_interpreted_subclasses=True)
class Weapon(Blue):
    """BANG! cards of its owner reach as far as the weapon says; a new weapon replaces the old one."""

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        lay_weapon_down(t, seat, card)


def lay_weapon_down(t: Table, seat: int, card: int) -> None:
    """A player lays down a weapon and discards the old one."""
    for old in t.players[seat].in_play:
        if cards.REACH[old]:
            t.discard_from_play(seat, old)
            break
    t.lay_down(seat, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class Green(LaidDown):
    """A green card waits for a later turn; then it is discarded for what it shows."""

    border = GREEN

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.lay_down(seat, card)
        t.fresh.append(card)

    def uses(self, menu: Menu, card: int) -> None:
        if card not in menu.t.fresh:
            self.offers(menu)

    def offers(self, menu: Menu) -> None:
        """Add to the menu what it may be used for. A card that is only an answer adds nothing."""

    def other_loot(self, menu: Menu, to_keep: bool = False) -> list[int]:
        """What may be taken from anybody with this card. The card itself cannot be: it is discarded first."""
        t = menu.t
        own = in_play_ref(menu.seat, t.in_front(menu.seat, self.key))
        return [place for place in menu.loot(menu.all_seats(), to_keep) if place != own]

    async def use(self, t: Table, seat: int, option: Option) -> None:
        card = t.in_front(seat, self.key)
        t.discard_from_play(seat, card)
        await self.effect(t, seat, card, option)

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        """What it does when it is used in its owner's play phase."""
        raise NotImplementedError
