"""Losing life, point by point. Order for each point:

1. the other character of the side may take it instead;
2. the point is lost; surplus points of a character without life points have no effect;
3. a character who has lost a point and still lives reacts; this waits until the card is finished (see settle.py).
"""

from posse.duel.side import Fighter
from posse.duel.table import Table
from posse.duel.things import LOST_LIFE, STANDS_IN


async def lose(t: Table, fighter: Fighter, points: int, source: int, cause: str) -> None:
    """A character loses life points to a card or ability, caused by a side or by nobody."""
    for _ in range(points):
        if fighter.life <= 0:
            return
        loser = fighter
        for other in t.sides[fighter.seat].fighters():
            if other is not fighter:
                for thing in t.things(other, STANDS_IN):
                    if await thing.stands_in(t, other, fighter):
                        loser = other
        lose_point(t, loser, source, cause)


def lose_point(t: Table, loser: Fighter, source: int, cause: str) -> None:
    """A life point is lost, and nobody else can take it."""
    loser.life -= 1
    if t.log.telling:
        t.tell(
            "lost_life",
            player=loser.seat,
            character=loser.character,
            life=loser.life,
            source=source,
            cause=cause,
        )
    for thing in t.awake(loser, LOST_LIFE):
        thing.lost_life(t, loser, source)
