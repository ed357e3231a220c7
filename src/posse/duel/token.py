"""Moving an AC token: the AC and the RC of a side change places."""

from posse.duel.table import Table
from posse.duel.things import TOKEN_MOVED


def move_token(t: Table, seat: int) -> None:
    """The new AC, and characters who react to the opponent's token, are triggered in the simultaneous order."""
    side = t.sides[seat]
    assert side.rear is not None
    side.front, side.rear = side.rear, side.front
    t.tell("swapped", player=seat, character=t.front(seat).character)
    for fighter in t.in_order():
        for thing in t.things(fighter, TOKEN_MOVED):
            thing.token_moved(t, fighter, seat)
