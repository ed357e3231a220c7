"""What the Wild West Show has on the table: the pile of show cards, and what is remembered of the turn."""

from typing import Final

from posse.bang import cards
from posse.bang.bills import NO_BILL, BillStack
from posse.bang.parts import Part
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.kernel.shape import COUNTER, Shape

#: So many cards everybody has to play in his turn under Miss Susanna.
CARDS_DUE: Final = 3
COUNTED_BY: Final = "show/miss-susanna"


class ShowPile(BillStack):
    """The show card in force, and the pile, which lies face down."""

    id = "show"
    keys = ("show", "show_next")
    next_is_open = False

    def __init__(self) -> None:
        super().__init__()
        self.holder = NOBODY  # who turned up the card in force

    @property
    def is_final(self) -> bool:
        """Whether the card in force stays to the end."""
        return self.now != NO_BILL and cards.BILL[self.now].last

    def blank(self) -> BillStack:
        twin = ShowPile()
        twin.holder = self.holder
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (*super().fingerprint(), self.holder)


class Programme(Part):
    """What is remembered: the cards played this turn, and who misses his next turn."""

    id = "cards-played"
    shows = ("misses-turn",)

    def __init__(self) -> None:
        self.played = 0  # cards that the player on turn has played from his hand
        self.last = NO_CARD  # the brown card that he has just played, and may play once more
        self.last_as = ""  # the id of what it was used as, if not itself
        self.missing = 0  # a bit for each seat that misses its next turn
        # The cards taken at the last "draw!", and what it was for: they do not help against that very thing.
        self.caught: list[int] = []
        self.caught_for = ""
        self.losing_to = ""  # what costs somebody life at this moment

    def copy(self) -> Part:
        twin = Programme()
        twin.played = self.played
        twin.last = self.last
        twin.last_as = self.last_as
        twin.missing = self.missing
        twin.caught = self.caught.copy()
        twin.caught_for = self.caught_for
        twin.losing_to = self.losing_to
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            self.played,
            self.last,
            self.last_as,
            self.missing,
            tuple(self.caught),
            self.caught_for,
            self.losing_to,
        )

    def see(self, t: Table, seat: int) -> list[Shape]:
        """Who misses a turn; and how many cards were played, where that matters now."""
        missing = [who for who in range(len(t.players)) if self.missing >> who & 1]
        shapes = [Shape(COUNTER, "misses-turn", seat=who, count=1) for who in missing]
        if self.played and any(thing.key == COUNTED_BY for thing in t.in_force):
            shapes.append(Shape(COUNTER, self.id, seat=t.turn, count=self.played))
        return shapes

    def turn_begins(self, t: Table) -> None:
        self.played = 0
        self.last = NO_CARD


def show_pile(t: Table) -> ShowPile:
    part = t.parts[ShowPile.id]
    assert isinstance(part, ShowPile)
    return part


def programme(t: Table) -> Programme:
    part = t.parts[Programme.id]
    assert isinstance(part, Programme)
    return part
