"""Processes in which bots think, so that the event loop never waits for a bot.

A worker keeps the games that it was asked about lately, so it mostly has to play only a few moves to catch up. It is
given the seed and the moves, and makes the view itself: a bot sees what its seat may see and nothing else.
"""

import asyncio
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any, Final, NamedTuple

from posse import bots, games, machine
from posse.bots.search import budget
from posse.kernel.game import Game
from posse.server import advice
from posse.server.advice import Advised
from posse.server.config import WORLDS
from posse.server.messages import summary
from posse.server.told import told
from posse.tellers import teller

#: The most games that a worker keeps.
KEPT: Final = 300


class Task(NamedTuple):
    """A game: how it began, and the answers since."""

    key: str  # of table and game
    game: str
    names: tuple[str, ...]
    sets: tuple[str, ...]
    variants: tuple[str, ...]
    roles: dict[str, str]
    characters: dict[str, str]
    seed: str
    answers: tuple[int, ...]  # the options taken so far, by number


class KeptGame:
    """A game that a worker keeps, with the bots at its table."""

    def __init__(self, task: Task) -> None:
        rules = games.rules(
            task.game, list(task.names), task.sets, task.variants, task.roles or None, task.characters or None
        )
        self.game = Game.start(rules, task.seed, pausing=True)
        self.answers: list[int] = []
        self.told = [len(self.game.events)]  # how many events there were at the start, and after each answer
        self.bots: dict[tuple[int, str], bots.Bot] = {}

    def catch_up(self, answers: Sequence[int]) -> bool:
        """Make the moves that are new; False if the old ones are not those of this game."""
        known = len(self.answers)
        if list(answers[:known]) != self.answers:
            return False
        for answer in answers[known:]:
            self.game.apply(answer)
            self.answers.append(answer)
            self.told.append(len(self.game.events))
        return True


_kept: OrderedDict[str, KeptGame] = OrderedDict()


def _game(task: Task) -> KeptGame:
    kept = _kept.pop(task.key, None)
    if kept is None or not kept.catch_up(task.answers):
        kept = KeptGame(task)
        kept.catch_up(task.answers)
    _kept[task.key] = kept
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return kept


def choose(task: Task, spec: str) -> int:
    """The number of the option that a bot takes."""
    kept = _game(task)
    decision = kept.game.decision
    assert decision is not None
    seat = decision.player
    bot = kept.bots.get((seat, spec))
    if bot is None:
        bot = kept.bots[seat, spec] = bots.make(spec, f"{task.seed}/{seat}")
    return advice.choice(kept.game, bot)


def advise(task: Task, lang: str, called: Mapping[str, str]) -> Advised:
    """What a strong player would do in place of the one who must decide, and why. It is none of the bots that play
    here, so their luck does not change."""
    return advice.of(_game(task).game, lang, called)


def past(task: Task, seat: int) -> dict[str, Any]:
    """All that happened in a game, as a seat saw it, in the same words as when it happened: a line depends on what is
    told together with it."""
    kept = _game(task)
    game = kept.game
    seen = game.view(seat).events
    says = teller(game.rules)
    events: list[dict[str, Any]] = []
    for start, end in zip([0, *kept.told], kept.told, strict=False):
        events += told(game.rules, says, seen[start:end], seat)
    return {"events": events, **summary(game, seen, seat)}


def _quiet(worlds: int) -> None:
    """Set a new worker up. Ctrl-C does not stop it: the server does. If the server is killed, it ends too."""
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
    """The processes. All questions about one game go to the same one."""

    def __init__(self, count: int, worlds: int = WORLDS) -> None:
        """`worlds`: so many a bot that looks ahead imagines for a decision at most."""
        self._count = count
        self._worlds = worlds
        self._pools: list[ProcessPoolExecutor | None] = [None] * count

    async def choose(self, task: Task, spec: str) -> int:
        return int(await self._run(task.key, choose, task, spec))

    async def advise(self, task: Task, lang: str, called: Mapping[str, str]) -> Advised:
        advised: Advised = await self._run(task.key, advise, task, lang, called)
        return advised

    async def past(self, task: Task, seat: int) -> dict[str, Any]:
        out: dict[str, Any] = await self._run(task.key, past, task, seat)
        return out

    async def do(self, work: Callable[..., Any], *what: Any) -> Any:
        """Do some work that is about no table."""
        return await self._run("", work, *what)

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
            except BrokenProcessPool:  # the process was killed: start another one
                if self._pools[number] is pool:
                    self._pools[number] = None
                if attempt == 2:
                    raise
        raise AssertionError

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
