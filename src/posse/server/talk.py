"""What is said at a table: not nothing, not without end, and to everybody once."""

from collections.abc import Iterable, Sequence
from typing import Final

from posse.server import wire
from posse.server.people import is_blank
from posse.server.refusal import Refusal

#: Lines at once and a second, of one person at all tables together.
CHAT_BURST: Final = 6.0
CHAT_RATE: Final = 0.5
#: So many lines of chat a newcomer is shown.
CHAT_SHOWN: Final = 50


def checked_line(text: str) -> str:
    """A line of chat as we take it: with something in it to be read."""
    if is_blank(text):
        raise Refusal("nothing-said", "there is nothing to be read in that")
    return text


class Told:
    """Which lines of chat the people at a table were told. They may come out of order, when two processes serve the
    table, and some may be missing until the store is asked."""

    def __init__(self) -> None:
        self.up_to = 0  # all lines up to this number
        self._beyond: set[int] = set()

    @property
    def latest(self) -> int:
        """The number of the latest line that anybody was told."""
        return max(self._beyond, default=self.up_to)

    def new(self, lines: Iterable[wire.ChatLine]) -> list[wire.ChatLine]:
        """Those that nobody was told yet; from now on they are."""
        fresh = [line for line in lines if line.n > self.up_to and line.n not in self._beyond]
        self._beyond.update(line.n for line in fresh)
        while self.up_to + 1 in self._beyond:
            self.up_to += 1
            self._beyond.discard(self.up_to)
        return fresh

    def none_missing(self, lines: Sequence[wire.ChatLine]) -> None:
        """These are the last ones of all: what is older is nobody's concern any more."""
        if lines:
            self.up_to = max(self.up_to, lines[-1].n)
            self._beyond = {number for number in self._beyond if number > self.up_to}
