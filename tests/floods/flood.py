"""One flood from one address, in its own process: `python -m tests.floods.flood KIND PORT SECONDS`. At the end it
prints how often it did what."""

import asyncio
import json
import random
import re
import socket
import struct
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import httpx

from posse import machine

#: Its address; everybody else has another one.
ADDRESS: Final = "127.0.0.9"
#: Connections at a time, by the kind of flood.
MANY: Final = {
    "connections": 20_400,
    "bodies": 2_000,
    "frames": 64,
    "pings": 105,
    "acts": 64,
    "logins": 32,
    "replays": 40,
    "tables": 40,
    "requests": 128,
    "health": 128,
}
#: The most new connections a second: with more it would only keep itself busy.
NEW: Final = 5_000
#: A connection was closed; uvloop has its own error for that.
_GONE: Final = (OSError, RuntimeError, asyncio.IncompleteReadError, TimeoutError)


class Flood:
    """Who does it, and what was done."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.end = time.monotonic() + seconds
        self.done: Counter[str] = Counter()
        self.cookies: list[str] = []
        self.table = ""
        self.games: list[str] = []

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        connected = await asyncio.wait_for(
            asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0)), 10
        )
        self.done["connections"] += 1
        return connected

    def http(self, cookie: str = "") -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}",
            headers={"cookie": cookie} if cookie else {},
            transport=httpx.AsyncHTTPTransport(local_address=ADDRESS, verify=False),
            timeout=10,
        )

    async def become(self, people: int) -> None:
        """Guests, their table, and nothing else."""
        for number in range(people):
            async with self.http() as http:
                answer = await http.post("/api/me", json={"name": f"Eve {number}"})
                if answer.status_code == 200:
                    self.cookies.append(f"posse={answer.cookies['posse']}")
        async with self.http(self.cookies[0]) as http:
            self.table = (await http.post("/api/tables", json={"settings": {}})).json()["code"]

    async def at_table(self, cookie: str, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket, after its handshake."""
        reader, writer = await self.connect()
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
        return reader, writer


def frame(kind: int, data: bytes = b"") -> bytes:
    size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    return bytes([0x80 | kind]) + size + bytes(4) + data


async def again(flood: Flood, once: Callable[[], Awaitable[None]], pause: float) -> None:
    """The same until time is up; after a failure again soon."""
    while flood.goes_on:
        with suppress(*_GONE, httpx.HTTPError, KeyError, IndexError):
            await once()
        await asyncio.sleep(pause)


async def until_closed(reader: asyncio.StreamReader, flood: Flood) -> None:
    with suppress(*_GONE):
        while flood.goes_on:
            heard: bytes = await asyncio.wait_for(reader.read(65536), 5)
            if not heard:
                return


