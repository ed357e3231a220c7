"""What the encodings of all games share.

What a seat sees becomes a row of small numbers, each a byte, and so does every option. A row is put together from
pieces that were made once: one for each character, each card, each player that can be meant. That is fast, and needs no
library.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from posse.kernel.notation import VERBS
from posse.kernel.option import NOTHING, Decision, Option, Ref
from posse.kernel.view import View

#: The version of the numbers' meaning. It changes whenever one of them gets another meaning or another place.
VERSION: Final = 1
#: A larger number is given as this.
MOST: Final = 255
#: How many pieces are kept for a seat: lists of cards may be combined in any way.
_MOST_KEPT: Final = 20_000
#: How many ways to sit round a table are kept.
_MOST_LOOKS: Final = 256


def byte(number: int) -> int:
    """A count as a byte."""
    return MOST if number > MOST else number


class Words:
    """A list of words, each with its own place in a row."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(dict.fromkeys(words))
        self.place = {word: place for place, word in enumerate(self.words)}
        self.none = bytes(len(self.words))
        self.rows = [_one(place, len(self.words)) for place in range(len(self.words))]

    def row(self, word: str) -> bytes:
        """The row of one word; for an unknown one, that of the first word, which is there for this."""
        return self.rows[self.place.get(word, 0)]

    def counted(self, places: list[int]) -> bytes:
        """A row that counts places."""
        if not places:
            return self.none
        if len(places) == 1:
            return self.rows[places[0]]
        row = bytearray(self.none)
        for place in places:
            row[place] += 1
        return bytes(row)

    def counted_words(self, words: list[str]) -> bytes:
        """A row that counts words."""
        return self.counted([self.place.get(word, 0) for word in words]) if words else self.none


def _one(place: int, size: int) -> bytes:
    row = bytearray(size)
    row[place] = 1
    return bytes(row)


class Look:
    """How a seat sees the others round the table: itself first, then clockwise."""

    __slots__ = ("order", "paid", "parts", "place", "ring")

    def __init__(self, ring: list[int], seat: int) -> None:
        self.ring = ring
        start = ring.index(seat) if seat >= 0 else 0
        self.order = ring[start:] + ring[:start]
        self.place = [0] * len(ring)  # by seat: how many seats away, clockwise
        for away, other in enumerate(self.order):
            self.place[other] = away
        self.parts: dict[Ref, bytes] = {}  # what an option is about, or aimed at
        self.paid: dict[tuple[int | str, ...], bytes] = {}


