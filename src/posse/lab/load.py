"""How much load a server can take: a crowd of clients (`posse.lab.crowd`) in this process, the server in another."""

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import httpx

from posse import games, machine
from posse.bots import make
from posse.kernel.errors import PosseError
from posse.lab.crowd import PATIENCE, SLOWEST, Crowd
from posse.server import log_entries, wire
from posse.server.people import COOKIE, People, Session
from posse.server.table import TableState
from posse.store import open_store

#: Files that a process has open besides its sockets.
FILES: Final = 200


class Plan(NamedTuple):
    """What a server is measured with."""

    tables: int
    clients: int  # at each table
    seconds: float
    sets: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()  # at each table, besides the clients

    @property
    def players(self) -> int:
        """At each table."""
        return self.clients + len(self.bots)

    @property
    def settings(self) -> wire.Settings:
        """Of each table."""
        return wire.Settings(players=self.players, sets=self.sets, per_move=None, pace=1.0)

    def figures(self) -> dict[str, object]:
        return {
            "sets": ["base", *self.sets],
            "tables": self.tables,
            "players_per_table": self.players,
            "bots_per_table": list(self.bots),
            "clients": self.tables * self.clients,
        }


def measure(plan: Plan, tell: Callable[[str], None]) -> dict[str, object]:
    """Start a server, fill it, let it run and return the figures."""

    async def work(full: "Full") -> dict[str, object]:
        figures = await full.look_on(plan.seconds)
        memory = memory_of(full.server)
        return {
            **figures,
            "server_memory_mb": round(memory / 1024, 1),
            "memory_kb_per_table_with_sockets": round((memory - full.empty) / plan.tables, 1),
        }

    return {**plan.figures(), **_run(plan, tell, work)}


def measure_flood(plan: Plan, tell: Callable[[str], None]) -> dict[str, object]:
    """The same tables, first undisturbed and then while somebody floods the server (`posse.lab.nuisance`)."""

    async def work(full: "Full") -> dict[str, object]:
        quiet = await full.look_on(plan.seconds)
        cookie = f"{COOKIE}={full.crowd.people.cookie(Session(full.crowd.people.guest('Nuisance')))}"
        words = [full.crowd.url, cookie, str(plan.seconds + 2)]
        flood = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "posse.lab.nuisance", *words), stdout=subprocess.PIPE
        )
        assert flood.stdout is not None
        await flood.stdout.readline()  # it has begun
        tell("somebody floods the server")
        flooded = await full.look_on(plan.seconds)
        said, _ = await flood.communicate()
        return {"quiet": quiet, "flooded": flooded, "flood": json.loads(said)}

    return {**plan.figures(), **_run(plan, tell, work)}


class Full:
    """A server full of tables."""

    def __init__(self, server: int, crowd: Crowd) -> None:
        self.server = server  # its process
        self.crowd = crowd
        self.empty = memory_of(server)

    async def look_on(self, seconds: float) -> dict[str, object]:
        """What is measured in this many seconds."""
        crowd = self.crowd
        moves, lost, began = crowd.moves, crowd.lost, time.perf_counter()
        before = _cpu_seconds(self.server)
        await crowd.measure(seconds)
        took = time.perf_counter() - began
        busy = {who: (_cpu_seconds(self.server)[who] - then) / took for who, then in before.items()}
        return {
            "seconds": round(took, 1),
            "moves_per_second": round((crowd.moves - moves) / took, 1),
            "deliveries": len(crowd.latencies),
            **{f"p{share}_ms": _share(crowd.latencies, share / 100) for share in (50, 90, 99)},
            "worst_ms": _share(crowd.latencies, 1.0),
            "clients_late_p99_ms": _share(crowd.lags, 0.99),
            "clients_late_worst_ms": _share(crowd.lags, 1.0),
            "connections_lost": crowd.lost - lost,
            "server_cpu_share": round(busy["server"], 2),
            "clients_cpu_share": round(busy["clients"], 2),
            "others_cpu_share": round(max(0.0, busy["machine"] - busy["server"] - busy["clients"]), 2),
        }


Work = Callable[[Full], Awaitable[dict[str, object]]]


def _run(plan: Plan, tell: Callable[[str], None], work: Work) -> dict[str, object]:
    prepare(plan)
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=machine.event_loop) as runner,
    ):
        return runner.run(_fill(Path(folder), plan, tell, work))


