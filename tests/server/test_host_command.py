"""`posse host`: what people may ask the operator of a server for."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from posse.cli import app
from posse.kernel.errors import PosseError
from posse.server import wire
from posse.server.host_kit.kit import Kit, Target
from posse.server.passwords import Passwords
from posse.store import Account, Entry, Head, Notice, Report, Store, copies, open_store
from tests.server.browsers import DUEL, PASSWORD, finished_game, person, site

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
    assert found["account"] == {"id": RUTH, "name": "Ruth", "since": 10.0, "host": False}
    assert [line["text"] for line in found["chat"]] == ["hello from ruth"]
    assert [each["table"] for each in found["seats"]] == ["ONEXXX"]
    for other in ("sam", "alone", "a hash"):
        assert other not in printed.casefold()
    run("host", "export", "sam", "--database", database, "--out", str(tmp_path / "sam.json"))
    sam = json.loads((tmp_path / "sam.json").read_text("utf-8"))
    assert [line["text"] for line in sam["chat"]] == ["hello from sam", "all alone"]


#: Where each table of the database with something about a person is found in an export.
EXPORTED = {
    "accounts": "account",
    "hosts": "account",
    "ratings": "ratings",
    "results": "games",
    "seats": "seats",
    "tables": "seats",
    "entries": "at tables",
    "chat": "chat",
    "notices": "notices",
    "measures": "measures",
    "reports": "reported about you",
    "deeds": "done to you",
    "spent": "remembered",
}
#: Whatever only Sam wrote, has or is.
OF_SAM = ("sam", "secret thing", "shouts at me", "ntfy.example/s")


async def live_here(folder: Path) -> tuple[str, str]:
    """Ruth and Sam do all that leaves something in the database; returns their ids."""
    async with site(folder) as here:
        browsers = [await here.account("Ruth"), await here.account("Samuel")]
        await finished_game(here, *browsers)
        ruth, sam = [await person(browser) for browser in browsers]
        store = here.service.store
        room = await here.service.hub.create(DUEL, ruth)
        await room.join(sam)
        await room.do(sam.id, wire.Sit(1))
        for who, text in ((ruth, "a word of mine"), (sam, "a secret thing")):
            await store.say(room.state.id, 11.0, who.id, who.name, text)
            notice = Notice(f"id of {who.name}", who.id, None, "ntfy", f"https://ntfy.example/{who.name[0]}")
            await store.notices.add(notice)
        kit = Kit(store, "Ruth", lambda: 12.0, ruth.id)
        await kit.grant("Ruth")
        await kit.take("mute", Target(sam.id, sam.name), 1.0, "a secret thing")
        await Kit(store, "Samuel", lambda: 13.0, sam.id).take(
            "mute", Target(ruth.id, ruth.name), 1.0, "too loud"
        )
        for sender, about, why in ((ruth, sam, "reads along"), (sam, ruth, "shouts at me")):
            report = (sender.id, sender.name, about.id, about.name, room.state.code, None)
            said = "a word of mine" if about is ruth else "a secret thing"
            await store.book.report(Report(0, 14.0, *report, said, why))
        phone = await here.browser()
        assert (
            await phone.post("/api/login", json={"name": "Ruth", "password": PASSWORD})
        ).status_code == 200
        await phone.post("/api/logout")
        return ruth.id, sam.id


def test_an_export_leaves_nothing_out_and_tells_of_nobody_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever table of the database names a person is in the export; what only others wrote or did is not."""
    ruth, sam = asyncio.run(live_here(tmp_path))
    capsys.readouterr()  # the server's log
    path = tmp_path / "posse.db"
    with closing(sqlite3.connect(path)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        naming = {
            table for table in tables if any(ruth in str(row) for row in db.execute(f"SELECT * FROM {table}"))
        }
    assert naming == set(EXPORTED)
    run("host", "export", "Ruth", "--database", str(path))
    printed = capsys.readouterr().out
    found = json.loads(printed)
    assert all(found[key] for key in EXPORTED.values())
    assert found["account"]["host"]
    assert [each["what"] for each in found["remembered"]] == ["a device was logged out"]
    assert {each["what"] for each in found["at tables"]} == {"created"}
    assert [each["why"] for each in found["measures"]] == ["too loud"]
    assert [each["why"] for each in found["reported by you"]] == ["reads along"]
    assert [each["what"] for each in found["done by you"]] == ["mute"]
    assert {each["what"] for each in found["done to you"]} == {"grant", "mute"}
    assert sam not in printed
    for others in OF_SAM:
        assert others not in printed.casefold(), others


def test_a_host_is_told_of_their_own_deeds_whatever_they_are_called_now(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def deeds() -> None:
        async with await open_store(database) as store:
            await Kit(store, "Ruth", lambda: 12.0, RUTH).take("mute", Target("a-guest"), 1.0)
            assert await store.rename(RUTH, "Ruthless")
            assert await store.rename(SAM, "Ruth")

    asyncio.run(deeds())
    for name, done in (("Ruthless", ["mute"]), ("Ruth", [])):
        run("host", "export", name, "--database", database)
        assert [each["what"] for each in json.loads(capsys.readouterr().out)["done by you"]] == done


def test_a_guest_is_exported_and_forgotten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def talk() -> tuple[str, str]:
        async with site(tmp_path) as here:
            browser = await here.browser("Gus")
            gus = await person(browser)
            room = await here.service.hub.create(DUEL, gus)
            await here.service.store.say(room.state.id, 11.0, gus.id, gus.name, "howdy")
            return gus.id, browser.cookies["posse"]

    async def known(cookie: str) -> bool:
        async with site(tmp_path) as here:
            answer = await (await here.browser(cookie=f"posse={cookie}")).get("/api/me")
            return answer.json()["person"] is not None

    gus, cookie = asyncio.run(talk())
    here = ("--database", str(tmp_path / "posse.db"))
    assert asyncio.run(known(cookie))
    capsys.readouterr()  # the server's log
    run("host", "export", "--guest", gus, *here)
    found = json.loads(capsys.readouterr().out)
    assert found["account"] is None
    assert [line["text"] for line in found["chat"]] == ["howdy"]
    run("host", "forget", "--guest", gus, "--yes", *here)
    capsys.readouterr()
    run("host", "export", "--guest", gus, *here)
    assert [line["name"] for line in json.loads(capsys.readouterr().out)["chat"]] == [""]
    assert not asyncio.run(known(cookie))
    capsys.readouterr()
    run("host", "log", "--json", *here)
    assert [each["what"] for each in json.loads(capsys.readouterr().out)] == ["export", "forget", "export"]


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
    with pytest.raises(PosseError, match="nothing is stored about a guest"):
        run("host", "export", "--guest", "nobody", "--database", database)
    with pytest.raises(PosseError, match="name one of these"):
        run("host", "forget", "--yes", "--database", database)
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
