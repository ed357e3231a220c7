"""What the roles want: rewards, penalties and the ends of the game."""

from posse.bang.table import DEPUTY, NOBODY, OUTLAW, RENEGADE, SHERIFF, Table
from posse.bang.things import Goals

#: The roles at a table of so many players.
ROLE_SPLIT = {
    4: [SHERIFF, RENEGADE, OUTLAW, OUTLAW],
    5: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY],
    6: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW],
    7: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY],
}
SIDES = ["law", "law", "outlaws", "renegade"]


class Standard(Goals):
    """Four players or more: the Sheriff and his Deputies, the Outlaws, the Renegade."""

    def reward(self, t: Table, dead: int, killer: int) -> None:
        """Three cards for whoever eliminates an Outlaw; a Sheriff who eliminates a Deputy loses all his cards."""
        if killer == NOBODY or not t.players[killer].alive:
            return
        role = t.players[dead].role
        if role == OUTLAW:
            t.tell("rewarded", player=killer, victim=dead)
            t.draw(killer, 3)
        elif role == DEPUTY and t.players[killer].role == SHERIFF:
            t.tell("penalised", player=killer, victim=dead)
            t.discard_everything(killer)

    def winners(self, t: Table) -> list[int] | None:
        """The Sheriff's death ends the game, and so does the death of all who hunt him."""
        alive = [seat for seat, player in enumerate(t.players) if player.alive]
        roles = [t.players[seat].role for seat in alive]
        if SHERIFF not in roles:
            return alive if roles == [RENEGADE] else _all_of(t, [OUTLAW])
        if OUTLAW not in roles and RENEGADE not in roles:
            return _all_of(t, [SHERIFF, DEPUTY])
        return None


def _all_of(t: Table, roles: list[int]) -> list[int]:
    """Everybody with one of the roles, dead or alive."""
    return [seat for seat, player in enumerate(t.players) if player.role in roles]
