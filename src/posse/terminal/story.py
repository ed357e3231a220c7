"""The log: what happened, sentence by sentence, turn by turn."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from posse.kernel.event import Event
from posse.terminal.faces import Face
from posse.terminal.pen import Pen

#: What others do to the reader is worth a second look.
_TO_YOU: Final = re.compile(r"\byour?\b")


def is_turn(event: Event) -> bool:
    """Whether an event opens a new turn: it becomes a heading."""
    return event.kind == "turn"


def tell(pen: Pen, face: Face, events: Iterable[Event], names: Sequence[str], seat: int) -> None:
    """Print events as the player at a seat saw them."""
    for event in events:
        words = face.sentence(event, names, seat)
        if words is None:
            continue
        if is_turn(event):
            heading(pen, words)
        else:
            pen.line(words, "bold" if _TO_YOU.search(words) else "", indent=2, hang=2)


def heading(pen: Pen, words: str) -> None:
    pen.line()
    pen.line(words.rstrip("."), "bold underline")
