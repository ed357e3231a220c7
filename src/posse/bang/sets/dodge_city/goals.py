"""A table of three: open roles, everybody hunts one of the others."""

from typing import Final

from posse.bang.table import NOBODY, Table
from posse.bang.things import Goals
from posse.roles import DEPUTY, OUTLAW, RENEGADE

#: Whom each role hunts.
PREY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}


class ThreePlayers(Goals):
    """The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. Who eliminates his own prey
    himself wins at once; once somebody else has done it the last one alive wins. The Deputy begins."""

    open_roles = True

    def begins(self, t: Table) -> int:
        return next(seat for seat, player in enumerate(t.players) if player.role == DEPUTY)

    def reward(self, t: Table, dead: int, killer: int) -> None:
        """Whoever eliminates another draws three cards, whatever the role."""
        t.tell("rewarded", player=killer, victim=dead)
        t.draw(killer, 3)

    def winners(self, t: Table, dead: int, killer: int) -> list[int] | None:
        alive = [seat for seat, player in enumerate(t.players) if player.alive]
        if len(alive) <= 1:
            return alive
        first = t.deaths == [dead] and killer != NOBODY
        if first and PREY[t.players[killer].role] == t.players[dead].role:
            return [killer]
        return None
