"""Where connections arrive. They are counted before anything is created for them, and let in a few at a time: however
many wait outside, those inside get their turn in between."""

import asyncio
import socket
from collections.abc import Callable
from typing import Final

import structlog

from posse.server.admission import Admission
from posse.server.background import Background

#: This many connections are accepted before everybody else gets their turn.
AT_A_TIME: Final = 32
#: Seconds until we try again when the system has no room for another connection.
NO_ROOM: Final = 0.5

#: Creates what serves a connection that counts under an address.
Make = Callable[[str], asyncio.Protocol]

_log = structlog.get_logger()


class Doorstep:
    """Accepts the connections that arrive at one socket."""

    def __init__(self, listening: socket.socket, admission: Admission, make: Make) -> None:
        self._listening = listening
        self._admission = admission
        self._make = make
        self._entering = Background()

    async def run(self) -> None:
        """Accept them forever."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                self._take(*await loop.sock_accept(self._listening))
                for _ in range(AT_A_TIME - 1):
                    self._take(*self._listening.accept())
            except (BlockingIOError, ConnectionError):  # no more are waiting, or the caller is gone already
                pass
            except OSError as error:
                _log.warning("no room for one more connection", error=str(error))
                await asyncio.sleep(NO_ROOM)
            await asyncio.sleep(0)

    def _take(self, connection: socket.socket, peer: tuple[str, int]) -> None:
        address = self._admission.enter(peer[0])
        if address is None:
            connection.close()
        else:
            connection.setblocking(False)
            self._entering.start(self._let_in(connection, address))

    async def _let_in(self, connection: socket.socket, address: str) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: self._make(address), connection)
        except OSError:  # the caller is gone already
            connection.close()
            self._admission.leave(address)
