"""Chances: the mean of the results of several worlds."""

from collections.abc import Sequence
from math import sqrt


class Chances:
    """The chance of each seat to win, found in worlds; more of them make it more certain."""

    def __init__(self, seats: int) -> None:
        self.worlds = 0
        self._totals = [0.0] * seats
        self._squares = [0.0] * seats

    def came(self, chances: Sequence[float]) -> None:
        """Add the result of another world."""
        self.worlds += 1
        for seat, chance in enumerate(chances):
            self._totals[seat] += chance
            self._squares[seat] += chance * chance

    def of(self, seat: int) -> float:
        return self._totals[seat] / self.worlds

    def error(self, seat: int) -> float:
        """The standard error of a chance."""
        if self.worlds < 2:
            return 0.0  # the end of the game: that is certain
        mean = self.of(seat)
        spread = max(self._squares[seat] / self.worlds - mean * mean, 0.0)
        return sqrt(spread / (self.worlds - 1))

    def all(self) -> list[float]:
        return [total / self.worlds for total in self._totals]
