"""What the players of the Dice Game may be thinking."""

import random
from typing import cast

from posse.bots.dice.deeds import Witness
from posse.bots.dice.thumb import DiceThumb
from posse.bots.rule_of_thumb import UNUSED
from posse.bots.search.minds import Minds, drawn
from posse.bots.thumb import Thumb
from posse.dice.table import Table
from posse.dice.view import DiceView
from posse.kernel.state import State
from posse.kernel.view import View


class DiceMinds(Minds):
    """All players remember the deeds of the others and draw conclusions from them."""

    _witnesses: list[Witness] | None = None
    _me: int = -1

    def catch_up(self, view: View) -> None:
        assert isinstance(view, DiceView)
        self._me = view.seat
        if self._witnesses is None:
            seats = range(len(view.players))
            self._witnesses = [Witness(view, self.style.inference, seat) for seat in seats]
        for witness in self._witnesses:
            witness.look(view)

    def roles(self, luck: random.Random) -> list[int] | None:
        assert self._witnesses is not None
        belief = self._witnesses[self._me].belief
        return belief.worlds[drawn(belief.weights(), luck)]

    def thumb(self, seat: int, state: State) -> Thumb:
        assert self._witnesses is not None
        witness = self._witnesses[seat].copy()
        witness.belief.learn(seat, cast(Table, state).players[seat].role)
        out = DiceThumb(self.style, UNUSED)
        out.recall(witness)
        return out
