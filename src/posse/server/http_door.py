"""The door for requests: their size, and the time in which they must arrive and their answers be taken."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from posse.server.doors import Doors
from posse.server.socket_door import SocketDoor

#: Seconds in which a new connection must say something, in which a whole request must arrive, and for which somebody
#: may not take what he was sent. The largest request has 600 KB: enough for any line on which one can play.
FIRST_WORD: Final = 15.0
WHOLE_REQUEST: Final = 30.0
NOT_TAKEN: Final = 120.0
#: Bytes of a request's head, and of all of it.
LARGEST_HEAD: Final = 16 * 1024
LARGEST_REQUEST: Final = 1024 * 1024
#: We look at so many bytes before we count again, so that nobody can make us do much at a time.
GULP: Final = 4 * 1024
#: Requests that may come before the first is answered.
MOST_AHEAD: Final = 16


class HttpDoor(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket."""

    def __init__(self, doors: Doors, **more: Any) -> None:
        super().__init__(**more)
        self._doors = doors
        self._address: str | None = None  # under which it counts
        self._whole = True  # nothing has come since the last request arrived
        self._in_head = True
        self._size = 0  # of the request so far
        self._hurry: asyncio.TimerHandle | None = None
        self._taken: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self._doors.enter(self.client[0] if self.client else "")
        if self._address is None:
            transport.abort()
        else:
            self._hurry = self.loop.call_later(FIRST_WORD, self._out, "silent", 0)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        if self._address is not None:
            self._doors.leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), GULP):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._whole:
                self._begin()
            piece = data if len(data) <= GULP else data[start : start + GULP]
            self._size += len(piece)
            super().data_received(piece)
            if len(self.pipeline) > MOST_AHEAD:
                self._out("too-many-ahead", 0)
            elif self._size > (LARGEST_HEAD if self._in_head else LARGEST_REQUEST):
                self._out("too-large", 431 if self._in_head else 413)

    def _begin(self) -> None:
        """Something comes: from now on it must come in time."""
        self._whole, self._in_head, self._size = False, True, 0
        self._stop_hurry()
        self._hurry = self.loop.call_later(WHOLE_REQUEST, self._out, "slow", 408)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._whole:  # right behind the one before
            self._begin()

    def on_headers_complete(self) -> None:
        self._in_head, self._size = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._whole, self._size = True, 0
        self._stop_hurry()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timers()
        super().handle_websocket_upgrade()
        # It was the connection that was counted, and it stays.
        socket = self.transport.get_protocol()
        if isinstance(socket, SocketDoor):
            socket.address, self._address = self._address, None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taken = self.loop.call_later(NOT_TAKEN, self._cut_off)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._taken is not None:
            self._taken.cancel()

    def _out(self, door: str, status: int) -> None:
        """Close the connection, with a word to whoever has had no answer yet."""
        if self.transport.is_closing():
            return
        self._doors.turn_away(door)
        cycle: RequestResponseCycle | None = self.cycle
        if status and (cycle is None or cycle.response_complete or not cycle.response_started):
            self.transport.write(_ANSWERS[status])
            self.transport.close()
        else:
            self.transport.abort()

    def _cut_off(self) -> None:
        """He takes nothing: a connection that is being closed would wait for him too."""
        self._doors.turn_away("not-taken")
        self.transport.abort()

    def _stop_hurry(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _stop_timers(self) -> None:
        self._stop_hurry()
        if self._taken is not None:
            self._taken.cancel()


def _answer(status: str, why: str, text: str) -> bytes:
    body = f'{{"why":"{why}","text":"{text}"}}'
    head = f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return f"{head}cache-control: no-store\r\nconnection: close\r\n\r\n{body}".encode()


_ANSWERS: Final = {
    408: _answer(
        "408 Request Timeout", "too-slow", f"a request must arrive within {WHOLE_REQUEST:g} seconds"
    ),
    413: _answer("413 Content Too Large", "too-large", "that request is too large"),
    431: _answer("431 Request Header Fields Too Large", "too-large", "that request is too large"),
}
