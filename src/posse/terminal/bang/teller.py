"""English for a listener: who is meant by "you", and verbs to go with it."""

from collections.abc import Sequence
from typing import Final

_THIRD: Final = {"have": "has", "are": "is", "were": "was", "do": "does", "go": "goes"}


class Teller:
    """Speaks to the player at a seat; to nobody in particular if the seat is -1."""

    def __init__(self, names: Sequence[str], seat: int) -> None:
        self._names = names
        self._seat = seat

    def hears(self, seat: int) -> bool:
        """Whether that player is the one spoken to."""
        return seat >= 0 and seat == self._seat

    def whom(self, seat: int) -> str:
        """`you`, `Ann`."""
        return "you" if self.hears(seat) else proper(self._names[seat])

    def who(self, seat: int) -> str:
        """`You`, `Ann`: at the head of a sentence."""
        return "You" if self.hears(seat) else self.whom(seat)

    def whose(self, seat: int) -> str:
        """`your`, `Ann's`."""
        return "your" if self.hears(seat) else f"{self.whom(seat)}'s"

    def does(self, seat: int, verb: str) -> str:
        """`You draw`, `Ann draws`."""
        return f"{self.who(seat)} {self.verb(seat, verb)}"

    def verb(self, seat: int, verb: str) -> str:
        """The verb as it goes with a player; of several words the first one changes."""
        if self.hears(seat):
            return verb
        first, space, rest = verb.partition(" ")
        return _third_person(first) + space + rest


def _third_person(verb: str) -> str:
    return _THIRD.get(verb) or verb + ("es" if verb.endswith(("s", "sh", "ch", "x")) else "s")


def proper(name: str) -> str:
    """A player's name in a sentence."""
    return name[:1].upper() + name[1:]
