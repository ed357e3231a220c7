"""What the players of the card game may be thinking."""

import random
from typing import cast

from posse.bang.table import Table
from posse.bang.view import BangView
from posse.bots.bang.memory import Memory
from posse.bots.bang.thumb import BangThumb
from posse.bots.rule_of_thumb import UNUSED
from posse.bots.search.minds import Minds, drawn
from posse.bots.thumb import Thumb
from posse.kernel.state import State
from posse.kernel.view import View
from posse.roles import ROLES


class BangMinds(Minds):
    """All players remember the deeds of the others and draw conclusions from them."""

    _memories: list[Memory] | None = None
    _me: int = -1
    _shown: list[str] | None = None  # the roles that I see

    def catch_up(self, view: View) -> None:
        assert isinstance(view, BangView)
        self._me = view.seat
        self._shown = [player.role for player in view.players]
        if self._memories is None:
            self._memories = [Memory(view, self.style.inference, seat) for seat in range(len(view.players))]
        for memory in self._memories:
            memory.catch_up(view)

    def roles(self, luck: random.Random) -> list[int] | None:
        assert self._memories is not None
        belief = self._memories[self._me].belief
        roles = belief.worlds[drawn(belief.weights(), luck)]
        return roles if self._fits(roles) else None

    def _fits(self, roles: list[int]) -> bool:
        """Whether these roles agree with those I see. After roles are dealt anew, a belief may not be up to date
        yet."""
        assert self._shown is not None
        for role, shown in zip(roles, self._shown, strict=True):
            if shown and ROLES[role] != shown:
                return False
        return True

    def thumb(self, seat: int, state: State) -> Thumb:
        assert self._memories is not None
        memory = self._memories[seat].copy()
        memory.belief.learn(seat, cast(Table, state).players[seat].role)
        out = BangThumb(self.style, UNUSED)
        out.recall(memory)
        return out
