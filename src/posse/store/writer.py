"""One thread that writes to SQLite, and commits together whatever is waiting.

A commit costs a disk flush. While one is under way new writes gather; the next transaction takes all of them, each in
its own savepoint, and each is answered after the commit.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Write = Callable[[sqlite3.Connection], Any]
#: Errors that are the fault of one write; after any other the transaction cannot be trusted.
_ITS_OWN_FAULT = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError)


class Outcome(NamedTuple):
    """What a write returned, or why it failed."""

    value: Any = None
    error: Exception | None = None


class _Job(NamedTuple):
    """A write and who waits for it."""

    write: Write
    future: asyncio.Future[Any]


class Writer:
    """Takes writes from the event loop it was made in. They are done even if nobody waits any more."""

    def __init__(self, db: sqlite3.Connection, check: Callable[[], None]) -> None:
        self._db = db
        self._check = check  # raises if a commit would be in vain
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()  # None: the end
        self._closed: asyncio.Future[None] = self._loop.create_future()
        Thread(target=self._work, name="posse-writer", daemon=True).start()

    async def write(self, write: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(write, future))
        return await future

    async def close(self) -> None:
        """Finishes what waits and closes the connection; nothing may be written afterwards."""
        self._jobs.put(None)
        await self._closed

    def _work(self) -> None:
        while jobs := self._waiting():
            outcomes = self._commit([job.write for job in jobs])
            self._tell(_answer, jobs, outcomes)
        self._db.close()
        self._tell(_done, self._closed)

    def _waiting(self) -> list[_Job]:
        """All waiting jobs, at least one; none at the end, which comes after all jobs."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs
        if jobs:
            self._jobs.put(None)
        return jobs

    def _commit(self, writes: list[Write]) -> Sequence[Outcome]:
        try:
            self._check()
            return commit_together(self._db, writes)
        except Exception as error:  # whatever it is, this thread must go on
            return [Outcome(error=error)] * len(writes)

    def _tell(self, what: Callable[..., None], *arguments: object) -> None:
        with suppress(RuntimeError):  # the loop is closed, nobody waits any more
            self._loop.call_soon_threadsafe(what, *arguments)


def commit_together(db: sqlite3.Connection, writes: Sequence[Write]) -> list[Outcome]:
    """Does all writes in one transaction; one that fails does not harm the others."""
    db.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_attempt(db, write) for write in writes]
        db.execute("COMMIT")
    finally:
        if db.in_transaction:  # on a full disk SQLite may have rolled back by itself
            db.execute("ROLLBACK")
    return outcomes


def _attempt(db: sqlite3.Connection, write: Write) -> Outcome:
    db.execute("SAVEPOINT one")
    try:
        outcome = Outcome(write(db))
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, _ITS_OWN_FAULT):
            raise
        db.execute("ROLLBACK TO one")
        outcome = Outcome(error=error)
    db.execute("RELEASE one")
    return outcome


def _answer(jobs: Sequence[_Job], outcomes: Sequence[Outcome]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.future.done():  # cancelled
            continue
        if outcome.error is None:
            job.future.set_result(outcome.value)
        else:
            job.future.set_exception(outcome.error)


def _done(closed: asyncio.Future[None]) -> None:
    if not closed.done():
        closed.set_result(None)
