"""Leaving the game, after every batch of life points lost at the same time. Order:

1. all who have no life point left go out together: they show their roles and return their arrows;
2. who gains by the death of others gains;
3. the end of the game is looked for.
"""

from posse.dice import goals
from posse.dice.table import NOBODY, Table


def bury(t: Table, killer: int = NOBODY) -> None:
    """Whoever has lost the last life point is out of the game, by the dice of `killer` or of nobody."""
    dead = [seat for seat in t.clockwise(t.turn) if t.players[seat].life == 0]
    if not dead:
        return
    for seat in dead:
        player = t.players[seat]
        player.alive = False
        player.role_shown = True
        t.deaths.append(seat)
        t.tell("eliminated", player=seat, role=player.role, killer=killer)
    for seat in dead:
        t.return_arrows(seat, t.players[seat].arrows)
    for seat in t.clockwise(t.turn):
        t.cast[seat].others_eliminated(t, seat, len(dead))
    look_for_the_end(t)


def look_for_the_end(t: Table) -> None:
    """If somebody has won, the game is over."""
    if (won := goals.winners(t)) is not None:
        t.over = True
        t.winners = won
        for player in t.players:
            player.role_shown = True
        t.tell("over", winners=tuple(won))
