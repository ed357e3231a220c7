"""What people say at a table."""

import asyncio
from unittest import mock

import pytest

from posse.kernel.errors import PosseError
from posse.store import ChatLine, Store, sql
from tests.store.scene import entry, head, on_both, played, run


@on_both
async def test_lines_are_numbered_by_table(store: Store) -> None:
    await store.create(head("t1"), [entry(1)])
    await store.create(head("t2"), [entry(1)])
    assert await store.say("t1", 5.0, "ann", "Ann", "BANG! ♠ 'quoted' \"too\"") == 1
    assert await store.say("t2", 6.0, "bob", "Bob", "missed") == 1
    assert await store.say("t1", 7.0, "bob", "Bob", "") == 2
    lines = [ChatLine(1, 5.0, "ann", "Ann", "BANG! ♠ 'quoted' \"too\""), ChatLine(2, 7.0, "bob", "Bob", "")]
    assert await store.chat("t1", 0, 10) == lines
    assert await store.chat("t1", 1, 10) == lines[1:]
    assert await store.chat("t1", 0, 1) == lines[1:]  # the last ones
    assert await store.chat("t3", 0, 10) == []


@on_both
async def test_all_who_talk_at_once_are_heard(store: Store) -> None:
    await store.create(head(), [entry(1)])
    numbers = await asyncio.gather(*(store.say("t1", 1.0, "ann", "Ann", str(number)) for number in range(40)))
    assert sorted(numbers) == list(range(1, 41))
    said = await store.chat("t1", 0, 100)
    assert [(one.number, one.text) for one in said] == sorted(zip(numbers, map(str, range(40)), strict=True))


@on_both
async def test_all_that_somebody_said_is_found(store: Store) -> None:
    for table in ("t1", "t2"):
        await store.create(head(table), [entry(1)])
    await store.say("t2", 1.0, "ann", "Ann", "first")
    await store.say("t1", 2.0, "bob", "Bob", "not hers")
    await store.say("t1", 3.0, "ann", "Ann", "second")
    said = await store.said_by("ann")
    assert said == [
        ("t2", ChatLine(1, 1.0, "ann", "Ann", "first")),
        ("t1", ChatLine(2, 3.0, "ann", "Ann", "second")),
    ]
    assert await store.said_by("cal") == []


@on_both
async def test_all_entries_that_name_somebody_are_found(store: Store) -> None:
    with mock.patch.object(sql, "_SEARCHED", 2):  # several times
        for table in ("t1", "T2", "t3", "u4", "u5"):
            await store.create(head(table), [entry(1, b'{"who":"ann"}'), entry(2, b'{"who":"anna"}')])
        await store.append("u5", 3, [entry(3, b'["bob","ann"]')], head("u5"))
        found = await store.mentions("ann")
        assert sorted(code for code, _, _ in found) == ["T1", "T2", "T3", "U4", "U5", "U5"]
        assert {(at, kind) for _, at, kind in found} == {(1001.0, "move"), (1003.0, "move")}
        assert await store.mentions("an") == []


@on_both
async def test_talk_does_not_get_in_the_way_of_the_game(store: Store) -> None:
    await store.create(head(), [entry(1)])
    await store.say("t1", 1.0, "ann", "Ann", "hello")
    assert await store.append("t1", 2, [entry(2)], head())
    assert await store.say("t1", 1.0, "ann", "Ann", "hello?") == 2


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
def test_what_cannot_be_stored_is_refused(url: str, text: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(head(), [entry(1)])
        with pytest.raises(PosseError, match=r"^The text has"):
            await store.say("t1", 1.0, "ann", "Ann", text)
        with pytest.raises(PosseError, match=r"^The text has"):
            await store.say("t1", 1.0, "ann", text, "hello")
        assert await store.chat("t1", 0, 10) == []

    run(played(url, scene))


@on_both
async def test_nobody_talks_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(PosseError, match="There is no table t1"):
        await store.say("t1", 1.0, "ann", "Ann", "hello")
