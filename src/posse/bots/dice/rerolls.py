"""The chances of rolling again: the expected worth of the final dice if every later choice is the best one.

The order of dice does not matter, so a state of the dice is how many show each face: there are 462 states of up to five
dice, and 252 of them are full. Dice that are kept are a state with fewer dice. Rolling the others adds them one by one,
and each face has the same chance. So one pass over the states from the full ones down gives the expected worth of
rolling, and one pass back up gives the best choice of what to keep. Arrows are taken whatever the other dice show, so
what they cost depends only on the number of dice rolled. For the present roll all this is exact; for later ones the
pile is assumed to be as it is now.
"""

from itertools import combinations_with_replacement
from math import comb
from typing import Final

from posse.bots.dice.outlook import Outlook
from posse.bots.dice.payoff import Payoff
from posse.dice.character import Character
from posse.dice.faces import BEER, DICE, DYNAMITE, DYNAMITES, FACES, GATLING, ONE, TWO
from posse.dice.view import DiceView
from posse.kernel.option import Option

_SIDES: Final = len(FACES)
_CHANCE: Final = 1.0 / _SIDES


def _all_states() -> list[list[int]]:
    """How many dice show each face, for every state; those with the fewest dice come first."""
    out: list[list[int]] = []
    for size in range(DICE + 1):
        for faces in combinations_with_replacement(range(_SIDES), size):
            out.append([faces.count(face) for face in range(_SIDES)])
    return out


def _code(faces: list[int]) -> int:
    """Some dice as one number, by which their state is found: the sum of a code for each."""
    number = 0
    for face in faces:
        number += _CODES[face]
    return number


def _code_of(state: list[int]) -> int:
    return sum([count * _CODES[face] for face, count in enumerate(state)])


#: What one die of each face adds to a code.
_CODES: Final[list[int]] = [(DICE + 1) ** face for face in range(_SIDES)]
_STATES: Final = _all_states()
_SIZES: Final = [sum(state) for state in _STATES]
#: The number of each state, by its code.
_NUMBERS: Final = {_code_of(state): number for number, state in enumerate(_STATES)}


def _one_more(state: list[int]) -> list[int]:
    """The states with one more die, face by face."""
    return [_NUMBERS[_code_of(state) + code] for code in _CODES]


def _one_fewer(state: list[int], locked: bool) -> list[int]:
    """The states with one die picked up. A locked dynamite cannot be."""
    picked = [face for face in range(_SIDES) if state[face] and not (locked and face == DYNAMITE)]
    return [_NUMBERS[_code_of(state) - _CODES[face]] for face in picked]


_NEXT: Final = [_one_more(state) if sum(state) < DICE else [] for state in _STATES]
# What may be kept: by everybody, and by a player who may roll dynamite again as long as there are few of them.
_LOCKED: Final = [_one_fewer(state, True) for state in _STATES]
_FREE: Final = [_one_fewer(state, state[DYNAMITE] >= DYNAMITES) for state in _STATES]
# With this many dynamites locked, the states that are still possible: all of them, the full ones, the others.
_REACHABLE: Final = [[n for n, state in enumerate(_STATES) if state[DYNAMITE] >= d] for d in range(DICE + 1)]
_FULL: Final = [[n for n in numbers if _SIZES[n] == DICE] for numbers in _REACHABLE]
_PARTS: Final = [[n for n in numbers if _SIZES[n] < DICE] for numbers in _REACHABLE]
#: The chance of this many arrows (columns) when rolling this many dice (rows).
_ARROW_CHANCES: Final = [
    [comb(dice, arrows) * _CHANCE**arrows * (1.0 - _CHANCE) ** (dice - arrows) for arrows in range(dice + 1)]
    for dice in range(DICE + 1)
]


class Rolling:
    """One player's rolling from here on."""

    __slots__ = ("_arrows", "_code", "_fewer", "_locked", "_worth", "keep")

    def __init__(
        self, character: Character, dice: list[int], rerolls: int, payoff: Payoff, arrows: list[float]
    ) -> None:
        """`rerolls`: how many are left, at least one. `arrows`: what it changes to take 0, 1, 2 ... arrows."""
        dynamites = dice.count(DYNAMITE)
        self._locked = dynamites if character.locks(dynamites) else 0
        self._fewer = _LOCKED if character.locks(0) else _FREE
        self._arrows = [
            sum([chance * arrows[count] for count, chance in enumerate(row)]) for row in _ARROW_CHANCES
        ]
        self._code = _code(dice)
        self._worth = self._final(payoff)
        self.keep = self._worth[_NUMBERS[self._code]]  # the worth of the dice as they lie
        for _ in range(rerolls - 1):
            self._roll()
            self._choose()
        self._roll()

    def again(self, faces: list[int]) -> float:
        """The worth of rolling the dice with these faces again."""
        return self._worth[_NUMBERS[self._code - _code(faces)]] + self._arrows[len(faces)]

    def _final(self, payoff: Payoff) -> list[float]:
        """The worth of all full states when rolling is over."""
        worth = [0.0] * len(_STATES)
        for number in _FULL[self._locked]:
            state = _STATES[number]
            worth[number] = payoff.worth(state[DYNAMITE], state[ONE], state[TWO], state[BEER], state[GATLING])
        return worth

    def _roll(self) -> None:
        """Work out the expected worth of kept dice from that of the full states, without the arrows."""
        worth = self._worth
        for number in reversed(_PARTS[self._locked]):
            a, b, c, d, e, f = _NEXT[number]
            worth[number] = (worth[a] + worth[b] + worth[c] + worth[d] + worth[e] + worth[f]) / _SIDES

    def _choose(self) -> None:
        """For every full state, find the best choice: what to keep, or all of it."""
        worth, arrows, one_fewer = self._worth, self._arrows, self._fewer
        for number in _REACHABLE[self._locked]:
            best = worth[number] + arrows[DICE - _SIZES[number]]
            for fewer in one_fewer[number]:
                if worth[fewer] > best:
                    best = worth[fewer]
            worth[number] = best


def weigh(o: Outlook, view: DiceView, options: list[Option]) -> list[float]:
    """What each choice of dice to roll again is worth, or keeping them all."""
    dice = view.dice
    arrows = [o.taking_arrows(count) for count in range(DICE + 1)]
    rolling = Rolling(o.cast[o.turn], dice, view.rerolls_left, Payoff(o, view.ring), arrows)
    out: list[float] = []
    for option in options:
        again = option.thing
        if isinstance(again, tuple):
            out.append(rolling.again([dice[int(die) - 1] for die in again]))
        else:
            out.append(rolling.keep)
    return out
