"""What a player believes of the others' roles: a chance for every assignment of roles still possible, updated by
Bayes' rule from every public deed. The card game and the dice game share it."""

from collections.abc import Sequence
from itertools import permutations
from math import exp, log
from typing import Final

from posse.roles import ROLE_SPLITS, ROLES

UNKNOWN: Final = -1

#: How much each role (rows) wants to do something to each role (columns): only the proportions within a row count.
#: Order: sheriff, deputy, outlaw, renegade.
Wants = Sequence[Sequence[float]]

#: An assignment this much less likely than the best is still never ruled out: people are odd.
_FLOOR: Final = -12.0


class Belief:
    """The possible worlds, each a role for every seat, and how likely each is."""

    __slots__ = ("_chances", "_logs", "_roles", "strength", "worlds")

    def __init__(self, known: Sequence[int], strength: float = 1.0) -> None:
        """`known`: the role of each seat or UNKNOWN; `strength`: how much is made of what is seen, 0 to 1."""
        self.strength = strength
        self._roles = list(known)
        self.worlds = _worlds(self._roles)
        self._logs = [0.0] * len(self.worlds)
        self._chances: list[list[float]] | None = None

    def learn(self, seat: int, role: int) -> None:
        """A role was revealed."""
        if self._roles[seat] == role:
            return
        self._roles[seat] = role
        keep = [i for i, world in enumerate(self.worlds) if world[seat] == role]
        if keep:
            self.worlds = [self.worlds[i] for i in keep]
            self._logs = [self._logs[i] for i in keep]
        self._chances = None

    def dealt_anew(self, seats: Sequence[int]) -> None:
        """The roles of these seats were shuffled among them: what was known of them is forgotten, of the others not."""
        weights: dict[tuple[int, ...], float] = {}
        best = max(self._logs)
        for value, world in zip(self._logs, self.worlds, strict=True):
            hands = set(permutations([world[seat] for seat in seats]))
            for hand in hands:
                mixed = world.copy()
                for seat, role in zip(seats, hand, strict=True):
                    mixed[seat] = role
                key = tuple(mixed)
                weights[key] = weights.get(key, 0.0) + exp(max(value - best, _FLOOR)) / len(hands)
        for seat in seats:
            self._roles[seat] = UNKNOWN
        self.worlds = [list(world) for world in weights]
        self._logs = [log(weight) for weight in weights.values()]
        self._chances = None

    def saw(self, actor: int, target: int, others: Sequence[int], wants: Wants, weight: float = 1.0) -> None:
        """A player did something to a target though he might have done it to these others (the target not among
        them): the more he wanted to under a world's roles, the likelier that world."""
        if len(self.worlds) == 1:
            return
        for i, world in enumerate(self.worlds):
            row = wants[world[actor]]
            wish = row[world[target]]
            total = wish
            for other in others:
                total += row[world[other]]
            self._weigh(i, wish / total, weight)
        self._chances = None

    def saw_alone(self, actor: int, rates: Sequence[float], weight: float = 1.0) -> None:
        """A player did something that each role does this often."""
        if len(self.worlds) == 1:
            return
        for i, world in enumerate(self.worlds):
            self._weigh(i, rates[world[actor]], weight)
        self._chances = None

    def _weigh(self, world: int, likelihood: float, weight: float) -> None:
        self._logs[world] += weight * self.strength * log(likelihood)

    @property
    def chances(self) -> list[list[float]]:
        """For each seat the chance of each role."""
        if self._chances is None:
            self._chances = self._sums()
        return self._chances

    def _sums(self) -> list[list[float]]:
        best = max(self._logs)
        weights = [exp(max(value - best, _FLOOR)) for value in self._logs]
        total = sum(weights)
        out = [[0.0] * len(ROLES) for _ in self._roles]
        for weight, world in zip(weights, self.worlds, strict=True):
            share = weight / total
            for seat, role in enumerate(world):
                out[seat][role] += share
        return out

    def likeliest(self, seat: int) -> int:
        """The role a player most likely has."""
        chances = self.chances[seat]
        return chances.index(max(chances))


def _worlds(known: list[int]) -> list[list[int]]:
    """All ways to deal out the roles of such a table that fit what is known."""
    if UNKNOWN not in known:
        return [list(known)]
    left = list(ROLE_SPLITS[len(known)])
    for role in known:
        if role != UNKNOWN:
            left.remove(role)
    out: list[list[int]] = []
    _deal(list(known), 0, left, out)
    return out


def _deal(world: list[int], seat: int, left: list[int], out: list[list[int]]) -> None:
    while seat < len(world) and world[seat] != UNKNOWN:
        seat += 1
    if seat == len(world):
        out.append(world.copy())
        return
    for role in sorted(set(left)):
        rest = left.copy()
        rest.remove(role)
        world[seat] = role
        _deal(world, seat + 1, rest, out)
    world[seat] = UNKNOWN
