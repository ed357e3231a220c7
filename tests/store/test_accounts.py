"""Accounts, and that nothing personal is left of a deleted one."""

import asyncio
import time

import pytest

from posse.kernel.errors import PosseError
from posse.store import Account, Rating, Store
from tests.store.scene import entry, finished, has_played, head, on_both, played, result, run


@on_both
async def test_an_account_is_found_by_id_and_by_name(store: Store) -> None:
    assert await store.create_account("a1", "Zoë", "$hash", 5.0)
    account = Account("a1", "Zoë", "$hash", 5.0)
    assert await store.account("a1") == account
    assert await store.account_by_name("zOË") == await store.account_by_name("Zoe\u0308") == account
    assert await store.account("a2") is None
    assert await store.account_by_name("zoe") is None


@on_both
async def test_names_are_taken_whatever_their_capitals(store: Store) -> None:
    assert await store.create_account("a1", "Straße", "h", 5.0)
    assert not await store.create_account("a2", "STRASSE", "h", 5.0)
    assert not await store.create_account("a1", "other", "h", 5.0)
    assert await store.account("a2") is None
    assert await store.account_by_name("other") is None
    taken = await asyncio.gather(*(store.create_account(f"b{n}", "Bob", "h", 5.0) for n in range(10)))
    assert sum(taken) == 1


@on_both
async def test_names_that_look_alike_are_one(store: Store) -> None:
    cyrillic = "\u0412\u041e\u0412"  # looks like BOB
    assert await store.create_account("a1", "Bob", "h", 5.0)
    assert await store.create_account("b1", "Ann", "h", 5.0)
    assert not await store.create_account("a2", cyrillic, "h", 5.0)
    assert not await store.rename("b1", "B0B")
    # Two from before letters were compared by their looks: each is still found by its own name.
    old = "UPDATE accounts SET name = $2, name_key = $3 WHERE id = $1"
    await store._write((old, ("b1", cyrillic, cyrillic.casefold())))  # type: ignore[attr-defined]
    found = [await store.account_by_name(name) for name in ("bob", cyrillic, "b0b")]
    assert [account and account.id for account in found] == ["a1", "b1", "a1"]


@on_both
async def test_a_name_must_be_storable(store: Store) -> None:
    with pytest.raises(PosseError, match="NUL"):
        await store.create_account("a1", "a\0", "h", 5.0)
    with pytest.raises(PosseError, match="NUL"):
        await store.account_by_name("a\0")


@on_both
async def test_a_password_can_be_changed(store: Store) -> None:
    await store.create_account("a1", "Ann", "old", 5.0)
    assert await store.set_password("a1", "new")
    assert await store.account("a1") == Account("a1", "Ann", "new", 5.0)
    assert not await store.set_password("a2", "new")


@on_both
async def test_a_name_can_be_changed(store: Store) -> None:
    game = finished()
    await store.create_account("a1", "Ann", "h", 5.0)
    await store.create_account("b1", "Bob", "h", 5.0)
    await has_played(store, game, result(game, "a1", "a1", name="Ann"))
    assert await store.rename("a1", "Zoë")
    assert await store.account_by_name("zOË") == Account("a1", "Zoë", "h", 5.0)
    assert await store.account_by_name("ann") is None
    assert await store.rename("a1", "ZOË")  # the same, written differently
    assert not await store.rename("a1", "bOB")
    assert not await store.rename("c1", "Cal")
    assert await store.account("a1") == Account("a1", "ZOË", "h", 5.0)
    assert [one.name for one in await store.results("t1", 1)] == ["Ann"]  # as it was then
    assert await store.create_account("c1", "Ann", "h", 6.0)
    with pytest.raises(PosseError, match="NUL"):
        await store.rename("a1", "a\0")


@on_both
async def test_of_many_who_want_a_name_one_gets_it(store: Store) -> None:
    for number in range(10):
        await store.create_account(f"a{number}", f"Ann {number}", "h", 5.0)
    got = await asyncio.gather(*(store.rename(f"a{number}", "Bob") for number in range(10)))
    assert sum(got) == 1


