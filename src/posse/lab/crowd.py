"""Tables full of clients that move at human pace, and how long each move takes to reach everybody.

A delivery is timed from the moment a client sends a move to the moment a client of the table has the view after it. The
clock also runs while a message waits to be read here, so the delay of this process itself is measured too:
`Crowd.lags`.
"""

import asyncio
import gc
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from posse.kernel.errors import PosseError
from posse.server import wire
from posse.server.people import COOKIE, People, Session

#: Seconds a person thinks about a move.
QUICKEST: Final = 0.5
SLOWEST: Final = 6.0
#: How many tables are set up at a time.
AT_ONCE: Final = 20
#: Seconds in which everybody must have come in.
PATIENCE: Final = 300.0
#: Seconds between two measurements of our own delay.
BEAT: Final = 0.01


class _Option(msgspec.Struct):
    verb: str


class _Said(msgspec.Struct):
    """The part of a message that matters here: the rest is not even decoded."""

    it: str
    number: int = 0
    decision: int = 0
    options: list[_Option] | None = None


_said = msgspec.json.Decoder(_Said)


class Player:
    """One client: answers its questions after a while."""

    def __init__(self, table: "Table", socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.welcome = asyncio.Event()
        self.answered = asyncio.Event()

    async def listen(self) -> None:
        """Take in everything until the connection ends."""
        with suppress(ConnectionClosed):
            async for message in self.socket:
                self._hear(_said.decode(message), time.perf_counter())
        self.table.crowd.lost += not self.table.crowd.closing

    def _hear(self, said: _Said, now: float) -> None:
        if said.it == "welcome":
            self.welcome.set()
        elif said.it == "past":
            self.answered.set()
        elif said.it == "play":
            self.table.delivered(self, said.decision, now)
            if said.options and not _answered_for(said.options):
                luck = self.table.luck
                option = luck.randrange(len(said.options))
                wait = luck.uniform(QUICKEST, SLOWEST)
                asyncio.get_running_loop().call_later(wait, self._move, said.decision, option)

    def _move(self, decision: int, option: int) -> None:
        self.table.sent(decision)
        self.table.crowd.background(self.say(wire.Move(decision, option)))

    async def say(self, act: wire.Incoming) -> None:
        with suppress(ConnectionClosed):
            await self.socket.send(wire.encoder.encode(act).decode())


def _answered_for(options: list[_Option]) -> bool:
    """A player who can only pass needs no answer."""
    return len(options) == 1 and options[0].verb == "pass"


class Table:
    """One table and its clients."""

    def __init__(self, crowd: "Crowd", number: int) -> None:
        self.crowd = crowd
        self.luck = random.Random(number)
        self.players: list[Player] = []
        self._sent: dict[int, tuple[float, set[Player]]] = {}  # when a move was sent, and who has heard of it

    def sent(self, decision: int) -> None:
        """A move was sent; everybody's next view is its delivery."""
        self._sent[decision] = (time.perf_counter(), set())
        self.crowd.moves += 1

    def delivered(self, player: Player, decision: int, now: float) -> None:
        for answered in [each for each in self._sent if each < decision]:
            began, heard = self._sent[answered]
            if player not in heard:
                heard.add(player)
                if self.crowd.measuring:
                    self.crowd.latencies.append(now - began)
            if len(heard) == len(self.players):
                del self._sent[answered]


class Crowd:
    """Everybody, and what was measured."""

    def __init__(
        self,
        url: str,
        tables: int,
        settings: wire.Settings,
        bots: tuple[str, ...],
        people: People,
        tell: Callable[[str], None],
    ) -> None:
        self.url = url
        self.people = people
        self.moves = 0
        self.lost = 0  # connections that broke
        self.measuring = False
        self.closing = False
        self.latencies: list[float] = []
        self.lags: list[float] = []
        self._tables: list[Table] = []
        self._count = tables
        self._settings = settings
        self._bots = bots
        self._clients = settings.players - len(bots)  # at each table, on the first seats
        self._tell = tell
        self._tasks: set[asyncio.Task[None]] = set()

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def sit_down(self) -> None:
        """Make all tables, let everybody come in and start the games."""
        gate = asyncio.Semaphore(AT_ONCE)
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:

            async def one(number: int) -> None:
                async with gate:
                    await self._table(number, http)

            await asyncio.wait_for(asyncio.gather(*[one(number) for number in range(self._count)]), PATIENCE)

    async def measure(self, seconds: float) -> None:
        """Watch for a while."""
        gc.collect()
        gc.freeze()
        gc.disable()  # our own pauses are not the server's
        self.latencies, self.lags = [], []
        self.measuring = True
        end = time.perf_counter() + seconds
        while (then := time.perf_counter()) < end:
            await asyncio.sleep(BEAT)
            self.lags.append(max(0.0, time.perf_counter() - then - BEAT))
        self.measuring = False
        gc.enable()
        gc.unfreeze()

    async def _table(self, number: int, http: httpx.AsyncClient) -> None:
        people = [self.people.guest(f"p{number}-{seat}") for seat in range(self._clients)]
        address = f"10.{number // 62500 % 250}.{number // 250 % 250}.{number % 250}"
        headers = [self._headers(person, address) for person in people]
        made = await http.post(
            "/api/tables", json={"settings": msgspec.to_builtins(self._settings)}, headers=headers[0]
        )
        if made.status_code >= 400:
            raise PosseError(f"the server made no table: {made.text[:200]}")
        where = f"{self.url.replace('http', 'ws', 1)}/api/tables/{made.json()['code']}/socket"
        table = Table(self, number)
        for mine in headers:
            socket = await connect(where, additional_headers=mine, compression=None, open_timeout=PATIENCE)
            player = Player(table, socket)
            table.players.append(player)
            self.background(player.listen())
            await player.welcome.wait()
        for seat, player in enumerate(table.players[1:], 1):
            for act in (wire.Sit(seat), wire.Ready(True), wire.History()):
                await player.say(act)
            await player.answered.wait()  # so that all of it is done
        for seat, bot in enumerate(self._bots, self._clients):
            await table.players[0].say(wire.SeatBot(seat, bot))
        await table.players[0].say(wire.Start())
        self._tables.append(table)
        if len(self._tables) % 100 == 0:
            self._tell(f"{len(self._tables)} tables with {len(self._tables) * self._clients} clients")

    def _headers(self, person: wire.PersonInfo, address: str) -> dict[str, str]:
        return {
            "Cookie": f"{COOKIE}={self.people.cookie(Session(person))}",
            "X-Forwarded-For": address,
            "Origin": self.url,
        }

    async def close(self) -> None:
        self.closing = True
        for table in self._tables:
            for player in table.players:
                self.background(player.socket.close())
        while self._tasks:
            await asyncio.wait(self._tasks)
