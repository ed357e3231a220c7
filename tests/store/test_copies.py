"""Backups of both stores, and restoring them to either."""

import sqlite3
from pathlib import Path

import pytest

from posse.kernel.errors import PosseError
from posse.store import Store, open_store
from posse.store.copies import backup, restore
from tests.store.scene import entry, finished, has_played, head, result, run


async def fill(store: Store) -> None:
    game = finished()
    await store.create_account("ann", "Ann", "hash", 1.0)
    await has_played(store, game, result(game, "ann", account="ann"))
    await store.keep_review("t1", 1, "a", b"found")
    await store.say("t1", 5.0, "ann", "Ann", "Howdy")
    await store.create(head("t2", players=("ann",)), [entry(1), entry(2, b'{"x": 1}')])
    await store.sign_of_life(100.0, 5.0)


async def told(store: Store) -> list[object]:
    """Everything that can be asked for."""
    return [
        await store.secrets(),
        await store.account("ann"),
        await store.finished("t1"),
        await store.game("t1", 1),
        await store.results("t1", 1),
        await store.review("t1", 1, "a"),
        await store.chat("t1", 0, 10),
        [await store.entries(table) for table in ("t1", "t2")],
        [await store.head(table) for table in ("t1", "t2")],
        await store.tables_of("ann"),
    ]


@pytest.mark.parametrize("to", ["sqlite", "postgres"])
def test_there_and_back(
    url: str, to: str, tmp_path: Path, cluster: object, request: pytest.FixtureRequest
) -> None:
    async def main() -> None:
        copy = tmp_path / "copy.db"
        async with await open_store(url) as store:  # a server runs
            await fill(store)
            was = await told(store)
            await backup(url, copy)
            await store.say("t1", 6.0, "ann", "Ann", "too late for the copy")
            with pytest.raises(PosseError, match="exists already"):
                await backup(url, copy)
        other = (
            f"sqlite:///{tmp_path}/other.db"
            if to == "sqlite"
            else request.getfixturevalue("cluster").database()
        )
        await restore(copy, other)
        async with await open_store(other) as store:
            assert await told(store) == was
            assert await store.append("t2", 3, [entry(3)], head("t2"))  # it goes on
        with pytest.raises(PosseError, match="--replace"):
            await restore(copy, other)
        await restore(copy, other, replace=True)
        async with await open_store(other) as store:
            assert await told(store) == was

    run(main())


def test_nothing_is_restored_while_a_server_runs(url: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with await open_store(url) as store:
            await fill(store)
            await backup(url, tmp_path / "copy.db")
            with pytest.raises(PosseError, match=r"in use|stop it first"):
                await restore(tmp_path / "copy.db", url, replace=True)
            assert await store.head("t1") is not None

    run(main())


def test_what_is_no_backup_is_refused(url: str, tmp_path: Path) -> None:
    other, text = tmp_path / "another.db", tmp_path / "text.db"
    sqlite3.connect(other).execute("CREATE TABLE dogs (name)")
    text.write_text("this is no database, and it is longer than a header of one would be " * 20)

    async def main() -> None:
        for path, why in (
            (tmp_path / "none.db", "no file"),
            (other, "no database of Posse"),
            (text, "no SQLite"),
        ):
            with pytest.raises(PosseError, match=why):
                await restore(path, url)

    run(main())


def test_there_must_be_something_to_back_up(tmp_path: Path) -> None:
    async def main() -> None:
        with pytest.raises(PosseError, match="no database"):
            await backup(str(tmp_path / "none.db"), tmp_path / "copy.db")

    run(main())
