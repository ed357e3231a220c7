"""What happened, as the tellers of the games say it, on its way out."""

from collections.abc import Sequence
from typing import Any

from posse.kernel.event import Event
from posse.kernel.rules import Rules
from posse.tellers import Teller


class ToldEvent:
    """An event as plain data, with the line that tells it and its part on the stage, for all who saw it alike."""

    __slots__ = ("_bare", "_event", "_is_personal", "_says", "_seen", "_whole")

    def __init__(self, rules: Rules, says: Teller, event: Event, seen: Sequence[Event]) -> None:
        self._says = says
        self._event = event
        self._seen = seen
        self._bare: dict[str, Any] = rules.plain(event)
        staged = says.staged(event, seen)
        if staged is not None:
            self._bare["stage"] = staged.plain()
        self._whole: dict[str, Any] | None = None  # with its line
        self._is_personal = False  # a player named in it may be told another line

    def to(self, seat: int) -> dict[str, Any]:
        """As it is told to a seat."""
        if self._whole is not None and not (self._is_personal and _may_name(self._event, seat)):
            return self._whole
        line = self._says.line(self._event, seat, self._seen)
        self._is_personal = line is None or line.is_personal
        data = self._bare if line is None else {**self._bare, "say": line.plain()}
        if not (self._is_personal and _may_name(self._event, seat)):
            self._whole = data
        return data


def told(rules: Rules, says: Teller, seen: Sequence[Event], seat: int) -> list[dict[str, Any]]:
    """Events as a seat saw them."""
    return [ToldEvent(rules, says, event, seen).to(seat) for event in seen]


class ToldToAll:
    """The same events for one seat after the other. Those who saw the same are told the same, except where a line
    speaks to a player it names; so most of it is made once."""

    def __init__(self, rules: Rules, says: Teller, events: Sequence[Event]) -> None:
        self._rules = rules
        self._says = says
        self._events = events
        self._secret = [event.audience for event in events if event.secret is not None]
        self._alike: dict[int, list[ToldEvent]] = {}

    def told(self, seat: int) -> list[dict[str, Any]]:
        return [event.to(seat) for event in self._seen_like(seat)]

    def _seen_like(self, seat: int) -> list[ToldEvent]:
        """The events, for all who saw as much of them as this seat."""
        sight = 0
        for audience in self._secret:
            sight = sight * 2 + (seat >= 0 and audience >> seat & 1)
        alike = self._alike.get(sight)
        if alike is None:
            seen = [event.seen_by(seat) for event in self._events]
            alike = [ToldEvent(self._rules, self._says, event, seen) for event in seen]
            self._alike[sight] = alike
        return alike


def _may_name(event: Event, seat: int) -> bool:
    """Whether a seat may be among the facts of an event."""
    return any(seat == fact or (isinstance(fact, tuple) and seat in fact) for fact in event.facts.values())
