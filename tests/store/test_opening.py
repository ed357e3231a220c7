"""Addresses, the lock on a file, migrations, and backups."""

import asyncio
import os
import signal
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from posse.kernel.errors import PosseError
from posse.store import Account, Head, Store, migrate, open_store
from posse.store.sqlite_file import connect, upgrade
from tests.patience import PATIENCE
from tests.store.scene import CHILD, ROOT, entry, execute, finished, has_played, head, played, run


def refusal(url: str) -> str:
    """Why an address is not opened."""
    with pytest.raises(PosseError) as caught:
        run(open_store(url))
    return str(caught.value)


# ---------------------------------------------------------------- addresses


@pytest.mark.parametrize("form", ["{path}", "sqlite:///{path}"])
def test_a_file_may_be_named_in_two_ways(tmp_path: Path, form: str) -> None:
    path = tmp_path / "my games.db"

    async def scene(store: Store) -> None:
        assert path.is_file()
        assert path.stat().st_mode & 0o777 == 0o600  # passwords are in there

    run(played(form.format(path=path), scene))


@pytest.mark.parametrize(
    "url", ["", "sqlite:///", "sqlite://x", "mysql://user:pass@host/db", "sqlite:x.db", "postgresql:"]
)
def test_other_addresses_are_refused(url: str) -> None:
    reason = refusal(url)
    assert "is no database: give a path, sqlite:///path or postgresql://" in reason
    assert "pass" not in reason


def test_folders_are_refused(tmp_path: Path) -> None:
    for path in tmp_path, tmp_path / "missing" / "posse.db":
        assert refusal(str(path)) == f"{path} cannot be a database file: give a file in a folder that exists."


def test_files_of_others_are_refused_and_left_alone(tmp_path: Path) -> None:
    text, other = tmp_path / "letter.txt", tmp_path / "other.db"
    text.write_text("Dear Sheriff, " * 100)
    execute(f"sqlite:///{other}", "CREATE TABLE bookmarks (url)")
    before = other.read_bytes()
    assert "is no SQLite database" in refusal(str(text))
    assert "belongs to another program" in refusal(str(other))
    assert other.read_bytes() == before
    assert text.read_text() == "Dear Sheriff, " * 100


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("postgresql://ann:pass@127.0.0.1:1/posse", "127.0.0.1:1/posse does not answer: "),
        ("postgresql://ann:pass@127.0.0.1:x/posse", "is no address of a PostgreSQL database: "),
        ("postgresql://ann:pass/word@127.0.0.1/posse", "is no address of a PostgreSQL database: "),
        ("postgresql://ann:1#pass@127.0.0.1/posse", "The database ann does not answer: "),
        ("postgresql://ann:1?pass@127.0.0.1/posse", "is no address of a PostgreSQL database: "),
        ("postgresql://ann:pass#word@127.0.0.1/posse", "is no address of a PostgreSQL database: "),
        (
            "postgresql:///posse?host=/nowhere&user=ann&password=a@pass",
            "The database /posse does not answer: ",
        ),
        ("postgresql://ann:pass@127.0.0.1:99999/posse", "is no address of a PostgreSQL database: "),
        (
            "postgresql://ann:pass@127.0.0.1/posse?sslmode=odd",
            "is no address of a PostgreSQL database: `sslmode`",
        ),
        ("postgresql://ann:pass@/posse?host=/nowhere", "/posse does not answer: "),
    ],
)
def test_databases_out_of_reach_are_named_without_the_password(url: str, reason: str) -> None:
    said = refusal(url)
    assert reason in said
    assert "pass" not in said


def test_a_database_that_is_not_there_is_named(postgres_url: str) -> None:
    url = postgres_url.replace("/test", "/nosuch")
    assert "does not let us in: database" in refusal(url)


def test_tables_of_others_in_the_database_are_left_alone(postgres_url: str) -> None:
    execute(postgres_url, "CREATE TABLE tables (legs integer)")
    assert "belongs to another program" in refusal(postgres_url)


