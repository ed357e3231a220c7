"""The tellers of the games, which put events, questions and options into messages."""

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
    """The teller of one game. It gets what a seat may see, and nothing else."""

    def line(self, event: Event, seat: int, around: Sequence[Event]) -> Line | None:
        """The line of the log for an event as a seat saw it; None if another line already says the same. `around` are
        the events told together with it, including itself; they may show how it came out."""

    def staged(self, event: Event, around: Sequence[Event]) -> Staged | None:
        """What the stage shows of an event, to everybody who saw it in the same way; None if nothing."""

    def question(self, decision: Decision, view: View) -> Question:
        """The question, for the seat of the view, which may be one that only waits."""

    def label(self, decision: Decision, option: Option, view: View) -> Label:
        """The label of an option, for the player who is asked."""

    def label_from(self, decision: Decision, option: Option, view: View) -> tuple[object, ...] | None:
        """Everything that the label of an option is made from, if that is known. Then the label can be kept and used
        again, at any table."""

    def story(self, events: Sequence[Event], seat: int) -> list[Line]:
        """What mattered in a game that is over, as a seat saw it."""

    def numbers(self, events: Sequence[Event]) -> list[dict[str, int]]:
        """How often each seat did what, by the name of the count."""


_TELLERS: Final[dict[str, Callable[[Rules], Teller]]] = {
    "bang": BangTeller,
    "dice": DiceTeller,
    "duel": DuelTeller,
}


def teller(rules: Rules) -> Teller:
    """The teller for games with these rules."""
    return _TELLERS[rules.game](rules)
