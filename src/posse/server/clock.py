"""Does what is due at a table: bots answer, players who can only pass do so, and time runs out."""

import asyncio
import time
from typing import Final

import structlog

from posse.kernel.errors import PosseError
from posse.server import agenda, log_entries
from posse.server.agenda import Due, due, is_timed
from posse.server.log_entries import AnyFact
from posse.server.lost_time import LostTime
from posse.server.table_log import TableLog
from posse.server.workers import Workers

#: Seconds until something is tried again after trouble with the store.
LATER: Final = 1.0

_log = structlog.get_logger()


class Clock:
    """Rings when something is due, and does it."""

    def __init__(self, log: TableLog, lost_time: LostTime, workers: Workers) -> None:
        self._log = log
        self._lost_time = lost_time
        self._workers = workers
        self._closed = False
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def set(self) -> None:
        """Set the clock for what is due next. What another process is about to do is left to it for a while."""
        if self._closed:
            return
        if self._log.stale:  # what is due follows from the log, and that must be read first
            if self._timer is None:
                self.try_later()
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        next_due = due(self._log.state)
        if next_due is not None:
            delay = next_due.at - time.time() + (0.0 if self._log.ours else agenda.GRACE)
            self._timer = asyncio.get_running_loop().call_later(max(delay, 0.0), self._ring)

    def try_later(self) -> None:
        """Ring in a moment, after trouble."""
        if self._closed:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(LATER, self._ring)

    def close(self) -> None:
        """Never ring again."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()

    def _ring(self) -> None:
        self._timer = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._do_what_is_due())
        else:
            self._timer = asyncio.get_running_loop().call_later(0.05, self._ring)

    async def _do_what_is_due(self) -> None:
        log = self._log
        try:
            if log.stale:
                await log.read()
            if is_timed(log.state):
                await self._lost_time.give_back()
            next_due = due(log.state)
            if next_due is not None and next_due.at <= time.time() + 0.01:
                await self._answer(next_due, log.state.decision)
            else:
                self.set()
        except PosseError as error:  # the store is away, or too much happens at once
            _log.warning("what is due waits", table=log.state.id, error=str(error))
            self.try_later()
        except Exception:  # whatever it was, the table must not stand still for ever
            _log.exception("what was due failed", table=log.state.id)
            self.try_later()

    async def _answer(self, what: Due, decision: int) -> None:
        """A bot answers, or the only possible answer is given."""
        number, game = 0, self._log.state.number
        if what.bot:
            number = await self._choice(what.bot)

        def facts() -> list[AnyFact]:
            t = self._log.state
            if t.number != game or t.decision != decision or due(t) != what:
                return []  # it has been answered meanwhile, or the player is back
            return [log_entries.Moved(decision, number, what.how)]

        await self._log.write(facts)

    async def _choice(self, bot: str) -> int:
        """The option that a bot takes. If the bot fails, one is taken at random, so that the game goes on."""
        try:
            return await self._workers.choose(self._log.task(), bot)
        except Exception:
            _log.exception("a bot failed", table=self._log.state.id, bot=bot)
            return await self._workers.choose(self._log.task(), "random")
