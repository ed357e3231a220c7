"""What something says as plain data, fact by fact. Each fact is written once: its name, its type and how it is read.
The data for JSON is made from it, and so are the types of the web client."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any


class OneOf:
    """One of these words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(dict.fromkeys(words))


class Many:
    """A list of something."""

    def __init__(self, of: object) -> None:
        self.of = of


class Counts:
    """A number for each of these words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)


class OrNone:
    """Something, or null."""

    def __init__(self, of: object) -> None:
        self.of = of


class Fact:
    """One fact; without `read` it is the attribute of that name."""

    __slots__ = ("always", "name", "read", "type")

    def __init__(
        self, name: str, type: object, read: Callable[[Any], object] | None = None, always: bool = True
    ) -> None:
        self.name = name
        self.type = type  # str, int, bool, one of the classes above, or other Facts
        self.read: Callable[[Any], object] = attrgetter(name) if read is None else read
        self.always = always


def perhaps(name: str, type: object, read: Callable[[Any], object] | None = None) -> Fact:
    """A fact that is left out where there is nothing to say: `read` gives None, or the attribute is empty."""
    return Fact(name, type, (lambda it: getattr(it, name) or None) if read is None else read, always=False)


class Facts:
    """All that something says. What is always said comes first."""

    def __init__(self, name: str, about: str, facts: Sequence[Fact], game: str = "") -> None:
        self.name = name  # of the type
        self.about = about
        self.facts = list(facts)
        self.game = game  # of the view of a game: told first, as "game"
        # For speed: views go out after every move, to everybody.
        self._always = [(fact.name, fact.read) for fact in facts if fact.always]
        self._perhaps = [(fact.name, fact.read) for fact in facts if not fact.always]

    def of(self, it: object) -> dict[str, object]:
        """What it says, as plain data."""
        out: dict[str, object] = {"game": self.game} if self.game else {}
        for name, read in self._always:
            out[name] = read(it)
        for name, read in self._perhaps:
            value = read(it)
            if value is not None:
                out[name] = value
        return out
