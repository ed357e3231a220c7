"""Tries out moves in the same imagined worlds. The better a move does, the longer it is examined."""

from math import sqrt
from typing import Final

#: How many moves are tried out: those that look best at first sight.
MOVES: Final = 6
#: Every move is tried in FIRST worlds. After that, every ROUND worlds, it is checked which moves to give up. Checking
#: more often makes it more likely that the best move is dropped after a run of bad luck.
FIRST: Final = 16
ROUND: Final = 4
#: A move is given up once it is worse than the best by this many standard errors.
GIVEN_UP: Final = 1.5
#: A move is preferred to the first one if it is better by this many standard errors.
BETTER: Final = 1.0


class Move:
    """A move that is tried out."""

    __slots__ = ("number", "results", "total")

    def __init__(self, number: int) -> None:
        self.number = number  # of the option
        self.results: list[float] = []  # the chance to win in each world
        self.total = 0.0

    def came(self, chance: float) -> None:
        self.results.append(chance)
        self.total += chance

    @property
    def chance(self) -> float:
        """The chance to win with it."""
        return self.total / len(self.results) if self.results else 0.0


class Trial:
    """Some moves, beginning with the one that looks best at first sight."""

    __slots__ = ("left", "moves", "worlds")

    def __init__(self, numbers: list[int]) -> None:
        self.moves = [Move(number) for number in numbers]
        self.left = self.moves.copy()  # those not given up
        self.worlds = 0

    def weed(self) -> None:
        """Give up the moves that will hardly turn out to be the best."""
        self.worlds += 1
        if self.worlds < FIRST or self.worlds % ROUND:
            return
        best = self.leader()
        self.left = [move for move in self.left if move is best or not _is_behind(move, best)]

    def leader(self) -> Move:
        """The best of the moves that are left; if several are equal, the one that looked best at first sight."""
        best = self.left[0]
        for move in self.left:
            if move.total > best.total:
                best = move
        return best

    def chosen(self) -> Move:
        """The move to make: the one that looked best at first sight, unless another has proved better."""
        first, best = self.moves[0], self.leader()
        gain, error = difference(best, first)
        return best if best is not first and gain > BETTER * error else first

    def next_best(self, chosen: Move) -> Move | None:
        """The move to compare the chosen one with: the one that looked best at first sight or, if that was chosen, the
        best of the others."""
        if chosen is not self.moves[0]:
            return self.moves[0]
        others = [move for move in self.moves if move is not chosen]
        return max(others, key=lambda move: (len(move.results), move.chance)) if others else None


def _is_behind(move: Move, best: Move) -> bool:
    gain, error = difference(best, move)
    return gain >= GIVEN_UP * error


def difference(one: Move, other: Move) -> tuple[float, float]:
    """How much better a move is than another in the worlds where both were tried, and the standard error of that."""
    count = min(len(one.results), len(other.results))
    if count < 2:
        return 0.0, 1.0
    total: float = 0.0
    squares: float = 0.0
    for i in range(count):
        gain = one.results[i] - other.results[i]
        total += gain
        squares += gain * gain
    mean = total / count
    spread = max(squares / count - mean * mean, 0.0)
    return mean, sqrt(spread / (count - 1))
