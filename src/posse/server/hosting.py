"""Replaces a host who is away, so that the table need not wait for the host between games.

A process only knows who is connected to itself. So it first asks in the log whether the host is there; if the host is
connected to another process, that one answers in the log.
"""

from collections.abc import Collection
from typing import Final

from posse.server import log_entries
from posse.server.table import PLAYING, TableState
from posse.server.watch import Now

#: Seconds that a host may be away before we ask for them, and seconds that other processes have to answer.
AWAY: Final = 60.0
ASKED: Final = 5.0
#: Seconds before we ask again for a host who is connected elsewhere.
VOUCHED: Final = 600.0


class Hosting:
    """What a process knows about the host of a table."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._seen = now()  # when the host was last seen; in the future if another process has them
        self._ousted = ""  # a host who was replaced although connected here
        self._missed = (0.0, 0.0)  # since when the host is asked for, by the log, and when we heard of it

    def hear(self, t: TableState, fact: log_entries.HostIs, connected: Collection[str]) -> None:
        """An entry about the host, before the table changes by it."""
        self._ousted = t.host if fact.absent and t.host in connected else ""
        answered = t.host_missed is not None and not fact.absent
        elsewhere = answered and fact.person not in connected
        self._seen = self._now() + (VOUCHED if elsewhere else 0.0)

    def facts(self, t: TableState, connected: Collection[str]) -> list[log_entries.AnyFact]:
        """The entries to append now."""
        now = self._now()
        if t.host in connected:
            self._seen = now
        if self._ousted not in connected:
            self._ousted = ""
        if t.status == PLAYING:
            return []
        if self._ousted and self._ousted != t.host:
            return [log_entries.HostIs(self._ousted)]
        if t.host in connected:
            return [] if t.host_missed is None else [log_entries.HostIs(t.host)]
        if t.host_missed is None:
            is_waiting = any(person != t.host for person in t.people)
            return [log_entries.HostIs(t.host, absent=True)] if is_waiting and now - self._seen > AWAY else []
        heirs = [person for person in t.people if person in connected and t.seat_of(person) is not None]
        waited = self._waited(t.host_missed, now)
        return [log_entries.HostIs(heirs[0], absent=True)] if heirs and waited >= ASKED else []

    def _waited(self, missed: float, now: float) -> float:
        """How long the host has been asked for. The log may have been written by a clock ahead of ours."""
        if missed != self._missed[0]:
            self._missed = (missed, now)
        return max(now - missed, now - self._missed[1])
