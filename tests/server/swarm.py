"""People who play on whatever happens to the servers: they reconnect by themselves and remember every acknowledged
move."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from posse import games
from posse.server import log_entries, wire
from posse.server.people import COOKIE, People, Session
from posse.server.table import TableState
from posse.store import Store
from tests.patience import PATIENCE

_decoder = msgspec.json.Decoder(dict[str, Any])
#: A quick table: bots answer at once, people are never hurried.
QUICK = wire.Settings(players=4, pace=0.02, per_move=None, bots="random")


#: Somebody who hears nothing for this many seconds reconnects.
QUIET = 20


class Somebody:
    """One person at one table, connected to one server after the other."""

    def __init__(self, swarm: "Swarm", code: str, seat: int, session: Session) -> None:
        self.swarm = swarm
        self.code = code
        self.seat = seat
        self.session = session
        self.acknowledged: dict[tuple[int, int], int] = {}  # (game, decision) to the option taken
        self.connections = 0
        self._tried: tuple[int, int, int] | None = None  # game, decision, option
        self._luck = random.Random(f"{code}/{seat}")

    async def live(self) -> None:
        """Play, and come back whenever the connection is lost."""
        while not self.swarm.ended:
            with suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError):
                await self._connected()
            await asyncio.sleep(0.05)

    async def _connected(self) -> None:
        url = self._luck.choice(self.swarm.urls)
        headers = {"Cookie": f"{COOKIE}={self.swarm.people.cookie(self.session)}"}
        where = f"{url.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"
        async with connect(where, additional_headers=headers, proxy=None, open_timeout=PATIENCE) as socket:
            self.connections += 1
            while not self.swarm.ended:
                message = await asyncio.wait_for(socket.recv(), QUIET)
                await self._hear(socket, _decoder.decode(message))

    async def _hear(self, socket: ClientConnection, said: dict[str, Any]) -> None:
        if said["it"] == "welcome":
            await self._at_the_table(socket, said["table"])
            if said["play"]:
                await self._play(socket, said["play"])
        elif said["it"] == "table":
            await self._at_the_table(socket, said["table"])
        elif said["it"] == "play":
            await self._play(socket, said)

    async def _at_the_table(self, socket: ClientConnection, info: dict[str, Any]) -> None:
        """Sit down, get ready, start; after the end, again."""
        mine = info["seats"][self.seat]
        if info["status"] == "lobby":
            if mine["person"] != self.session.person.id:
                await self._say(socket, wire.Sit(self.seat))
            elif not mine["ready"] and info["host"] != self.session.person.id:
                await self._say(socket, wire.Ready(True))
            elif info["host"] == self.session.person.id and self._everybody_ready(info):
                await self._say(socket, wire.Start())
        elif info["status"] == "over" and info["host"] == self.session.person.id:
            await self._say(socket, wire.Rematch())

    def _everybody_ready(self, info: dict[str, Any]) -> bool:
        others = [seat for seat in info["seats"] if seat["person"] and seat["person"] != info["host"]]
        return len(others) >= self.swarm.people_a_table - 1 and all(seat["ready"] for seat in others)

    async def _play(self, socket: ClientConnection, play: dict[str, Any]) -> None:
        at = (play["number"], play["decision"])
        if self._tried is not None and at > self._tried[:2]:
            # The table has gone on, and only this move could do that: it counts.
            if play["events"]:
                self.acknowledged[self._tried[:2]] = self._tried[2]
            self._tried = None
        options = play.get("options")
        if options and not _answered_for(options):
            option = self._luck.randrange(len(options))
            if self._tried is None:
                self._tried = (*at, option)
            await self._say(socket, wire.Move(play["decision"], self._tried[2]))

    async def _say(self, socket: ClientConnection, act: wire.Act) -> None:
        await socket.send(wire.encoder.encode(act).decode())


class Swarm:
    """Tables full of such people."""

    def __init__(self, urls: Sequence[str], people: People, people_a_table: int = 2) -> None:
        self.urls = list(urls)
        self.people = people
        self.people_a_table = people_a_table
        self.ended = False
        self.everybody: list[Somebody] = []

    async def sit_down(self, tables: int, settings: wire.Settings = QUICK) -> None:
        """Make tables and let people come."""
        async with httpx.AsyncClient(base_url=self.urls[0], timeout=PATIENCE) as http:
            for number in range(tables):
                sessions = [
                    Session(self.people.guest(f"p{number}-{seat}")) for seat in range(self.people_a_table)
                ]
                made = await http.post(
                    "/api/tables",
                    json={"settings": msgspec.to_builtins(settings)},
                    headers={"Cookie": f"{COOKIE}={self.people.cookie(sessions[0])}"},
                )
                assert made.status_code == 201, made.text
                for seat, session in enumerate(sessions):
                    self.everybody.append(Somebody(self, made.json()["code"], seat, session))

    @property
    def is_complete(self) -> bool:
        """Whether everybody was there at some time."""
        return all(somebody.connections for somebody in self.everybody)

    async def live(self) -> None:
        await asyncio.gather(*[somebody.live() for somebody in self.everybody])

    @property
    def moves(self) -> int:
        """How many moves were acknowledged so far."""
        return sum(len(somebody.acknowledged) for somebody in self.everybody)

    async def audit(self, store: Store) -> tuple[int, int]:
        """Every acknowledged move is in the log, every table folds, every finished game replays; returns how many moves
        and finished games there were."""
        finished = 0
        for code in dict.fromkeys(somebody.code for somebody in self.everybody):
            head = await store.by_code(code)
            assert head is not None
            entries = await store.entries(head.table)
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            state = TableState(head.table, code)
            taken: dict[tuple[int, int], int] = {}
            for entry in entries:
                fact = log_entries.decode(entry.data)
                if isinstance(fact, log_entries.Moved):
                    taken[state.number, fact.decision] = fact.option
                state.apply(fact, entry.at)
            for somebody in self.everybody:
                if somebody.code == code:
                    for at, option in somebody.acknowledged.items():
                        assert taken.get(at) == option, (code, at)
            for game in await store.finished(head.table):
                kept = await store.game(head.table, game.number)
                assert kept is not None
                assert games.load(kept.record).over
                finished += 1
        return self.moves, finished


def _answered_for(options: list[dict[str, Any]]) -> bool:
    """A player who can only pass needs no answer."""
    return len(options) == 1 and options[0]["verb"] == "pass"
