"""The door for requests: their size, and the time in which they must arrive and their answers be read."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from posse.server.admission import Admission
from posse.server.socket_door import SocketDoor

#: Seconds in which a new connection must say something, in which a whole request must arrive, and for which a client
#: may leave our answer unread. The largest request has 600 KB: any line that is good enough to play can send it in
#: time.
FIRST_WORD: Final = 15.0
WHOLE_REQUEST: Final = 30.0
NOT_TAKEN: Final = 120.0
#: The most bytes of a request's head, and of the whole request.
LARGEST_HEAD: Final = 16 * 1024
LARGEST_REQUEST: Final = 1024 * 1024
#: We handle this many bytes before we check again, so that nobody can make us do much at once.
GULP: Final = 4 * 1024
#: Requests that may arrive before the first is answered.
MOST_AHEAD: Final = 16

#: Whether an address may make another request; given the request so far, and whether it asks for a WebSocket.
MayAsk = Callable[[Mapping[str, Any], bool], bool]


class HttpDoor(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket."""

    def __init__(self, admission: Admission, may_ask: MayAsk, address: str, **more: Any) -> None:
        super().__init__(**more)
        self._admission = admission
        self._may_ask = may_ask
        self._address: str | None = address  # the address it counts under
        self._refused = False
        self._whole = True  # nothing has arrived since the last complete request
        self._in_head = True
        self._size = 0  # of the request so far
        self._hurry: asyncio.TimerHandle | None = None
        self._taken: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._hurry = self.loop.call_later(FIRST_WORD, self._out, "silent", 0)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        if self._address is not None:
            self._admission.leave(self._address)
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
        """Something arrives: from now on it must arrive in time."""
        self._whole, self._in_head, self._size = False, True, 0
        self._stop_hurry()
        self._hurry = self.loop.call_later(WHOLE_REQUEST, self._out, "slow", 408)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._whole:  # right behind the previous one
            self._begin()

    def on_headers_complete(self) -> None:
        self._in_head, self._size = False, 0
        if self._may_ask(self.scope, self.parser.should_upgrade()):
            super().on_headers_complete()
        else:
            self._refuse()

    def _refuse(self) -> None:
        """Nothing is done for this request: no task, no route. If an earlier one has no answer yet, this one gets
        none."""
        self._refused = True
        before: RequestResponseCycle | None = self.cycle
        is_first = before is None or before.response_complete
        self._out("address-asks-too-often", 429 if is_first else 0)

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._refused:
            return
        super().on_message_complete()
        self._whole, self._size = True, 0
        self._stop_hurry()

    def handle_websocket_upgrade(self) -> None:
        if self._refused:
            return
        self._stop_timers()
        super().handle_websocket_upgrade()
        # The connection was counted when it came, and still counts.
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
        """Close the connection, with an answer if one can still be given."""
        if self.transport.is_closing():
            return
        self._admission.turn_away(door)
        cycle: RequestResponseCycle | None = self.cycle
        if status and (cycle is None or cycle.response_complete or not cycle.response_started):
            self.transport.write(_ANSWERS[status])
            self.transport.close()
        else:
            self.transport.abort()

    def _cut_off(self) -> None:
        """The client reads nothing: closing the connection in the usual way would wait for it too."""
        self._admission.turn_away("not-taken")
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
    return f"{head}cache-control: no-store\r\nretry-after: 10\r\nconnection: close\r\n\r\n{body}".encode()


_ANSWERS: Final = {
    408: _answer(
        "408 Request Timeout", "too-slow", f"a request must arrive within {WHOLE_REQUEST:g} seconds"
    ),
    413: _answer("413 Content Too Large", "too-large", "that request is too large"),
    429: _answer("429 Too Many Requests", "too-many", "that was too often; wait a moment and try again"),
    431: _answer("431 Request Header Fields Too Large", "too-large", "that request is too large"),
}
