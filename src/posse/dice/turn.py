"""The turn, as data: the phase says what comes next. Order:

start > first roll > rolling again (see rolling.py) > dynamite > bull's eyes > beers > Gatling (see results.py) > end.
"""

from posse.dice import results, rolling
from posse.dice.character import TURN_BEGINS
from posse.dice.table import (
    BEERS,
    BULLS_EYES,
    DYNAMITE_PHASE,
    GATLING_PHASE,
    NO_DIE,
    REROLL,
    ROLL,
    START,
    Table,
)
from posse.kernel.state import Script


def step(t: Table) -> Script | None:
    """Do what happens by itself, up to the next choice, the next script or the end of the game."""
    while not t.over and not rolling.may_roll_again(t):
        script = _next(t)
        if script is not None:
            return script
    return None


def _next(t: Table) -> Script | None:
    """Do one thing that happens by itself. If its player is out, the turn is over."""
    if not t.players[t.turn].alive:
        pass_on(t)
        return None
    phase = t.phase
    if phase == START:
        return begin(t)
    if phase == ROLL:
        rolling.first_roll(t)
        return None
    if phase == REROLL:
        t.forced(t.turn, rolling.KEEP)
        rolling.keep(t)
        return None
    if phase == DYNAMITE_PHASE:
        return results.dynamite(t)
    if phase == BULLS_EYES:
        return results.bulls_eyes(t)
    if phase == BEERS:
        return results.beers(t)
    if phase == GATLING_PHASE:
        return results.gatling(t)
    t.cast[t.turn].turn_ends(t, t.turn)
    pass_on(t)
    return None


def begin(t: Table) -> Script | None:
    """A turn begins: note everybody's place, and clear everything that belonged to the last turn."""
    seat = t.turn
    character = t.cast[seat]
    t.turns += 1
    t.ring = t.clockwise(seat)
    t.dice = []
    t.just_rolled = []
    t.rerolls_left = character.rerolls
    t.die = NO_DIE
    t.aimed = [0] * len(t.players)
    t.beers_spent = 0
    t.tell("turn", player=seat)
    if character.hooks & TURN_BEGINS:
        return before_rolling(t)
    t.phase = ROLL
    return None


async def before_rolling(t: Table) -> None:
    await t.cast[t.turn].turn_begins(t, t.turn)
    t.phase = ROLL


def pass_on(t: Table) -> None:
    """The turn passes to the next living player on the left."""
    t.turn = t.clockwise((t.turn + 1) % len(t.players))[0]
    t.phase = START
