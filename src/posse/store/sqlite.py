"""The store in one SQLite file, for one server process.

WAL with a flush at every commit: what was acknowledged survives a crash of the process and of the machine. One thread
writes (`writer.py`), another reads. Next to the database are `-wal` and `-shm` while it is open, and `.lock`, which
shows that somebody serves it.

Copying the file alone while a server runs may give a broken copy. A good one comes from `Store.backup(path)`, or from
outside with `sqlite3 posse.db "VACUUM INTO 'copy.db'"`; neither disturbs the server.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self, TypeVar

import msgspec

from posse.kernel.errors import PosseError
from posse.store import sqlite_file
from posse.store.interface import Compute, Entry, Game, Head, News, Rating, Result, StoreUnavailable
from posse.store.lock import FileLock
from posse.store.sql import (
    GAME,
    HEAD,
    RESULT,
    Row,
    SqlStore,
    Statement,
    check_append,
    head_values,
    seated,
    storable,
)
from posse.store.writer import Writer

T = TypeVar("T")
Db = sqlite3.Connection

_CREATE = f"INSERT INTO tables ({HEAD}, last) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
_APPEND = (
    "UPDATE tables SET status = ?, public = ?, game = ?, summary = ?, players = ?, asked = ?, deadline = ?, "
    "updated = ?, last = last + ? WHERE table_id = ? AND last = ? - 1"
)
_ADD_ENTRY = "INSERT INTO entries (table_id, seq, at, kind, data) VALUES (?, ?, ?, ?, ?)"
_ADD_GAME = f"INSERT INTO games ({GAME}) VALUES (?, ?, ?, ?, ?, ?, ?)"
_ADD_RESULT = (
    f"INSERT INTO results ({RESULT}) "
    "VALUES (?, ?, ?, (SELECT id FROM accounts WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?)"
)
_ADD_CHAT = "INSERT INTO chat (table_id, number, at, player, name, text) VALUES (?, ?, ?, ?, ?, ?)"
_RATE = "UPDATE games SET rated = 1 WHERE table_id = ? AND number = ? AND NOT rated RETURNING game"
_RATING = "SELECT mu, sigma, games FROM accounts LEFT JOIN ratings ON account = id AND game = ? WHERE id = ?"
_SET_RATING = "INSERT OR REPLACE INTO ratings (account, game, mu, sigma, games) VALUES (?, ?, ?, ?, ?)"


class SqliteStore(SqlStore):
    """One file, one process, one thread that writes."""

    def __init__(self, path: Path, lock: FileLock | None, writing: Db, reading: Db) -> None:
        self._path = path
        self._lock = lock
        self._inode = sqlite_file.inode(path)
        self._reading = reading
        self._reader = ThreadPoolExecutor(1, "posse-reader")
        self._writer = Writer(writing, self._check)
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> Self:
        path = sqlite_file.checked(path)
        lock = sqlite_file.locked(path)
        try:
            writing, reading = await asyncio.to_thread(sqlite_file.ready, path)
            return cls(path, lock, writing, reading)
        except BaseException as error:
            lock.release()
            if isinstance(error, sqlite3.Error):
                raise sqlite_file.translated(error, path) from error
            raise

    @classmethod
    async def beside(cls, path: Path) -> Self:
        """The file of a running server. Tables are off limits: the server would not hear of a new entry."""
        path = sqlite_file.checked(path)
        try:
            writing, reading = await asyncio.to_thread(sqlite_file.as_it_is, path)
        except sqlite3.Error as error:
            raise sqlite_file.translated(error, path) from error
        return cls(path, None, writing, reading)

    async def create(self, head: Head, entries: Sequence[Entry]) -> bool:
        check_append(head.table, 1, entries, head)
        return await self._do(lambda db: _create(db, head, entries))

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
        return await self._do(lambda db: _append(db, seq, entries, head, game, results))

    async def say(self, table: str, at: float, player: str, name: str, text: str) -> int:
        line = (at, player, storable(name), storable(text))
        return await self._do(lambda db: _say(db, table, line))

    async def rate(self, table: str, number: int, accounts: Sequence[str], compute: Compute) -> bool:
        return await self._do(lambda db: _rate(db, table, number, accounts, compute))

    async def tell_presence(self, table: str = "", people: Sequence[str] = (), asking: bool = False) -> None:
        """There is nobody else to tell."""

    async def sign_out(self, person: str, device: str = "", stamp: str = "") -> None:
        """Nor here."""

    async def log_out(self, person: str, device: str) -> None:
        """Nor here."""

    async def watch(self, callback: Callable[[News], None]) -> None:
        """No other process writes, so there is never any news."""

    async def backup(self, path: Path) -> None:
        self._check_open()
        self._check()
        try:
            await asyncio.to_thread(sqlite_file.copy, self._path, path)
        except OSError as error:
            raise PosseError(f"The backup cannot be written to {path}: {error.strerror}.") from error
        except sqlite3.Error as error:
            raise sqlite_file.translated(error, path) from error

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        self._reader.submit(self._reading.close)
        self._reader.shutdown()
        if self._lock is not None:
            self._lock.release()

    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        self._check_open()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, self._fetch, sql, values)
        except sqlite3.Error as error:
            raise sqlite_file.translated(error, self._path) from error

    def _fetch(self, sql: str, values: Sequence[object]) -> Sequence[Row]:
        self._check()
        return sqlite_file.rows(self._reading, sql, values)

    async def _write(self, *statements: Statement) -> list[Sequence[Row]]:
        return await self._do(lambda db: [sqlite_file.rows(db, *statement) for statement in statements])

    async def _do(self, write: Callable[[Db], T]) -> T:
        self._check_open()
        try:
            return await self._writer.write(write)
        except sqlite3.Error as error:
            raise sqlite_file.translated(error, self._path) from error

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable(f"The store {self._path} is closed.")

    def _check(self) -> None:
        """SQLite goes on in a file that was deleted, and in the end everything would be lost."""
        if sqlite_file.inode(self._path) != self._inode:
            raise StoreUnavailable(
                f"The database file {self._path} is gone: put it back, or restart the server."
            )


def _create(db: Db, head: Head, entries: Sequence[Entry]) -> bool:
    if not db.execute(_CREATE, (*head_values(head), len(entries))).rowcount:
        return False
    _put(db, head, entries)
    return True


def _append(
    db: Db, seq: int, entries: Sequence[Entry], head: Head, game: Game | None, results: Sequence[Result]
) -> bool:
    if not db.execute(_APPEND, (*head_values(head)[2:], len(entries), head.table, seq)).rowcount:
        return False
    _put(db, head, entries)
    if game:
        db.execute(_ADD_GAME, msgspec.structs.astuple(game))
    db.executemany(_ADD_RESULT, [msgspec.structs.astuple(result) for result in results])
    return True


def _put(db: Db, head: Head, entries: Sequence[Entry]) -> None:
    db.executemany(_ADD_ENTRY, [(head.table, *msgspec.structs.astuple(entry)) for entry in entries])
    sitting = {
        player for (player,) in db.execute("SELECT player FROM seats WHERE table_id = ?", (head.table,))
    }
    players = set(seated(head))
    left, new = sitting - players, players - sitting
    db.executemany(
        "DELETE FROM seats WHERE table_id = ? AND player = ?", [(head.table, player) for player in left]
    )
    db.executemany(
        "INSERT INTO seats (table_id, player) VALUES (?, ?)", [(head.table, player) for player in new]
    )


def _say(db: Db, table: str, line: tuple[float, str, str, str]) -> int:
    numbered = db.execute(
        "UPDATE tables SET chats = chats + 1 WHERE table_id = ? RETURNING chats", (table,)
    ).fetchall()
    if not numbered:
        raise PosseError(f"There is no table {table} to talk at.")
    number: int = numbered[0][0]
    db.execute(_ADD_CHAT, (table, number, *line))
    return number


def _rate(db: Db, table: str, number: int, accounts: Sequence[str], compute: Compute) -> bool:
    rated = db.execute(_RATE, (table, number)).fetchall()
    if not rated:
        return False
    game = rated[0][0]
    old = {}
    for account in accounts:
        for mu, sigma, games in db.execute(_RATING, (game, account)):
            old[account] = Rating() if games is None else Rating(mu, sigma, games)
    new = compute(old)
    db.executemany(_SET_RATING, [(account, game, *msgspec.structs.astuple(new[account])) for account in new])
    return True
