"""A whole game of the card game, told in a few lines and numbers."""

from collections.abc import Callable, Sequence
from typing import Final

from posse.bang import cards
from posse.bang.tell.happened import Happened, named
from posse.bang.tell.lines import line
from posse.bang.tell.of_set import SetTells
from posse.kernel.event import Event
from posse.kernel.message import GOOD, HURT, Arg, Line, Message, Named, Seat
from posse.kernel.telling import NOBODY, Count, Moment, pick_moments, tally

#: How much an event matters in a story; events of 0 and less only fill it up.
WEIGHTS: Final = {
    "over": 100,
    "eliminated": 90,
    "goals": 75,
    "penalised": 70,
    "returned": 40,
    "lost_life": -2,
}
LAST_SHOT: Final = 80
BACK_FOR_GOOD: Final = 85
SAVED: Final = 55
DUEL_LOST: Final = 50
_ACTS: Final = ("played", "used")


def story(events: Sequence[Event], me: int, tells: SetTells, renegades: int) -> list[Line]:
    """What mattered in a game, in order: who was killed and by whom, duels, saves, the last shot."""
    writer = _Writer(events, me, tells, renegades)
    return pick_moments([moment for at in range(len(events)) for moment in writer.moments(at)])


class _Writer:
    """Finds the moments of one game."""

    def __init__(self, events: Sequence[Event], me: int, tells: SetTells, renegades: int) -> None:
        self.events = events
        self.me = me
        self.tells = tells
        self.renegades = renegades
        self.weights = {**WEIGHTS, **tells.weights}
        self.last_shot = self._last_shot()

    def moments(self, at: int) -> list[Moment]:
        event = self.events[at]
        if event.kind == "lost_life" and event.facts["cause"] in self.tells.losses:
            return self._lost_duel(at)
        if event.kind == "healed":
            saved = self._saved(at)
            if saved is not None:
                return [Moment(at, SAVED, saved)]
        weight = self._weight(at)
        return [] if weight is None else self._told(at, weight)

    def _told(self, at: int, weight: int) -> list[Moment]:
        """An event in the words of the log."""
        said = line(Happened(self.events[at], self.me, self.events, self.tells, self.renegades))
        return [] if said is None else [Moment(at, weight, said)]

    def _weight(self, at: int) -> int | None:
        event = self.events[at]
        if at == self.last_shot:
            return LAST_SHOT
        if event.kind == "returned" and self._falls_again(at):
            return BACK_FOR_GOOD
        if event.kind == "eliminated" and event.facts["ghost"]:
            return None
        return self.weights.get(event.kind)

    def _last_shot(self) -> int:
        """The last attack on the player who was killed last."""
        fallen = next((event for event in reversed(self.events) if event.kind == "eliminated"), None)
        if fallen is None:
            return -1
        end = max(at for at, event in enumerate(self.events) if event is fallen)
        for at in range(end - 1, -1, -1):
            event = self.events[at]
            if event.kind in _ACTS and event.facts.get("target") == fallen.facts["player"]:
                return at
        return -1

    def _falls_again(self, at: int) -> bool:
        """Players who came back and were killed once more. One of these lines would make no sense without the other."""
        who = self.events[at].facts["player"]
        return any(
            event.kind == "eliminated" and event.facts["player"] == who and not event.facts["ghost"]
            for event in self.events[at:]
        )

    def _lost_duel(self, at: int) -> list[Moment]:
        """The last duel that somebody lost, and to whom. One is enough for a story."""
        lost = self.events[at]
        cause, who = lost.facts["cause"], lost.facts["player"]
        for later in self.events[at + 1 :]:
            if later.kind == "lost_life" and later.facts["cause"] == cause and later.facts["player"] == who:
                return []
        begun = self._latest(at, lambda event: event.kind == "played" and _kind(event) == cause)
        if begun is None:
            return self._told(at, DUEL_LOST)
        other = begun.facts["target"] if begun.facts["player"] == who else begun.facts["player"]
        assert isinstance(who, int)
        assert isinstance(other, int)
        life = lost.facts["life"]
        args: dict[str, Arg] = {"life": max(life, 0) if isinstance(life, int) else 0}
        message = Message(f"{self.tells.losses[str(cause)]}-to", who=Seat(who), whom=Seat(other), **args)
        return [Moment(at, DUEL_LOST, Line(message, "broken-heart", HURT))]

    def _saved(self, at: int) -> Line | None:
        """Somebody without life points was saved, by a card or by something on the table."""
        event = self.events[at]
        who, life = event.facts["player"], event.facts["life"]
        assert isinstance(who, int)
        before = self._latest(at, lambda each: each.facts.get("player") == who and "life" in each.facts)
        if before is None or before.kind == "returned" or not isinstance(life, int) or life < 1:
            return None
        had = before.facts["life"]
        if not isinstance(had, int) or had > 0:
            return None
        by = self._latest(at, lambda each: each.facts.get("player") == who and each.kind in _ACTS)
        if by is None:
            return None
        card = by.facts.get("card")
        what: Arg = named(card) if isinstance(card, int) else Named(str(by.facts["thing"]))
        icon = _kind(by) if isinstance(card, int) else str(by.facts["thing"])
        return Line(Message("log-bang-saved", who=Seat(who), what=what), icon, GOOD)

    def _latest(self, at: int, wanted: Callable[[Event], bool]) -> Event | None:
        """The latest event before one that is wanted."""
        for event in reversed(self.events[:at]):
            if wanted(event):
                return event
        return None


def _kind(event: Event) -> str:
    """The key of what was played."""
    used_as, card = str(event.facts["used_as"]), event.facts["card"]
    assert isinstance(card, int)
    return cards.KINDS[used_as].key if used_as else cards.KEY[card]


# ---- numbers

COUNTS: Final = ("turns", "shots", "hits", "dodges", "beers")


def numbers(events: Sequence[Event], seats: int) -> list[dict[str, int]]:
    """Counts for the end of a game. A hit is a life lost to a shot."""
    return tally(COUNTS, seats, [count for event in events for count in _counts(event)])


def _counts(event: Event) -> list[Count]:
    facts = event.facts
    if event.kind == "turn":
        return [_count("turns", facts["player"])]
    if event.kind == "shot":
        return [_count("shots", facts["player"])]
    if event.kind == "cancelled":
        return [_count("dodges", facts["target"])]
    if event.kind == "lost_life" and "shot" in facts:
        return [_count("hits", facts["source"])]
    if event.kind == "played" and not facts["used_as"] and _kind(event) == cards.KINDS["beer"].key:
        return [_count("beers", facts["player"])]
    return []


def _count(what: str, seat: object) -> Count:
    return Count(what, seat if isinstance(seat, int) else NOBODY)
