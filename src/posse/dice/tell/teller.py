"""Tells the Dice Game."""

from collections.abc import Sequence

from posse.dice.tell import lines, options, questions, story
from posse.dice.tell.stage import STAGE
from posse.dice.view import DiceView
from posse.kernel.event import Event
from posse.kernel.message import Label, Line, Question
from posse.kernel.option import Decision, Option
from posse.kernel.rules import Rules
from posse.kernel.staging import Staged
from posse.kernel.telling import NOBODY, Told
from posse.kernel.view import View
from posse.roles import RENEGADE, ROLE_SPLITS


class DiceTeller:
    """Tells what happens in the Dice Game."""

    def __init__(self, rules: Rules) -> None:
        self._seats = len(rules.names)
        self._renegades = ROLE_SPLITS[self._seats].count(RENEGADE)

    def line(self, event: Event, seat: int, around: Sequence[Event]) -> Line | None:
        told = Told(event, seat, around)
        return told.marked(lines.line(told, self._renegades))

    def staged(self, event: Event, around: Sequence[Event]) -> Staged | None:
        stage = STAGE.get(event.kind)
        return None if stage is None else stage(Told(event, NOBODY, around))

    def question(self, decision: Decision, view: View) -> Question:
        assert isinstance(view, DiceView)
        return questions.question(decision, view)

    def label(self, decision: Decision, option: Option, view: View) -> Label:
        assert isinstance(view, DiceView)
        return options.label(decision, option, view)

    def label_from(self, decision: Decision, option: Option, view: View) -> tuple[object, ...] | None:
        return None

    def story(self, events: Sequence[Event], seat: int) -> list[Line]:
        return story.Story(events, seat, self._renegades).lines()

    def numbers(self, events: Sequence[Event]) -> list[dict[str, int]]:
        return story.numbers(events, self._seats)
