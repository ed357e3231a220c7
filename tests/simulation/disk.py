"""A store that several processes of a simulation share. Its SQL is that of the SQLite store; only the way to it is
simulated, which takes time and may break."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from posse.store import StoreUnavailable, sqlite_file
from posse.store.interface import Compute, Entry, Game, Head, News, Result
from posse.store.migrate import scripts
from posse.store.sql import Row, SqlStore, Statement, check_append, storable
from posse.store.sqlite import _append, _create, _rate, _say
from posse.store.writer import commit_together

T = TypeVar("T")
Db = sqlite3.Connection
#: Comes before and after each operation: it may take time, raise, or never end.
Way = Callable[[str], Awaitable[None]]


class Disk:
    """What is on it survives everything that happens to processes."""

    def __init__(self) -> None:
        self.db = sqlite3.connect(":memory:", isolation_level=None)
        self.db.execute("PRAGMA foreign_keys = ON")
        sqlite_file.upgrade(self.db, Path(":memory:"), scripts("sqlite"))
        self.open: list[SimStore] = []

    def entries(self, table: str, since: int) -> list[Entry]:
        """The log of a table after an entry, as it is on the disk."""
        sql = "SELECT seq, at, kind, data FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
        rows = self.db.execute(sql, (table, since))
        return [Entry(*row) for row in rows]

    def close(self) -> None:
        self.db.close()


async def at_once(_: str) -> None:
    """The way to a disk that is near and never breaks."""


class SimStore(SqlStore):
    """One process's way to the disk, and to the others."""

    def __init__(
        self, disk: Disk, name: str, way: Way = at_once, tell: Callable[..., None] | None = None
    ) -> None:
        self._disk = disk
        self._name = name
        self._way = way
        self._tell_others = tell or (lambda news: None)
        self.hear: Callable[[News], None] = lambda news: None
        disk.open.append(self)

    async def _do(self, what: str, write: Callable[[Db], T]) -> T:
        await self._way(f"before {what}")
        (outcome,) = commit_together(self._disk.db, [write])
        if outcome.error is not None:
            error = outcome.error
            raise (
                sqlite_file.translated(error, Path(":memory:")) if isinstance(error, sqlite3.Error) else error
            )
        value: T = outcome.value
        return value

    async def _done(self, what: str, news: News | None = None) -> None:
        """It is on the disk. Others hear of it, whether the answer arrives or not."""
        if news is not None:
            self._tell_others(news)
        await self._way(f"after {what}")

    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        await self._way("read")
        return sqlite_file.rows(self._disk.db, sql, values)

    async def _write(self, *statements: Statement) -> list[Sequence[Row]]:
        done: list[Sequence[Row]] = await self._do(
            "write", lambda db: [sqlite_file.rows(db, *statement) for statement in statements]
        )
        await self._done("write")
        return done

    async def create(self, head: Head, entries: Sequence[Entry]) -> bool:
        check_append(head.table, 1, entries, head)
        made = await self._do("create", lambda db: _create(db, head, entries))
        await self._done("create")
        return made

    async def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[Entry],
        head: Head,
        game: Game | None = None,
        results: Sequence[Result] = (),
    ) -> bool:
        check_append(table, seq, entries, head)
        grown = await self._do("append", lambda db: _append(db, seq, entries, head, game, results))
        await self._done("append", News("entries", table, seq + len(entries) - 1) if grown else None)
        return grown

    async def say(self, table: str, at: float, player: str, name: str, text: str) -> int:
        line = (at, player, storable(name), storable(text))
        number = await self._do("say", lambda db: _say(db, table, line))
        await self._done("say", News("chat", table, number))
        return number

    async def rate(self, table: str, number: int, accounts: Sequence[str], compute: Compute) -> bool:
        rated = await self._do("rate", lambda db: _rate(db, table, number, accounts, compute))
        await self._done("rate")
        return rated

    async def tell_presence(self, table: str = "", people: Sequence[str] = (), asking: bool = False) -> None:
        await self._way("tell")
        self._tell_others(News("presence", table, process=self._name, people=tuple(people), asking=asking))

    async def sign_out(self, person: str, device: str = "", stamp: str = "") -> None:
        await self._way("tell")
        self._tell_others(News("signed-out", person=person, device=device, stamp=stamp))

    async def log_out(self, person: str, device: str) -> None:
        await self._way("tell")
        self._tell_others(News("logged-out", person=person, device=device))

    async def watch(self, callback: Callable[[News], None]) -> None:
        self.hear = callback

    async def backup(self, path: Path) -> None:
        raise StoreUnavailable("there is no other disk")

    async def close(self) -> None:
        self._disk.open.remove(self)


async def never(*_: Any) -> None:
    """What a process that is gone waits for."""
    await asyncio.get_running_loop().create_future()
