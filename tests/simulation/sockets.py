"""A WebSocket between a client and a server of the simulation: what is sent arrives later, in order, or never."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from litestar.exceptions import WebSocketDisconnect

#: What both sides hear when the line is cut.
END = None


class Line:
    """One direction."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck
        self._arrived: asyncio.Queue[str | None] = asyncio.Queue()
        self._last = 0.0
        self.cut = False

    def send(self, message: str) -> None:
        loop = asyncio.get_running_loop()
        # Never at the same moment as the one before: a loop may handle those in any order.
        self._last = max(self._last + 1e-6, loop.time() + self._luck.expovariate(1 / 0.02))
        loop.call_at(self._last, self._arrive, message)

    def _arrive(self, message: str) -> None:
        if not self.cut:
            self._arrived.put_nowait(message)

    def end(self) -> None:
        self.cut = True
        self._arrived.put_nowait(END)

    async def hear(self) -> str | None:
        return await self._arrived.get()


class SimSocket:
    """The server's end; `say` and `hear` are the client's. It has every part of a socket that the server uses."""

    def __init__(self, luck: Random, cookie: str, check: Callable[[str], None]) -> None:
        self.cookies = {"posse": cookie}
        self.headers: dict[str, str] = {}
        self.scope = {"client": ("10.0.0.1", 1), "headers": []}
        self._check = check
        self._out, self._in = Line(luck), Line(luck)

    # ---- the server's end

    async def accept(self) -> None:
        """Nothing can go wrong."""

    async def send_data(self, data: str, mode: str = "text") -> None:
        if self._out.cut:
            raise WebSocketDisconnect(detail="gone")
        self._check(data)
        self._out.send(data)

    async def receive_data(self, mode: str = "text") -> str:
        data = await self._in.hear()
        if data is END:
            raise WebSocketDisconnect(detail="gone")
        return data

    async def close(self, code: int = 1000, reason: str = "") -> None:
        asyncio.get_running_loop().call_later(0.2, self.cut)

    # ---- the client's end

    def say(self, message: str) -> None:
        self._in.send(message)

    async def hear(self) -> str | None:
        return await self._out.hear()

    def cut(self) -> None:
        """From now on each side is alone."""
        for line in (self._out, self._in):
            if not line.cut:
                line.end()


def as_any(socket: SimSocket) -> Any:
    return socket
