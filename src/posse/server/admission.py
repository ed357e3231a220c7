"""Who may come in at all: connections are counted before anything is read from them."""

import time
from collections import Counter
from typing import Final

import structlog

from posse.server import metrics
from posse.server.addresses import household
from posse.server.limits import Limits, Passing

#: The most connections at a time. Each is an open file; the server itself needs this many more.
MOST: Final = 20_000
OWN_FILES: Final = 300
#: The most connections at a time from one address. A browser has up to seven, and a whole school may share one address.
MOST_OF_ONE: Final = 1_500
#: New connections from one address: as a burst, and per second.
NEW_BURST: Final = 2_000.0
NEW_RATE: Final = 100.0
#: For each door, the log mentions it at most once in this many seconds.
TELL_EVERY: Final = 10.0

_log = structlog.get_logger()


class Admission:
    """Counts the open connections. Behind a proxy all of them have its address, so counting by address is the proxy's
    task."""

    def __init__(
        self,
        most: int = MOST,
        most_of_one: int = MOST_OF_ONE,
        behind_proxy: bool = False,
        passing: Passing = time.monotonic,
    ) -> None:
        self._most = most
        self._most_of_one = most if behind_proxy else most_of_one
        self._new = None if behind_proxy else Limits(NEW_BURST, NEW_RATE, passing)
        self._open: Counter[str] = Counter()
        self._total = 0
        self._passing = passing
        self._untold: Counter[str] = Counter()
        self._told: dict[str, float] = {}

    def enter(self, host: str) -> str | None:
        """The address under which a new connection counts from now on; None if it is turned away."""
        address = household(host)
        door = self._shut(address)
        if door:
            self.turn_away(door)
            return None
        self._open[address] += 1
        self._total += 1
        metrics.CONNECTIONS.set(self._total)
        return address

    def _shut(self, address: str) -> str:
        if self._total >= self._most:
            return "server-full"
        if self._open[address] >= self._most_of_one:
            return "address-full"
        if self._new is not None and not self._new.allow(address):
            return "address-too-often"
        return ""

    def leave(self, address: str) -> None:
        self._total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
        metrics.CONNECTIONS.set(self._total)

    def turn_away(self, door: str) -> None:
        """Somebody is turned away, and the server's operator should know. A flood does not make the log grow."""
        metrics.TURNED_AWAY.labels(door=door).inc()
        self._untold[door] += 1
        now = self._passing()
        if now - self._told.get(door, -TELL_EVERY) >= TELL_EVERY:
            self._told[door] = now
            _log.warning("turned away", door=door, times=self._untold.pop(door))
