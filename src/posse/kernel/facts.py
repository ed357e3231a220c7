"""Objects as plain data, fact by fact. Each fact is defined once, with its name, its type and how it is read. From this
come both the data for JSON and the types of the web client."""

from collections.abc import Callable, Sequence
from typing import Any, cast


class OneOf:
    """One of these words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(dict.fromkeys(words))


class Many:
    """A list of something."""

    def __init__(self, of: object) -> None:
        self.of = of


class Counts:
    """A number for each of some words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)


class OrNone:
    """Something, or null."""

    def __init__(self, of: object) -> None:
        self.of = of


class Fact:
    """One fact. Without `read` it is the attribute of that name."""

    __slots__ = ("always", "name", "read", "type")

    def __init__(
        self, name: str, type: object, read: Callable[[Any], object] | None = None, always: bool = True
    ) -> None:
        self.name = name
        self.type = type  # str, int, bool, one of the classes above, or other Facts
        self.read = read
        self.always = always


def perhaps(name: str, type: object, read: Callable[[Any], object] | None = None) -> Fact:
    """A fact that may be left out: when `read` gives None, or the attribute is empty."""
    return Fact(name, type, read, always=False)


class Facts:
    """All facts of an object. Those that are never left out come first."""

    def __init__(self, name: str, about: str, facts: Sequence[Fact], game: str = "") -> None:
        self.name = name  # of the type
        self.about = about
        self.facts = list(facts)
        self.game = game  # for the view of a game: its name, which comes first as "game"
        self.of = _written_out(self.facts, game)


def _written_out(facts: Sequence[Fact], game: str) -> Callable[[object], dict[str, object]]:
    """A function that makes plain data of an object. Views are sent to everybody after every move. So its source is
    generated as one would write it by hand, which takes half the time of a loop over the facts."""
    reads = {f"read_{fact.name}": fact.read for fact in facts if fact.read is not None}
    always = [f"{fact.name!r}: {_source(fact)}" for fact in facts if fact.always]
    if game:
        always.insert(0, f"'game': {game!r}")
    lines = ["def of(it):", f"    out = {{{', '.join(always)}}}"]
    for fact in facts:
        if not fact.always:
            said = "is not None" if fact.read is not None else ""
            lines.append(f"    if (value := {_source(fact)}) {said}: out[{fact.name!r}] = value")
    exec("\n".join([*lines, "    return out"]), reads)
    return cast(Callable[[object], dict[str, object]], reads["of"])


def _source(fact: Fact) -> str:
    return f"it.{fact.name}" if fact.read is None else f"read_{fact.name}(it)"
