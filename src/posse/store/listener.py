"""Hears what other processes say through PostgreSQL, and reconnects when the connection was lost."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from posse.store.postgres_errors import ERRORS

#: Pauses between attempts to reconnect grow from the first to the second.
_PAUSES_S = (0.05, 2.0)


class Listener:
    """One connection that listens to a channel for as long as the store is open.

    A connection may die silently: it is asked for a sign of life every `ping` seconds, and given up if that takes
    longer than `patience`.
    """

    def __init__(
        self,
        connect: Callable[[], Awaitable[Any]],
        channel: str,
        hear: Callable[[str], None],
        missed: Callable[[], None],
        ping: float = 15.0,
        patience: float = 5.0,
    ) -> None:
        self._connect = connect
        self._channel = channel
        self._hear = hear
        self._missed = missed  # called when it listens again
        self._ping = ping
        self._patience = patience
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Once this returns, it listens."""
        lost = asyncio.Event()
        connection = await self._listen(lost)
        self._task = asyncio.create_task(self._keep(connection, lost))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, lost: asyncio.Event) -> Any:
        connection = await self._connect()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(self._channel, lambda _, __, ___, payload: self._hear(payload))
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _keep(self, connection: Any, lost: asyncio.Event) -> None:
        while True:
            try:
                await self._until_lost(connection, lost)
            finally:
                connection.terminate()
            lost = asyncio.Event()
            connection = await self._again(lost)
            asyncio.get_running_loop().call_soon(self._missed)  # an error there does not end this task

    async def _until_lost(self, connection: Any, lost: asyncio.Event) -> None:
        while not lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), self._ping)
                return
            try:
                await connection.execute("SELECT 1", timeout=self._patience)
            except ERRORS:
                return

    async def _again(self, lost: asyncio.Event) -> Any:
        pause, longest = _PAUSES_S
        while True:
            try:
                return await self._listen(lost)
            except ERRORS:
                await asyncio.sleep(pause)
                pause = min(pause * 2, longest)