async def silent(flood: Flood) -> None:
    """As many silent connections as possible. Those that were closed are opened again."""
    held: list[socket.socket] = []
    while flood.goes_on:
        for _ in range(min(NEW // 10, MANY["connections"] - len(held))):
            one = socket.socket()
            one.setblocking(False)
            try:
                one.bind((ADDRESS, 0))
                one.connect_ex(("127.0.0.1", flood.port))
            except OSError:  # no port or file is left
                one.close()
                break
            held.append(one)
            flood.done["connections"] += 1
        await asyncio.sleep(0.1)
        held = [one for one in held if _is_open(one)]
    flood.done["held in the end"] = len(held)


def _is_open(one: socket.socket) -> bool:
    try:
        if one.recv(1):
            return True
    except BlockingIOError:
        return True
    except OSError:
        pass
    one.close()
    return False


async def body(flood: Flood) -> None:
    """A body that never ends."""
    reader, writer = await flood.connect()
    head = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{flood.port}\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: 15000\r\n\r\n".encode())
    try:
        while flood.goes_on:
            writer.write(b" ")
            flood.done["bytes"] += 1
            with suppress(TimeoutError):
                await asyncio.wait_for(reader.read(1), 2)
                return
    finally:
        writer.transport.abort()


async def at_a_table(flood: Flood, piece: bytes, times: int) -> None:
    """The same bytes, as fast as they are accepted."""
    reader, writer = await flood.at_table(random.choice(flood.cookies), flood.table)
    hearing = asyncio.create_task(until_closed(reader, flood))
    try:
        for _ in range(times):
            if not flood.goes_on or hearing.done():
                return
            writer.write(piece)
            await asyncio.wait_for(writer.drain(), 5)
            flood.done["pieces"] += 1
        await hearing
    finally:
        hearing.cancel()
        writer.transport.abort()


async def huge(flood: Flood) -> None:
    """15 MB in one frame."""
    reader, writer = await flood.at_table(random.choice(flood.cookies), flood.table)
    hearing = asyncio.create_task(until_closed(reader, flood))
    try:
        writer.write(bytes([0x81]) + struct.pack("!BQ", 0xFF, 15_000_000) + bytes(4))
        for _ in range(15_000_000 // 65_536):
            if not flood.goes_on or hearing.done():
                return
            writer.write(b"x" * 65_536)
            await asyncio.wait_for(writer.drain(), 5)
            flood.done["pieces"] += 1
        await hearing
    finally:
        hearing.cancel()
        writer.transport.abort()


async def ask(flood: Flood, what: str, data: object = None) -> None:
    """The same request again and again on one connection."""
    reader, writer = await flood.connect()
    body = b"" if data is None else json.dumps(data).encode()
    head = (
        f"{'POST' if body else 'GET'} {what} HTTP/1.1\r\nHost: 127.0.0.1:{flood.port}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    try:
        while flood.goes_on:
            writer.write(head.encode() + body)
            answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
            flood.done[answer.split()[1].decode()] += 1
            size = re.search(rb"content-length: (\d+)", answer)
            if size:
                await asyncio.wait_for(reader.readexactly(int(size[1])), 10)
    finally:
        writer.transport.abort()


async def replay(flood: Flood) -> None:
    game, eyes = random.choice(flood.games), random.choice("all table 0 1".split())
    async with flood.http() as http:
        answer = await http.get(f"/api/tables/{game}/games/1/replay", params={"eyes": eyes})
        flood.done[str(answer.status_code)] += 1
        record = (await http.get(f"/api/tables/{game}/games/1/record")).text
        changed = record + f"\n# {random.random()}"  # so that no answer to it is kept
        answer = await http.post("/api/replay", json={"record": changed}, params={"eyes": "all"})
        flood.done[str(answer.status_code)] += 1


async def bots(flood: Flood, game: str = "bang", players: int = 7) -> None:
    """A table of bots at full speed."""
    cookie = random.choice(flood.cookies)
    async with flood.http(cookie) as http:
        settings = {"game": game, "players": players, "pace": 0.0, "per_move": None, "bots": "random"}
        answer = await http.post("/api/tables", json={"settings": settings})
        flood.done[f"tables {answer.status_code}"] += 1
        code = answer.json()["code"]
    reader, writer = await flood.at_table(cookie, code)
    for act in ('{"do":"start"}', '{"do":"stand"}'):
        writer.write(frame(1, act.encode()))
    flood.games.append(code)
    try:
        await until_closed(reader, flood)
    finally:
        writer.transport.abort()


async def run(kind: str, port: int, seconds: float) -> None:
    flood = Flood(port, seconds)
    attacks: dict[str, Callable[[], Awaitable[None]]] = {
        "bodies": lambda: body(flood),
        "frames": lambda: huge(flood),
        "pings": lambda: at_a_table(flood, frame(9) * 1000, 10_000),
        "acts": lambda: at_a_table(flood, frame(1, b'{"do":"ready","ready":true}') * 20, 10_000),
        "logins": lambda: ask(flood, "/api/login", {"name": "Ann", "password": "not this one"}),
        "replays": lambda: replay(flood),
        "tables": lambda: bots(flood),
        "requests": lambda: ask(flood, "/api/tables"),
        "health": lambda: ask(flood, "/health"),
    }
    if kind in ("frames", "pings", "acts", "tables", "replays"):
        await flood.become(40 if kind == "tables" else 16)
    if kind == "replays":
        made = [asyncio.create_task(bots(flood, "duel", 2)) for _ in range(4)]
        await asyncio.sleep(3)
        for task in made:
            task.cancel()
    flood.end = time.monotonic() + seconds
    _say("begun")
    pause = max(0.05, MANY[kind] / NEW)
    if kind == "connections":
        await silent(flood)
    else:
        await asyncio.gather(*(again(flood, attacks[kind], pause) for _ in range(MANY[kind])))
    _say(json.dumps(flood.done))


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    machine.allow_files()
    with asyncio.Runner(loop_factory=machine.event_loop) as runner:
        runner.run(run(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
