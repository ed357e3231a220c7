"""Somebody who plays in the simulation: connects, comes back, takes a seat, moves, and talks now and then."""

import asyncio
import json
import math
from contextvars import Context
from random import Random
from typing import TYPE_CHECKING, Any

from posse.server.people import Session
from posse.server.wire import PersonInfo
from tests.simulation.sockets import SimSocket
from tests.simulation.truth import Violation

if TYPE_CHECKING:
    from tests.simulation.world import Process, World

#: Goodbyes after which players come back.
COME_BACK = ("restart", "unavailable", "slow", "error", "too-fast", "busy")
#: Refusals of a move that may be accepted later.
TRY_AGAIN = ("unavailable", "busy", "too-fast")


#: How often somebody with nothing to do stands up.
RESTLESS = 0.06


class Player:
    """A browser and its user."""

    def __init__(self, world: "World", name: str) -> None:
        self._world = world
        self.name = name
        self.luck = Random(f"{world.seed}/{name}")
        self.person = PersonInfo(name, name.capitalize(), account=False)
        self.session = Session(self.person, device=f"{name}-laptop")
        self.process: Process | None = None
        self.socket: SimSocket | None = None
        self.heard = (0, 0)  # the game and the decision last heard of
        self.here_since = 0.0  # when they connected
        self._seat: int | None = None
        self._table: dict[str, Any] = {}
        self._said = 0
        self._answered = (0, -1)
        self._play: dict[str, Any] = {}  # as last told
        self._about_to = False  # do something soon

    def begin(self) -> None:
        asyncio.get_running_loop().create_task(self._live(), context=Context())

    def check(self, data: str) -> None:
        """Called when a server sends something."""
        self._world.step(f"{self.name} is told", data)
        try:
            message = json.loads(data)
            play = message if message["it"] == "play" else message.get("play")
            if play is not None:
                self._world.truth.check(self.name, play)
            self._world.truth.check_chat(message.get("chat", message.get("lines", [])))
            if message["it"] == "bye" and message["why"] not in (*COME_BACK, "left"):
                raise Violation(f"{self.name} is sent away: {message}")
        except Violation as wrong:
            self._world.wrong.append(wrong)

    async def _live(self) -> None:
        while True:
            found = await self._world.connect(self)
            if found is not None:
                self.process, self.socket = found
                self.here_since = asyncio.get_running_loop().time()
                await self._be_there(self.socket)
                self.socket = None
            await asyncio.sleep(self.luck.uniform(0.2, 1.5))

    async def _be_there(self, socket: SimSocket) -> None:
        while (data := await socket.hear()) is not None:
            message = json.loads(data)
            if message["it"] in ("bye", "refused"):
                self._world.note(f"{self.name} hears {message}")
            if message["it"] == "bye":
                return
            if message["it"] == "welcome":
                self._seat = message["seat"]
                self._answered = (0, -1)  # what was said may have been lost
            self._take(message)
            if not self._about_to:
                self._about_to = True
                self._world.later(self._until_he_acts(), self._act)

    def _until_he_acts(self) -> float:
        """Often everybody acts at the same moment, so that processes race."""
        seconds = self.luck.uniform(0.2, 3.0)
        if self.luck.random() < 0.5:
            now = asyncio.get_running_loop().time()
            seconds = math.ceil(now + seconds) - now
        return seconds

    def _take(self, message: dict[str, Any]) -> None:
        if "table" in message:
            self._table = message["table"]
            seats = [seat["person"] for seat in self._table["seats"]]
            self._seat = seats.index(self.name) if self.name in seats else None
        play = message if message["it"] == "play" else message.get("play")
        if play is not None:
            self._play = play
            if self._answered == (play["number"], play["decision"]):
                self._answered = (0, -1)  # asked again
            self.heard = max(self.heard, (play["number"], play["decision"]))
        if message["it"] == "refused" and message["do"] == "move" and message["why"] in TRY_AGAIN:
            self._answered = (0, -1)  # try again

    def _act(self) -> None:
        self._about_to = False
        socket = self.socket
        if socket is None:
            return
        play = self._play
        if play.get("options") and self._answered != (play["number"], play["decision"]):
            self._move(socket, play)
        elif self._table:
            self._see_to_the_table(socket)
        if self.luck.random() < 0.05:
            self._said += 1
            socket.say(json.dumps({"do": "say", "text": f"{self.name} says {self._said}"}))

    def _move(self, socket: SimSocket, play: dict[str, Any]) -> None:
        at = self._answered = (play["number"], play["decision"])
        option = self.luck.randrange(len(play["options"]))
        self._world.truth.sent.add((self.name, *at, option))
        self._world.note(f"{self.name} answers {at} with {option}")
        socket.say(json.dumps({"do": "move", "game": at[0], "decision": at[1], "option": option}))

    def _see_to_the_table(self, socket: SimSocket) -> None:
        """Take a seat, start, and start again."""
        table = self._table
        free = [number for number, seat in enumerate(table["seats"]) if seat["person"] is None]
        if self._seat is None and free and table["status"] != "over":
            socket.say(json.dumps({"do": "sit", "seat": free[0]}))
        elif table["host"] == self.name and table["status"] == "over":
            socket.say(json.dumps({"do": "rematch"}))
        elif table["host"] == self.name and table["status"] == "lobby":
            self._world.later(0.5, lambda: socket.say(json.dumps({"do": "start"})))
        elif self.luck.random() < RESTLESS and self._seat is not None:
            socket.say(json.dumps({"do": "stand"}))
