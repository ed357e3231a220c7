"""Life points that a player's dice cost, lost in batches at the same time. Order:

1. clockwise from the left of the player on turn, each player loses the points, one by one if there may be a reaction;
2. the eliminated go out together (see elimination.py);
3. players who were harmed may make the shooter pay for it.
"""

from posse.dice.character import INSTEAD, POINT_LOST
from posse.dice.elimination import bury
from posse.dice.table import Table


async def volley(t: Table, points: list[int], cause: str) -> None:
    """The player on turn costs the others so many life points, by seat."""
    shooter = t.turn
    harmed: list[int] = []
    for seat in t.clockwise(shooter):
        if points[seat]:
            before = t.players[seat].life
            if t.cast[seat].hooks & (INSTEAD | POINT_LOST):
                await lose_one_by_one(t, seat, points[seat], cause)
            else:
                t.lose(seat, points[seat], cause, shooter)
            if t.players[seat].life < before:
                harmed.append(seat)
    bury(t, shooter)
    for seat in harmed:
        if not t.over:
            t.cast[seat].harmed(t, seat, shooter)


async def lose_one_by_one(t: Table, seat: int, points: int, cause: str) -> None:
    """A player loses points one by one, with reactions to them, until none is left."""
    player = t.players[seat]
    character = t.cast[seat]
    for _ in range(points):
        if player.life and not (character.hooks & INSTEAD and await character.instead(t, seat)):
            t.lose(seat, 1, cause, t.turn)
            if player.life and character.hooks & POINT_LOST:
                await character.point_lost(t, seat)


async def explode(t: Table) -> None:
    """The dynamite costs the player whose turn it is one life point."""
    seat = t.turn
    t.lose(seat, 1, "dynamite")
    if t.players[seat].life and t.cast[seat].hooks & POINT_LOST:
        await t.cast[seat].point_lost(t, seat)
    bury(t)