def test_without_asyncpg_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in "postgres", "postgres_errors", "listener":
        monkeypatch.delitem(sys.modules, f"posse.store.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert refusal("postgresql://host/db") == "PostgreSQL needs asyncpg: pip install 'posse-game[postgres]'."


# ---------------------------------------------------------------- one process for a file


def test_a_second_store_on_a_file_is_refused_until_the_first_is_closed(sqlite_url: str) -> None:
    path = sqlite_url.removeprefix("sqlite:///")
    link = Path(path).with_name("link.db")
    link.symlink_to(path)

    async def scene(store: Store) -> None:
        for name in sqlite_url, path, str(link):
            with pytest.raises(PosseError, match=f"{path} is in use: only one Posse server"):
                await open_store(name)
        assert await store.create(head(), [entry(1)])  # the attempts did no harm

    run(played(sqlite_url, scene))
    run(played(sqlite_url, _nothing))


async def _nothing(store: Store) -> None:
    """Only opens and closes."""


def test_a_second_process_on_a_file_is_refused(sqlite_url: str) -> None:
    async def set_up(store: Store) -> None:
        await store.create(head(), [entry(1)])

    run(played(sqlite_url, set_up))
    with Popen([*CHILD, "appends", sqlite_url, "t1"], cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write("go\n")
        child.stdin.close()
        pid = int(child.stdout.readline())
        assert child.stdout.readline() == "2\n"
        assert f"{sqlite_url.removeprefix('sqlite:///')} is in use" in refusal(sqlite_url)
        os.kill(pid, signal.SIGKILL)
    run(played(sqlite_url, _nothing))


# ---------------------------------------------------------------- migrations

VERSION_1 = f"""
{migrate.MAKE_VERSION};
{{script}}
INSERT INTO posse_version VALUES (1);
INSERT INTO tables (table_id, code, status, public, game, summary, players, asked, deadline, updated, last)
VALUES ('t1', 'T1', 'lobby', '1', 'bang', '', '["ann"]', '[]', NULL, 5, 1);
INSERT INTO entries (table_id, seq, at, kind, data) VALUES ('t1', 1, 1001, 'move', '{{{{}}}}');
"""


def dialect(url: str) -> str:
    return "sqlite" if url.startswith("sqlite") else "postgres"


def test_a_database_of_version_1_is_brought_up_to_date(url: str) -> None:
    script = migrate.scripts(dialect(url))[0]
    sql = VERSION_1.format(script=script)
    if dialect(url) == "sqlite":
        sql = sql.replace("'', '[", "x'', '[").replace("'{}'", "x'7b7d'")
    execute(url, sql)

    async def scene(store: Store) -> None:
        assert await store.entries("t1") == [entry(1)]
        old = Head("t1", "T1", "lobby", True, "bang", b"", ("ann",), (), None, 5.0)
        assert await store.head("t1") == old
        assert await store.create_account("ann", "Ann", "h", 5.0)
        assert await store.account("ann") == Account("ann", "Ann", "h", 5.0)
        await has_played(store, finished())

    run(played(url, scene))
    run(played(url, _nothing))


def test_a_newer_database_is_refused(url: str) -> None:
    run(played(url, _nothing))
    execute(url, "INSERT INTO posse_version VALUES (99)")
    known = len(migrate.scripts(dialect(url)))
    reason = refusal(url)
    assert f"has version 99, and this Posse knows versions up to {known}: use the newer Posse" in reason
    assert reason == refusal(url)  # and the lock is free again


def test_both_dialects_have_the_same_versions() -> None:
    assert len(migrate.scripts("sqlite")) == len(migrate.scripts("postgres")) >= 2


def test_many_may_open_a_new_database_at_once(postgres_url: str) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*(open_store(postgres_url) for _ in range(6)))
        assert await stores[0].create(head(), [entry(1)])
        assert await stores[5].entries("t1") == [entry(1)]
        await asyncio.gather(*(store.close() for store in stores))

    run(scene())


def test_two_processes_may_migrate_at_once(postgres_url: str) -> None:
    children = [Popen([*CHILD, "opens", postgres_url], cwd=ROOT) for _ in range(2)]
    assert [child.wait(PATIENCE) for child in children] == [0, 0]


def test_two_connections_migrate_a_file_one_after_the_other(tmp_path: Path) -> None:
    path = tmp_path / "posse.db"
    start, errors = threading.Barrier(4), []

    def migrate_it() -> None:
        with closing(connect(path)) as db:
            start.wait()
            try:
                upgrade(db, path, migrate.scripts("sqlite"))
            except Exception as error:
                errors.append(error)

    threads = [threading.Thread(target=migrate_it) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    run(played(str(path), _nothing))


def test_a_migration_that_fails_leaves_the_old_version(tmp_path: Path) -> None:
    path = tmp_path / "posse.db"
    with closing(connect(path)) as db:
        with pytest.raises(sqlite3.OperationalError):
            upgrade(db, path, ["CREATE TABLE a (x);", "CREATE TABLE b (x);\nCREATE TABLE a (x);"])
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == []
        upgrade(db, path, ["CREATE TABLE a (x);"])
        with pytest.raises(sqlite3.OperationalError):
            upgrade(db, path, ["CREATE TABLE a (x);", "CREATE TABLE b (x);\nCREATE TABLE a (x);"])
        assert db.execute(migrate.GET_VERSION).fetchall() == [(1,)]
        assert db.execute("SELECT name FROM sqlite_master WHERE name = 'b'").fetchall() == []


# ---------------------------------------------------------------- backups


def test_a_backup_is_a_store_of_its_own(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def scene(store: Store) -> None:
        async def play() -> None:
            for seq in range(2, 60):
                await store.append("t1", seq, [entry(seq, bytes(2000))], head())

        await store.create(head(), [entry(1)])
        await asyncio.gather(play(), store.backup(copy))
        assert copy.stat().st_mode & 0o777 == 0o600
        with pytest.raises(PosseError, match=r"cannot be written to .*copy\.db: it exists already"):
            await store.backup(copy)
        with pytest.raises(PosseError, match="No such file"):
            await store.backup(tmp_path / "missing" / "copy.db")

        async with await open_store(str(copy)) as other:
            log = await other.entries("t1")
            assert 1 <= len(log) <= 59
            assert log == (await store.entries("t1"))[: len(log)]

    run(played(sqlite_url, scene))
    assert {file.name for file in tmp_path.iterdir()} == {
        "posse.db",
        "posse.db.lock",
        "copy.db",
        "copy.db.lock",
    }


def test_a_backup_without_room_leaves_nothing(sqlite_url: str, tmp_path: Path) -> None:
    from tests.store.test_trouble import files_no_larger_than

    async def scene(store: Store) -> None:
        await store.create(head(), [entry(1, bytes(300_000))])
        with files_no_larger_than(100_000), pytest.raises(PosseError, match=r"copy\.db"):
            await store.backup(tmp_path / "copy.db")
        assert not list(tmp_path.glob("copy*"))

    run(played(sqlite_url, scene))


def test_postgresql_has_its_own_backups(postgres_url: str) -> None:
    async def scene(store: Store) -> None:
        with pytest.raises(PosseError, match="pg_dump"):
            await store.backup(Path(os.devnull))

    run(played(postgres_url, scene))
