"""Who has won."""

from posse.dice.table import Table
from posse.roles import winners as winners_by_role


def winners(t: Table) -> list[int] | None:
    """The seats that have won, or None while the game goes on: as in the card game."""
    alive = [seat for seat, player in enumerate(t.players) if player.alive]
    return winners_by_role([player.role for player in t.players], alive)
