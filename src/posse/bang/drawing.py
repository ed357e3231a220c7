"""Phase 1. Order:

1. what may take its place (events asked before drawing);
2. how many cards: the character's own number, then what an event and other things make of it (`Thing.draw_order`);
3. how many of them the player leaves for something else, unless an event says how he draws;
4. the draw itself, in the event's way or the character's or from the deck;
5. what follows the draw: rules of the table see the cards, then the player's things react, then rules of the table.
"""

from posse.bang.hooks import AFTER_DRAWING, BEFORE_DRAWING, CARDS_DRAWN, DRAW_COUNT, DRAWS, FORGOES
from posse.bang.table import PLAY, Table
from posse.bang.things import Thing
from posse.kernel.state import Script

CARDS_A_TURN = 2
ANYTHING_SPECIAL = BEFORE_DRAWING | DRAWS | CARDS_DRAWN | AFTER_DRAWING | FORGOES


def draw_phase(t: Table) -> Script | None:
    """Phase 1 of the turn. If cards are simply drawn, that needs no script."""
    seat = t.turn
    if (t.players[seat].hooks | t.table_hooks) & ANYTHING_SPECIAL:
        return drawing(t)
    t.draw(seat, draw_count(t, seat), phase_one=True)
    t.phase = PLAY
    return None


def draw_count(t: Table, seat: int) -> int:
    """How many cards a player draws in phase 1."""
    count = CARDS_A_TURN
    if not (t.players[seat].hooks | t.table_hooks) & DRAW_COUNT:
        return count
    alters = t.things(seat, DRAW_COUNT) + t.table_things(DRAW_COUNT)
    if len(alters) > 1:
        alters.sort(key=_draw_order)
    for thing in alters:
        count = thing.draw_count(t, seat, count)
    return count


def _draw_order(thing: Thing) -> int:
    return thing.draw_order


async def drawing(t: Table) -> None:
    seat = t.turn
    hand = t.players[seat].hand
    for thing in t.table_things(BEFORE_DRAWING):
        if await thing.before_drawing(t, seat):
            t.phase = PLAY
            return
    count = draw_count(t, seat)
    if not t.table_things(DRAWS):
        for thing in t.things(seat, FORGOES):
            count -= await thing.forgoes(t, seat, count)
    if not t.players[seat].alive:
        return
    t.draw_from_here()
    ways = t.table_things(DRAWS) or t.things(seat, DRAWS)
    if ways:
        await ways[0].draws(t, seat, count)
    else:
        t.draw(seat, count, phase_one=True)
    if not t.players[seat].alive:
        return
    for thing in t.table_things(CARDS_DRAWN):
        thing.cards_drawn(t, seat, hand[t.drawn_from :])
    for thing in t.things(seat, AFTER_DRAWING) + t.table_things(AFTER_DRAWING):
        await thing.after_drawing(t, seat, hand[t.drawn_from :])
    t.phase = PLAY
