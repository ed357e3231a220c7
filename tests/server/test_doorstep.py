"""Connections that arrive at a real socket, on the loopback."""

import asyncio
import errno
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from posse.server import doorstep
from posse.server.admission import Admission
from posse.server.doorstep import AT_A_TIME, Doorstep
from tests.server.house import run


class Echo(asyncio.Protocol):
    """Says under which address a connection counts."""

    def __init__(self, admission: Admission, address: str) -> None:
        self._admission = admission
        self._address = address

    def connection_made(self, transport: Any) -> None:
        transport.write(self._address.encode())
        transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._admission.leave(self._address)


@asynccontextmanager
async def listening(admission: Admission) -> AsyncIterator[int]:
    """A port at which connections are accepted."""
    with socket.socket() as here:
        here.bind(("127.0.0.1", 0))
        here.listen(1000)
        here.setblocking(False)
        step = Doorstep(here, admission, lambda address: Echo(admission, address))
        taking = asyncio.create_task(step.run())
        yield here.getsockname()[1]
        taking.cancel()


async def heard(port: int, address: str = "127.0.0.1") -> bytes:
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        said = await reader.read()
        writer.close()
    except ConnectionError:
        return b""
    return said


def test_all_are_let_in() -> None:
    async def main() -> None:
        async with listening(Admission()) as port:
            said = await asyncio.gather(*(heard(port) for _ in range(3 * AT_A_TIME)))
            assert said == [b"127.0.0.1"] * len(said)

    run(main())


def test_for_who_is_turned_away_nothing_is_made() -> None:
    async def main() -> None:
        async with listening(Admission(most_of_one=0)) as port:
            assert await heard(port) == b""

    run(main())


def test_others_are_let_in_when_one_address_is_full() -> None:
    async def main() -> None:
        admission = Admission(most_of_one=1)
        async with listening(admission) as port:
            assert admission.enter("127.0.0.1") is not None
            assert await heard(port) == b""
            assert await heard(port, "127.0.0.2") == b"127.0.0.2"

    run(main())


class Odd:
    """A socket at which something goes wrong now and then."""

    def __init__(self, real: socket.socket, *wrong: OSError) -> None:
        self._real = real
        self._wrong = list(wrong)

    def accept(self) -> Any:
        if self._wrong:
            raise self._wrong.pop()
        return self._real.accept()

    def fileno(self) -> int:
        return self._real.fileno()

    def gettimeout(self) -> float | None:
        return self._real.gettimeout()


def test_whatever_happens_the_next_one_is_let_in(monkeypatch: Any) -> None:
    """Somebody may be gone before they are let in, or there may be no file left for a moment."""
    monkeypatch.setattr(doorstep, "NO_ROOM", 0.0)

    async def main() -> None:
        admission = Admission()
        with socket.socket() as here:
            here.bind(("127.0.0.1", 0))
            here.listen(10)
            here.setblocking(False)
            odd: Any = Odd(here, OSError(errno.EMFILE, "no file"), ConnectionAbortedError())
            taking = asyncio.create_task(
                Doorstep(odd, admission, lambda address: Echo(admission, address)).run()
            )
            assert await heard(here.getsockname()[1]) == b"127.0.0.1"
            taking.cancel()

    run(main())
