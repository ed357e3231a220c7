"""A simulation of the server: several processes, a store that they share, and people who play, on a simulated clock and
network, all in one process and all decided by a seed.

The production code runs in it unchanged, from the socket of a table to the SQL of the store. Processes crash before and
after writes, the store is away, slow or full, news comes late or not at all, connections break, and clocks differ and
are set. After every message and every entry this is checked:

- Whatever somebody is told is on the disk, and it is what their seat may see.
- The log has no gap, answers what was asked, and has no move that nobody made.
- Nothing fails that should not.
- When the trouble is over every game goes on, and everybody sees its true state.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, Final, cast
from unittest import mock
from zlib import crc32

import structlog

from posse.server import agenda
from posse.server.config import Config
from posse.server.http.table_socket import table_socket
from posse.server.hub import Hub
from posse.server.people import People
from posse.server.service import Allowances, Service
from posse.server.watch import Watch
from posse.server.wire import Settings
from posse.store import News, StoreUnavailable
from tests.server.house import InHouse
from tests.simulation import virtual
from tests.simulation.disk import Disk, SimStore, never
from tests.simulation.player import Player
from tests.simulation.sockets import SimSocket, as_any
from tests.simulation.truth import Truth, Violation

EPOCH: Final = 1_800_000_000.0
#: How often trouble comes and goes; seconds of trouble and of calm, and in which the game must go on in the end.
TIMES: Final = 3
TROUBLE: Final = 12.0
CALM: Final = 20.0
GOES_ON: Final = 90.0
#: Before and after these a process may crash: moves are written most.
WRITES: Final = ("append", "append", "append", "say", "write", "rate", "create")
#: The share of news that is lost while there is trouble.
LOST: Final = 0.12
#: When all has been well for this many seconds, everybody connected must know what was on the disk before, and nothing
#: may be overdue: lost news has arrived by then, and nobody waits for a dead process any more.
SOON: Final = 10.0

_process: ContextVar["Process | None"] = ContextVar("process", default=None)


class Process:
    """A server. Restarted after a crash, it knows nothing except what is on the disk."""

    def __init__(self, world: "World", name: str) -> None:
        self._world = world
        self.name = name
        self.luck = Random(f"{world.seed}/{name}")
        self.ahead = self.luck.uniform(-1.0, 1.0)  # its clock, in seconds
        self.up = False
        self.crash_at = ""  # the next time it gets here
        self.away_until = self.slow_until = 0.0
        self.tasks: list[asyncio.Task[Any]] = []
        self.context: Context = copy_context()
        self.starts = 0
        self.serves = False  # it accepts connections

    async def start(self) -> None:
        self.starts += 1
        self.up, self.serves, self.crash_at, self.tasks = True, False, "", []
        self.context = copy_context()
        self.context.run(_process.set, self)
        await self.spawn(self._open())

    async def _open(self) -> None:
        loop, start = asyncio.get_running_loop(), self.starts
        now = Watch(lambda: EPOCH + loop.time() + self.ahead, loop.time)

        async def way(what: str) -> None:
            await self._way(what, start)

        self.store = SimStore(self._world.disk, f"{self.name}{start}", way, self._tell)
        self.people = People([b"secret"], now)
        hub = Hub(self.store, InHouse(), now=now)
        nothing: Any = None
        self.service = Service(
            Config("none"), self.store, self.people, hub, Allowances(1e9), nothing, nothing, nothing
        )
        while True:
            try:
                await hub.start()
                self.serves = True
                return
            except StoreUnavailable:
                await asyncio.sleep(0.5)

    def spawn(self, work: Any) -> "asyncio.Task[Any]":
        return self.context.run(asyncio.get_running_loop().create_task, work)

    def adopt(self, task: "asyncio.Task[Any]") -> None:
        """A task lives as long as the process. What it starts after that waits forever."""
        self._world.ghosts.append(task)
        self.tasks.append(task)

    def crash(self) -> None:
        """Whatever it was about to do is never done."""
        if not self.up:
            return
        self._world.note(f"{self.name} crashes")
        self.up = False
        for task in self.tasks:
            task.cancel()
        for player in self._world.players:
            if player.process is self and player.socket is not None:
                player.socket.cut()
        self._world.later(self.luck.uniform(0.5, 12.0), self._start_again)

    def _start_again(self) -> None:
        self._world.note(f"{self.name} starts")
        asyncio.get_running_loop().create_task(self.start(), context=Context())

    async def _way(self, what: str, start: int) -> None:
        loop = asyncio.get_running_loop()
        if not self.up or start != self.starts:
            await never()
        self._world.step(f"{self.name} {what}")
        slow = loop.time() < self.slow_until
        await asyncio.sleep(self.luck.expovariate(1 / (0.8 if slow else 0.004)))
        if not self.up or start != self.starts:
            await never()
        if self.crash_at and what.startswith(self.crash_at):
            self.crash()
            await never()
        if loop.time() < self.away_until:
            raise StoreUnavailable("the store is away")
        if what.startswith("before") and loop.time() < self._world.full_until:
            raise StoreUnavailable("the disk is full")

    def _tell(self, news: News) -> None:
        """The others hear of it later. If it is lost they hear, later still, that something was."""
        for other in self._world.processes:
            if other is self or not other.up:
                continue
            lost = self._world.troubled and self.luck.random() < LOST
            delay = self.luck.uniform(0.5, 4.0) if lost else self.luck.expovariate(1 / 0.02)
            heard = News("missed") if lost else news
            other.hear_later(delay, heard)

    def hear_later(self, delay: float, news: News) -> None:
        start = self.starts

        def hear() -> None:
            if self.up and self.starts == start:
                self.store.hear(news)

        asyncio.get_running_loop().call_later(delay, hear, context=self.context)


class World:
    """Everything. `run` it; a `Violation` says what went wrong, and `trace` how it happened."""

    def __init__(self, seed: int, tell: Callable[[str], None] | None = None) -> None:
        self.seed = seed
        self.luck = Random(seed)
        self.trace: list[str] = []
        self.steps: list[str] = []  # everything that was sent and stored, to the microsecond
        self._say = tell
        self.full_until = 0.0
        self.troubled = True
        self._calm_since: float | None = None
        self._nobody_served = 0.0  # when all processes were last down
        self.wrong: list[BaseException] = []
        self.ghosts: list[asyncio.Task[Any]] = []  # all tasks of all processes that ever existed
        self.processes: list[Process] = []
        self.players: list[Player] = []

    def note(self, what: str) -> None:
        """A step, for anybody who wants to see how it went."""
        line = f"{asyncio.get_running_loop().time():9.3f} {what}"
        self.trace.append(line)
        if self._say is not None:
            self._say(line)

    def step(self, what: str, data: str = "") -> None:
        """Anything that happens. The same seed goes the same way, step by step."""
        self.steps.append(f"{asyncio.get_running_loop().time():.6f} {what} {crc32(data.encode()):08x}")

    def later(self, seconds: float, what: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, what, context=Context())

    def run(self) -> None:
        with _quiet(self._failed), _steady(self.luck):
            virtual.run(self._run())

    def _failed(self, event: dict[str, Any]) -> None:
        """Something unexpected went wrong, according to the server's log."""
        self.wrong.append(Violation(f"the server said: {event}"))

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        loop.set_task_factory(cast(Any, _tracking))
        loop.set_exception_handler(lambda _, what: self._failed(what) if "exception" in what else None)
        self.disk = Disk()
        try:
            await self._begin()
            for _ in range(TIMES):
                await self._trouble()
                await self._calm()
            await self._recover()
        finally:
            self.disk.close()

    async def _begin(self) -> None:
        self.processes = [
            Process(self, name) for name in ("one", "two", "three")[: self.luck.choice((1, 2, 2, 3))]
        ]
        for process in self.processes:
            await process.start()
        settings = self._settings()
        self.players = [Player(self, name) for name in ("ann", "bob", "cal")[: self.luck.choice((2, 2, 3))]]
        first = self.processes[0]
        room = await first.spawn(first.service.hub.create(settings, self.players[0].person))
        self.truth = Truth(self.disk, room.state.id, room.state.code)
        for player in self.players:
            player.begin()

    def _settings(self) -> Settings:
        duel = self.luck.random() < 0.6
        return Settings(
            game="duel" if duel else "bang",
            players=2 if duel else 4,
            per_move=self.luck.choice((None, 5, 20)),
            reserve=10,
            pace=0.3,
            bots="random",
        )

    async def _trouble(self) -> None:
        loop = asyncio.get_running_loop()
        await self._wait(3.0)
        self.troubled, self._calm_since, end = True, None, loop.time() + TROUBLE
        while loop.time() < end:
            self._go_wrong()
            await self._wait(self.luck.uniform(0.5, 5.0))

    def _go_wrong(self) -> None:
        loop, luck = asyncio.get_running_loop(), self.luck
        process, player = luck.choice(self.processes), luck.choice(self.players)
        what = luck.choice(
            ("crash", "before", "after", "away", "full", "slow", "cut", "cut", "back", "ahead")
        )
        self.note(f"trouble: {what} at {process.name}")
        if what == "crash":
            process.crash()
        elif what in ("before", "after"):
            process.crash_at = f"{what} {luck.choice(WRITES)}"
        elif what == "away":
            process.away_until = loop.time() + luck.uniform(0.5, 8.0)
        elif what == "full":
            self.full_until = loop.time() + luck.uniform(0.5, 6.0)
        elif what == "slow":
            process.slow_until = loop.time() + luck.uniform(1.0, 8.0)
        elif what == "cut" and player.socket is not None:
            player.socket.cut()
        elif what == "back":
            process.ahead -= luck.choice((2.0, 3600.0))
        elif what == "ahead":
            process.ahead += luck.uniform(1.0, 20.0)

    async def _calm(self) -> None:
        """All is well again, except for the clocks."""
        self.note("the trouble is over")
        self.troubled, self._calm_since = False, asyncio.get_running_loop().time()
        for process in self.processes:
            process.crash_at = ""
            process.away_until = process.slow_until = 0.0
        self.full_until = 0.0
        await self._wait(CALM)

    async def _recover(self) -> None:
        """In the end everything must go on."""
        before, end = self.truth.moves, asyncio.get_running_loop().time() + GOES_ON
        while self.truth.moves == before:
            if asyncio.get_running_loop().time() > end:
                raise Violation(f"the game stands still at decision {before[1]} of game {before[0]}")
            await self._wait(1.0)
        seen = self.truth.moves
        await self._wait(10.0)
        for player in self.players:
            if player.heard < seen:
                raise Violation(f"{player.name} sees decision {player.heard} when the log is at {seen}")

    async def _wait(self, seconds: float) -> None:
        """Let time pass, and check again and again whether something went wrong."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while loop.time() < end:
            await asyncio.sleep(min(0.25, end - loop.time()))
            self.truth_follows()
            if not any(process.up and process.serves for process in self.processes):
                self._nobody_served = loop.time()
            if self._calm_since is not None and loop.time() - self._calm_since > SOON:
                self._check_all_know()
            if self.wrong:
                raise self.wrong[0]

    def _check_all_know(self) -> None:
        """Nobody waits long for what is on the disk, and nothing waits for a process that is gone."""
        now = asyncio.get_running_loop().time()
        then = now - SOON
        for player in self.players:
            if player.socket is None or player.here_since > then:
                continue
            if player.heard < self.truth.moves_at(then):
                raise Violation(f"{player.name} has not heard of decision {self.truth.moves_at(then)}")
        if min(self.truth.overdue(), now - self._nobody_served) > SOON + agenda.GRACE:
            raise Violation(f"nobody does what is due at decision {self.truth.state.decision}")

    def truth_follows(self) -> None:
        if hasattr(self, "truth"):
            self.truth.follow()

    # ---- what players need

    async def connect(self, player: Player) -> tuple[Process, SimSocket] | None:
        """A connection to any running process, with a cookie that any other has just made."""
        up = [process for process in self.processes if process.up and process.serves]
        if not up:
            return None
        process, signer = player.luck.choice(up), player.luck.choice(up)
        socket = SimSocket(player.luck, signer.people.cookie(player.session), player.check)
        self.note(f"{player.name} connects to {process.name}")
        process.spawn(table_socket.fn(as_any(socket), code=self.truth.state.code, service=process.service))
        return process, socket


def _tracking(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> "asyncio.Task[Any]":
    """Tasks belong to the process in which they were made."""
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
    process = _process.get()
    if process is not None:
        process.adopt(task)
    return task


@contextmanager
def _quiet(failed: Callable[[dict[str, Any]], None]) -> Iterator[None]:
    """Nobody reads the server's log, except for exceptions."""

    def hear(_: object, method: str, event: MutableMapping[str, Any]) -> Any:
        if method in ("error", "exception", "critical"):
            failed(dict(event))
        raise structlog.DropEvent

    was = structlog.get_config()
    structlog.configure(processors=[hear], cache_logger_on_first_use=False)
    try:
        yield
    finally:
        structlog.configure(**was)


@contextmanager
def _steady(luck: Random) -> Iterator[None]:
    """The seed also decides the server's own random choices."""
    own = Random(luck.random())

    def token(length: int = 16) -> str:
        return "".join(own.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(length))

    with (
        mock.patch.object(secrets, "token_urlsafe", token),
        mock.patch.object(secrets, "token_hex", token),
        mock.patch.object(secrets, "choice", own.choice),
    ):
        yield
