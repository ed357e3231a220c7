"""What a flood from one address does to everybody else.

python -m tests.floods                      # every kind for 30 seconds
python -m tests.floods pings bodies --seconds 10

Each kind gets a fresh server on this machine. At eight tables people from another address ask for signs of life and
act, and newcomers from a third come in, get a name and open a table. Their waiting times are compared with those
without a flood. The output is a line of JSON for each kind: milliseconds; the most memory that the server had, in MB;
and the share of a core that it used, and that it wanted but did not get because others were running. If the latter is
more than a little, the milliseconds say something about the machine and not about the server; then look at `held`: for
how many milliseconds of its own computing time the server was busy with others while somebody waited for their turn. It
floods nothing but the server that it has started, on the loopback.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from posse import machine
from posse.lab.load import memory_of
from tests.floods.flood import MANY
from tests.server.running import Server

THERE: Final = "127.0.0.2"
NEWCOMERS: Final = "127.0.0.3"
TABLES: Final = 8
#: Seconds of calm before the flood.
CALM: Final = 8.0


class Bystanders:
    """People at other tables, and newcomers, and how long they waited."""

    def __init__(self, port: int, server: int, held: Path) -> None:
        self._port = port
        self._held = held
        self.signs: list[float] = []
        self.acts: list[float] = []
        self.entries: list[float] = []
        self.failures = 0
        self.memory = 0
        self._server = server
        self._then = self._spent()

    def http(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._port}", transport=transport, timeout=30)

    async def come_in(self, address: str) -> tuple[str, str]:
        """A new guest with a table: cookie and code."""
        async with self.http(address) as http:
            answer = await http.post("/api/me", json={"name": "Ann"})
            answer.raise_for_status()
            code = (await http.post("/api/tables", json={"settings": {}})).json()["code"]
            return f"posse={answer.cookies['posse']}", code

    async def sit(self) -> None:
        """Signs of life five times a second, an act once a second."""
        cookie, code = await self.come_in(THERE)
        url = f"ws://127.0.0.1:{self._port}/api/tables/{code}/socket"
        async with connect(
            url, additional_headers={"cookie": cookie}, local_addr=(THERE, 0), proxy=None, ping_interval=None
        ) as socket:
            for number in range(1_000_000):
                self.signs.append(await _answered(socket, {"do": "ping"}, "pong"))
                if number % 5 == 0:
                    settings = {"players": 4 + number // 5 % 3}
                    self.acts.append(await _answered(socket, {"do": "change", "settings": settings}, "table"))
                await asyncio.sleep(0.2)

    async def knock(self) -> None:
        while True:
            began = time.perf_counter()
            try:
                await asyncio.wait_for(self._visit(), 30)
            except (httpx.HTTPError, KeyError, OSError, TimeoutError, WebSocketException):
                self.failures += 1
            self.entries.append(time.perf_counter() - began)
            await asyncio.sleep(1.5)

    async def _visit(self) -> None:
        """The page, a name, a table, and its socket."""
        async with self.http(NEWCOMERS) as http:
            (await http.get("/api/me")).raise_for_status()
        cookie, code = await self.come_in(NEWCOMERS)
        url = f"ws://127.0.0.1:{self._port}/api/tables/{code}/socket"
        async with connect(
            url, additional_headers={"cookie": cookie}, local_addr=(NEWCOMERS, 0), proxy=None
        ) as socket:
            await socket.recv()

    async def watch(self) -> None:
        while True:
            self.memory = max(self.memory, memory_of(self._server))
            await asyncio.sleep(0.2)

    def _spent(self) -> tuple[float, float, float]:
        """The present time, the seconds that the event loop ran, and those that it waited for the processor."""
        ran, waited, _ = Path(f"/proc/{self._server}/schedstat").read_text().split()
        return time.monotonic(), int(ran) / 1e9, int(waited) / 1e9

    def figures(self) -> dict[str, Any]:
        """What was measured since the last time."""
        then, self._then = self._then, self._spent()
        held = [
            float(line.split()[1])
            for line in self._held.read_text().splitlines()
            if float(line.split()[0]) > then[0]
        ]
        took, ran, waited = (now - before for now, before in zip(self._then, then, strict=True))
        found = {
            "p50": _share(self.signs, 0.5),
            "p99": _share(self.signs, 0.99),
            "acts_p99": _share(self.acts, 0.99),
            "newcomers_p50": _share(self.entries, 0.5),
            "newcomers_worst": _share(self.entries, 1.0),
            "newcomers": len(self.entries),
            "failed": self.failures,
            "memory_mb": round(self.memory / 1024),
            "cpu_share": round(ran / took, 3),
            "cpu_wanted_share": round(waited / took, 3),
            "held_over_10_ms": sum(each > 0.01 for each in held),
            "held_worst": round(max(held, default=0.0) * 1000, 1),
        }
        self.signs, self.acts, self.entries, self.failures = [], [], [], 0
        return found


async def _answered(socket: ClientConnection, act: dict[str, object], kind: str) -> float:
    began = time.perf_counter()
    await socket.send(json.dumps(act))
    while json.loads(await socket.recv())["it"] != kind:
        pass
    return time.perf_counter() - began


def _share(values: list[float], share: float) -> float | None:
    ordered = sorted(values)
    return round(ordered[min(int(share * len(ordered)), len(ordered) - 1)] * 1000, 1) if ordered else None


async def measure(kind: str, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        held = Path(folder) / "held"
        held.touch()
        os.environ["POSSE_HELD"] = str(held)
        with Server(Path(folder) / "posse.db", module="tests.floods.served") as server:
            return await _flooded(kind, seconds, server, Bystanders(server.port, server.process.pid, held))


async def _flooded(kind: str, seconds: float, server: Server, there: Bystanders) -> dict[str, Any]:
    tasks = [asyncio.create_task(there.sit()) for _ in range(TABLES)]
    tasks += [
        asyncio.create_task(there.knock()),
        asyncio.create_task(there.watch()),
    ]
    await asyncio.sleep(CALM)
    calm = there.figures()
    command = (sys.executable, "-m", "tests.floods.flood", kind, str(server.port), str(seconds))
    flood = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    assert flood.stdout is not None
    await flood.stdout.readline()
    there.figures()
    await asyncio.sleep(seconds)
    flooded = there.figures()
    said, _ = await flood.communicate()
    for task in tasks:
        if task.done() and not task.cancelled() and task.exception():
            flooded["broke"] = repr(task.exception())
        task.cancel()
    with suppress(ValueError):
        flooded["flood"] = json.loads(said)
    return {"kind": kind, "seconds": seconds, "calm": calm, "flooded": flooded}


def main() -> None:
    parser = argparse.ArgumentParser(description="What a flood does to everybody else.")
    parser.add_argument("kinds", nargs="*", default=list(MANY), metavar="KIND", help=", ".join(MANY))
    parser.add_argument("--seconds", type=float, default=30.0)
    chosen = parser.parse_args()
    for kind in chosen.kinds:
        if kind not in MANY:
            parser.error(f"there is no flood of {kind}; choose from {', '.join(MANY)}")
    machine.allow_files()
    for kind in chosen.kinds:
        with asyncio.Runner(loop_factory=machine.event_loop) as runner:
            sys.stdout.write(json.dumps(runner.run(measure(kind, chosen.seconds))) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
