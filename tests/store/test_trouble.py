"""Full disks, missing files, unreachable databases: one clear sentence, and then it works again."""

import asyncio
import concurrent.futures.thread  # noqa: F401  (read now: who is nobody may not read the library's files)
import os
import resource
import signal
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import pytest

from posse.kernel.errors import PosseError
from posse.store import News, Store, StoreUnavailable, open_store
from posse.store.listener import Listener
from posse.store.postgres import PostgresStore
from posse.store.sqlite_file import translated
from tests.patience import PATIENCE
from tests.store.cluster import Cluster
from tests.store.scene import entry, finished, head, on_both, played, result, run

NOBODY = 65534
T = TypeVar("T")


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


# ---------------------------------------------------------------- SQLite


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """The kernel refuses to let any file grow further."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_disk_that_takes_no_more_loses_nothing_that_was_acknowledged(sqlite_url: str) -> None:
    async def scene() -> None:
        async with await open_store(sqlite_url) as store:
            await store.create(head(), [entry(1)])
            for number in range(20):
                await store.create(head(f"w{number}"), [entry(1)])
            with files_no_larger_than(200_000):
                last = await _append_until_it_fails(store)
                with pytest.raises(StoreUnavailable, match="look at its disk"):
                    await store.append("t1", last + 1, [entry(last + 1, bytes(100_000))], head(status="over"))
                with pytest.raises(StoreUnavailable):
                    await _append_to_many(store)
                assert len(await store.entries("t1")) == last  # it can still be read
            assert await store.head("t1") == head()
            assert await store.append("t1", last + 1, [entry(last + 1)], head())
            await _append_to_many(store)
        async with await open_store(sqlite_url) as store:
            assert [one.seq for one in await store.entries("t1")] == list(range(1, last + 2))

    run(scene())


async def _append_until_it_fails(store: Store) -> int:
    for seq in range(2, 200):
        try:
            assert await store.append("t1", seq, [entry(seq, bytes(10_000))], head())
        except StoreUnavailable:
            return seq - 1
    raise AssertionError("the disk was never full")


async def _append_to_many(store: Store) -> None:
    appends = [
        store.append(f"w{number}", 2, [entry(2, bytes(10_000))], head(f"w{number}")) for number in range(20)
    ]
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, BaseException):
            raise outcome
    assert outcomes == [True] * 20


def test_a_file_that_is_gone_is_noticed_and_welcome_back(sqlite_url: str) -> None:
    path = path_of(sqlite_url)

    async def scene() -> None:
        async with await open_store(sqlite_url) as store:
            await store.create(head(), [entry(1)])
            path.rename(path.with_name("away"))
            for call in store.append("t1", 2, [entry(2)], head()), store.entries("t1"), store.health():
                with pytest.raises(StoreUnavailable, match=rf"{path} is gone"):
                    await call
            path.write_bytes(b"")  # another file of that name is not the same
            with pytest.raises(StoreUnavailable, match=rf"{path} is gone"):
                await store.health()
            path.with_name("away").rename(path)
            assert await store.append("t1", 2, [entry(2)], head())

    run(scene())


@pytest.mark.parametrize("folder_mode", [0o555, 0o777])
def test_a_file_that_may_not_be_written_is_refused_until_it_may(folder_mode: int) -> None:
    async def scene(path: Path) -> None:
        with pytest.raises(PosseError, match=rf"{path} cannot be written: Permission denied\.$"):
            await open_store(str(path))

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder).resolve() / "posse.db"
        path.touch(0o444)
        os.chmod(folder, folder_mode)
        with _not_root():
            run(scene(path))
        os.chmod(folder, 0o755)
        path.chmod(0o600)
        run(played(str(path), Store.health))


@contextmanager
def _not_root() -> Iterator[None]:
    """For root everything is writable."""
    me = os.geteuid()
    if me == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(me)


def _errors(path: Path) -> Iterator[tuple[str, sqlite3.Error]]:
    """Real SQLite errors, each with what its sentence must say."""
    path.with_name("text").write_text("no database at all" * 100)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("CREATE TABLE t (x)")
        db.execute("PRAGMA max_page_count = 2")
        yield "the disk is full", _error(db, "INSERT INTO t VALUES (zeroblob(100000))")
        db.execute("BEGIN IMMEDIATE")
        with closing(sqlite3.connect(path, timeout=0)) as other:
            yield "locked by another program", _error(other, "BEGIN IMMEDIATE")
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
        yield "read-only", _error(db, "INSERT INTO t VALUES (1)")
    with closing(sqlite3.connect(path.with_name("text"))) as db:
        yield "no SQLite database", _error(db, "SELECT * FROM t")


def _error(db: sqlite3.Connection, sql: str) -> sqlite3.Error:
    with pytest.raises(sqlite3.Error) as caught:
        db.execute(sql)
    return caught.value


def test_each_trouble_of_sqlite_has_its_sentence(tmp_path: Path) -> None:
    path = tmp_path / "posse.db"
    for says, error in _errors(path):
        sentence = translated(error, path)
        assert isinstance(sentence, StoreUnavailable)
        assert str(path) in str(sentence)
        assert says in str(sentence)


def test_our_own_mistakes_stay_what_they_are() -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        error = _error(db, "SELECT nonsense")
    assert translated(error, Path("x")) is error


# ---------------------------------------------------------------- PostgreSQL

DISK_FULL = """
CREATE FUNCTION full_disk() RETURNS trigger AS $$
BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END
$$ LANGUAGE plpgsql;
CREATE TRIGGER full_disk BEFORE INSERT ON results EXECUTE FUNCTION full_disk();
"""
KICK = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'posse'"


def test_a_database_that_lets_us_in_no_more_may_do_so_again(postgres_url: str) -> None:
    """Somebody changed the password: that is not the fault of the player who moves."""
    role = "CREATE ROLE ann LOGIN SUPERUSER"
    theirs = postgres_url.replace("postgres@", "ann@")

    async def scene() -> None:
        await _outside(postgres_url, role)
        try:
            async with await open_store(theirs) as store:
                await _outside(postgres_url, "ALTER ROLE ann NOLOGIN")
                await _outside(postgres_url, KICK)  # separately: the pool reconnects at once
                for _ in range(3):
                    with pytest.raises(StoreUnavailable) as caught:
                        await store.health()
                assert "does not let us in" in str(caught.value)
                assert caught.value.plain == "The database does not answer."
                await _outside(postgres_url, "ALTER ROLE ann LOGIN")
                await store.health()
        finally:
            await _outside(postgres_url, "REASSIGN OWNED BY ann TO postgres; DROP ROLE ann")

    run(scene())


def test_a_full_disk_of_the_database_leaves_nothing_half_written(postgres_url: str) -> None:
    async def scene() -> None:
        game = finished()
        last = ([entry(2)], head(status="over"), game, [result(game, "ann")])
        async with await open_store(postgres_url) as store:
            await store.create(head(), [entry(1)])
            await _outside(postgres_url, DISK_FULL)
            with pytest.raises(StoreUnavailable, match=r"^The disk of the database .* is full: make room\.$"):
                await store.append("t1", 2, *last)
            assert await store.entries("t1") == [entry(1)]
            assert await store.head("t1") == head()
            assert await store.game("t1", 1) is None
            await _outside(postgres_url, "DROP TRIGGER full_disk ON results")
            assert await store.append("t1", 2, *last)

    run(scene())


def test_a_database_that_became_read_only_is_not_healthy(cluster: Cluster) -> None:
    async def scene(url: str) -> None:
        news: list[News] = []
        async with await open_store(url) as store:
            await store.health()
            await store.watch(news.append)
            await _outside(
                url, f"ALTER DATABASE test{cluster.databases} SET default_transaction_read_only = on"
            )
            await _outside(url, KICK)  # from the next connection on
            await _until(lambda: news == [News("missed")])
            with pytest.raises(StoreUnavailable, match="read-only"):
                await store.health()

    run(scene(cluster.database()))


async def _outside(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(sql)
    await connection.close()


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_a_database_may_go_and_come_back(cluster: Cluster, how: str) -> None:
    async def scene(url: str) -> None:
        news: list[News] = []
        async with await open_store(url) as store:
            await store.watch(news.append)
            tries = _counted_tries(store)
            await store.create(head(), [entry(1)])
            cluster.stop(how)
            try:
                for call in store.append("t1", 2, [entry(2)], head()), store.entries("t1"), store.health():
                    with pytest.raises(StoreUnavailable, match=r"^The database /test\d+ does not answer: "):
                        await call
                with pytest.raises(StoreUnavailable, match="does not answer"):
                    await open_store(url)
                await _until(lambda: len(tries) > 1)  # the listener tries to come back, in vain
            finally:
                cluster.start()
            assert await store.append("t1", 2, [entry(2)], head())
            assert await store.entries("t1") == [entry(1), entry(2)]
            await _until(lambda: News("missed") in news)
            async with await open_store(url) as other:
                await other.append("t1", 3, [entry(3)], head())
            await _until(lambda: News("entries", "t1", 3) in news)

    run(scene(cluster.database()))


def _counted_tries(store: Store) -> list[None]:
    """Grows whenever the listener tries to reconnect."""
    listener: Any = store._listener  # type: ignore[attr-defined]
    connect, tries = listener._connect, list[None]()

    def counted() -> Any:
        tries.append(None)
        return connect()

    listener._connect = counted
    return tries


async def _until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def test_connections_that_were_cut_are_made_anew(postgres_url: str) -> None:
    async def scene() -> None:
        news: list[News] = []
        async with await open_store(postgres_url) as store:
            await store.create(head(), [entry(1)])
            await store.watch(news.append)
            await _outside(postgres_url, KICK)
            await _until(lambda: news == [News("missed")])
            assert await store.append("t1", 2, [entry(2)], head())

    run(scene())


class Pinged(asyncpg.Connection):  # type: ignore[misc]
    """A connection that counts the signs of life it gave."""

    pings = 0

    async def execute(self, *what: Any, **more: Any) -> Any:
        done = await super().execute(*what, **more)
        self.pings += 1
        return done


def test_a_connection_that_died_without_a_word_is_given_up(postgres_url: str) -> None:
    connections: list[Pinged] = []

    async def scene() -> None:
        async def connect() -> Any:
            connections.append(await asyncpg.connect(postgres_url, connection_class=Pinged))
            listener._patience = PATIENCE
            return connections[-1]

        heard: list[str] = []
        listener = Listener(connect, "news", heard.append, lambda: heard.append("missed"), ping=0.05)
        await listener.start()
        await _until(lambda: connections[0].pings > 2)
        assert len(connections) == 1  # it answers, so it is kept
        silent = connections[0].get_server_pid()
        os.kill(silent, signal.SIGSTOP)
        listener._patience = 0.2
        try:
            await _until(lambda: heard == ["missed"])
        finally:
            os.kill(silent, signal.SIGCONT)
        await _outside(postgres_url, "NOTIFY news, 'hello'")
        await _until(lambda: heard == ["missed", "hello"])
        await listener.stop()

    run(scene())


def test_a_statement_that_takes_too_long_is_given_up(postgres_url: str) -> None:
    async def scene() -> None:
        async with await open_store(postgres_url) as patient:
            await patient.create(head(), [entry(1)])
            async with await _insist(lambda: PostgresStore.open(postgres_url, timeout=1.0)) as store:
                other = await asyncpg.connect(postgres_url)
                async with other.transaction():
                    await other.execute("SELECT * FROM tables FOR UPDATE")
                    said = ""
                    while "statement timeout" not in said:
                        with pytest.raises(StoreUnavailable) as caught:
                            await store.append("t1", 2, [entry(2)], head())
                        said = str(caught.value)
                await other.close()
                await _insist(lambda: store.append("t1", 2, [entry(2)], head()))
            assert await patient.entries("t1") == [entry(1), entry(2)]

    run(scene())


async def _insist(work: Callable[[], Awaitable[T]]) -> T:
    """Again and again: a busy machine may take longer than a short patience."""
    while True:
        with suppress(StoreUnavailable):
            return await work()


# ---------------------------------------------------------------- both


@on_both
async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    for call in store.entries("t1"), store.create(head(), [entry(1)]), store.health():
        with pytest.raises(StoreUnavailable, match=r"^The store .* is closed\.$"):
            await call
    await store.close()


@on_both
async def test_a_store_that_works_is_healthy(store: Store) -> None:
    await store.health()
    await store.health()