def prepare(plan: Plan) -> None:
    """Make sure that this much can be measured here, or say why not."""
    tables, clients, seconds, sets, bots = plan
    if not 1 <= tables <= 20_000 or not 3 <= plan.players <= 8 or clients < 1 or not 1 <= seconds <= 3600:
        raise PosseError(
            "1 to 20,000 tables with 3 to 8 players each, clients and bots together, for 1 to 3,600 seconds"
        )
    games.rules("bang", [f"p{seat}" for seat in range(plan.players)], sets)  # reports errors in them
    for name in bots:
        make(name, "")  # reports a name that is none
    if not Path("/proc/self/stat").exists():
        raise PosseError("a server can be measured on Linux only: what processes take is read from /proc")
    _allow_files(tables * clients + FILES)


def _allow_files(needed: int) -> None:
    """Each socket is a file, here and in the server, which inherits our limit."""
    import resource  # not on Windows, where nothing is measured

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < needed:
        raise PosseError(
            f"so many clients take {needed} open files, and this machine allows a process {most}: "
            f"raise that first (ulimit -Hn {needed}, as root), or measure fewer tables"
        )
    if allowed < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, most))


async def _fill(folder: Path, plan: Plan, tell: Callable[[str], None], work: Work) -> dict[str, object]:
    """A server in its own process, full of tables, for as long as the work takes."""
    database = folder / "posse.db"
    async with await open_store(str(database)) as store:
        people = People(await store.secrets())
    port = _free_port()
    command = [sys.executable, "-m", "posse.cli", "serve", "--port", str(port), "--database", str(database)]
    with (folder / "log").open("wb") as quiet:
        server = subprocess.Popen([*command, "--behind-proxy"], stdout=quiet, stderr=quiet)
    try:
        url = f"http://127.0.0.1:{port}"
        await _wait_for(url, server, folder / "log")
        full = Full(server.pid, Crowd(url, plan.tables, plan.settings, plan.bots, people, tell))
        await full.crowd.sit_down()
        await asyncio.sleep(SLOWEST)  # so that everybody is in the middle of it
        figures = await work(full)
        await full.crowd.close()
    finally:
        server.terminate()
        server.wait(PATIENCE)
    return figures


def memory_per_table(settings: wire.Settings, tables: int = 500) -> float:
    """KB of memory that a table takes in the middle of its game, not counting sockets."""
    states = []
    bots = ["random"] * settings.players
    before = memory_of(os.getpid())
    for number in range(tables):
        luck = random.Random(number)
        state = TableState(str(number), str(number))
        state.apply(log_entries.Created(settings, "ann", "Ann", False), 0.0)
        state.apply(log_entries.Started(str(number), bots), 0.0)
        for _ in range(60):
            if state.game is None or state.game.decision is None:
                break
            state.apply(
                log_entries.Moved(state.decision, luck.randrange(len(state.game.decision.options))), 0.0
            )
            state.game.log.forget_events()
        states.append(state)
    return round((memory_of(os.getpid()) - before) / len(states), 1)


def memory_of(pid: int) -> int:
    """Resident memory of a process, in KB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise PosseError("this machine does not say how much memory a process takes")


def _cpu_seconds(server: int) -> dict[str, float]:
    """The time used so far by the server, by the clients, and by everything on this machine."""
    ticks = os.sysconf("SC_CLK_TCK")
    spent = {}
    for who, pid in (("server", server), ("clients", os.getpid())):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        spent[who] = (int(fields[11]) + int(fields[12])) / ticks
    user, nice, system, _idle, _waiting, *others = map(int, Path("/proc/stat").read_text().split()[1:9])
    return {**spent, "machine": (user + nice + system + sum(others)) / ticks}


def _share(values: list[float], share: float) -> float:
    """A quantile in milliseconds."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return round(ordered[min(int(share * len(ordered)), len(ordered) - 1)] * 1000, 2)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _wait_for(url: str, server: subprocess.Popen[bytes], said: Path) -> None:
    async with httpx.AsyncClient() as http:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if server.poll() is not None:
                raise PosseError(f"the server did not start: {said.read_text()[-500:]}")
            with suppress(httpx.TransportError):
                if (await http.get(f"{url}/health")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
    raise PosseError("the server did not start in time")
