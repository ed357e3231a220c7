"""How a card could be played if a player were to play it now without paying for it."""

from typing import Final

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bang.affect import forbidden
from posse.bang.hooks import BEFORE_PLAY
from posse.bang.menu import Menu
from posse.bang.reactions import before_playing
from posse.bang.table import Table
from posse.bang.things import Kind
from posse.kernel.option import Option, is_in_play


@mypyc_attr(acyclic=True)
class FreeMenu(Menu):
    """A menu that ignores the player's hand: `can_pay` alone says whether other cards can be paid."""

    def __init__(self, t: Table, seat: int, can_pay: bool) -> None:
        super().__init__(t, seat)
        self.can_pay = can_pay
        self.has_bang_left = True

    def costs(self, card: int) -> list[int]:
        return [card] if self.can_pay else []

    def goes_with(self, card: int, wanted: str) -> list[tuple[int, str]]:
        return [(card, "")] if self.can_pay else []

    def playing(self, kind: Kind, card: int, as_id: str = "") -> list[Option]:
        """How the player could play a card as this kind, if it were his turn and he had not yet played a BANG! in
        it."""
        acting = self.t.obeys
        self.t.let_act(self.seat)
        try:
            return self.playing_now(kind, card, as_id)
        finally:
            self.t.let_act(acting)

    def playing_now(self, kind: Kind, card: int, as_id: str = "") -> list[Option]:
        """The same when the player is already treated as acting."""
        self.options = []
        if not forbidden(self.t, self.seat, kind):
            kind.plays(self, card, as_id)
        return self.options


@mypyc_attr(acyclic=True)
class AnyWay(FreeMenu):
    """Finds out only whether there is a way to play a card, so it stops at one target."""

    def add_targets(self, card: int, seats: list[int], as_id: str = "") -> None:
        super().add_targets(card, seats[:1], as_id)

    def add_loot(self, card: int, seats: list[int], as_id: str = "", to_keep: bool = False) -> None:
        if self.loot(seats, to_keep):
            self.add(card, as_id)

    def add_paid(self, card: int, targets: list[int] | None = None) -> None:
        super().add_paid(card, targets if targets is None else targets[:1])

    def playable(self, examples: dict[str, int]) -> list[str]:
        """The keys of those kinds that could be played. There is an example card for each kind."""
        acting = self.t.obeys
        self.t.let_act(self.seat)
        try:
            return [key for key, card in examples.items() if self.playing_now(cards.KIND[card], card)]
        finally:
            self.t.let_act(acting)


def aims(
    t: Table,
    seat: int,
    kind: Kind,
    card: int,
    as_id: str = "",
    can_pay: bool = True,
    from_hand: bool = True,
) -> list[Option]:
    """How a player could play a card as this kind, with one way for each target. Without `from_hand`, hand cards that
    make him see farther do not help."""
    menu = FreeMenu(t, seat, can_pay)
    menu.from_hand = from_hand
    out: dict[tuple[object, ...], Option] = {}
    for option in menu.playing(kind, card, as_id):
        out.setdefault((option.target, option.purpose, beside(option)), option)
    return list(out.values())


def beside(option: Option) -> tuple[int, ...]:
    """The player's own cards in play that an option names. They are not a cost but part of the effect."""
    return tuple(ref for ref in option.paid if isinstance(ref, int) and is_in_play(ref))


async def play_freely(t: Table, seat: int, kind: Kind, card: int, option: Option) -> None:
    """Carry out the effect of a card. It does not count as a BANG! of this turn."""
    bangs = t.bangs_played
    if t.heard & BEFORE_PLAY:
        await before_playing(t, seat, option)
    await kind.play(t, seat, card, option)
    t.bangs_played = bangs


_kinds: Final[dict[tuple[str, ...], dict[str, int]]] = {}


def examples(t: Table) -> dict[str, int]:
    """A card of each kind of playing card in the game, by the kind's key, sorted by key."""
    key = (str(cards.generation()), *t.sets)
    if key not in _kinds:
        found: dict[str, int] = {}
        for set_id in t.sets:
            for card in cards.SETS[set_id].cards:
                if not cards.PILE[card]:
                    found.setdefault(cards.KEY[card], card)
        _kinds[key] = {each: found[each] for each in sorted(found)}
    return _kinds[key]
