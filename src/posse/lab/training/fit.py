"""Fits a net to lessons: plain gradient descent with Adam, in numpy, the same every time for the same seed."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from posse.bots.value.net import Net
from posse.lab.training.lessons import Lessons

#: How many hidden units a net has. That of The Duel is told of every card and character.
HIDDEN: Final = {"bang": 32, "dice": 32, "duel": 64}
EPOCHS: Final = 8
BATCH: Final = 256
RATE: Final = 3e-3
#: How fast weights shrink by themselves, so that what is seldom useful fades: with this many lessons, and faster with
#: fewer. Without it, chances of 85 % came true in 77 % of all cases, with it in 85.
DECAY: Final = 1.0
PLENTY: Final = 30_000
#: How much more certain a net may be made at the end.
SHARPER: Final = [0.6 + 0.02 * step for step in range(81)]
#: Of this many games, one is held back to see how good the net is, and one to sharpen it.
KEPT_BACK: Final = 8
BINS: Final = 10

Array = NDArray[np.float32]


@dataclass
class Data:
    """Lessons as matrices."""

    facts: Array
    outcomes: NDArray[np.int64]

    @staticmethod
    def parts_of(lessons: Lessons) -> "tuple[Data, Data, Data]":
        """Those to learn from, those to sharpen the net with, and those to see how good it is: whole games each, since
        all positions of one game have the same outcome."""
        turn = np.array(lessons.games, dtype=np.int64) % KEPT_BACK
        data = Data.all_of(lessons)
        learnt, sharpened, tested = (
            Data(data.facts[chosen], data.outcomes[chosen]) for chosen in (turn > 1, turn == 1, turn == 0)
        )
        return learnt, sharpened, tested

    @staticmethod
    def all_of(lessons: Lessons) -> "Data":
        """All of them."""
        facts = np.array(lessons.facts, dtype=np.float32).reshape(-1, lessons.width)
        return Data(facts, np.array(lessons.outcomes, dtype=np.int64))

    def said_by(self, net: Net) -> Array:
        """What a net says about each position."""
        return np.array([net.chances([float(fact) for fact in row]) for row in self.facts], dtype=np.float32)


class Fit:
    """A net while it learns."""

    def __init__(self, data: Data, hidden: int, outcomes: int, seed: int) -> None:
        self._luck = np.random.default_rng(seed)
        self._mean = data.facts.mean(axis=0)
        spread = data.facts.std(axis=0)
        # A constant says nothing, and must not blow up if it is ever different.
        self._scale = np.where(spread > 1e-3, 1.0 / np.maximum(spread, 1e-3), 0.0)
        width = data.facts.shape[1]
        self._weights: list[Array] = [
            self._random(width, hidden),
            np.zeros(hidden, dtype=np.float32),
            self._random(hidden, outcomes),
            np.zeros(outcomes, dtype=np.float32),
        ]
        self._drift = [np.zeros_like(each) for each in self._weights]
        self._spread = [np.zeros_like(each) for each in self._weights]
        self._steps = 0
        self._decay = DECAY * max(1.0, PLENTY / len(data.outcomes))
        self._data = Data(self._scaled(data.facts), data.outcomes)

    def _random(self, rows: int, columns: int) -> Array:
        drawn = self._luck.standard_normal((rows, columns)) * np.sqrt(2.0 / rows)
        return np.asarray(drawn, dtype=np.float32)

    def _scaled(self, facts: Array) -> Array:
        return np.asarray((facts - self._mean) * self._scale, dtype=np.float32)

    def learn(self, epoch: int) -> None:
        """Go through all lessons once."""
        order = self._luck.permutation(len(self._data.outcomes))
        rate = RATE * 0.5 * (1.0 + np.cos(np.pi * epoch / EPOCHS))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            self._step(self._data.facts[rows], self._data.outcomes[rows], rate)

    def _step(self, facts: Array, outcomes: NDArray[np.int64], rate: float) -> None:
        first, biases, second, _ = self._weights
        lit = np.maximum(facts @ first + biases, 0.0)
        wrong = softmax(lit @ second + self._weights[3])
        wrong[np.arange(len(outcomes)), outcomes] -= 1.0
        wrong /= len(outcomes)
        back = (wrong @ second.T) * (lit > 0.0)
        self._adam([facts.T @ back, back.sum(axis=0), lit.T @ wrong, wrong.sum(axis=0)], rate)

    def _adam(self, slopes: list[Any], rate: float) -> None:
        self._steps += 1
        for weights, slope, drift, spread in zip(
            self._weights, slopes, self._drift, self._spread, strict=True
        ):
            drift += 0.1 * (slope - drift)
            spread += 0.001 * (slope * slope - spread)
            pace = rate / (1.0 - 0.9**self._steps)
            weights -= pace * drift / (np.sqrt(spread / (1.0 - 0.999**self._steps)) + 1e-8)
            if weights.ndim == 2:
                weights *= 1.0 - rate * self._decay

    def sharpen(self, data: Data) -> None:
        """Make all predictions more or less certain, whatever fits other games best: few lessons make a net too bold,
        shrinking weights too timid."""
        totals = self._totals(self._scaled(data.facts))
        best = min(SHARPER, key=lambda factor: surprise(softmax(totals * factor), data.outcomes))
        self._weights[2] *= best
        self._weights[3] *= best

    def _totals(self, scaled: Array) -> Any:
        first, biases, second, out_biases = self._weights
        return np.maximum(scaled @ first + biases, 0.0) @ second + out_biases

    def chances(self, facts: Array) -> Array:
        """What the net says."""
        return np.asarray(softmax(self._totals(self._scaled(facts))), dtype=np.float32)

    def as_dict(self) -> dict[str, Any]:
        """The net as plain data, for facts that are not scaled."""
        first, biases, second, out_biases = self._weights
        scaled = first * self._scale[:, None]
        return {
            "hidden": [_plain(row) for row in scaled.T],
            "biases": _plain(biases - self._mean @ scaled),
            "out": [_plain(row) for row in second.T],
            "out_biases": _plain(out_biases),
        }


def surprise(said: Any, outcomes: Any) -> float:
    """The average surprise at the outcomes, given these chances."""
    return float(-np.mean(np.log(said[np.arange(len(outcomes)), outcomes])))


def softmax(totals: Any) -> Any:
    """Totals as chances, row by row."""
    weights = np.exp(totals - totals.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def _plain(row: Array) -> list[float]:
    """Weights with as many digits as matter."""
    return [float(f"{weight:.5g}") for weight in row]


def figures(fit: Fit, learnt: Data, tested: Data) -> dict[str, Any]:
    """How good a net is on games it has not seen: error and calibration, compared with constant shares."""
    shares = np.bincount(learnt.outcomes, minlength=len(fit.chances(tested.facts[:1])[0])) / len(
        learnt.outcomes
    )
    return {
        "positions": len(learnt.outcomes),
        **came_true(fit.chances(tested.facts), tested.outcomes, shares),
    }


def came_true(said: Any, outcomes: Any, shares: Any) -> dict[str, Any]:
    """How good chances were, position by position, once the outcomes are known; compared with constant shares."""
    hit = np.zeros_like(said)
    hit[np.arange(len(outcomes)), outcomes] = 1.0
    return {
        "tested": len(outcomes),
        "error": round(float(np.sqrt(np.mean((said - hit) ** 2))), 4),
        "error_of_shares": round(float(np.sqrt(np.mean((shares - hit) ** 2))), 4),
        "surprise": round(surprise(said, outcomes), 4),
        "surprise_of_shares": round(surprise(np.broadcast_to(shares, said.shape), outcomes), 4),
        "calibration": _calibration(said.ravel(), hit.ravel()),
    }


def _calibration(said: Any, hit: Any) -> list[dict[str, Any]]:
    """The predicted chances, in bins, and how often they came true."""
    numbers = np.minimum((said * BINS).astype(np.int64), BINS - 1)
    out = []
    for number in range(BINS):
        chosen = numbers == number
        if chosen.any():
            out.append(
                {
                    "from": number / BINS,
                    "to": (number + 1) / BINS,
                    "count": int(chosen.sum()),
                    "said": round(float(said[chosen].mean()), 4),
                    "came": round(float(hit[chosen].mean()), 4),
                }
            )
    return out
