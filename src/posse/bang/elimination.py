"""Leaving the game. Order:

1. the role is shown;
2. abilities of the others react, clockwise from the left of the eliminated, those that take his cards first;
3. his remaining cards are discarded;
4. reward or penalty;
5. the end of the game is looked for.
"""

from posse.bang.table import Table
from posse.bang.things import ELIMINATED, OTHER_ELIMINATED
from posse.kernel.state import Finished


async def eliminate(t: Table, dead: int, killer: int) -> None:
    """A player is out of the game, by the hand of `killer` or of nobody."""
    player = t.players[dead]
    player.alive = False
    player.life = 0
    player.role_shown = True
    t.deaths.append(dead)
    t.tell("eliminated", player=dead, role=player.role, killer=killer)
    await _reactions(t, dead)
    t.discard_everything(dead)
    for thing in t.rules_of_table:
        if thing.hooks & ELIMINATED:
            thing.eliminated(t, dead)
    t.goals.reward(t, dead, killer)
    look_for_the_end(t)


async def _reactions(t: Table, dead: int) -> None:
    for first in (True, False):
        for seat in t.clockwise(dead):
            for thing in t.things(seat, OTHER_ELIMINATED):
                if thing.takes_cards == first:
                    await thing.other_eliminated(t, seat, dead)


def look_for_the_end(t: Table) -> None:
    """If somebody has won, the game stops here and now."""
    if (won := t.goals.winners(t)) is not None:
        t.over = True
        t.winners = won
        for player in t.players:
            player.role_shown = True
        t.tell("over", winners=tuple(won))
        raise Finished