@on_both
async def test_a_new_account_takes_the_games_of_the_guest_along(store: Store) -> None:
    game, other = finished(), finished("t2")
    await has_played(store, game, result(game, "ann"), result(game, "bob", place=2))
    await has_played(store, other, result(other, "bob"))
    assert await store.create_account("cal", "Ann", "h", 5.0)
    assert not await store.create_account(
        "ann", "Ann", "h", 5.0
    )  # the name is taken, and nothing has changed
    assert [one.account for one in await store.results("t1", 1)] == [None, None]
    assert await store.create_account("ann", "Ann the first", "h", 5.0)
    assert [one.account for one in await store.results("t1", 1)] == ["ann", None]
    assert [count.played for count in await store.statistics("ann")] == [1]
    assert await store.ratings("ann") == {}  # that is not played again


@on_both
async def test_nothing_personal_is_left_of_a_deleted_account(store: Store) -> None:
    game, before = finished(), finished("t0")
    await has_played(store, before, result(before, "ann"), result(before, "bob", place=2))  # as guests
    await store.create_account("ann", "Ann", "h", 5.0)
    await store.create_account("bob", "Bob", "h", 5.0)
    await has_played(store, game, result(game, "ann", "ann"), result(game, "bob", "bob", place=2))
    await store.rate("t1", 1, ["ann", "bob"], lambda old: dict.fromkeys(old, Rating(30.0, 2.0, 1)))
    await store.say("t1", 1.0, "ann", "Ann", "mine")
    log = await store.entries("t1")

    assert await store.had_account("ann")
    assert await store.delete_account("ann")

    assert await store.had_account("ann")
    assert not await store.had_account("cal")
    assert await store.account("ann") is await store.account_by_name("ann") is None
    assert await store.statistics("ann") == []
    assert await store.ratings("ann") == {}
    assert [one.account for one in await store.leaderboard("bang", 10)] == ["bob"]
    gone = result(game, "ann", None, name="")
    assert await store.results("t1", 1) == [gone, result(game, "bob", "bob", place=2)]
    assert [one.name for one in await store.results("t0", 1)] == ["", "Bob"]
    assert [(one.name, one.text) for one in await store.chat("t1", 0, 10)] == [("", "mine")]
    assert await store.entries("t1") == log
    assert await store.game("t1", 1) == game
    assert not await store.delete_account("ann")
    assert await store.create_account("ann2", "ANN", "h", 6.0)


def test_no_table_of_the_database_holds_the_name_of_a_deleted_account(sqlite_url: str) -> None:
    async def scene(store: Store) -> None:
        game = finished()
        await store.create_account("ann", "Annabelle", "secret-hash", 5.0)
        await has_played(store, game, result(game, "ann", "ann", name="Annabelle"))
        await store.say("t1", 1.0, "ann", "Annabelle", "hello")
        await store.delete_account("ann")

    run(played(sqlite_url, scene))
    with open(sqlite_url.removeprefix("sqlite:///"), "rb") as file:
        data = file.read().lower()
    assert b"hello" in data
    assert b"annabelle" not in data
    assert b"secret-hash" not in data


@on_both
async def test_a_game_ends_although_an_account_was_deleted_meanwhile(store: Store) -> None:
    game = finished()
    await store.create_account("bob", "Bob", "h", 5.0)
    await store.create(head(), [entry(1)])
    both = [result(game, "ann", "ann"), result(game, "bob", "bob", place=2)]
    assert await store.append("t1", 2, [entry(2)], head(status="over"), game, both)
    assert [one.account for one in await store.results("t1", 1)] == [None, "bob"]
    seen: list[str] = []

    def compute(old: dict[str, Rating]) -> dict[str, Rating]:
        seen.extend(old)
        return old

    assert await store.rate("t1", 1, ["ann", "bob"], compute)
    assert seen == ["bob"]


@on_both
async def test_a_word_is_spent_once_and_until_nobody_needs_to_know(store: Store) -> None:
    now = time.time()
    assert not await store.is_spent("a word")
    spent = await asyncio.gather(*(store.spend("a word", now + 100, now) for _ in range(5)))
    assert sum(spent) == 1
    assert await store.is_spent("a word")
    assert not await store.is_spent("another")
    assert await store.spend("of yesterday", now - 1, now)
    assert await store.spend("another", now + 100, now)
    assert not await store.is_spent("of yesterday")
    assert await store.is_spent("a word")
