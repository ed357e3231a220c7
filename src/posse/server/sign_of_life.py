"""Tells the store regularly that this process is running, so that outages can be seen."""

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from posse.server.lost_time import GAP
from posse.server.refusal import Refusal
from posse.server.room import Room
from posse.server.rooms import Rooms
from posse.server.watch import Now
from posse.store import Store, StoreUnavailable

#: Seconds between two signs of life.
EVERY: Final = 2.0

_log = structlog.get_logger()


class SignOfLife:
    """Gives signs of life, and notices when none could be given for a while."""

    def __init__(self, store: Store, rooms: Rooms, forget_the_silent: Callable[[], None], now: Now) -> None:
        self._now = now
        self._store = store
        self._rooms = rooms
        self._forget_the_silent = forget_the_silent

    async def run(self) -> None:
        """Give signs forever. This is a task of its own, because a sweep may take long."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.give()
            except StoreUnavailable as error:
                _log.warning("the store is away", error=str(error))
            except Exception:
                _log.exception("no sign of life")

    async def give(self) -> None:
        """Give one sign. If it is the first after a gap, the players at all our tables get their time back."""
        before = self._now()
        await self._store.sign_of_life(before, GAP)
        await self._store.tell_presence()
        self._forget_the_silent()
        if self._store.slept_since(before, self._now(), GAP):
            for room in [room for room in self._rooms.alive.values() if room.timed]:
                await self._give_back_time(room)

    async def _give_back_time(self, room: Room) -> None:
        try:
            await room.give_back_time()
        except (StoreUnavailable, Refusal) as error:  # the table does it itself before the time runs out
            _log.warning("time could not be given back", table=room.state.id, error=str(error))
