"""Goals when everybody plays for himself."""

from typing import Final

from posse.bang.table import Table
from posse.bang.things import Goals
from posse.roles import OUTLAW


class LastOneInPlay(Goals):
    """The last player left wins alone. Roles still bring rewards and penalties. If nobody is left, the Outlaws win."""

    id = "last-one-in-play"
    for_all = "bang-goals-last-one-in-play"

    def begins(self, t: Table) -> int:
        return t.first

    def reward(self, t: Table, dead: int, killer: int) -> None:
        t.own_goals.reward(t, dead, killer)

    def winners(self, t: Table, dead: int, killer: int) -> list[int] | None:
        left = [seat for seat, player in enumerate(t.players) if player.alive]
        if len(left) > 1:
            return None
        return left or [seat for seat, player in enumerate(t.players) if player.role == OUTLAW]


EVERYBODY_FOR_HIMSELF: Final = LastOneInPlay()
