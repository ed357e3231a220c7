"""What a player believes about the others' roles: how likely each possible assignment of roles is, updated by Bayes'
rule after every public deed. The card game and the Dice Game share it."""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from posse.roles import DEPUTY, OUTLAW, RENEGADE, ROLE_SPLITS, SHERIFF

UNKNOWN: Final = -1

#: How much each role (rows) wants to do something to each role (columns), in the order sheriff, deputy, outlaw,
#: renegade. Only the proportions within a row count.
Wants = list[list[float]]

#: The roles in a game for three. They are open, but may have been dealt anew before a bot sits down.
OF_THREE: Final = [DEPUTY, OUTLAW, RENEGADE]
#: The logarithm of a weight relative to the best assignment. No assignment gets less, so none is ever ruled out: people
#: do odd things.
_FLOOR: Final = -12.0


class Belief:
    """The possible worlds, each with a role for every seat, and how likely they are."""

    __slots__ = ("_chances", "_logs", "_roles", "strength", "worlds")

    def __init__(self, known: Sequence[int], strength: float = 1.0) -> None:
        """`known`: the role of each seat, or UNKNOWN. `strength`: how much weight is given to what is seen, 0 to 1."""
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
        """The roles of these seats were shuffled among them. What was known about these is forgotten; the rest is
        kept."""
        best = max(self._logs)
        # Worlds that differ only in who of them has which role become one, so their weights are added up.
        weights: dict[tuple[int, ...], float] = {}
        for value, world in zip(self._logs, self.worlds, strict=True):
            key = tuple(self._sorted_among(world, seats))
            weights[key] = weights.get(key, 0.0) + exp(max(value - best, _FLOOR))
        self.worlds = []
        self._logs = []
        for key, weight in weights.items():
            mixed = list(key)
            left = [mixed[seat] for seat in seats]
            for seat in seats:
                mixed[seat] = UNKNOWN
            hands: list[list[int]] = []
            _deal(mixed, 0, left, hands)
            self.worlds += hands
            self._logs += [log(weight / len(hands))] * len(hands)
        for seat in seats:
            self._roles[seat] = UNKNOWN
        self._chances = None

    @property
    def is_sure(self) -> bool:
        """Whether only one world is left, so that nothing more can be learnt."""
        return len(self.worlds) == 1

    def _sorted_among(self, world: list[int], seats: Sequence[int]) -> list[int]:
        """A world with the roles of these seats put in order."""
        out = world.copy()
        for seat, role in zip(seats, sorted([world[seat] for seat in seats]), strict=True):
            out[seat] = role
        return out

    def saw(self, actor: int, target: int, others: list[int], wants: Wants, weight: float = 1.0) -> None:
        """A player did something to a target. He could have done it to the `others` instead (without the target). The
        more he wants to do it to the target in a world, the likelier that world."""
        if self.is_sure:
            return
        weight *= self.strength
        logs = self._logs
        for i, world in enumerate(self.worlds):
            row = wants[world[actor]]
            wish = row[world[target]]
            total = wish
            for other in others:
                total += row[world[other]]
            logs[i] += weight * log(wish / total)
        self._chances = None

    def saw_alone(self, actor: int, rates: list[float], weight: float = 1.0) -> None:
        """A player did something without a choice of targets; `rates` says how often each role does it."""
        if self.is_sure:
            return
        weight *= self.strength
        logs = self._logs
        for i, world in enumerate(self.worlds):
            logs[i] += weight * log(rates[world[actor]])
        self._chances = None

    def copy(self) -> "Belief":
        """A copy that can change independently."""
        twin = Belief([SHERIFF] * len(self._roles), self.strength)
        twin._roles = self._roles.copy()
        twin.worlds = self.worlds  # never changed in place
        twin._logs = self._logs.copy()
        twin._chances = self._chances
        return twin

    @property
    def chances(self) -> list[list[float]]:
        """For each seat, the chance of each role."""
        if self._chances is None:
            self._chances = self._sums()
        return self._chances

    def _sums(self) -> list[list[float]]:
        shares = self.weights()
        out: list[list[float]] = []
        for seat in range(len(self._roles)):
            out.append(self._sum(seat, shares))
        return out

    def weights(self) -> list[float]:
        """How likely each world is."""
        logs = self._logs
        best = logs[0]
        for value in logs:
            if value > best:
                best = value
        shares: list[float] = []
        total = 0.0
        for value in logs:
            weight = exp(max(value - best, _FLOOR))
            total += weight
            shares.append(weight)
        for i in range(len(shares)):
            shares[i] /= total
        return shares

    def _sum(self, seat: int, shares: list[float]) -> list[float]:
        sheriff = deputy = outlaw = renegade = 0.0
        worlds = self.worlds
        for i, share in enumerate(shares):
            role = worlds[i][seat]
            if role == OUTLAW:
                outlaw += share
            elif role == DEPUTY:
                deputy += share
            elif role == RENEGADE:
                renegade += share
            else:
                sheriff += share
        return [sheriff, deputy, outlaw, renegade]

    def likeliest(self, seat: int) -> int:
        """The most likely role of a player."""
        chances = self.chances[seat]
        return chances.index(max(chances))


#: The worlds for what is known, shared and never changed: bots often sit down at tables of the same size.
_dealt: Final[dict[tuple[int, ...], list[list[int]]]] = {}
#: How many of them are kept.
_MOST_DEALT: Final = 1000


def _worlds(known: list[int]) -> list[list[int]]:
    """All ways to deal the roles of such a table that fit what is known."""
    if UNKNOWN not in known:
        return [list(known)]
    key = tuple(known)
    worlds = _dealt.get(key)
    if worlds is None:
        if len(_dealt) >= _MOST_DEALT:
            _dealt.clear()
        worlds = _dealt[key] = _all_worlds(known)
    return worlds


def _all_worlds(known: list[int]) -> list[list[int]]:
    left = list(ROLE_SPLITS.get(len(known), OF_THREE))
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
