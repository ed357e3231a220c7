"""The bots that have learnt: one plays what its net scores best, the other tries out such moves first."""

from typing import TYPE_CHECKING

from posse.bots.bot import Bot
from posse.bots.reason import Reason
from posse.bots.search.bot import Search
from posse.bots.value.judge import Judge
from posse.kernel.option import Decision, Option
from posse.kernel.view import View

if TYPE_CHECKING:
    from posse.bots.learned.mind import Mind


def _mind(view: View) -> "Mind":
    from posse.bots.learned.mind import Mind  # numpy takes a while to load, so only when such a bot plays

    return Mind(view)


class Learned(Bot):
    """Plays by rules of thumb, except where its net has learnt from games to differ from them."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed)
        self._mind: Mind | None = None

    def choose(self, view: View | None, decision: Decision) -> Option:
        assert view is not None
        scores = self._at(view).weigh(view, decision)
        return decision.options[scores.index(max(scores))]

    def reason(self) -> Reason | None:
        return Reason("reason-nothing-chosen") if self._mind is None else self._mind.reason()

    def beliefs(self, view: View) -> list[list[float]]:
        return self._at(view).thumb.beliefs(view)

    def _at(self, view: View) -> "Mind":
        if self._mind is None:
            self._mind = _mind(view)
        return self._mind


class LearnedSearch(Search):
    """Looks ahead like `search`, at the moves that the net scores best. If the nets come from a folder, positions are
    judged by the value nets that were trained with them."""

    def __init__(self, seed: str, level: str) -> None:
        super().__init__(seed, level)
        self._mind: Mind | None = None

    def first_sight(self, view: View, decision: Decision) -> list[float]:
        if self._mind is None:
            self._mind = _mind(view)
        return self._mind.weigh(view, decision)

    def judge(self, game: str) -> Judge:
        from posse.bots.learned.mind import judge_in_use

        return judge_in_use(game)
