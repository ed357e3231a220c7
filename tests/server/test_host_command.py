"""`posse host`: what people may ask the operator of a server for."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from posse.cli import app
from posse.kernel.errors import PosseError
from posse.server.passwords import Passwords
from posse.store import Account, Entry, Head, Store, copies, open_store

RUTH, SAM = "ruth-id", "sam-id"


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Two people who talked at one table, and one of them at another."""
    path = str(tmp_path / "posse.db")

    async def fill() -> None:
        async with await open_store(path) as store:
            for id, name in ((RUTH, "Ruth"), (SAM, "Sam")):
                assert await store.create_account(id, name, "a hash", 10.0)
            await seat(store, "one", (RUTH, SAM))
            await seat(store, "two", (SAM,))
            await store.say("one", 11.0, RUTH, "Ruth", "hello from ruth")
            await store.say("one", 12.0, SAM, "Sam", "hello from sam")
            await store.say("two", 13.0, SAM, "Sam", "all alone")

    asyncio.run(fill())
    return path


async def seat(store: Store, table: str, players: tuple[str, ...]) -> None:
    head = Head(table, table.upper() + "XXX", "playing", True, "bang", b"{}", players, (), None, 10.0)
    assert await store.create(head, [Entry(1, 10.0, "opened", b"{}")])


def account(database: str, name: str) -> Account | None:
    async def look() -> Account | None:
        async with await open_store(database) as store:
            return await store.account_by_name(name)

    return asyncio.run(look())


def run(*words: str) -> None:
    app(words, exit_on_error=False, print_error=False, result_action="return_value")


def test_an_export_has_all_that_is_theirs_and_nothing_else(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("host", "export", "ruth", "--database", database)
    printed = capsys.readouterr().out
    found: dict[str, Any] = json.loads(printed)
    assert found["account"] == {"id": RUTH, "name": "Ruth", "since": 10.0}
    assert [line["text"] for line in found["chat"]] == ["hello from ruth"]
    assert [each["table"] for each in found["seats"]] == ["ONEXXX"]
    for other in ("sam", "alone", "a hash"):
        assert other not in printed.casefold()
    run("host", "export", "sam", "--database", database, "--out", str(tmp_path / "sam.json"))
    sam = json.loads((tmp_path / "sam.json").read_text("utf-8"))
    assert [line["text"] for line in sam["chat"]] == ["hello from sam", "all alone"]


def test_who_is_forgotten_is_gone(database: str) -> None:
    with pytest.raises(PosseError, match="--yes"):
        run("host", "forget", "Ruth", "--database", database)
    assert account(database, "Ruth") is not None
    run("host", "forget", "Ruth", "--yes", "--database", database)
    assert account(database, "Ruth") is None
    assert account(database, "Sam") is not None


def test_a_new_password_works(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("host", "password", "Ruth", "--database", database)
    said = re.search(r"is now (\S+)", capsys.readouterr().out)
    found = account(database, "Ruth")
    assert said is not None and found is not None
    assert asyncio.run(Passwords().right(found.password_hash, said[1]))


def test_mistakes_are_told(database: str, tmp_path: Path) -> None:
    with pytest.raises(PosseError, match="nobody here is called Tom"):
        run("host", "export", "Tom", "--database", database)
    missing = tmp_path / "missing.db"
    with pytest.raises(PosseError, match="there is no database"):
        run("host", "export", "Ruth", "--database", str(missing))
    assert not missing.exists()


def test_a_new_secret(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def secrets() -> list[bytes]:
        async with await open_store(database) as store:
            return await store.secrets()

    before = asyncio.run(secrets())
    for words, known in ((), 2), (("--at-once",), 1):
        run("host", "secret", "--database", database, *words)
        assert "new secret" in capsys.readouterr().out
        after = asyncio.run(secrets())
        assert len(after) == known
        assert after[-1] not in before
        before = after


def test_no_new_secret_while_a_server_runs(database: str) -> None:
    async def main() -> None:
        async with await open_store(database):
            with pytest.raises(PosseError):
                await copies.change_secret(database, 1.0, 2.0)

    asyncio.run(main())
