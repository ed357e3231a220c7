"""Processes in which bots think, so that the event loop never waits for a bot.

All questions about one game go to the same process, which keeps the games it was last asked about.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any

from posse import machine
from posse.bots.search import budget
from posse.server.advice import Advised
from posse.server.config import WORLDS
from posse.server.kept_games import KeptGames, Task

_here = KeptGames()  # in a worker


def _answer(question: Callable[..., Any], task: Task, *what: Any) -> Any:
    return question(_here, task, *what)


def _quiet(worlds: int) -> None:
    """Set up a new worker. Ctrl-C does not stop it: the server does. If the server is killed, the worker ends too."""
    budget.limit(worlds)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    machine.give_way()  # the server comes first
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Workers:
    """The processes."""

    def __init__(self, count: int, worlds: int = WORLDS) -> None:
        """`worlds`: how many a bot that looks ahead imagines for a decision, at most."""
        self._count = count
        self._worlds = worlds
        self._pools: list[ProcessPoolExecutor | None] = [None] * count

    async def choose(self, task: Task, spec: str) -> int:
        return int(await self._ask(KeptGames.choose, task, spec))

    async def advise(self, task: Task, lang: str, called: Mapping[str, str]) -> Advised:
        advised: Advised = await self._ask(KeptGames.advise, task, lang, called)
        return advised

    async def past(self, task: Task, seat: int) -> dict[str, Any]:
        out: dict[str, Any] = await self._ask(KeptGames.past, task, seat)
        return out

    async def do(self, work: Callable[..., Any], *what: Any) -> Any:
        """Do some work that concerns no table."""
        return await self._run("", work, *what)

    async def _ask(self, question: Callable[..., Any], task: Task, *what: Any) -> Any:
        return await self._run(task.key, _answer, question, task, *what)

    async def _run(self, key: str, work: Callable[..., Any], *what: Any) -> Any:
        number = hash(key) % self._count
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            pool = self._pools[number]
            if pool is None:
                context = multiprocessing.get_context("spawn")
                pool = self._pools[number] = ProcessPoolExecutor(
                    1, mp_context=context, initializer=_quiet, initargs=(self._worlds,)
                )
            try:
                return await loop.run_in_executor(pool, work, *what)
            except BrokenProcessPool:  # the process was killed: start another
                if self._pools[number] is pool:
                    self._pools[number] = None
                if attempt == 2:
                    raise
        raise AssertionError

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
