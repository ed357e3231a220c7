"""Looks regularly for what was left undone, often because another process has died."""

import asyncio
from typing import Final, NamedTuple

import structlog

from posse.server import metrics, results
from posse.server.refusal import Refusal
from posse.server.rooms import Rooms
from posse.server.watch import Now
from posse.store import Store, StoreUnavailable

#: Seconds between two sweeps.
EVERY: Final = 1.0
#: The most overdue tables of other processes that are taken up in one sweep.
AT_ONCE: Final = 100
#: Once in this many sweeps, unrated games are rated. For this many seconds they are left to the process that ended
#: them.
RATE_EVERY: Final = 30
RATING_GRACE: Final = 30.0
#: Once in this many sweeps, lobbies in which nothing has happened for this many seconds are deleted.
DELETE_EVERY: Final = 600
ABANDONED: Final = 7 * 24 * 3600.0
#: Nothing is deleted before the clock has gone evenly for this many seconds. If it leaps, somebody may have set it
#: wrong by years, and everything seems to be old.
SETTLED: Final = 3600.0
LEAP: Final = 60.0
#: A table whose log cannot be played is tried again after this many seconds.
BROKEN: Final = 600.0

DAY: Final = 24 * 3600.0
#: How many old tables are deleted at a time.
AT_A_TIME: Final = 20

_log = structlog.get_logger()


class Keep(NamedTuple):
    """For how many days tables are kept after their last game, in general and where nobody had an account; 0 is
    forever."""

    games: float = 0.0
    guests: float = 0.0


FOR_EVER: Final = Keep()


class Sweep:
    """Takes up tables where something is overdue, and closes rooms that nobody uses."""

    def __init__(self, store: Store, rooms: Rooms, now: Now, keep: Keep = FOR_EVER) -> None:
        self._keep = keep
        self._now = now
        self._store = store
        self._rooms = rooms
        self._ahead = 0.0  # of the passing time, when the clock last leapt
        self._even_since: float | None = None
        self._broken: dict[str, float] = {}  # tables whose logs cannot be played, and when to try again

    async def run(self) -> None:
        """Sweep forever."""
        swept = 0
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._sweep(swept)
                swept += 1
            except StoreUnavailable as error:
                metrics.STORE_AWAY.inc()
                _log.warning("the store is away", error=str(error))
            except Exception:  # whatever it was, the next sweep must come
                _log.exception("the sweep failed")
            self._rooms.close_idle()

    async def _sweep(self, number: int) -> None:
        # Of those that are alive here, many may wait for what their host may cost: they hide nobody else.
        most = AT_ONCE + len(self._broken) + len(self._rooms.alive)
        for table in await self._store.due(self._now(), most):
            await self.take_up(table)
        await self._see_to_hosts()
        if number % RATE_EVERY == 0:
            await self._rate_the_rest()
        if not self._is_clock_settled():
            return
        if number % DELETE_EVERY == 0:
            await self._store.delete_idle(self._now() - ABANDONED)
        if number % RATE_EVERY == 0:
            await self._delete_old()

    def _is_clock_settled(self) -> bool:
        passed = asyncio.get_running_loop().time()
        ahead = self._now() - passed
        if self._even_since is None or abs(ahead - self._ahead) > LEAP:
            self._even_since, self._ahead = passed, ahead
        return passed - self._even_since >= SETTLED

    async def _delete_old(self) -> None:
        """Delete games that nobody wants to keep any longer, a few at a time: everybody else waits meanwhile."""
        for days, guests in ((self._keep.games, False), (self._keep.guests, True)):
            if days:
                await self._store.delete_old(self._now() - days * DAY, guests, AT_A_TIME)

    async def take_up(self, table: str) -> None:
        """Do what is overdue at a table, because the process that should have done it is gone."""
        if self._now() < self._broken.get(table, 0.0):
            return
        try:
            (await self._rooms.open(table)).nudge()
        except StoreUnavailable:
            raise
        except Refusal:  # it has been deleted
            self._broken.pop(table, None)
        except Exception:  # one table with a bad log must not keep us from the others
            _log.exception("a table could not be taken up", table=table)
            self._broken[table] = self._now() + BROKEN
        else:
            self._broken.pop(table, None)

    async def _see_to_hosts(self) -> None:
        """Between games no table waits for a host who is away."""
        for room in list(self._rooms.alive.values()):
            try:
                await room.see_to_host()
            except Refusal as error:
                _log.warning("a table waits for its host", table=room.state.id, error=str(error))

    async def _rate_the_rest(self) -> None:
        """Rate games whose process died between their end and their rating."""
        for table, number in await self._store.unrated(self._now() - RATING_GRACE, 100):
            try:
                await results.rate(self._store, table, number)
            except StoreUnavailable:
                raise
            except Exception:  # one strange result must not keep us from the others
                _log.exception("a game could not be rated", table=table, number=number)
