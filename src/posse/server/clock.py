"""Does what is due at a table: bots answer, players who can only pass do so, and time runs out."""

import asyncio
from typing import Final

import structlog

from posse.kernel.errors import PosseError
from posse.server import agenda, log_entries
from posse.server.agenda import Due, due, is_timed
from posse.server.budget import Costs
from posse.server.kept_games import Task
from posse.server.log_entries import AnyFact
from posse.server.lost_time import LostTime
from posse.server.table_log import TableLog
from posse.server.watch import Now
from posse.server.workers import Workers

#: Seconds until something is tried again after trouble with the store.
LATER: Final = 1.0

_log = structlog.get_logger()


class Clock:
    """Rings when something is due, and does it."""

    def __init__(
        self,
        log: TableLog,
        lost_time: LostTime,
        workers: Workers,
        now: Now,
        costs: Costs,
    ) -> None:
        self._costs = costs
        self._log = log
        self._now = now
        self._lost_time = lost_time
        self._workers = workers
        self._closed = False
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._asked: tuple[int, int, float] | None = None  # the decision we last heard of
        self._heard = 0.0  # when we heard of it, on the loop's clock
        self._thought: tuple[tuple[int, int, str], asyncio.Task[int]] | None = None  # about what, and by whom

    def set(self) -> None:
        """Set the clock for what is due next. If another process is about to do it, that one gets some time first."""
        if self._closed:
            return
        if self._log.stale:  # what is due follows from the log, which must be read first
            if self._timer is None:
                self.try_later()
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        next_due = due(self._log.state)
        if next_due is not None:
            if next_due.how == log_entries.BOT and self._log.ours:
                self._think(next_due.bot)
            delay = self._left(next_due) + (0.0 if self._log.ours else agenda.GRACE)
            self._timer = asyncio.get_running_loop().call_later(max(delay, 0.0), self._ring)

    def _left(self, what: Due) -> float:
        """How many seconds are left until something is due. Counted from when we heard of it, it never takes longer
        than planned: the log may have been written by a clock ahead of ours, or before ours was set back."""
        t, passed = self._log.state, asyncio.get_running_loop().time()
        asked = (t.number, t.decision, t.asked_at)
        if asked != self._asked:
            self._asked, self._heard = asked, passed
        return min(what.at - self._now(), what.at - t.asked_at - (passed - self._heard))

    def try_later(self) -> None:
        """Ring again in a moment, after trouble."""
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
        for task in (self._task, self._thought and self._thought[1]):
            if task is not None:
                task.cancel()

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
            if next_due is not None and self._left(next_due) <= 0.01:
                if self._costs_something(next_due) and not self._costs.may_decide(log.state.host):
                    self.try_later()
                    return
                await self._answer(next_due, log.state.decision)
            else:
                self.set()
        except PosseError as error:  # the store is unavailable, or too much happens at once
            _log.warning("what is due waits", table=log.state.id, error=str(error))
            self.try_later()
        except Exception:  # whatever it was, the table must not stand still forever
            _log.exception("what was due failed", table=log.state.id)
            self.try_later()

    def _costs_something(self, what: Due) -> bool:
        """Whether a bot decides, or passes: its own seat, or for somebody who is away or out of time."""
        return bool(what.bot or self._log.state.seats[what.seat].bot)

    async def _answer(self, what: Due, decision: int) -> None:
        """A bot answers, or the only possible answer is given."""
        number, game = 0, self._log.state.number
        if what.bot:
            number = await self._think(what.bot)

        def facts() -> list[AnyFact]:
            t = self._log.state
            if t.number != game or t.decision != decision or due(t) != what:
                return []  # it has been answered in the meantime, or the player is back
            return [log_entries.Moved(decision, number, what.how)]

        await self._log.write(facts)

    def _think(self, bot: str) -> "asyncio.Task[int]":
        """Let a bot think about the current decision. It starts before the answer is due: having a choice must not take
        longer than having none."""
        about = (self._log.state.number, self._log.state.decision, bot)
        if self._thought is None or self._thought[0] != about or _failed(self._thought[1]):
            self._thought = about, asyncio.create_task(self._choice(self._log.task(), bot))
        return self._thought[1]

    async def _choice(self, task: Task, bot: str) -> int:
        """The option that a bot takes. If the bot fails, a random one is taken, so that the game goes on."""
        async with self._costs.thinking(self._log.state.host):
            try:
                return await self._workers.choose(task, bot)
            except Exception:
                _log.exception("a bot failed", table=self._log.state.id, bot=bot)
                return await self._workers.choose(task, "random")


def _failed(task: "asyncio.Task[int]") -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
