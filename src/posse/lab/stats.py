"""How certain we can be about what was counted."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

#: Two-sided 95 % of the normal distribution, and of Student's for 1 to 19 degrees of freedom.
Z: Final = 1.959964
_T: Final = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093,
)  # fmt: skip


class Interval(NamedTuple):
    """An estimate between its 95 % bounds."""

    low: float
    value: float
    high: float

    def as_dict(self) -> dict[str, float]:
        """The three figures for a program to read."""
        return {"value": round(self.value, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution."""
    return _T[freedom - 1] if freedom <= len(_T) else Z + 2.4 / freedom


def wilson(rate: float, count: float) -> Interval:
    """Wilson's interval of a rate that was seen in this many independent trials."""
    if count <= 0:
        return Interval(0.0, rate, 1.0)
    square = Z * Z / count
    middle = (rate + square / 2) / (1 + square)
    half = Z * sqrt(rate * (1 - rate) / count + square / (4 * count)) / (1 + square)
    return Interval(max(0.0, min(middle - half, rate)), rate, min(1.0, max(middle + half, rate)))


class Cluster(NamedTuple):
    """What belongs together and so is not independent: the seats of one deal, and how many of them won."""

    seats: int
    wins: int


def rate_of(clusters: Sequence[Cluster]) -> float:
    """The share of the seats that won."""
    seats = sum(cluster.seats for cluster in clusters)
    return sum(cluster.wins for cluster in clusters) / seats if seats else 0.0


def clustered(clusters: Sequence[Cluster]) -> Interval:
    """The rate with Wilson's interval, for as many independent trials as the clusters are worth: two Outlaws of one
    game win together, so they say hardly more than one."""
    used = [cluster for cluster in clusters if cluster.seats]
    rate = rate_of(used)
    variance = sum(x * x for x in _pulls(used)) * len(used) / max(len(used) - 1, 1)
    seats = sum(cluster.seats for cluster in used)
    if variance == 0.0:  # all won, all lost or one cluster: each counts as one trial
        return wilson(rate, len(used))
    return wilson(rate, min(rate * (1 - rate) / variance, seats))


def difference(one: Sequence[Cluster], two: Sequence[Cluster]) -> Interval:
    """How much higher the first rate is than the second; cluster by cluster both were counted on the same deals."""
    value = rate_of(one) - rate_of(two)
    count = len(one)
    if count < 2:
        return Interval(-1.0, value, 1.0)
    pulls = [a - b for a, b in zip(_pulls(one), _pulls(two), strict=True)]
    half = student(count - 1) * sqrt(sum(x * x for x in pulls) * count / (count - 1))
    if half == 0.0:  # it was the same on every deal, which does not mean that it always is
        half = wilson(0.0, count).high
    return Interval(max(-1.0, value - half), value, min(1.0, value + half))


def _pulls(clusters: Sequence[Cluster]) -> list[float]:
    """How far each cluster pulls the rate from its mean: the linear part of a ratio."""
    seats = sum(cluster.seats for cluster in clusters)
    rate = rate_of(clusters)
    return [(cluster.wins - rate * cluster.seats) / seats for cluster in clusters] if seats else []


def jackknife(value: float, without: Sequence[float], error: float) -> Interval | None:
    """The interval of a figure from its values with one group left out each time; None for fewer than two groups. If
    they are all the same, a standard error known from elsewhere is used."""
    groups = len(without)
    if groups < 2:
        return None
    mean = sum(without) / groups
    spread = sqrt((groups - 1) / groups * sum((x - mean) ** 2 for x in without))
    half = student(groups - 1) * spread if spread > 1e-9 else Z * error
    return Interval(value - half, value, value + half)
