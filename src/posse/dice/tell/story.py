"""A whole Dice Game, told in a few lines and numbers."""

from collections.abc import Sequence
from typing import Final

from posse.dice.tell.lines import line
from posse.kernel.event import Event
from posse.kernel.message import HURT, Line, Message, Seat
from posse.kernel.telling import NOBODY, Count, Moment, Told, pick_moments, tally

#: How much an event matters in a story; events of 0 and less only fill it up.
_WEIGHTS: Final = {"over": 100, "eliminated": 90, "healed": -2, "lost_life": -1}
_INDIANS: Final = 60
_GATLING: Final = 50
_DYNAMITE: Final = 45
_FIRST_BLOOD: Final = 40


class Story:
    """A game while its story is collected: the first blood, Indians and Gatlings and what they cost, who was killed."""

    def __init__(self, events: Sequence[Event], me: int, renegades: int) -> None:
        self._events = events
        self._me = me
        self._renegades = renegades
        self._bled = False  # somebody has lost a life point
        self._moments: list[Moment] = []

    def lines(self) -> list[Line]:
        """What mattered, in order."""
        for at, event in enumerate(self._events):
            self._follow(at, Told(event, self._me))
        return pick_moments(self._moments)

    def _follow(self, at: int, f: Told) -> None:
        first = f.kind == "lost_life" and not self._bled
        self._bled = self._bled or first
        who = f.player("player")
        if f.kind == "indians":
            taker = Seat(last_arrow(self._events, at))
            self._add(at, _INDIANS, "arrow-cluster", "indians", taker, lost=self._lost_to(at, f.kind))
        elif f.kind == "gatling":
            self._add(at, _GATLING, "machine-gun", "gatling", who, lost=self._lost_to(at, f.kind))
        elif f.kind == "lost_life" and f.word("cause") == "dynamite":
            self._add(at, _DYNAMITE, "mine-explosion", "dynamite", who)
        elif first:
            self._add(at, _FIRST_BLOOD, "broken-heart", "first-blood", who)
        elif f.kind in _WEIGHTS:
            told = line(f, self._renegades)
            if told is not None:
                self._moments.append(Moment(at, _WEIGHTS[f.kind], told))

    def _add(self, at: int, weight: int, icon: str, what: str, who: Seat, **args: int) -> None:
        message = Message(f"log-dice-story-{what}", who=who, **args)
        self._moments.append(Moment(at, weight, Line(message, icon, HURT)))

    def _lost_to(self, at: int, cause: str) -> int:
        """How many life points something cost, up to the next of its kind or the next turn."""
        lost = 0
        for event in self._events[at + 1 :]:
            if event.kind in (cause, "turn"):
                break
            if event.kind == "lost_life" and event.facts["cause"] == cause:
                lost += Told(event, NOBODY).number("amount")
        return lost


def last_arrow(events: Sequence[Event], at: int) -> int:
    """The seat that took the arrow before an event."""
    return Told(events[at - 1], NOBODY).seat("player") if at else NOBODY


# ---- numbers

COUNTS: Final = (
    "turns",
    "rolls",
    "shots",
    "hits",
    "lost",
    "healed",
    "arrows",
    "beers",
    "gatlings",
    "indians",
)
#: Kinds of events of which a player's own are simply counted.
_OWN: Final = {
    "aimed": "shots",
    "arrow": "arrows",
    "beer": "beers",
    "gatling": "gatlings",
    "rolled": "rolls",
    "turn": "turns",
}


def numbers(events: Sequence[Event], seats: int) -> list[dict[str, int]]:
    """How often each seat did what. An Indian attack counts for the player who took the last arrow."""
    counts: list[Count] = []
    for at, event in enumerate(events):
        f = Told(event, NOBODY)
        player, amount = f.seat("player"), f.number("amount")
        if f.kind in _OWN:
            counts.append(Count(_OWN[f.kind], player))
        elif f.kind == "indians":
            counts.append(Count("indians", last_arrow(events, at)))
        elif f.kind == "healed":
            counts.append(Count("healed", player, amount))
        elif f.kind == "lost_life":
            counts.append(Count("lost", player, amount))
            counts.append(Count("hits", f.seat("source"), amount))
    return tally(COUNTS, seats, counts)
