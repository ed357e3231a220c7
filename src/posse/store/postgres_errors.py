"""What PostgreSQL's errors mean to the server's operator."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]

from posse.kernel.errors import PosseError
from posse.store.interface import DoesNotFit, StoreUnavailable

#: What asyncpg and the network raise; a timeout is an OSError too.
ERRORS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
_AWAY = "The database does not answer."


class _Meaning(NamedTuple):
    """What some errors mean, in a sentence for the server's operator and, if they are temporary, one for strangers."""

    kinds: tuple[type[Exception], ...]
    meaning: type[PosseError]
    sentence: str
    plain: str = _AWAY


# The order matters: some are special cases of others below.
_MEANINGS = [
    _Meaning(
        (
            asyncpg.InvalidAuthorizationSpecificationError,
            asyncpg.InvalidCatalogNameError,
            asyncpg.InsufficientPrivilegeError,
        ),
        StoreUnavailable,  # it let us in before, and may again
        "The database {where} does not let us in: {error}.",
    ),
    _Meaning(
        (asyncpg.DuplicateTableError,),
        PosseError,
        "The database {where} belongs to another program: {error}.",
    ),
    _Meaning(
        (asyncpg.IntegrityConstraintViolationError,),
        DoesNotFit,
        "What was to be stored does not fit what is stored already ({error}).",
    ),
    _Meaning((asyncpg.DataError,), PosseError, "The database {where} cannot hold this: {error}."),
    _Meaning(
        (asyncpg.DiskFullError,),
        StoreUnavailable,
        "The disk of the database {where} is full: make room.",
        "The disk of the database is full: make room.",
    ),
    _Meaning(
        (asyncpg.ReadOnlySQLTransactionError,),
        StoreUnavailable,
        "The database {where} is read-only: make it writable, or name the one that is.",
        "The database is read-only.",
    ),
    _Meaning(
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
    """Raises one clear sentence for each error that is not a bug of ours."""
    try:
        yield
    except ERRORS as error:
        for kinds, meaning, sentence, plain in _MEANINGS:
            if isinstance(error, kinds):
                reason = str(error).rstrip(".") or type(error).__name__
                text = sentence.format(where=where, error=reason)
                raise (
                    StoreUnavailable(text, plain) if meaning is StoreUnavailable else meaning(text)
                ) from error
        raise


def without_password(url: str) -> str:
    """An address as it may be shown: host and database, without anything that may contain a password."""
    head, *rest = re.split(r"[?#]", url.partition("://")[2], maxsplit=1)
    if "@" not in head and "@" in "".join(
        rest
    ):  # the ? or # may be part of the password, which began before it
        return head.partition(":")[0]
    return head.rpartition("@")[2]
