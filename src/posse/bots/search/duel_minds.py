"""What the two players of the Duel may be thinking."""

from posse.bots.duel.memory import Memory
from posse.bots.duel.thumb import DuelThumb
from posse.bots.rule_of_thumb import UNUSED
from posse.bots.search.minds import Minds
from posse.bots.style import Style
from posse.bots.thumb import Thumb
from posse.duel.view import DuelView
from posse.kernel.state import State
from posse.kernel.view import View


class DuelMinds(Minds):
    """Both remember what the other had no answer to."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._memories = [Memory(), Memory()]

    def catch_up(self, view: View) -> None:
        assert isinstance(view, DuelView)
        for seat, memory in enumerate(self._memories):
            memory.read(view, seat)

    def thumb(self, seat: int, state: State) -> Thumb:
        out = DuelThumb(self.style, UNUSED)
        out.recall(self._memories[seat].copy())
        return out
