"""How much a server carries: tables full of clients that move at human pace, every delivery timed.

The clients live in this process, the server in one of its own, on this machine. A delivery is timed from the moment a
client sends a move to the moment another client of the table has the view after it.
"""

import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from posse.kernel.errors import PosseError
from posse.server import log, wire
from posse.server.people import COOKIE, People, Session
from posse.server.table import TableState
from posse.store import open_store

#: Seconds a person thinks about a move.
QUICKEST: Final = 0.5
SLOWEST: Final = 6.0
#: So many connections are made at a time.
AT_ONCE: Final = 40
#: Seconds in which everybody must have come in.
PATIENCE: Final = 300.0

_play = msgspec.json.Decoder(dict[str, Any])


def answered_for(options: list[dict[str, Any]]) -> bool:
    """Who can only pass is answered for."""
    return len(options) == 1 and options[0]["verb"] == "pass"


class Player:
    """One client: answers what is asked of it after a while."""

    def __init__(self, table: "Table", socket: ClientConnection, luck: random.Random) -> None:
        self.table = table
        self.socket = socket
        self.luck = luck
        self.ready = asyncio.Event()

    async def listen(self) -> None:
        """Take in everything until the connection ends."""
        with suppress(ConnectionClosed):
            async for message in self.socket:
                now = time.perf_counter()
                said = _play.decode(message)
                if said["it"] == "welcome":
                    self.ready.set()
                elif said["it"] == "play":
                    self.table.delivered(self, said["decision"], now)
                    if said["options"] and not answered_for(said["options"]):
                        asyncio.get_running_loop().call_later(
                            self.luck.uniform(QUICKEST, SLOWEST),
                            self.move,
                            said["decision"],
                            len(said["options"]),
                        )

    def move(self, decision: int, options: int) -> None:
        self.table.sent(decision)
        option = self.luck.randrange(options)
        self.table.load.background(self.say(wire.Move(decision, option)))

    async def say(self, act: wire.Act) -> None:
        with suppress(ConnectionClosed):
            await self.socket.send(wire.encoder.encode(act).decode())


class Table:
    """One table and its clients."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.players: list[Player] = []
        self._sent: dict[int, tuple[float, set[Player]]] = {}  # when a move was sent, and who has heard of it

    def sent(self, decision: int) -> None:
        """A move was sent; everybody's next view is its delivery."""
        self._sent[decision] = (time.perf_counter(), set())
        self.load.moves += 1

    def delivered(self, player: Player, decision: int, now: float) -> None:
        for answered in [each for each in self._sent if each < decision]:
            began, heard = self._sent[answered]
            if player not in heard:
                heard.add(player)
                if self.load.measuring:
                    self.load.latencies.append(now - began)
            if len(heard) == len(self.players):
                del self._sent[answered]


