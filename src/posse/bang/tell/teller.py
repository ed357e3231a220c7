"""Tells the card game."""

from collections.abc import Sequence
from typing import cast

from posse.bang.rules import BangRules
from posse.bang.tell.asked import Asked
from posse.bang.tell.happened import Happened
from posse.bang.tell.lines import line
from posse.bang.tell.of_set import tells_of
from posse.bang.tell.options import label, label_from
from posse.bang.tell.questions import question
from posse.bang.tell.stage import STAGE
from posse.bang.tell.story import numbers, story
from posse.bang.view import BangView
from posse.kernel.event import Event
from posse.kernel.message import Label, Line, Question
from posse.kernel.option import Decision, Option
from posse.kernel.rules import Rules
from posse.kernel.staging import Staged
from posse.kernel.telling import NOBODY, Told
from posse.kernel.view import View
from posse.roles import RENEGADE


class BangTeller:
    """Tells what happens in the card game, with the sets in the game."""

    def __init__(self, rules: Rules) -> None:
        self._seats = len(rules.names)
        self._tells = tells_of(rules.sets, rules.variants)
        self._renegades = max(cast(BangRules, rules).role_split.count(RENEGADE), 1)

    def line(self, event: Event, seat: int, around: Sequence[Event]) -> Line | None:
        told = Happened(event, seat, around, self._tells, self._renegades)
        return told.marked(line(told))

    def staged(self, event: Event, around: Sequence[Event]) -> Staged | None:
        stage = STAGE.get(event.kind)
        return None if stage is None else stage(Told(event, NOBODY, around))

    def question(self, decision: Decision, view: View) -> Question:
        return question(Asked(decision, cast(BangView, view), self._tells))

    def label(self, decision: Decision, option: Option, view: View) -> Label:
        return label(Asked(decision, cast(BangView, view), self._tells), option)

    def label_from(self, decision: Decision, option: Option, view: View) -> tuple[object, ...] | None:
        return label_from(Asked(decision, cast(BangView, view), self._tells), option)

    def story(self, events: Sequence[Event], seat: int) -> list[Line]:
        return story(events, seat, self._tells, self._renegades)

    def numbers(self, events: Sequence[Event]) -> list[dict[str, int]]:
        return numbers(events, self._seats)
