"""A small net on flat lists: one layer of hidden units, a chance for each of several outcomes."""

from collections.abc import Mapping
from math import exp
from typing import Any


class Net:
    """Numbers in, chances out. The chances add up to 1."""

    __slots__ = ("_biases", "_hidden", "_out", "_out_biases", "inputs")

    def __init__(
        self, hidden: list[list[float]], biases: list[float], out: list[list[float]], out_biases: list[float]
    ) -> None:
        """A row of weights for each hidden unit, from the inputs, and for each outcome, from the hidden units."""
        self.inputs = len(hidden[0])
        self._hidden = hidden
        self._biases = biases
        self._out = out
        self._out_biases = out_biases

    @staticmethod
    def of(data: Mapping[str, Any]) -> "Net":
        """The net that plain data tells."""
        return Net(
            [[float(weight) for weight in row] for row in data["hidden"]],
            [float(bias) for bias in data["biases"]],
            [[float(weight) for weight in row] for row in data["out"]],
            [float(bias) for bias in data["out_biases"]],
        )

    def chances(self, facts: list[float]) -> list[float]:
        """The chance of each outcome."""
        used = [i for i in range(len(facts)) if facts[i] != 0.0]
        lit: list[float] = []  # what the hidden units give on; those below 0 are silent
        for unit in range(len(self._biases)):
            row = self._hidden[unit]
            total: float = self._biases[unit]
            for i in used:
                total += facts[i] * row[i]
            lit.append(total if total > 0.0 else 0.0)
        out: list[float] = []
        most: float = -1e9
        for outcome in range(len(self._out_biases)):
            row = self._out[outcome]
            total = self._out_biases[outcome]
            for unit in range(len(lit)):
                total += lit[unit] * row[unit]
            out.append(total)
            if total > most:
                most = total
        return _shares([exp(total - most) for total in out])


def _shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]
