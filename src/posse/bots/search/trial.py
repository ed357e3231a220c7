"""What comes of moves, tried out in the same imagined worlds: the better they prove, the longer they are looked at."""

from math import sqrt
from typing import Final

#: So many moves are tried out, those that look best at first sight.
MOVES: Final = 6
#: So many worlds every move is tried in, and after so many more it is asked again which to give up. The oftener that is
#: asked, the likelier the best one has bad luck just then.
FIRST: Final = 16
ROUND: Final = 4
#: A move is given up once it is worse than the best by so many standard errors.
GIVEN_UP: Final = 1.5
#: Another move than the one at first sight must be better by so many standard errors.
BETTER: Final = 1.0


class Move:
    """A move that is tried out."""

    __slots__ = ("number", "results", "total")

    def __init__(self, number: int) -> None:
        self.number = number  # of the option
        self.results: list[float] = []  # the chance to win, world by world
        self.total = 0.0

    def came(self, chance: float) -> None:
        self.results.append(chance)
        self.total += chance

    @property
    def chance(self) -> float:
        """The chance to win with it."""
        return self.total / len(self.results) if self.results else 0.0


class Trial:
    """Some moves, the one that looks best at first sight being the first."""

    __slots__ = ("left", "moves", "worlds")

    def __init__(self, numbers: list[int]) -> None:
        self.moves = [Move(number) for number in numbers]
        self.left = self.moves.copy()  # those still looked at
        self.worlds = 0

    def weed(self) -> None:
        """Give up what will hardly prove the best."""
        self.worlds += 1
        if self.worlds < FIRST or self.worlds % ROUND:
            return
        best = self.leader()
        self.left = [move for move in self.left if move is best or not _is_behind(move, best)]

    def leader(self) -> Move:
        """The best of those still looked at; of several the one that looked best at first sight."""
        best = self.left[0]
        for move in self.left:
            if move.total > best.total:
                best = move
        return best

    def chosen(self) -> Move:
        """The move to make: at first sight's best, unless another has proved better."""
        first, best = self.moves[0], self.leader()
        gain, error = difference(best, first)
        return best if best is not first and gain > BETTER * error else first

    def next_best(self, chosen: Move) -> Move | None:
        """What the move is best compared with: the best of the others, and the first sight's if it was another."""
        if chosen is not self.moves[0]:
            return self.moves[0]
        others = [move for move in self.moves if move is not chosen]
        return max(others, key=lambda move: (len(move.results), move.chance)) if others else None


def _is_behind(move: Move, best: Move) -> bool:
    gain, error = difference(best, move)
    return gain >= GIVEN_UP * error


def difference(one: Move, other: Move) -> tuple[float, float]:
    """By how much a move is better than another in the worlds where both were tried, and the standard error of that."""
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
