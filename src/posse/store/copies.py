"""Backups: one SQLite file, whatever the store is. It is a complete database that a server could serve."""

import asyncio
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from posse.kernel.errors import PosseError
from posse.store import migrate, sqlite_file
from posse.store.opening import is_postgres, open_store, sqlite_path


async def backup(url: str, target: Path) -> None:
    """Copies the database at an address to a new file, as it is at one moment, while servers keep running."""
    target = sqlite_file.checked(target)
    if target.exists():
        raise PosseError(f"{target} exists already: choose another name for the backup.")
    if is_postgres(url):
        from posse.store.postgres_copy import dump

        await dump(url, target)
        return
    path = sqlite_path(url)
    if not path.is_file():
        raise PosseError(f"There is no database {path} to back up.")
    check(path)
    await asyncio.to_thread(_copy, path, target)


async def restore(source: Path, url: str, replace: bool = False) -> None:
    """Turns the database at an address into what was backed up. A database with anything in it is replaced only on
    request, and never while a server uses it."""
    check(source)
    if is_postgres(url):
        from posse.store.postgres_copy import load

        with TemporaryDirectory() as folder:
            newest = Path(folder) / "posse.db"
            await asyncio.to_thread(_upgraded, source, newest)
            await load(newest, url, replace)
        return
    await asyncio.to_thread(_put, source, sqlite_file.checked(sqlite_path(url)), replace)


async def change_secret(url: str, now: float, until: float) -> None:
    """Sign with another secret from now on. Servers read it when they start, so none may be running: it would not
    accept what another one has signed."""
    if is_postgres(url):
        from posse.store.postgres_copy import check_unserved

        await check_unserved(url)
    async with await open_store(url) as store:
        await store.new_secret(now, until)


def check(path: Path) -> None:
    """Refuse a file that is not our database, or is damaged."""
    if not path.is_file():
        raise PosseError(f"There is no file {path}.")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            for name in names:  # not quick_check: SQLite 3.40 reports sound tables WITHOUT ROWID as damaged
                db.execute(f'SELECT count(*) FROM "{name}"').fetchone()
    except sqlite3.Error as error:
        raise sqlite_file.translated(error, path) from error
    if "posse_version" not in names:
        raise PosseError(f"{path} is no database of Posse.")


def _copy(path: Path, target: Path) -> None:
    try:
        sqlite_file.copy(path, target)
    except OSError as error:
        raise PosseError(f"The copy cannot be written to {target}: {error.strerror}.") from error
    except sqlite3.Error as error:
        raise sqlite_file.translated(error, target) from error


def _upgraded(source: Path, target: Path) -> None:
    _copy(source, target)
    with closing(sqlite_file.connect(target)) as db:
        sqlite_file.upgrade(db, target, migrate.scripts("sqlite"))


def _put(source: Path, path: Path, replace: bool) -> None:
    if path.exists() and path.stat().st_size and not replace:
        raise PosseError(f"{path} exists already: --replace puts the backup in its place.")
    lock = sqlite_file.locked(path)
    try:
        part = path.with_name(path.name + ".restored")
        part.unlink(missing_ok=True)
        _copy(source, part)
        for more in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                os.unlink(path.with_name(path.name + more))
        part.replace(path)
    finally:
        lock.release()
