"""The tables that are alive in this process. They do not belong to it: other processes may serve the same tables."""

import asyncio
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from posse.server import acts, log_entries, table_log, watch, wire
from posse.server.audience import Client
from posse.server.budget import Costs, Free
from posse.server.config import PATIENCE
from posse.server.refusal import Refusal
from posse.server.room import OnEntry, Room, nothing
from posse.server.table import PLAYING, TableState
from posse.server.watch import Now
from posse.server.workers import Workers
from posse.store import Store

#: The letters and digits of a table's code: none that look alike.
ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH: Final = 6
#: An unlisted table is found by its code alone, so it must be impossible to guess.
PRIVATE_CODE_LENGTH: Final = 8
#: A room that nobody uses is closed after this many seconds.
IDLE: Final = 120.0


class Rooms:
    """Makes, opens and closes rooms: one for each table."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        read_later: Callable[[Room], None],
        patience: float = PATIENCE,
        now: Now = watch.now,
        costs: Costs | None = None,
    ) -> None:
        self.costs: Costs = costs or Free()
        self._now = now
        self.workers = workers
        self._patience = patience
        self.alive: dict[str, Room] = {}  # by the ids of their tables
        self._store = store
        self._read_later = read_later  # called for a room whose log could not be read
        self._opening: dict[str, asyncio.Lock] = {}
        self.on_entry: OnEntry = nothing  # called for every entry that is in the log of a table

    def clients(self) -> list[Client]:
        """All who are connected."""
        return [client for room in self.alive.values() for client in room.clients]

    def hosts_of_running(self) -> Iterator[str]:
        """The hosts of all games that are being played here."""
        return (room.state.host for room in self.alive.values() if room.state.status == PLAYING)

    async def create(
        self,
        settings: wire.Settings,
        person: wire.PersonInfo,
        then: Sequence[log_entries.AnyFact] = (),
    ) -> Room:
        """A new table, with its maker on the first seat, and what has already happened there."""
        acts.check(settings)
        facts = [log_entries.Created(settings, person.id, person.name, person.account), *then]
        now = self._now()
        length = CODE_LENGTH if settings.public else PRIVATE_CODE_LENGTH
        for _ in range(10):
            code = "".join(secrets.choice(ALPHABET) for _ in range(length))
            state = TableState(secrets.token_urlsafe(12), code)
            for fact in facts:
                state.apply(fact, now)
            room = Room(state, self._store, self.workers, self._patience, self._now, self.costs)
            room.on_entry = self._heard
            head, entries = room.head(), table_log.entries(facts, 1, now)
            if not await self._store.create(head, entries):
                continue
            self.costs.stored(person.id, 1 + len(entries), len(head.summary) + table_log.size(entries))
            if then:  # the log is read as any other process would
                return await self.open(state.id, code)
            self.alive[state.id] = room
            return room
        raise Refusal("busy", "no table is free at the moment; try again")

    async def open(self, table: str, code: str = "") -> Room:
        """The room of a table. If it is not alive yet, its log is read."""
        room = self.alive.get(table)
        if room is not None:
            room.touched = self._now()  # it is about to be used, so it must not be closed now
            return room
        try:
            async with self._opening.setdefault(table, asyncio.Lock()):
                room = self.alive.get(table)
                if room is None:
                    opened = await self._open(table, code)
                    room = self.alive.setdefault(table, opened)  # another caller may have been faster
                    if room is opened:
                        await self._read_since(room)
                    else:
                        opened.close()
        finally:
            self._opening.pop(table, None)
        return room

    async def _open(self, table: str, code: str) -> Room:
        if not code:
            head = await self._store.head(table)
            if head is None:
                raise Refusal("no-such-table", "there is no such table any more")
            code = head.code
        room = Room(TableState(table, code), self._store, self.workers, self._patience, self._now, self.costs)
        room.on_entry = self._heard
        try:
            await room.open()
        except BaseException:
            room.close()
            raise
        return room

    def _heard(self, room: Room, fact: log_entries.AnyFact) -> None:
        self.on_entry(room, fact)

    async def _read_since(self, room: Room) -> None:
        """Read what others wrote while the room was being opened: that news did not reach it."""
        try:
            await room.read()
        except BaseException:  # the room stays alive, and others may come in
            self._read_later(room)
            raise

    def close_idle(self) -> None:
        """Close the rooms that nobody uses any more."""
        before = self._now() - IDLE
        for table, room in list(self.alive.items()):
            if room.touched < before and room.idle:
                room.close()
                del self.alive[table]

    def close(self) -> None:
        """Close all rooms, and say goodbye: people will find another process, or this one again."""
        for room in list(self.alive.values()):
            for client in list(room.clients):
                client.close("restart", "the server restarts; connect again")
            room.close()
        self.workers.close()
