"""English for a listener: who is meant by "you", verbs to go with it, and lists and numbers in words."""

from collections.abc import Sequence
from typing import Final

_THIRD: Final = {"have": "has", "are": "is", "were": "was", "do": "does", "go": "goes"}


class Teller:
    """Speaks to the player at a seat; to nobody in particular if the seat is -1, unless somebody is called "you"."""

    def __init__(self, names: Sequence[str], seat: int) -> None:
        self._names = names
        self._seat = names.index("you") if seat < 0 and "you" in names else seat

    def hears(self, seat: int) -> bool:
        """Whether that player is the one spoken to."""
        return seat >= 0 and seat == self._seat

    def whom(self, seat: int) -> str:
        """`you`, `Ann`."""
        return "you" if self.hears(seat) else self.name(seat)

    def who(self, seat: int) -> str:
        """`You`, `Ann`: at the head of a sentence."""
        return capital(self.whom(seat))

    def whose(self, seat: int) -> str:
        """`your`, `Ann's`."""
        return "your" if self.hears(seat) else possessive(self.name(seat))

    def does(self, seat: int, verb: str) -> str:
        """`You draw`, `Ann draws`."""
        return f"{self.who(seat)} {self.verb(seat, verb)}"

    def do(self, seat: int) -> str:
        """`do you`, `does Ann`: in a question."""
        return f"{self.verb(seat, 'do')} {self.whom(seat)}"

    def verb(self, seat: int, verb: str) -> str:
        """The verb as it goes with a player; of several words the first one changes."""
        return verb if self.hears(seat) or self.is_many(seat) else singular(verb)

    # ---- what a game may call its players

    def name(self, seat: int) -> str:
        """A player as others call him."""
        return proper(self._names[seat])

    def is_many(self, seat: int) -> bool:
        """Whether the name of a player is a plural."""
        return False


def singular(verb: str) -> str:
    """The verb as it goes with one who is spoken of; of several words the first one changes."""
    first, space, rest = verb.partition(" ")
    return _third_person(first) + space + rest


def _third_person(verb: str) -> str:
    return _THIRD.get(verb) or verb + ("es" if verb.endswith(("s", "sh", "ch", "x")) else "s")


def capital(words: str) -> str:
    """Words at the head of a sentence."""
    return words[:1].upper() + words[1:]


def proper(name: str) -> str:
    """A player's name, or a role, in a sentence. Somebody may be called "you" who is not meant by it."""
    return f'"{name}"' if name == "you" else capital(name)


def possessive(name: str) -> str:
    """`Ann's`, `the Outlaws'`."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def counted(number: int, what: str) -> str:
    """`a card`, `2 cards`, `an arrow`, `a one`."""
    if number == 1:
        return f"{'an' if what[0] in 'aeiou' and what != 'one' else 'a'} {what}"
    return f"{number} {what}s"


def listed(words: Sequence[str]) -> str:
    """`a, b and c`."""
    return " and ".join([*([", ".join(words[:-1])] if words[:-1] else []), *words[-1:]])
