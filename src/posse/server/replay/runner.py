"""Runs replays in a process of their own, so that neither the event loop nor the bots at the tables wait for them.

The latest answers are kept: at the end of a game everybody at the table asks for the same replay.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

from posse.server.refusal import Refusal
from posse.server.replay.jobs import Outcome
from posse.server.workers import Workers

T = TypeVar("T")

#: How many may wait, in all and from one address; more are refused. Somebody who wants many does not keep others
#: waiting.
MOST_WAITING: Final = 20
MOST_FOR_ONE: Final = 3
#: Bytes of compressed answers that are kept.
KEPT: Final = 48 * 1024 * 1024


class ReplayRunner:
    """Does the jobs of `posse.server.replay.jobs`, and keeps their answers."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._waiting: Counter[str] = Counter()  # by address
        self._under_way: dict[str, asyncio.Task[bytes]] = {}
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0

    def kept(self, key: str) -> bytes | None:
        """The answer kept under a key, if there is one."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def run(self, key: str, address: str, work: Callable[..., Outcome], *what: Any) -> bytes:
        """Do a job for somebody at an address and keep its answer; refused if the job cannot be done. If the same job
        is already running, wait for its answer."""
        task = self._under_way.get(key)
        if task is None:
            self._queue(address)
            task = asyncio.create_task(self._do(key, address, work, *what))
            self._under_way[key] = task
        return await asyncio.shield(task)  # the first caller may leave

    async def run_once(self, address: str, work: Callable[..., T], *what: Any) -> T:
        """Do a job whose answer nobody else wants; it counts like the others."""
        self._queue(address)
        try:
            done: T = await self.workers.do(work, *what)
        finally:
            self._leave_queue(address)
        return done

    def _queue(self, address: str) -> None:
        if self._waiting.total() >= MOST_WAITING or self._waiting[address] >= MOST_FOR_ONE:
            raise Refusal("busy", "too many games are told at the moment; try again")
        self._waiting[address] += 1

    def _leave_queue(self, address: str) -> None:
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]

    async def _do(self, key: str, address: str, work: Callable[..., Outcome], *what: Any) -> bytes:
        try:
            outcome: Outcome = await self.workers.do(work, *what)
        finally:
            self._leave_queue(address)
            del self._under_way[key]
        if outcome.why:
            raise Refusal(outcome.why, outcome.text)
        self._keep(key, outcome.packed)
        return outcome.packed

    def _keep(self, key: str, packed: bytes) -> None:
        self._size += len(packed) - len(self._kept.pop(key, b""))
        self._kept[key] = packed
        while self._size > KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)

    def close(self) -> None:
        self.workers.close()
