"""Events say what happened: for the log, animations, bots and statistics.

An event knows who may see what. Its facts are for everybody, its secret facts only for the seats in its audience.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

#: An audience of everybody, spectators included.
EVERYBODY: Final = -1
#: The seat of somebody who only watches.
SPECTATOR: Final = -1

Fact = int | str | bool | tuple[int, ...]


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened."""

    __slots__ = ("_public", "audience", "facts", "kind", "note", "secret")

    def __init__(
        self,
        kind: str,
        facts: Mapping[str, Fact],
        secret: Mapping[str, Fact] | None = None,
        audience: int = EVERYBODY,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.audience = audience  # a bit for each seat that may see the secret facts
        self.note: object = None  # what one reader worked out from it, kept for the next reader
        self._public: Event | None = None  # the event without its secrets, if it has any

    def seen_by(self, seat: int) -> "Event":
        """The event as a seat sees it: with its secret facts, or without a trace of them."""
        if self.secret is None:
            return self
        if seat >= 0 and self.audience >> seat & 1:
            return Event(self.kind, {**self.facts, **self.secret})
        public = self._public
        if public is None:
            public = self._public = Event(self.kind, self.facts)
        return public

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (self.kind, self.facts, self.secret, self.audience) == (
            other.kind,
            other.facts,
            other.secret,
            other.audience,
        )

    def __hash__(self) -> int:
        return hash((self.kind, tuple(sorted(self.facts))))

    def __repr__(self) -> str:
        said = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        hidden = f" [{', '.join(f'{k}={v}' for k, v in self.secret.items())}]" if self.secret else ""
        return f"{self.kind}({said}){hidden}"


def plain(event: Event, ways: Mapping[str, Callable[[int], object]]) -> dict[str, object]:
    """An event as plain data. For each fact that is a number or a list of numbers, `ways` says what the numbers
    mean."""
    out: dict[str, object] = {"kind": event.kind}
    for key, value in event.facts.items():
        way = ways.get(key)
        if isinstance(value, tuple):
            out[key] = [item if way is None else way(item) for item in value]
        else:
            out[key] = value if way is None or isinstance(value, str) else way(value)
    return out


def seat_name(names: Sequence[str]) -> Callable[[int], object]:
    """A seat as plain data: the player's name, or None for nobody."""
    return lambda seat: names[seat] if seat >= 0 else None
