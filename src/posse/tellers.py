"""Who tells what happens in which game, in messages."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from posse.bang.tell.teller import BangTeller
from posse.dice.tell.teller import DiceTeller
from posse.duel.tell.teller import DuelTeller
from posse.kernel.event import Event
from posse.kernel.message import Label, Line, Question
from posse.kernel.option import Decision, Option
from posse.kernel.rules import Rules
from posse.kernel.staging import Staged
from posse.kernel.view import View


class Teller(Protocol):
    """Tells one game. It is given what a seat may see, and nothing else."""

    def line(self, event: Event, seat: int, around: Sequence[Event]) -> Line | None:
        """An event as a seat saw it, as a line of the log; None where another line tells the same. `around` is what
        was told together with it, itself among it: it may say what came of it."""

    def staged(self, event: Event, around: Sequence[Event]) -> Staged | None:
        """What an event is on the stage, to everybody who saw it like that; None if nothing."""

    def question(self, decision: Decision, view: View) -> Question:
        """What is asked, for the eyes of the view, which may be those of somebody who only waits."""

    def label(self, decision: Decision, option: Option, view: View) -> Label:
        """One of the options, for whoever is asked."""

    def label_from(self, decision: Decision, option: Option, view: View) -> tuple[object, ...] | None:
        """All that the label of an option is made from, if that can be said: then it need not be made anew each time,
        at any table."""

    def story(self, events: Sequence[Event], seat: int) -> list[Line]:
        """What mattered in a game that is over, as a seat saw it."""

    def numbers(self, events: Sequence[Event]) -> list[dict[str, int]]:
        """What each seat did how often, by the name of the count."""


_TELLERS: Final[dict[str, Callable[[Rules], Teller]]] = {
    "bang": BangTeller,
    "dice": DiceTeller,
    "duel": DuelTeller,
}


def teller(rules: Rules) -> Teller:
    """Who tells the games of these rules."""
    return _TELLERS[rules.game](rules)
