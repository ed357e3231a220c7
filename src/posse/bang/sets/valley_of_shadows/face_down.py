"""The cards chosen for a Poker, while they are face down."""

from typing import Final

from posse.bang.parts import Part
from posse.bang.table import NO_CARD, Table
from posse.bang.things import Thing
from posse.kernel.rules import EVERYBODY
from posse.kernel.shape import COUNTER, Shape


class FaceDown(Part):
    """The card that each player has chosen so far. It stays in his hand until all are shown together."""

    id = "face-down"

    def __init__(self, chosen: dict[int, int] | None = None) -> None:
        self.chosen = chosen or {}  # by seat, in the order in which they chose

    def copy(self) -> Part:
        return FaceDown(self.chosen.copy())

    def fingerprint(self) -> tuple[object, ...]:
        return tuple(self.chosen.items())

    def see(self, t: Table, seat: int) -> list[Shape]:
        """The players who have chosen; nobody sees what."""
        return [Shape(COUNTER, self.id, seat=who, count=1) for who in self.chosen]

    def redeal(self, t: Table, seat: int) -> None:
        """Nobody knows what another player has chosen: it may be any card of his hand."""
        for other in self.chosen:
            if seat not in (other, EVERYBODY):
                self.chosen[other] = NO_CARD

    def shown(self, t: Table) -> list[tuple[int, int]]:
        """Turn up all cards: who gives which."""
        out: list[tuple[int, int]] = []
        for seat, card in self.chosen.items():
            hand = t.players[seat].hand
            out.append((seat, card if card in hand else hand[t.below(len(hand))]))
        self.chosen = {}
        return out


def face_down(t: Table) -> FaceDown:
    """The part of a table with this set."""
    part = t.parts[FaceDown.id]
    assert isinstance(part, FaceDown)
    return part


class ShownTogether(Thing):
    """The cards chosen for a Poker are shown when the last player has chosen."""

    id = "shown-together"

    def parts(self) -> list[Part]:
        return [FaceDown()]


SHOWN_TOGETHER: Final = ShownTogether()
