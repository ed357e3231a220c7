"""What the roles want: rewards, penalties and the ends of the game."""

from mypy_extensions import mypyc_attr

from posse.bang.table import NOBODY, Table
from posse.bang.things import Goals
from posse.roles import DEPUTY, OUTLAW, SHERIFF, winners


@mypyc_attr(allow_interpreted_subclasses=True)
class Standard(Goals):
    """Four players or more: the Sheriff and his Deputies, the Outlaws, the Renegade."""

    id = "standard"

    def begins(self, t: Table) -> int:
        return sheriff(t)

    def reward(self, t: Table, dead: int, killer: int) -> None:
        """A player who eliminates an Outlaw draws three cards. A Sheriff who eliminates a Deputy loses all his
        cards."""
        roles = self.roles(t)
        if roles[dead] == OUTLAW:
            t.tell("rewarded", player=killer, victim=dead)
            t.draw(killer, 3)
        elif roles[dead] == DEPUTY and roles[killer] == SHERIFF:
            t.tell("penalised", player=killer, victim=dead)
            t.discard_everything(killer)

    def winners(self, t: Table, dead: int, killer: int) -> list[int] | None:
        """The game ends when the Sheriff is dead, or when everybody who hunts him is."""
        alive = [seat for seat, player in enumerate(t.players) if player.alive]
        return winners(self.roles(t), alive)


def sheriff(t: Table) -> int:
    """The Sheriff's seat, or NOBODY."""
    for seat, player in enumerate(t.players):
        if player.role == SHERIFF:
            return seat
    return NOBODY
