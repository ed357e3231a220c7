"""Which store an address means."""

from pathlib import Path
from urllib.parse import unquote

from posse.kernel.errors import PosseError
from posse.store.interface import Store

_SQLITE = "sqlite:///"
_POSTGRES = ("postgresql://", "postgres://")


async def open_store(url: str) -> Store:
    """Opens, and brings up to date if it is older, the database at an address.

    That is a path or `sqlite:///path` (an absolute path then has four slashes), or
    `postgresql://user:password@host/database`.
    """
    if url.startswith(_POSTGRES):
        return await _open_postgres(url)
    path = unquote(url.removeprefix(_SQLITE)) if url.startswith(_SQLITE) else url
    if not path or "://" in path or path.startswith(("sqlite:", "postgresql:", "postgres:")):
        raise PosseError(
            f"{_scheme(url)!r} is no database: give a path, sqlite:///path or postgresql://user@host/database."
        )
    from posse.store.sqlite import SqliteStore

    return await SqliteStore.open(Path(path))


async def _open_postgres(url: str) -> Store:
    try:
        from posse.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise PosseError("PostgreSQL needs asyncpg: install posse[postgres].") from None
    return await PostgresStore.open(url)


def _scheme(url: str) -> str:
    """An address without what may be a password."""
    return url.split("://")[0] + "://..." if "@" in url else url
