"""Tells the Duel."""

from collections.abc import Sequence

from posse.duel.tell import lines, options, questions, story
from posse.duel.tell.stage import STAGE
from posse.duel.view import DuelView
from posse.kernel.event import Event
from posse.kernel.message import Label, Line, Question
from posse.kernel.option import Decision, Option
from posse.kernel.rules import Rules
from posse.kernel.staging import Staged
from posse.kernel.telling import NOBODY, Told
from posse.kernel.view import View


class DuelTeller:
    """Tells what happens in the Duel."""

    def __init__(self, rules: Rules) -> None:
        pass  # every Duel is told alike

    def line(self, event: Event, seat: int, around: Sequence[Event]) -> Line | None:
        told = Told(event, seat, around)
        return told.marked(lines.line(told))

    def staged(self, event: Event, around: Sequence[Event]) -> Staged | None:
        stage = STAGE.get(event.kind)
        return None if stage is None else stage(Told(event, NOBODY, around))

    def question(self, decision: Decision, view: View) -> Question:
        assert isinstance(view, DuelView)
        return questions.question(decision, view)

    def label(self, decision: Decision, option: Option, view: View) -> Label:
        assert isinstance(view, DuelView)
        return options.label(decision, option, view)

    def label_from(self, decision: Decision, option: Option, view: View) -> tuple[object, ...] | None:
        return None

    def story(self, events: Sequence[Event], seat: int) -> list[Line]:
        return story.story(events, seat)

    def numbers(self, events: Sequence[Event]) -> list[dict[str, int]]:
        return story.numbers(events)
