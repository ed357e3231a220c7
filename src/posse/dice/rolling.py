"""Rolling: the first roll of a turn, the choice to roll again, and arrows, which take effect at once."""

from itertools import combinations
from typing import Final

from posse.dice.arrows import take_arrow
from posse.dice.faces import ARROW, DICE, DYNAMITE
from posse.dice.table import DYNAMITE_PHASE, REROLL, Table
from posse.kernel.option import Decision, Option

KEEP: Final = Option("keep")


def _rerolls(free: int) -> list[Option]:
    """The options if the dice of these bits are free: each choice of one or more dice, fewest first, or none."""
    dice = [str(die + 1) for die in range(DICE) if free >> die & 1]
    choices = [
        Option("reroll", chosen) for count in range(1, DICE + 1) for chosen in combinations(dice, count)
    ]
    return [*choices, KEEP]


#: The options for every set of free dice, as bits.
OPTIONS: Final = [_rerolls(free) for free in range(1 << DICE)]


def free_dice(t: Table) -> int:
    """The dice that may be rolled again, as bits: all except locked dynamites, and none if no reroll is left."""
    if t.rerolls_left == 0:
        return 0
    dice = t.dice
    locked = t.cast[t.turn].locks(dice.count(DYNAMITE))
    free = 0
    for die in range(DICE):
        if dice[die] != DYNAMITE or not locked:
            free |= 1 << die
    return free


def may_roll_again(t: Table) -> bool:
    """Whether the player on turn has a choice to make about the dice."""
    return t.phase == REROLL and t.players[t.turn].alive and free_dice(t) > 0


def menu(t: Table) -> Decision | None:
    """The decision to roll again or keep; None if there is no choice."""
    if not may_roll_again(t):
        return None
    return Decision(t.turn, "roll", OPTIONS[free_dice(t)], t.speaker)


def perform(t: Table, option: Option) -> None:
    """Do what was chosen from the menu."""
    if option.verb == "keep":
        keep(t)
        return
    assert isinstance(option.thing, tuple)
    t.rerolls_left -= 1
    roll(t, [int(word) - 1 for word in option.thing])


def first_roll(t: Table) -> None:
    t.dice = [0] * DICE
    t.phase = REROLL
    roll(t, list(range(DICE)))


def roll(t: Table, dice: list[int]) -> None:
    """Roll these dice. An arrow is taken at once for each that shows one, as long as the player lives."""
    seat = t.turn
    arrows = 0
    for die in dice:
        t.dice[die] = face = t.fall()
        if face == ARROW:
            arrows += 1
    t.just_rolled = dice
    if t.log.telling:
        t.tell("rolled", player=seat, dice=tuple(dice), faces=tuple(t.dice), rerolls_left=t.rerolls_left)
    for _ in range(arrows):
        if t.players[seat].alive and not t.over:
            take_arrow(t, seat)


def keep(t: Table) -> None:
    """Rolling is over: the dice are applied as they are."""
    t.phase = DYNAMITE_PHASE
    if t.log.telling:
        t.tell("kept", player=t.turn, faces=tuple(t.dice))