class Load:
    """The whole load, and what was measured."""

    def __init__(
        self, url: str, tables: int, clients: int, people: People, tell: Callable[[str], None]
    ) -> None:
        self.url = url
        self.tables: list[Table] = []
        self.count = tables
        self.clients = clients
        self.people = people
        self.latencies: list[float] = []
        self.moves = 0
        self.measuring = False
        self._tell = tell
        self._tasks: set[asyncio.Task[None]] = set()

    def background(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def sit_down(self) -> None:
        """All tables are made, everybody comes in and the games begin."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with gate:
                await self._table(number)

        await asyncio.wait_for(asyncio.gather(*[one(number) for number in range(self.count)]), PATIENCE)

    async def _table(self, number: int) -> None:
        luck = random.Random(number)
        settings = wire.Settings(players=self.clients, per_move=None, pace=1.0)
        people = [self.people.guest(f"p{number}-{seat}") for seat in range(self.clients)]
        address = f"10.{number // 60000 % 250}.{number // 250 % 250}.{number % 250}"
        headers = [self._headers(person, address) for person in people]
        async with httpx.AsyncClient(base_url=self.url) as http:
            made = await http.post(
                "/api/tables", json={"settings": msgspec.to_builtins(settings)}, headers=headers[0]
            )
        if made.status_code >= 400:
            raise PosseError(f"the server made no table: {made.text[:200]}")
        code = made.json()["code"]
        table = Table(self)
        for mine in headers:
            where = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
            connection = await connect(where, additional_headers=mine, compression=None, max_queue=None)
            player = Player(table, connection, luck)
            table.players.append(player)
            self.background(player.listen())
            await player.ready.wait()
        for seat, player in enumerate(table.players[1:], 1):
            await player.say(wire.Sit(seat))
            await player.say(wire.Ready(True))
        await asyncio.sleep(0.2)
        await table.players[0].say(wire.Start())
        self.tables.append(table)
        if len(self.tables) % 100 == 0:
            self._tell(f"{len(self.tables)} tables with {len(self.tables) * self.clients} clients")

    def _headers(self, person: wire.PersonInfo, address: str) -> dict[str, str]:
        return {
            "Cookie": f"{COOKIE}={self.people.cookie(Session(person))}",
            "X-Forwarded-For": address,
            "Origin": self.url,
        }

    async def close(self) -> None:
        for table in self.tables:
            for player in table.players:
                await player.socket.close()


def measure(tables: int, clients: int, seconds: float, tell: Callable[[str], None]) -> dict[str, object]:
    """Start a server, fill it, let it run and say what came of it."""
    if not 1 <= tables <= 20_000 or not 4 <= clients <= 7 or not 1 <= seconds <= 3600:
        raise PosseError("1 to 20,000 tables with 4 to 7 clients each, for 1 to 3,600 seconds")
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), tables, clients, seconds, tell))


async def _measure(
    folder: Path, tables: int, clients: int, seconds: float, tell: Callable[[str], None]
) -> dict[str, object]:
    database = folder / "posse.db"
    async with await open_store(str(database)) as store:
        people = People(await store.secret())
    port = _free_port()
    command = [sys.executable, "-m", "posse.cli", "serve", "--port", str(port), "--database", str(database)]
    with (folder / "log").open("wb") as quiet:
        server = subprocess.Popen([*command, "--behind-proxy"], stdout=quiet, stderr=quiet)
    try:
        url = f"http://127.0.0.1:{port}"
        await _wait_for(url, server, folder / "log")
        load = Load(url, tables, clients, people, tell)
        empty = memory_of(server.pid)
        await load.sit_down()
        await asyncio.sleep(SLOWEST)  # so that everybody is in the middle of it
        busy = _cpu(server.pid)
        load.measuring = True
        began, moves = time.perf_counter(), load.moves
        await asyncio.sleep(seconds)
        load.measuring = False
        took = time.perf_counter() - began
        figures: dict[str, object] = {
            "tables": tables,
            "clients": tables * clients,
            "seconds": round(took, 1),
            "moves_per_second": round((load.moves - moves) / took, 1),
            "deliveries": len(load.latencies),
            **{f"p{share}_ms": _share(load.latencies, share / 100) for share in (50, 90, 99)},
            "worst_ms": _share(load.latencies, 1.0),
            "server_cpu_share": round((_cpu(server.pid) - busy) / took, 2),
            "server_memory_mb": round(memory_of(server.pid) / 1024, 1),
            "memory_kb_per_table_with_sockets": round((memory_of(server.pid) - empty) / tables, 1),
        }
        await load.close()
    finally:
        server.terminate()
        server.wait(20)
    return figures


def memory_per_table(tables: int = 500) -> float:
    """KB of memory that a table in the middle of its game takes, sockets left out."""
    states = []
    before = memory_of(os.getpid())
    for number in range(tables):
        luck = random.Random(number)
        state = TableState(str(number), str(number))
        state.apply(log.Created(wire.Settings(players=5), "ann", "Ann", False), 0.0)
        state.apply(log.Started(str(number), ["random"] * 5), 0.0)
        for _ in range(60):
            if state.game is None or state.game.decision is None:
                break
            state.apply(log.Moved(state.decision, luck.randrange(len(state.game.decision.options))), 0.0)
            state.game.log.forget_events()
        states.append(state)
    return round((memory_of(os.getpid()) - before) / len(states), 1)


def memory_of(pid: int) -> int:
    """Resident memory of a process, in KB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise PosseError("this machine does not say how much memory a process takes")


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
        for _ in range(200):
            if server.poll() is not None:
                raise PosseError(f"the server did not start: {said.read_text()[-500:]}")
            with suppress(httpx.TransportError):
                if (await http.get(f"{url}/health")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
    raise PosseError("the server did not start in time")
