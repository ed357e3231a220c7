"""Writes that wait are committed together, and one that fails harms no other."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from posse.store.writer import Writer
from tests.patience import PATIENCE
from tests.store.scene import run

Write = Callable[[sqlite3.Connection], int]


class Numbers:
    """A database that numbers are written to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.said: list[str] = []
        with closing(self.connect()) as db:
            db.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY, data BLOB)")

    def connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)

    def stored(self) -> list[int]:
        with closing(self.connect()) as db:
            return [number for (number,) in db.execute("SELECT number FROM numbers ORDER BY number")]

    async def write(self, *writes: Write, pages: int = 1000) -> list[int | BaseException]:
        """What becomes of writes that all wait for the same commit, and of one after them."""
        db = self.connect()
        db.set_trace_callback(self.said.append)
        db.execute(f"PRAGMA max_page_count = {pages}")
        writer, slow = Writer(db, lambda: None), Slow()
        first = asyncio.ensure_future(writer.write(slow))
        await asyncio.to_thread(slow.started.wait)
        others = [asyncio.ensure_future(writer.write(write)) for write in writes]
        await asyncio.sleep(0)  # all are in the queue now
        slow.end.set()
        outcomes = await asyncio.gather(*others, return_exceptions=True)
        outcomes.append(await writer.write(put(1000)))
        await first
        await writer.close()
        return outcomes


class Slow:
    """A write that lasts until it is told to end."""

    def __init__(self) -> None:
        self.started = threading.Event()
        self.end = threading.Event()

    def __call__(self, db: sqlite3.Connection) -> int:
        self.started.set()
        self.end.wait()
        return put(999)(db)


@pytest.fixture
def database(tmp_path: Path) -> Numbers:
    return Numbers(tmp_path / "numbers.db")


def put(number: int, size: int = 1) -> Write:
    def write(db: sqlite3.Connection) -> int:
        db.execute("INSERT INTO numbers VALUES (?, ?)", (number, bytes(size)))
        return number

    return write


def test_all_that_wait_are_committed_at_once(database: Numbers) -> None:
    assert run(database.write(*map(put, range(50)))) == [*range(50), 1000]
    assert database.stored() == [*range(50), 999, 1000]
    assert database.said.count("COMMIT") == 3  # the one they waited for, theirs, and the one after


def test_a_write_that_fails_harms_no_other(database: Numbers) -> None:
    def fail(db: sqlite3.Connection) -> int:
        put(7)(db)
        raise ZeroDivisionError

    one, same, failed, two, _ = run(database.write(put(1), put(1), fail, put(2)))
    assert (one, two) == (1, 2)
    assert isinstance(same, sqlite3.IntegrityError)
    assert isinstance(failed, ZeroDivisionError)
    assert database.stored() == [1, 2, 999, 1000]


def test_on_a_full_disk_none_of_those_that_waited_is_stored(database: Numbers) -> None:
    *failed, after = run(database.write(put(1), put(2, 100_000), put(3), pages=10))
    assert [getattr(error, "sqlite_errorname", error) for error in failed] == ["SQLITE_FULL"] * 3
    assert after == 1000
    assert database.stored() == [999, 1000]


def test_after_an_error_of_another_kind_everything_is_rolled_back(database: Numbers) -> None:
    *failed, after = run(database.write(put(1), lambda db: db.execute("SELECT nonsense").fetchone()[0]))
    assert [type(error) for error in failed] == [sqlite3.OperationalError] * 2
    assert after == 1000
    assert database.stored() == [999, 1000]


def test_a_write_is_answered_after_the_commit(database: Numbers) -> None:
    async def scene() -> None:
        db = database.connect()
        # Called before a statement is run: an answer that comes too early is caught.
        db.set_trace_callback(lambda sql: time.sleep(0.05) if sql == "COMMIT" else None)
        writer = Writer(db, lambda: None)
        assert await writer.write(put(1)) == 1
        assert database.stored() == [1]
        await writer.close()

    run(scene())


def test_the_loop_may_end_before_the_writer(database: Numbers) -> None:
    slow = Slow()

    async def leave() -> None:
        writer = Writer(database.connect(), lambda: None)
        waiting = asyncio.gather(writer.write(slow), writer.close())
        await asyncio.sleep(0)
        assert not waiting.done()

    run(leave())
    slow.end.set()
    for thread in threading.enumerate():
        if thread.name == "posse-writer":
            thread.join(PATIENCE)
    assert database.stored() == [999]
