"""Tells the Duel."""

from collections.abc import Sequence

from posse.kernel.event import Event
from posse.kernel.message import ACT, Label, Line, Message, Question, Seat
from posse.kernel.option import Decision, Option
from posse.kernel.rules import Rules
from posse.kernel.view import View


class DuelTeller:
    """Tells what happens in the Duel."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def line(self, event: Event, seat: int, around: Sequence[Event]) -> Line | None:
        return Line(Message("log-unknown", kind=event.kind))

    def question(self, decision: Decision, view: View) -> Question:
        return Question(
            "help", ACT, Message("ask-unknown"), [Message("ask-unknown-why", who=Seat(decision.player))]
        )

    def label(self, decision: Decision, option: Option, view: View) -> Label:
        return Label(Message("ask-choose", what=decision.text(option)))

    def story(self, events: Sequence[Event], seat: int) -> list[Line]:
        return []

    def numbers(self, events: Sequence[Event]) -> list[dict[str, int]]:
        return [{} for _ in self._rules.names]
