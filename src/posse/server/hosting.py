"""A host who is away: between games his table is not kept waiting for him. Each process knows only who is connected to
it, so a host who is missed is asked for in the log first, and whoever has him answers there."""

import time
from collections.abc import Collection
from typing import Final

from posse.server import log_entries
from posse.server.table import PLAYING, TableState

#: A host may be away for so many seconds; whoever knows where he is has so many to say it.
AWAY: Final = 60.0
ASKED: Final = 5.0
#: One who is connected elsewhere is not asked for again for so many seconds.
VOUCHED: Final = 600.0


class Hosting:
    """What a process knows of the host of a table."""

    def __init__(self) -> None:
        self._seen = time.time()  # here; for longer, if somebody else has seen him
        self._ousted = ""  # one who is here, whom another process thought away

    def hear(self, t: TableState, fact: log_entries.HostIs, connected: Collection[str]) -> None:
        """Somebody will be the host, or the host is asked for."""
        self._ousted = t.host if fact.absent and t.host in connected else ""
        answered = t.host_missed is not None and not fact.absent
        elsewhere = answered and fact.person not in connected
        self._seen = time.time() + (VOUCHED if elsewhere else 0.0)

    def facts(self, t: TableState, connected: Collection[str]) -> list[log_entries.AnyFact]:
        """What is to be written about it now."""
        now = time.time()
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
        return [log_entries.HostIs(heirs[0], absent=True)] if heirs and now - t.host_missed >= ASKED else []
