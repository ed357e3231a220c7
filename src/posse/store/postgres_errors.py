"""What the errors of PostgreSQL mean to whoever runs the server."""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg  # type: ignore[import-untyped]

from posse.kernel.errors import PosseError
from posse.store.interface import DoesNotFit, StoreUnavailable

#: What asyncpg raises, and what the network does; a timeout is an OSError too.
ERRORS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
# In this order: some are special cases of others below.
_MEANINGS: list[tuple[tuple[type[Exception], ...], type[PosseError], str]] = [
    (
        (
            asyncpg.InvalidAuthorizationSpecificationError,
            asyncpg.InvalidCatalogNameError,
            asyncpg.InsufficientPrivilegeError,
        ),
        PosseError,
        "The database {where} does not let us in: {error}.",
    ),
    ((asyncpg.DuplicateTableError,), PosseError, "The database {where} belongs to another program: {error}."),
    (
        (asyncpg.IntegrityConstraintViolationError,),
        DoesNotFit,
        "What was to be stored does not fit what is stored already ({error}).",
    ),
    ((asyncpg.DataError,), PosseError, "The database {where} cannot hold this: {error}."),
    ((asyncpg.DiskFullError,), StoreUnavailable, "The disk of the database {where} is full: make room."),
    (
        (asyncpg.ReadOnlySQLTransactionError,),
        StoreUnavailable,
        "The database {where} is read-only: make it writable, or name the one that is.",
    ),
    (
        (
            OSError,
            asyncpg.InterfaceError,
            asyncpg.InternalClientError,
            asyncpg.PostgresConnectionError,
            asyncpg.OperatorInterventionError,
            asyncpg.InsufficientResourcesError,
            asyncpg.PostgresSystemError,
            asyncpg.TransactionRollbackError,
            asyncpg.LockNotAvailableError,
            asyncpg.IdleInTransactionSessionTimeoutError,
        ),
        StoreUnavailable,
        "The database {where} does not answer: {error}.",
    ),
]


@contextmanager
def translating(where: str) -> Iterator[None]:
    """Raises one clear sentence for each error that is not our own mistake."""
    try:
        yield
    except ERRORS as error:
        for kinds, meaning, sentence in _MEANINGS:
            if isinstance(error, kinds):
                reason = str(error).rstrip(".") or type(error).__name__
                raise meaning(sentence.format(where=where, error=reason)) from error
        raise


def without_password(url: str) -> str:
    """An address as it may be shown."""
    return url.partition("://")[2].rpartition("@")[2].partition("?")[0]