def seat_names(seats: int) -> list[str]:
    """What the places round the table are called."""
    return ["me", *(f"+{away}" for away in range(1, seats))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """Turns what a seat sees, and each of its options, into a row of bytes. `facts` and `features` say what is where.
    All of it is made from the view of that seat and from what the seat is asked, so it reveals nothing else."""

    def __init__(
        self, game: str, part: list[str], kinds: Words, sorts: Sequence[str], purposes: Sequence[str]
    ) -> None:
        self.game = game
        self.facts: list[str] = []  # what is in an observation; different for each game
        self.part = part  # what is told about the thing that an option is about, and about its target
        self.kinds = kinds  # kinds of cards that may be paid, or played as another
        self.sorts = Words(sorts)  # what else is told about cards that are paid: suits, or symbols
        self.purposes = Words(["another", *purposes])
        self.verbs = Words(["another", *VERBS])
        self.features = [
            *(f"verb {verb}" for verb in self.verbs.words),
            *(f"thing {name}" for name in part),
            *(f"target {name}" for name in part),
            *(f"as {kind}" for kind in kinds.words),
            *(f"with {kind}" for kind in kinds.words),
            *(f"with {sort}" for sort in self.sorts.words),
            *(f"for {purpose}" for purpose in self.purposes.words),
            "cards paid",
            "tokens spent",
            "number in the list",
            "more options",
        ]
        self._no_part = bytes(len(part))
        self._no_paid = bytes(len(kinds.words) + len(self.sorts.words))
        self._plain = kinds.none + self._no_paid + self.purposes.none + bytes(2)
        self._looks: dict[int, Look] = {}  # by seat, as the players last sat
        self._all_looks: dict[tuple[int, ...], Look] = {}  # by seat and ring: games side by side may differ

    # ---- different for each game

    def facts_of(self, view: View, look: Look, decision: Decision | None, out: list[bytes]) -> None:
        """Tell what a seat sees, piece by piece; the decision only if that seat is asked."""
        raise NotImplementedError

    def mark(self, row: bytearray, item: int | str, look: Look) -> None:
        """Enter a card, a player, a place or a word in the row of a part of an option."""
        raise NotImplementedError

    def kind_of(self, item: int | str) -> int:
        """The place of a card among the kinds."""
        raise NotImplementedError

    def sorts_of(self, item: int | str) -> list[int]:
        """The places of a card among the sorts."""
        raise NotImplementedError

    def ring(self, view: View) -> list[int]:
        """The seats as they sit, clockwise."""
        raise NotImplementedError

    # ---- the same for all

    def look(self, view: View) -> Look:
        """How the seat of a view sees the others."""
        ring = self.ring(view)
        look = self._looks.get(view.seat)
        if look is None or look.ring != ring:
            look = self._looks[view.seat] = self._look_from(view.seat, ring)
        return look

    def _look_from(self, seat: int, ring: list[int]) -> Look:
        key = (seat, *ring)
        look = self._all_looks.get(key)
        if look is None:
            if len(self._all_looks) >= _MOST_LOOKS:
                self._all_looks.clear()
            look = self._all_looks[key] = Look(ring.copy(), seat)
        return look

    def observation(self, view: View, decision: Decision | None) -> bytes:
        """What a seat sees: a number for each of `facts`."""
        asked = decision if decision is not None and decision.player == view.seat else None
        out: list[bytes] = []
        self.facts_of(view, self.look(view), asked, out)
        return b"".join(out)

    def options(self, view: View, decision: Decision) -> bytes:
        """What a seat may do: a row for each option, a number for each of `features`."""
        look = self.look(view)
        out: list[bytes] = []
        for number, option in enumerate(decision.options):
            self._tell(option, look, number, out)
        return b"".join(out)

    def tell(self, view: View, decision: Decision, facts: list[bytes], options: list[bytes]) -> None:
        """Both at once for the asked seat, piece by piece: a caller with many tables joins the pieces once."""
        look = self.look(view)
        self.facts_of(view, look, decision, facts)
        for number, option in enumerate(decision.options):
            self._tell(option, look, number, options)

    def more(self, number: int) -> bytes:
        """The row of what is not an option of the game: seeing the rest of a long list."""
        row = bytearray(len(self.features))
        row[-2] = byte(number)
        row[-1] = 1
        return bytes(row)

    def _tell(self, option: Option, look: Look, number: int, out: list[bytes]) -> None:
        out.append(self.verbs.row(option.verb))
        out.append(self._part(option.thing, look))
        out.append(self._part(option.target, look))
        if option.as_id or option.paid or option.spending or option.purpose:
            self._tell_how(option, look, out)
        else:
            out.append(self._plain)
        out.append(_NUMBERED[number] if number < MOST else _NUMBERED[MOST])

    def _tell_how(self, option: Option, look: Look, out: list[bytes]) -> None:
        out.append(self.kinds.row(f"card/{option.as_id}") if option.as_id else self.kinds.none)
        out.append(self._paid(option.paid, look) if option.paid else self._no_paid)
        out.append(self.purposes.row(option.purpose) if option.purpose else self.purposes.none)
        out.append(bytes([byte(len(option.paid)), byte(option.spending)]))

    def _part(self, ref: Ref, look: Look) -> bytes:
        if ref == NOTHING:
            return self._no_part
        row = look.parts.get(ref)
        if row is None:
            if len(look.parts) >= _MOST_KEPT:
                look.parts.clear()
            row = look.parts[ref] = self._made(ref, look)
        return row

    def _made(self, ref: Ref, look: Look) -> bytes:
        row = bytearray(len(self.part))
        if isinstance(ref, tuple):
            for item in ref:
                self.mark(row, item, look)
        else:
            self.mark(row, ref, look)
        return bytes(row)

    def _paid(self, paid: tuple[int | str, ...], look: Look) -> bytes:
        row = look.paid.get(paid)
        if row is None:
            if len(look.paid) >= _MOST_KEPT:
                look.paid.clear()
            kinds = self.kinds.counted([self.kind_of(item) for item in paid])
            sorts = self.sorts.counted([sort for item in paid for sort in self.sorts_of(item)])
            row = look.paid[paid] = kinds + sorts
        return row


#: The number of an option in its list, and that it is one of the game.
_NUMBERED: Final = [bytes([number, 0]) for number in range(MOST + 1)]
