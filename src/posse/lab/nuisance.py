"""An attacker at one address: floods of chat, nonsense, huge messages, and connections made and dropped.

It runs in its own process, so that its own cost is not measured as its effect on others:
`python -m posse.lab.nuisance URL COOKIE SECONDS`. It prints a line when it has reached the server, from when on the
seconds count, and then what it did.
"""

import asyncio
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

#: Its address, as a proxy would give it.
ADDRESS: Final = "203.0.113.9"
#: Characters of a huge message.
HUGE: Final = 15_000_000
LINES: Final = 10_000
#: Seconds in which it must have reached the server.
PATIENCE: Final = 300.0
BEGUN: Final = "begun"

Attack = Callable[["Nuisance", ClientConnection], Awaitable[None]]


class Nuisance:
    """What it does, and how often."""

    def __init__(self, url: str, cookie: str, seconds: float) -> None:
        self.url = url
        self.headers = {"Cookie": cookie, "X-Forwarded-For": ADDRESS, "Origin": url}
        self.seconds = seconds
        self.begun = asyncio.Event()
        self.end = math.inf
        self.done: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    async def live(self) -> None:
        """Everything at once."""
        async with httpx.AsyncClient(base_url=self.url, headers=self.headers, timeout=PATIENCE) as http:
            made = await http.post("/api/tables", json={"settings": {}})
            code = made.json()["code"]
            attacks = [self._again(code, attack) for attack in (chatter, babble, gorge, knock)]
            everything = asyncio.gather(*attacks, self._ask(http, code))
            await asyncio.wait_for(self.begun.wait(), PATIENCE)
            with suppress(TimeoutError):  # a message may still be on its way
                await asyncio.wait_for(everything, self.seconds + 2)

    def _begin(self) -> None:
        if not self.begun.is_set():
            self.begun.set()
            self.end = time.monotonic() + self.seconds
            _say(BEGUN)

    async def _again(self, code: str, attack: Attack) -> None:
        """One attack, with a new connection whenever the last one was closed."""
        where = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        while self.goes_on:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    where, additional_headers=self.headers, compression=None, proxy=None
                ) as socket:
                    self._begin()
                    self.done["connections"] += 1
                    await attack(self, socket)
            await asyncio.sleep(0)

    async def _ask(self, http: httpx.AsyncClient, code: str) -> None:
        while self.goes_on:
            with suppress(httpx.HTTPError):
                await http.get(f"/api/tables/{code}")
                self.done["requests"] += 1

    async def send(self, socket: ClientConnection, what: str, message: str) -> None:
        self.done[what] += 1  # the server may cut it off
        await socket.send(message)


async def chatter(me: Nuisance, socket: ClientConnection) -> None:
    """Ten thousand lines of chat, as fast as they go out."""
    for number in range(LINES):
        await me.send(socket, "lines", json.dumps({"do": "say", "text": f"line {number}"}))


async def babble(me: Nuisance, socket: ClientConnection) -> None:
    """Messages that mean nothing."""
    while me.goes_on:
        await me.send(socket, "nonsense", "{" * 500)


async def gorge(me: Nuisance, socket: ClientConnection) -> None:
    """One message far too long."""
    await me.send(socket, "huge", "x" * HUGE)
    await socket.recv()


async def knock(_: Nuisance, __: ClientConnection) -> None:
    """Come in and go at once."""


def main(words: list[str]) -> None:
    url, cookie, seconds = words
    me = Nuisance(url, cookie, float(seconds))
    asyncio.run(me.live())
    _say(dict(me.done))


def _say(what: Any) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
