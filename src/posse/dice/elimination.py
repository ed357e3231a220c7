"""Leaving the game, after every batch of life points lost at the same time. Order:

1. all players without life points go out together: they show their roles and return their arrows;
2. players who gain something by the death of others get it;
3. the game ends if somebody has won.
"""

from posse.dice import goals
from posse.dice.table import NOBODY, Table


def bury(t: Table, killer: int = NOBODY) -> None:
    """Players without life points are out of the game, killed by the dice of `killer` or by nobody."""
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
