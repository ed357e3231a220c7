"""What a player believes of the others' roles: a chance for every assignment of roles still possible, updated by
Bayes' rule from every public deed. The card game and the dice game share it."""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from posse.roles import DEPUTY, OUTLAW, RENEGADE, ROLE_SPLITS, SHERIFF

UNKNOWN: Final = -1

#: How much each role (rows) wants to do something to each role (columns): only the proportions within a row count.
#: Order: sheriff, deputy, outlaw, renegade.
Wants = list[list[float]]

#: The roles at a table of three; they are open, but may be dealt anew before somebody sits down.
OF_THREE: Final = [DEPUTY, OUTLAW, RENEGADE]
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
        best = max(self._logs)
        # Worlds that differ in nothing but who of them has which role become the same ones: take them together.
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
        """Whether only one world is left: nothing that is seen tells more."""
        return len(self.worlds) == 1

    def _sorted_among(self, world: list[int], seats: Sequence[int]) -> list[int]:
        """A world with the roles of these seats in order."""
        out = world.copy()
        for seat, role in zip(seats, sorted([world[seat] for seat in seats]), strict=True):
            out[seat] = role
        return out

    def saw(self, actor: int, target: int, others: list[int], wants: Wants, weight: float = 1.0) -> None:
        """A player did something to a target though he might have done it to these others (the target not among
        them): the more he wanted to under a world's roles, the likelier that world."""
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
        """A player did something that each role does this often."""
        if self.is_sure:
            return
        weight *= self.strength
        logs = self._logs
        for i, world in enumerate(self.worlds):
            logs[i] += weight * log(rates[world[actor]])
        self._chances = None

    def copy(self) -> "Belief":
        """The same belief, which goes its own way."""
        twin = Belief([SHERIFF] * len(self._roles), self.strength)
        twin._roles = self._roles.copy()
        twin.worlds = self.worlds  # never changed in place
        twin._logs = self._logs.copy()
        twin._chances = self._chances
        return twin

    @property
    def chances(self) -> list[list[float]]:
        """For each seat the chance of each role."""
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
        """The role a player most likely has."""
        chances = self.chances[seat]
        return chances.index(max(chances))


#: By what is known: the worlds, which nobody changes. Bots sit down at a table of the same size again and again.
_dealt: Final[dict[tuple[int, ...], list[list[int]]]] = {}
#: So many are kept.
_MOST_DEALT: Final = 1000


def _worlds(known: list[int]) -> list[list[int]]:
    """All ways to deal out the roles of such a table that fit what is known."""
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
