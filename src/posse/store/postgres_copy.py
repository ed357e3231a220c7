"""A PostgreSQL database as a SQLite file, and back."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from posse.kernel.errors import PosseError
from posse.store import migrate, sqlite_file
from posse.store.postgres import PostgresStore
from posse.store.postgres_errors import translating, without_password

#: All tables, each after those it refers to.
_TABLES: Final = (
    *("settings", "tables", "entries", "seats", "chat", "accounts", "games", "results", "reviews"),
    *("ratings", "gone", "pulse", "outages", "spent"),
    *("hosts", "measures", "reports", "deeds", "closing", "notices"),
)
#: In SQLite these are numbers.
_BOOLEANS: Final = ("public", "rated", "won", "is_address")
_AT_A_TIME: Final = 1000
_OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'posse' AND datname = current_database()"
)


async def dump(url: str, target: Path) -> None:
    """Copies everything as it is at one moment. The file gets its name only when it is complete."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    try:
        with translating(without_password(url)):
            connection = await asyncpg.connect(url)
            try:
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    with closing(sqlite3.connect(part, isolation_level=None)) as db:
                        await _dump(connection, db, part)
            finally:
                await connection.close()
        part.replace(target)
    except asyncpg.UndefinedTableError:
        raise PosseError(f"{without_password(url)} is no database of Posse.") from None
    finally:
        part.unlink(missing_ok=True)


async def _dump(connection: Any, db: sqlite3.Connection, path: Path) -> None:
    version: int = await connection.fetchval(migrate.GET_VERSION) or 0
    sqlite_file.upgrade(db, path, migrate.scripts("sqlite")[:version])
    db.execute("BEGIN")
    for table in _TABLES:
        columns = _columns(db, table)
        if not columns:  # from a later version
            continue
        put = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
        cursor = await connection.cursor(f"SELECT {', '.join(columns)} FROM {table}")
        while rows := await cursor.fetch(_AT_A_TIME):
            db.executemany(put, [tuple(row) for row in rows])
    db.execute("COMMIT")


async def load(source: Path, url: str, replace: bool) -> None:
    """Loads everything, or nothing. The source has the latest schema."""
    async with await PostgresStore.open(url):  # creates all tables
        pass
    with translating(without_password(url)):
        connection = await asyncpg.connect(url)
        try:
            async with connection.transaction():
                await _check_free(connection, url, replace)
                with closing(sqlite3.connect(source)) as db:
                    for table in _TABLES:
                        await _load(connection, db, table)
        finally:
            await connection.close()


async def check_unserved(url: str) -> None:
    """Refuse a database that a server uses."""
    with translating(without_password(url)):
        connection = await asyncpg.connect(url)
        try:
            await _check_unserved(connection, without_password(url))
        finally:
            await connection.close()


async def _check_unserved(connection: Any, where: str) -> None:
    if await connection.fetchval(_OTHERS):
        raise PosseError(f"A Posse server serves {where}: stop it first.")


async def _check_free(connection: Any, url: str, replace: bool) -> None:
    where = without_password(url)
    await _check_unserved(connection, where)
    if await connection.fetchval("SELECT count(*) FROM tables") and not replace:
        raise PosseError(f"{where} has tables already: --replace puts the backup in their place.")
    await connection.execute(f"TRUNCATE {', '.join(_TABLES)}")


async def _load(connection: Any, db: sqlite3.Connection, table: str) -> None:
    columns = _columns(db, table)
    rows = db.execute(f"SELECT {', '.join(columns)} FROM {table}")
    booleans = [column in _BOOLEANS for column in columns]
    while some := list(islice(rows, _AT_A_TIME)):
        await connection.copy_records_to_table(table, records=_typed(some, booleans), columns=columns)
        await asyncio.sleep(0)


def _typed(rows: Sequence[tuple[Any, ...]], booleans: Sequence[bool]) -> Iterator[tuple[Any, ...]]:
    for row in rows:
        yield tuple(bool(value) if is_bool else value for value, is_bool in zip(row, booleans, strict=True))


def _columns(db: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
