"""A character is eliminated. Order:

1. if he was the last of his side, the game is over here and now;
2. the other characters react (those that take his cards, before his owner draws any);
3. his equipment is discarded;
4. his owner draws two cards;
5. the top character of the reserve takes his place, AC for AC and RC for RC; from an empty reserve nobody comes, and
   the one who is left is AC and RC. This moves no token.
"""

from posse.duel.side import Fighter
from posse.duel.table import Table
from posse.duel.things import OTHER_ELIMINATED
from posse.kernel.state import Finished

CARDS_FOR_AN_ELIMINATION = 2


async def eliminate(t: Table, dead: Fighter) -> None:
    """A character who has lost his last life point leaves play."""
    seat = dead.seat
    side = t.sides[seat]
    t.tell("eliminated", player=seat, character=dead.character)
    if t.is_down_to_one(seat):
        _leave(t, dead)
        _end(t, 1 - seat)
    for other in t.in_order():
        for thing in t.things(other, OTHER_ELIMINATED):
            await thing.other_eliminated(t, other, dead)
    _leave(t, dead)
    t.draw(seat, CARDS_FOR_AN_ELIMINATION)
    new: Fighter | None = None
    if side.reserve:
        new = Fighter(seat, side.reserve.pop())
    if side.rear is dead:
        side.rear = new
    elif new is not None:
        side.front = new
    else:
        side.front, side.rear = side.rear, None
    if new is not None:
        t.tell("entered", player=seat, character=new.character, place=t.place(new) % 2)


def _leave(t: Table, dead: Fighter) -> None:
    for card in dead.equipment.copy():
        t.discard_from_play(dead, card)
    dead.out = True
    t.sides[dead.seat].gone.append(dead.character)


def _end(t: Table, winner: int) -> None:
    t.over = True
    t.winners = [winner]
    t.pending.clear()  # nothing comes after the end
    t.tell("over", winners=(winner,))
    raise Finished
