"""The chat at a table: which lines are accepted, and which lines people have already been told."""

from collections.abc import Iterable, Sequence
from typing import Final

from posse.server import wire
from posse.server.people import is_blank, without_towers
from posse.server.refusal import Refusal
from posse.store import ChatLine

#: Lines that one person may say at all tables together: as a burst, and per second.
CHAT_BURST: Final = 6.0
CHAT_RATE: Final = 0.5
#: Lines of chat that a newcomer is shown.
CHAT_SHOWN: Final = 50


def checked_line(text: str) -> str:
    """A line of chat as it is said, refused if there is nothing to read in it."""
    if is_blank(text):
        raise Refusal("nothing-said", "there is nothing to be read in that")
    return without_towers(text)


def on_the_wire(line: ChatLine) -> wire.ChatLine:
    """A stored line of chat as it is sent to people."""
    return wire.ChatLine(line.number, line.at, line.player, line.name, line.text)


class ToldLines:
    """Which lines of chat the people at a table have been told. When two processes serve the table, lines may arrive
    out of order, and some may be missing until the store is asked."""

    def __init__(self) -> None:
        self.up_to = 0  # all lines up to this number
        self._beyond: set[int] = set()

    @property
    def latest(self) -> int:
        """The number of the latest line that anybody was told."""
        return max(self._beyond, default=self.up_to)

    def new(self, lines: Iterable[wire.ChatLine]) -> list[wire.ChatLine]:
        """The lines that were not told yet. From now on they count as told."""
        fresh = [line for line in lines if line.n > self.up_to and line.n not in self._beyond]
        self._beyond.update(line.n for line in fresh)
        while self.up_to + 1 in self._beyond:
            self.up_to += 1
            self._beyond.discard(self.up_to)
        return fresh

    def none_missing(self, lines: Sequence[wire.ChatLine]) -> None:
        """These are the latest lines in the store, so no older one is missing any more."""
        if lines:
            self.up_to = max(self.up_to, lines[-1].n)
            self._beyond = {number for number in self._beyond if number > self.up_to}
