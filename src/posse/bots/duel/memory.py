"""What a player remembers from the events: the latest target, and what the opponent had no answer to."""

from typing import Final

from posse.duel import cards
from posse.duel.view import DuelView
from posse.kernel.event import Event

NOBODY: Final = -1
#: These are answered with Hit cards. Anything else aimed at a character is a hit, answered with an avoid.
ASK_FOR_HIT_CARDS: Final = ("card/duel", "card/indians")
#: The number of cards drawn since something that has not happened yet.
_ALL_CARDS: Final = 99


class Memory:
    """Reads every event of a table once."""

    def __init__(self) -> None:
        self._read = 0  # how many
        self.target = NOBODY  # the number of the latest target
        self.challenged = NOBODY  # the character named by the last Duel, if it named one
        # Cards that the opponent has drawn since he took a hit, or did not give up a Hit card. Those he held at the
        # time were no answer.
        self.drawn_since_hit = _ALL_CARDS
        self.drawn_since_no_hit_card = _ALL_CARDS

    def copy(self) -> "Memory":
        """The same memory, for a copy of the game that goes another way and has no past events."""
        twin = Memory()
        twin.target = self.target
        twin.challenged = self.challenged
        twin.drawn_since_hit = self.drawn_since_hit
        twin.drawn_since_no_hit_card = self.drawn_since_no_hit_card
        return twin

    def read(self, view: DuelView, me: int = NOBODY) -> None:
        """Read what has happened since the last time. `me`: the player whose memory it is, if not the viewer."""
        news = view.events_since(self._read)
        self._read += len(news)
        foe = 1 - (view.seat if me == NOBODY else me)
        for event in news:
            self._take_in(event, foe)

    def _take_in(self, event: Event, foe: int) -> None:
        kind = event.kind
        if kind == "shot":
            self.target = _number(event, "character")
        elif kind == "played":
            if cards.ID[_number(event, "card")] == "duel":
                self.challenged = _number(event, "character")
        elif kind == "copied":
            self.challenged = NOBODY
        elif kind == "lost_life":
            if _number(event, "player") == foe and _number(event, "source") == 1 - foe:
                self._had_no_answer(str(event.facts["cause"]))
        elif kind == "drew":
            if _number(event, "player") == foe:
                self._drew(_number(event, "count"))
        elif kind == "took":
            if _number(event, "player") == foe:
                self._drew(1)

    def _had_no_answer(self, cause: str) -> None:
        if cause in ASK_FOR_HIT_CARDS:
            self.drawn_since_no_hit_card = 0
        elif cause != "card/strong-ale":
            self.drawn_since_hit = 0

    def _drew(self, count: int) -> None:
        self.drawn_since_hit += count
        self.drawn_since_no_hit_card += count


def _number(event: Event, key: str) -> int:
    """A fact of an event; NOBODY if the event does not have it."""
    fact = event.facts.get(key, NOBODY)
    assert isinstance(fact, int)
    return fact
