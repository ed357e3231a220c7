"""How much one person, or one address, may ask for: buckets that fill up again with time."""

import time
from collections.abc import Callable
from typing import Final

#: Seconds that pass, counted from any point.
Passing = Callable[[], float]

#: When there are this many buckets, the full ones are removed.
MANY: Final = 10_000
#: And at most once in this many seconds.
SEARCH: Final = 30.0
#: The most buckets. After that, the oldest is removed for each new one.
MOST: Final = 200_000


class Bucket:
    """Allows a burst, and a fixed rate per second in the long run."""

    __slots__ = ("_burst", "_left", "_passing", "_rate", "_then")

    def __init__(self, burst: float, rate: float, passing: Passing = time.monotonic) -> None:
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._passing = passing
        self._then = passing()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there is enough left; if so, it is taken."""
        if not self.has(amount):
            return False
        self._left -= amount
        return True

    def has(self, amount: float = 1.0) -> bool:
        """Whether there is enough left."""
        now = self._passing()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        return self._left >= amount

    def spend(self, amount: float) -> None:
        """Take it, even if there is not enough: then nothing is left for a while, but never for longer than an empty
        bucket takes to be full."""
        self.has()
        self._left = max(self._left - amount, -self._burst)

    def give_back(self, amount: float = 1.0) -> None:
        """What was taken did not count after all."""
        self._left = min(self._burst, self._left + amount)

    @property
    def is_full(self) -> bool:
        """It is as good as new, so nobody needs to remember it."""
        return self.has(self._burst)


class Limits:
    """A bucket for each person or address."""

    def __init__(self, burst: float, rate: float, passing: Passing = time.monotonic) -> None:
        self._burst = burst
        self._rate = rate
        self._passing = passing
        self._buckets: dict[str, Bucket] = {}
        self._searched = 0.0
        self.name = "?"  # in the figures

    def allow(self, who: str) -> bool:
        return self._bucket(who).take()

    def spend(self, who: str, amount: float) -> None:
        """Somebody took this much; the amount was not known beforehand."""
        self._bucket(who).spend(amount)

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            self._make_room()
            bucket = self._buckets[who] = Bucket(self._burst, self._rate, self._passing)
        return bucket

    def has_any(self, who: str) -> bool:
        """Whether somebody may do it again."""
        bucket = self._buckets.get(who)
        return bucket is None or bucket.has()

    def give_back(self, who: str) -> None:
        """What somebody did last did not count after all."""
        bucket = self._buckets.get(who)
        if bucket is not None:
            bucket.give_back()

    def _make_room(self) -> None:
        now = self._passing()
        if len(self._buckets) >= MANY and now - self._searched > SEARCH:
            self._searched = now
            self._buckets = {key: each for key, each in self._buckets.items() if not each.is_full}
        if len(self._buckets) >= MOST:
            del self._buckets[next(iter(self._buckets))]
