"""The door for WebSockets: the size of messages, and how many frames of any kind may come."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from posse.server.admission import Admission
from posse.server.limits import Bucket

#: The most bytes of a message. A message of more than 4,096 characters is answered with a goodbye; one of more bytes
#: than this is not even read.
LARGEST: Final = 32 * 1024
#: Frames of one connection: as a burst, and per second. Messages have a stricter limit of their own, which answers
#: those who exceed it; whoever goes on is cut off here. All that arrive together are handled at once, and everybody
#: else waits meanwhile.
BURST: Final = 100.0
RATE: Final = 15.0
#: Pings, pongs and fragments count this many times: browsers hardly send any.
CONTROL: Final = 10.0
#: Seconds for which a client may leave our messages unread.
NOT_TAKEN: Final = 60.0
#: We handle this many bytes before we check again, so that nobody can make us do much at once.
GULP: Final = 128


class SocketDoor(WebSocketsSansIOProtocol):
    """One connection that has become a WebSocket."""

    def __init__(self, admission: Admission, **more: Any) -> None:
        super().__init__(**more)
        self._admission = admission
        self._bucket = Bucket(BURST, RATE, self.loop.time)
        self._taken: asyncio.TimerHandle | None = None
        self._is_out = False
        self.address: str | None = None  # the address it counts under

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self.address is not None:
            self._admission.leave(self.address)
            self.address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if len(data) <= GULP:
            super().data_received(data)
            return
        for start in range(0, len(data), GULP):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + GULP])

    def handle_text(self, event: Frame) -> None:
        if self._allowed(1.0 if event.fin else CONTROL):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._allowed(1.0 if event.fin else CONTROL):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._allowed(CONTROL):
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._allowed(CONTROL):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._allowed(CONTROL):
            super().handle_pong(event)

    def handle_parser_exception(self) -> None:
        self._admission.turn_away("bad-frame")
        super().handle_parser_exception()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taken = self.loop.call_later(NOT_TAKEN, self._out, "not-taken")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_timer()

    def _allowed(self, cost: float) -> bool:
        if self._bucket.take(cost):
            return True
        self._out("frames")
        return False

    def _out(self, door: str) -> None:
        """At once: closing in the usual way would wait until the client has read everything."""
        if not self._is_out:
            self._is_out = True
            self._admission.turn_away(door)
            self.transport.abort()

    def _stop_timer(self) -> None:
        if self._taken is not None:
            self._taken.cancel()
            self._taken = None
