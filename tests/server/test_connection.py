"""One connection, as the server holds it."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from litestar import WebSocket

from posse.server.connection import Connection, serve
from tests.server.house import Guest, house, run, table, until


class Wire:
    """A socket on which somebody says something, and then waits."""

    def __init__(self, *says: str) -> None:
        self._says = [*says]
        self.sent: list[str] = []

    async def receive_data(self, mode: str) -> str:
        if not self._says:
            await asyncio.Event().wait()
        return self._says.pop(0)

    async def send_data(self, data: str, mode: str) -> None:
        self.sent.append(data)


def test_an_error_of_our_own_is_told_to_whoever_holds_the_connection(tmp_path: Path) -> None:
    """It ends the connection, is not mistaken for a client that is gone, and leaves nothing behind."""

    async def broken(*_: object) -> None:
        raise RuntimeError("an error of our own")

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"))
            room.do = broken  # type: ignore[assignment, method-assign]
            before = asyncio.all_tasks()
            wire = cast(WebSocket[Any, Any, Any], Wire('{"do": "stand"}'))
            with pytest.raises(RuntimeError, match="an error of our own"):
                await serve(wire, hub, room, Guest("bob").person)
            await until(lambda: asyncio.all_tasks() <= before)
            assert [client.person.id for client in room.clients] == ["ann"]

    run(main())


def test_who_has_gone_without_a_word_is_no_error(tmp_path: Path) -> None:
    class Cut(Wire):
        async def receive_data(self, mode: str) -> str:
            raise OSError("connection reset")

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"))
            await serve(cast(WebSocket[Any, Any, Any], Cut()), hub, room, Guest("bob").person)
            assert [client.person.id for client in room.clients] == ["ann"]

    run(main())


class Silent:
    """A socket that says something, and then is lost without a word."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    async def receive_data(self, mode: str) -> str:
        if self.lines:
            return self.lines.pop(0)
        await asyncio.Event().wait()
        raise AssertionError


def test_who_pings_and_falls_silent_is_gone(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"))
            socket = cast(WebSocket[Any, Any, Any], Silent('{"do": "ping"}'))
            connection = Connection(socket, Guest("bob").person, silence=0.0)
            await connection.read(hub, room)
            assert connection.closing
            # A client that never pings may be silent for as long as it likes.
            patient = Connection(cast(WebSocket[Any, Any, Any], Silent()), Guest("bob").person, silence=0.0)
            reading = asyncio.create_task(patient.read(hub, room))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert not reading.done()
            reading.cancel()

    run(main())
