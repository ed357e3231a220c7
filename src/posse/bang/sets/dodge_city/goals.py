"""Games for three: roles are open, and everybody hunts one of the others."""

from typing import Final

from posse.bang.table import NOBODY, Table
from posse.bang.things import Goals
from posse.roles import DEPUTY, OUTLAW, RENEGADE

#: Whom each role hunts.
PREY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}


class LastOfThree(Goals):
    """The hunt is over for good, and the last player alive wins."""

    id = "last-of-three"
    open_roles = True
    for_all = "bang-goals-last-of-three"

    def begins(self, t: Table) -> int:
        return next(seat for seat, player in enumerate(t.players) if player.role == DEPUTY)

    def reward(self, t: Table, dead: int, killer: int) -> None:
        """A player who eliminates another draws three cards, whatever the role."""
        t.tell("rewarded", player=killer, victim=dead)
        t.draw(killer, 3)

    def winners(self, t: Table, dead: int, killer: int) -> list[int] | None:
        """If all have died together, the Outlaw wins."""
        alive = [seat for seat, player in enumerate(t.players) if player.alive]
        if not alive:
            return [seat for seat, player in enumerate(t.players) if player.role == OUTLAW]
        return alive if len(alive) == 1 else None


class ThreePlayers(LastOfThree):
    """The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. A player who eliminates his own
    prey wins at once. Once somebody else has done it the hunt is over, even if the eliminated player comes back. The
    Deputy begins."""

    id = "hunt-of-three"
    for_all = ""

    def winners(self, t: Table, dead: int, killer: int) -> list[int] | None:
        if killer != NOBODY and PREY[t.players[killer].role] == t.players[dead].role:
            return [killer]
        return super().winners(t, dead, killer)

    def after(self, dead: int, killer: int) -> Goals:
        return LAST_OF_THREE


LAST_OF_THREE: Final = LastOfThree()
