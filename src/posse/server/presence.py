"""Who is at a table, and since when others are away.

This is not in the log: it changes with every lost connection, and does not affect any game. Each process tells the
others who is connected to it, and asks them the same when it begins to serve a table.
"""

import asyncio
from collections.abc import Collection
from typing import Final

import structlog

from posse.server import watch
from posse.server.clock import LATER
from posse.server.config import PATIENCE
from posse.server.watch import Now
from posse.store import Store, StoreUnavailable

_log = structlog.get_logger()


class Presence:
    """Who is connected to one table, here and elsewhere."""

    def __init__(self, table: str, store: Store, patience: float = PATIENCE, now: Now = watch.now) -> None:
        self.patience = patience
        self.now = now
        self.away: dict[str, float] = {}  # who is away, and since when
        self._table = table
        self._store = store
        self._here: frozenset[str] = frozenset()
        self._elsewhere: dict[str, frozenset[str]] = {}  # by process
        self._asking = True  # the others have not been asked yet
        self._told: frozenset[str] | None = None  # what the others know about us
        self._telling: asyncio.Task[None] | None = None

    def see(self, people: Collection[str], here: Collection[str]) -> bool:
        """See which of the people at a table are connected. Returns whether somebody came or went."""
        self._here = frozenset(here)
        present = self._here.union(*self._elsewhere.values())
        now = self.now()
        away = {person: self.away.get(person, now) for person in people if person not in present}
        changed = away.keys() != self.away.keys()
        self.away = away
        self._tell()
        return changed

    def is_missed(self, person: str) -> bool:
        """Whether somebody has been away for so long that the table need not wait."""
        since = self.away.get(person)
        return since is not None and self.now() - since >= self.patience

    # ---- other processes

    def hear(self, process: str, people: Collection[str], asking: bool) -> None:
        """Another process says who is connected to it, and perhaps asks who is connected to us."""
        self._elsewhere[process] = frozenset(people)
        if asking:
            self._told = None

    def forget(self, process: str) -> None:
        """Another process is gone, and with it everybody who was connected to it."""
        self._elsewhere.pop(process, None)

    def ask(self) -> None:
        """Ask the others again: we may have missed what they said."""
        self._asking, self._told = True, None
        self._tell()

    def close(self) -> None:
        """Stop telling the others."""
        if self._telling is not None:
            self._telling.cancel()

    def _tell(self) -> None:
        """Tell the others, unless they know already. If nobody ever came, there is nothing to tell."""
        is_news = self._told != self._here and (bool(self._here) or bool(self._told))
        if is_news and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._insist())

    async def _insist(self) -> None:
        while self._told != self._here:
            here, asking = self._here, self._asking
            self._told, self._asking = here, False
            try:
                await self._store.tell_presence(self._table, sorted(here), asking)
            except StoreUnavailable as error:
                _log.warning("others do not know who is here", table=self._table, error=str(error))
                self._told, self._asking = None, asking or self._asking
                await asyncio.sleep(LATER)
            except Exception:  # nobody waits for this task, so nobody else would log it
                _log.exception("others do not know who is here", table=self._table)
                return


class Processes:
    """The other processes that serve tables: when each was last heard of."""

    #: A process that was silent for this many seconds is gone.
    SILENT: Final = 10.0

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}

    def hear(self, process: str) -> bool:
        """Another process gave a sign of life. Returns whether it is new."""
        is_new = process not in self._heard
        self._heard[process] = asyncio.get_running_loop().time()
        return is_new

    def gone(self) -> list[str]:
        """The processes that have been silent for too long. They are forgotten."""
        before = asyncio.get_running_loop().time() - self.SILENT
        silent = [process for process, heard in self._heard.items() if heard < before]
        for process in silent:
            del self._heard[process]
        return silent
