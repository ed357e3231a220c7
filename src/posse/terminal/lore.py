"""What each game has to look up, as the games themselves tell it; their references say more (see reference.py)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from inspect import cleandoc


@dataclass(frozen=True)
class Thing:
    """A card, character, event or the like."""

    kind: str
    id: str
    name: str
    rule: str  # in a sentence or two
    facts: str  # what kind of thing it is, in a few words
    data: Mapping[str, object] = field(default_factory=dict)  # more about it, as plain data


@dataclass(frozen=True)
class Book:
    """One set."""

    game: str
    set_id: str
    title: str
    reference: Traversable  # the file, which need not be there
    things: list[Thing]


def rule_of(thing: object) -> str:
    """The rule that the class of a thing bears as its docstring."""
    return " ".join(cleandoc(type(thing).__doc__ or "").split())
