"""Which store an address means."""

from pathlib import Path
from urllib.parse import unquote

from posse.kernel.errors import PosseError
from posse.store.interface import Store

_SQLITE = "sqlite:///"
_POSTGRES = ("postgresql://", "postgres://")


async def open_store(url: str) -> Store:
    """Opens the database at an address, and upgrades it if it is older.

    That is a path or `sqlite:///path` (an absolute path then has four slashes), or
    `postgresql://user:password@host/database`.
    """
    if is_postgres(url):
        return await _open_postgres(url)
    path = sqlite_path(url)
    from posse.store.sqlite import SqliteStore

    return await SqliteStore.open(path)


async def open_beside(url: str) -> Store:
    """The same for a command that only writes the host's book and accounts. A server may be running on the same file,
    if it has the same version."""
    from posse.store.lock import Taken

    try:
        return await open_store(url)
    except Taken:
        from posse.store.sqlite import SqliteStore

        return await SqliteStore.beside(sqlite_path(url))


def is_postgres(url: str) -> bool:
    return url.startswith(_POSTGRES)


def sqlite_path(url: str) -> Path:
    """The file that an address means."""
    path = unquote(url.removeprefix(_SQLITE)) if url.startswith(_SQLITE) else url
    if not path or "://" in path or path.startswith(("sqlite:", "postgresql:", "postgres:")):
        raise PosseError(
            f"{_scheme(url)!r} is no database: give a path, sqlite:///path or postgresql://user@host/database."
        )
    return Path(path)


async def _open_postgres(url: str) -> Store:
    try:
        from posse.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise PosseError("PostgreSQL needs asyncpg: pip install 'posse-game[postgres]'.") from None
    return await PostgresStore.open(url)


def _scheme(url: str) -> str:
    """An address without anything that may be a password."""
    return url.split("://")[0] + "://..." if "@" in url else url
