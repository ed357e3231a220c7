"""The SQLite file itself: opening, upgrading, copying, and what its errors mean."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from posse.kernel.errors import PosseError
from posse.store import migrate
from posse.store.interface import DoesNotFit, StoreUnavailable
from posse.store.lock import FileLock

#: For STRICT and RETURNING.
_NEEDED = (3, 37)
#: How long to wait for another program that uses the file.
_BUSY_S = 5.0
#: What SQLite's error codes mean to the server's operator.
_TROUBLE = {
    sqlite3.SQLITE_FULL: "cannot grow, the disk is full: make room",
    sqlite3.SQLITE_READONLY: "is read-only: make it and its folder writable",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened: look at it, its folder and their permissions",
    sqlite3.SQLITE_IOERR: "cannot be read or written: look at its disk",
    sqlite3.SQLITE_BUSY: "is locked by another program: close that one",
    sqlite3.SQLITE_CORRUPT: "is damaged: restore a backup",
    sqlite3.SQLITE_NOTADB: "is no SQLite database: choose another file",
}


def checked(path: Path) -> Path:
    """The resolved path of a file that can be a database."""
    if sqlite3.sqlite_version_info < _NEEDED:
        raise PosseError(f"Posse needs SQLite 3.37 or newer, and this Python has {sqlite3.sqlite_version}.")
    path = path.resolve()
    if os.path.isdir(path) or not os.path.isdir(path.parent):
        raise PosseError(f"{path} cannot be a database file: give a file in a folder that exists.")
    return path


def locked(path: Path) -> FileLock:
    """The right to serve a file, which is created if need be and readable by nobody else."""
    try:
        lock = FileLock(path)
        try:
            # Only now: if a store of this process had it open, closing it would drop that store's locks.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError:
            lock.release()
            raise
    except OSError as error:
        raise StoreUnavailable(f"The database file {path} cannot be written: {error.strerror}.") from error
    return lock


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=_BUSY_S, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA secure_delete = ON")  # a deleted account leaves nothing behind in the file
    return db


def ready(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """Two connections to an upgraded database, one for writing and one for reading."""
    db = connect(path)
    try:
        upgrade(db, path, migrate.scripts("sqlite"))
        (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise PosseError(
                f"The database file {path} is on a disk that cannot serve it: choose a local one."
            )
        return db, connect(path)
    except BaseException:
        db.close()
        raise


def as_it_is(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """Two connections to a database that somebody else serves: it must be up to date already, as we may not
    upgrade it."""
    db = connect(path)
    try:
        if migrate.pending(_version(db, path), migrate.scripts("sqlite"), str(path)):
            raise PosseError(f"The server on {path} is older than this Posse: restart it first.")
        return db, connect(path)
    except BaseException:
        db.close()
        raise


def upgrade(db: sqlite3.Connection, path: Path, scripts: list[str]) -> None:
    """Runs the missing migrations, all or none."""
    db.execute("BEGIN IMMEDIATE")
    try:
        for version, script in migrate.pending(_version(db, path), scripts, str(path)):
            for statement in _statements(script):
                db.execute(statement)
            db.execute(migrate.ADD_VERSION, {"1": version})
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def _version(db: sqlite3.Connection, path: Path) -> int:
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "posse_version" not in names:
        raise PosseError(f"The database file {path} belongs to another program: choose another file.")
    db.execute(migrate.MAKE_VERSION)
    return db.execute(migrate.GET_VERSION).fetchone()[0] or 0


def _statements(script: str) -> Iterator[str]:
    """The statements of a script: `executescript` would commit before each script."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def rows(db: sqlite3.Connection, sql: str, values: Sequence[object]) -> list[tuple[object, ...]]:
    """The rows of a statement with the placeholders $1, $2 ..."""
    return db.execute(sql, {str(number): value for number, value in enumerate(values, 1)}).fetchall()


def inode(path: Path) -> tuple[int, int] | None:
    """Which file has this name now; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def copy(path: Path, target: Path) -> None:
    """Copies the database as it is at one moment; the copy gets its name only when it is complete."""
    if target.exists():
        raise FileExistsError(0, "it exists already", str(target))
    part = target.with_name(target.name + ".part")
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        with closing(connect(path)) as source, closing(sqlite3.connect(part)) as copied:
            source.backup(copied)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def translated(error: sqlite3.Error, path: Path) -> Exception:
    """An SQLite error as one clear sentence; unchanged if it is a bug of ours."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if sentence := _TROUBLE.get(code & 0xFF):
        return StoreUnavailable(f"The database file {path} {sentence}.", f"The database {sentence}.")
    if isinstance(error, sqlite3.OperationalError) and code != sqlite3.SQLITE_ERROR:
        return StoreUnavailable(f"The database file {path} cannot be used now: {error}.")
    if isinstance(error, sqlite3.IntegrityError):
        return DoesNotFit(f"What was to be stored does not fit what is stored already ({error}).")
    return error
