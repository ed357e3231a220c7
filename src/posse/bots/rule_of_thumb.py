"""The rule-of-thumb bot: plays like a sensible, experienced person, in all three games."""

import random
from typing import Final

from posse.bang.view import BangView
from posse.bots.bang.thumb import BangThumb
from posse.bots.bot import Bot
from posse.bots.dice.thumb import DiceThumb
from posse.bots.duel.thumb import DuelThumb
from posse.bots.reason import Reason
from posse.bots.style import Style
from posse.bots.thumb import Thumb
from posse.dice.view import DiceView
from posse.duel.view import DuelView
from posse.kernel.errors import PosseError
from posse.kernel.option import Decision, Option
from posse.kernel.view import View

#: The random numbers of a bot that never misjudges anything.
UNUSED: Final = random.Random(0)


class RuleOfThumb(Bot):
    """Weighs every option by rules of thumb, and draws conclusions about roles from what everybody does."""

    styled = True

    def __init__(self, seed: str, style: Style) -> None:
        super().__init__(seed)
        self._style = style
        self._thumb: Thumb | None = None
        self._chosen: Option | None = None

    def choose(self, view: View | None, decision: Decision) -> Option:
        assert view is not None
        self._chosen = self._at(view).choose(view, decision)
        return self._chosen

    def reason(self) -> Reason | None:
        if self._thumb is None or self._chosen is None:
            return Reason("reason-nothing-chosen")
        return self._thumb.reason(self._chosen)

    def beliefs(self, view: View) -> list[list[float]]:
        return self._at(view).beliefs(view)

    def _at(self, view: View) -> Thumb:
        """The rules of thumb for this game."""
        if self._thumb is None:
            self._thumb = thumb_of(view, self._style, self.luck if self._style.noise else UNUSED)
        return self._thumb


def thumb_of(view: View, style: Style, luck: random.Random) -> Thumb:
    """The rules of thumb for the game that a view is of."""
    if isinstance(view, BangView):
        return BangThumb(style, luck)
    if isinstance(view, DiceView):
        return DiceThumb(style, luck)
    if isinstance(view, DuelView):
        return DuelThumb(style, luck)
    raise PosseError(f"the rule-of-thumb bot does not know the game of a {type(view).__name__}")
