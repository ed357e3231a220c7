"""The results of the dice, once rolling is over. Order: dynamite, all bull's eyes together, beers, Gatling.

Each step is a script, or None if the dice do not need it. A step says which phase comes next. If the player dies in it,
the turn is over and the remaining dice do not count (see turn.py).
"""

from typing import Final

from posse.dice.character import AIMS, GATLINGS_SHOWN
from posse.dice.faces import BEER, DYNAMITE, DYNAMITES, GATLING, KEYS, ONE, TWO
from posse.dice.table import BEERS, BULLS_EYES, END, GATLING_PHASE, NO_DIE, Table
from posse.dice.wounds import explode, volley
from posse.kernel.option import Option, player_ref, ref_seat
from posse.kernel.state import Script

#: With so few players a two counts as a one.
FEW: Final = 3


def dynamite(t: Table) -> Script | None:
    """Three dynamites or more cost the player one life point."""
    t.phase = BULLS_EYES
    return explode(t) if t.dice.count(DYNAMITE) >= DYNAMITES else None


# ---- bull's eyes


def bulls_eyes(t: Table) -> Script | None:
    if ONE in t.dice or TWO in t.dice:
        return shoot(t)
    t.phase = BEERS
    return None


async def shoot(t: Table) -> None:
    """The player names a target for every bull's eye, die by die. Then all of them hit at the same time."""
    for die, face in enumerate(t.dice):
        if face in (ONE, TWO):
            t.die = die
            await aim(t, face)
    t.die = NO_DIE
    await volley(t, t.aimed, "bulls-eye")
    t.aimed = [0] * len(t.players)  # they have hit
    t.phase = BEERS


async def aim(t: Table, face: int) -> None:
    """The player names the target of one bull's eye."""
    seat = t.turn
    targets = in_reach(t, 1 if face == ONE else 2)
    option = await t.ask(seat, "target", lambda: _aims(t, targets), KEYS[face])
    if option.verb == "use":
        target = ref_seat(option.at())
        points = t.cast[seat].aim(t, option)
    else:
        target = ref_seat(option.card())
        points = 1
    t.aimed[target] += points
    t.tell("aimed", player=seat, target=target, points=points, die=t.die)


def in_reach(t: Table, eye: int) -> list[int]:
    """The players whom a one or a two may hit. Places are those of the beginning of the turn: players who have died in
    this turn still sit there and may be named."""
    ring = t.ring
    count = len(ring)
    reach = t.cast[t.turn].reach(1 if count <= FEW else eye)
    return [ring[left] for left in range(1, count) if left in reach or count - left in reach]


def _aims(t: Table, targets: list[int]) -> list[Option]:
    out = [Option("choose", player_ref(target)) for target in targets]
    if t.cast[t.turn].hooks & AIMS:
        out += t.cast[t.turn].aims(t, targets)
    return out


# ---- beers


def beers(t: Table) -> Script | None:
    if t.dice.count(BEER) > t.beers_spent:
        return drink(t)
    t.phase = GATLING_PHASE
    return None


async def drink(t: Table) -> None:
    """For each beer that was not spent, the player names a living player, who gains a life point."""
    seat = t.turn
    own = t.cast[seat].own_beer(t.players[seat].life)
    full = [die for die, face in enumerate(t.dice) if face == BEER][t.beers_spent :]
    for die in full:
        t.die = die
        option = await t.ask(seat, "beer", lambda: anybody(t), KEYS[BEER])
        drinker = ref_seat(option.card())
        t.tell("beer", player=seat, target=drinker, die=die)
        t.heal(drinker, own if drinker == seat else 1)
    t.die = NO_DIE
    t.phase = GATLING_PHASE


def anybody(t: Table) -> list[Option]:
    """The options to choose a living player, beginning with the player on turn."""
    return [Option("choose", player_ref(seat)) for seat in t.clockwise(t.turn)]


# ---- Gatling


def gatling(t: Table) -> Script | None:
    count = t.dice.count(GATLING)
    character = t.cast[t.turn]
    if count >= character.gatlings_needed or (count and character.hooks & GATLINGS_SHOWN):
        return gatlings(t, count)
    t.phase = END
    return None


async def gatlings(t: Table, count: int) -> None:
    """The gun, if there are enough of them, and then what the character does with them."""
    seat = t.turn
    character = t.cast[seat]
    if count >= character.gatlings_needed:
        await fire(t)
    if character.hooks & GATLINGS_SHOWN and t.players[seat].alive and not t.over:
        await character.gatlings_shown(t, seat, count)
    t.phase = END


async def fire(t: Table) -> None:
    """The player returns all his arrows, then every other player loses a life point, all at the same time."""
    seat = t.turn
    t.tell("gatling", player=seat)
    t.return_arrows(seat, t.players[seat].arrows)
    points = [character.lost_to_gatling() for character in t.cast]
    points[seat] = 0
    await volley(t, points, "gatling")
