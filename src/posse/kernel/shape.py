"""Shapes: what a table may show besides players and playing cards, as plain data.

A set brings things that no client knows: gold, a shop, a train. It describes them by a few shapes that every client can
draw, so a new set needs no new code there. Cards are named as in the notation, other things by their keys.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from posse.kernel.facts import Fact, Facts, Many, OneOf, perhaps

#: A number at a seat: gold, or a marker that somebody holds.
COUNTER: Final = "counter"
#: Tokens on a card, in front of somebody or in the middle. Those on a character are a counter at the seat.
TOKENS: Final = "tokens"
#: Cards side by side in the middle or at a seat, each with its price if it has one.
ROW: Final = "row"
#: Cards on top of each other: how many there are, and the topmost one if it is face up.
PILE: Final = "pile"
#: A card that is in force for everybody, and the one that comes next.
BILL: Final = "bill"
#: A row of places, and cards that move along it. The first card is at the position, each further one a place behind.
#: The words of a place may have a `.price`, and those of the part an `.end` for what lies beyond the last place.
TRACK: Final = "track"
ALL: Final = (COUNTER, TOKENS, ROW, PILE, BILL, TRACK)

NOWHERE: Final = -1


@mypyc_attr(acyclic=True)
class Shape:
    """One thing to be drawn. Empty facts are left out of the plain data."""

    __slots__ = ("at", "cards", "count", "id", "next", "places", "position", "prices", "seat", "shape")

    def __init__(
        self,
        shape: str,
        id: str,
        seat: int = NOWHERE,
        count: int = 0,
        cards: Sequence[str] = (),
        prices: Sequence[int] = (),
        at: str = "",
        next: str = "",
        places: Sequence[str] = (),
        position: int = NOWHERE,
    ) -> None:
        self.shape = shape
        self.id = id  # the id of the part that it shows; the set has words and looks for it
        self.seat = seat  # whose it is, or NOWHERE for the middle of the table
        self.count = count
        self.cards = cards  # what lies there, by text or key
        self.prices = prices  # of each card
        self.at = at  # the card that tokens lie on, as text
        self.next = next  # of a bill: what comes next
        self.places = places  # of a track: the places, by key
        # Of a track: the place of the first card, counted from 0. At the end it is the number of places.
        self.position = position

    def as_dict(self) -> dict[str, object]:
        """The shape as plain data, for JSON."""
        return SHAPE.of(self)


def _place(number: int) -> int | None:
    return None if number == NOWHERE else number


SHAPE: Final = Facts(
    "Shape",
    "Something that a set brings to the table, as clients draw it (`posse.kernel.shape`).",
    [
        Fact("shape", OneOf(ALL)),
        Fact("id", str),
        perhaps("seat", int, lambda s: _place(s.seat)),
        perhaps("count", int),
        perhaps("cards", Many(str)),
        perhaps("prices", Many(int)),
        perhaps("at", str),
        perhaps("next", str),
        perhaps("places", Many(str)),
        perhaps("position", int, lambda s: _place(s.position)),
    ],
)
