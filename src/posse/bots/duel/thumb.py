"""Rules of thumb for BANG! The Duel. Every kind of decision has its own (`QUESTIONS`); they share what things are worth
(`evaluation.py`)."""

import random
from typing import Final

from posse.bots.duel import first_ac, knowledge
from posse.bots.duel.answers import ANSWERS
from posse.bots.duel.cards import CARDS
from posse.bots.duel.characters import CHARACTERS
from posse.bots.duel.evaluation import hand_costs
from posse.bots.duel.memory import Memory
from posse.bots.duel.play_phase import PlayPhase
from posse.bots.duel.position import Position
from posse.bots.duel.question import Question
from posse.bots.reason import Reason
from posse.bots.style import Style
from posse.bots.thumb import Thumb
from posse.duel.view import DuelView
from posse.kernel.option import Decision, Option
from posse.kernel.view import View

knowledge.enter(CARDS, CHARACTERS)

#: By the kind of decision. The choice of the first AC is not among them, since there is no position yet.
QUESTIONS: Final[dict[str, Question]] = {"play": PlayPhase(), **ANSWERS}
FIRST_AC: Final = "choose-ac"


class DuelThumb(Thumb):
    """The rules of thumb of one side."""

    def __init__(self, style: Style, luck: random.Random) -> None:
        super().__init__(style, luck)
        self._memory = Memory()
        self._decision: Decision | None = None
        self._position: Position | None = None

    def recall(self, memory: Memory) -> None:
        """Continue with the memory of another bot."""
        self._memory = memory

    def weigh(self, view: View, decision: Decision) -> list[float]:
        assert isinstance(view, DuelView)
        self._decision = decision
        self._memory.read(view)
        if decision.kind == FIRST_AC:
            self._position = None
            return [first_ac.worth(option) for option in decision.options]
        p = Position(view, self.style, self._memory)
        p.cost = hand_costs(p)
        self._position = p
        return QUESTIONS[decision.kind].weigh(p, decision)

    def reason(self, option: Option) -> Reason:
        if self._decision is None:
            return Reason("reason-nothing-weighed")
        if self._position is None:
            return first_ac.reason(option)
        return QUESTIONS[self._decision.kind].reason(self._position, self._decision, option)
