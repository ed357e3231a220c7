"""Logs and the lines about them."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from posse.kernel.errors import PosseError
from posse.store import Store, open_store
from tests.store.scene import entry, head, on_both, played, run


@on_both
async def test_a_log_comes_back_as_it_was_written(store: Store) -> None:
    first, more = entry(1, b'{"n": "\xc3\xa9"}'), [entry(2, b"\x00\xff"), entry(3)]
    assert await store.create(head(), [first])
    assert await store.append("t1", 2, more, head())
    assert await store.entries("t1") == [first, *more]
    assert await store.entries("t1", since=2) == more[1:]
    assert await store.entries("t1", since=3) == []
    assert await store.entries("t2") == []


@on_both
async def test_ids_and_codes_are_taken_once(store: Store) -> None:
    assert await store.create(head(), [entry(1)])
    assert not await store.create(head(code="OTHER"), [entry(1), entry(2)])
    assert not await store.create(head("t2", code="T1", players=("cal",)), [entry(1)])
    assert await store.entries("t1") == [entry(1)]
    assert await store.entries("t2") == []
    assert await store.tables_of("cal") == []


@on_both
async def test_an_append_replaces_the_head_but_not_the_code(store: Store) -> None:
    await store.create(head(), [entry(1)])
    new = head(
        status="playing",
        public=False,
        game="duel",
        summary=b"\x00",
        players=("cal", 'a "b', "é"),
        asked=(),
        deadline=5000.25,
        updated=1001.5,
    )
    assert await store.append("t1", 2, [entry(2)], new)
    assert await store.head("t1") == await store.by_code("T1") == new
    assert await store.append("t1", 3, [entry(3)], head(code="OTHER"))
    assert await store.head("t1") == head()
    assert await store.by_code("OTHER") is None
    assert await store.head("t2") is None


@pytest.mark.parametrize("seq", [0, 1, 2, 4, 5])
def test_what_does_not_follow_the_log_changes_nothing(url: str, seq: int) -> None:
    async def scene(store: Store) -> None:
        await store.create(head(), [entry(1), entry(2)])
        added = [entry(seq), entry(seq + 1)]
        assert not await store.append("t1", seq, added, head(status="over", players=("cal",)))
        assert await store.entries("t1") == [entry(1), entry(2)]
        assert await store.head("t1") == head()
        assert await store.tables_of("cal") == []
        assert not await store.append("t2", seq, added, head("t2"))

    run(played(url, scene))


@on_both
async def test_an_append_without_entries_changes_the_head_only(store: Store) -> None:
    await store.create(head(), [entry(1)])
    assert not await store.append("t1", 1, [], head(deadline=7.0))
    assert await store.append("t1", 2, [], head(deadline=7.0))
    assert await store.head("t1") == head(deadline=7.0)
    assert await store.append("t1", 2, [entry(2)], head())


@on_both
async def test_mixed_up_numbers_and_tables_are_refused(store: Store) -> None:
    await store.create(head(), [entry(1)])
    with pytest.raises(PosseError, match="not numbered on from 2"):
        await store.append("t1", 2, [entry(2), entry(4)], head())
    with pytest.raises(PosseError, match="head of table t2 was appended to table t1"):
        await store.append("t1", 2, [entry(2)], head("t2"))
    with pytest.raises(PosseError, match="not numbered on from 1"):
        await store.create(head("t2"), [entry(2)])
    assert await store.entries("t1") == [entry(1)]


@on_both
async def test_of_many_appends_at_the_same_seq_one_wins(store: Store) -> None:
    await store.create(head(), [entry(1)])
    for seq in range(2, 7):
        tries = [entry(seq, b"%d" % number) for number in range(30)]
        heads = [head(players=(f"p{number}",)) for number in range(30)]
        won = await asyncio.gather(
            *(store.append("t1", seq, [one], its) for one, its in zip(tries, heads, strict=True))
        )
        assert sum(won) == 1
        winner = won.index(True)
        assert (await store.entries("t1"))[-1] == tries[winner]
        assert await store.head("t1") == heads[winner]


@on_both
async def test_tables_do_not_disturb_each_other(store: Store) -> None:
    async def play(table: str) -> None:
        assert await store.create(head(table), [entry(1)])
        for seq in range(2, 12):
            assert await store.append(table, seq, [entry(seq, table.encode())], head(table))

    await asyncio.gather(*(play(f"t{number}") for number in range(20)))
    for number in range(20):
        log = await store.entries(f"t{number}")
        assert [one.seq for one in log] == list(range(1, 12))
        assert {one.data for one in log[1:]} == {b"t%d" % number}


def test_whatever_is_tried_the_log_has_no_gap(url: str) -> None:
    with asyncio.Runner() as runner:
        store = runner.run(open_store(url))
        tables = iter(range(10**6))

        @settings(max_examples=15, deadline=None, derandomize=True)
        @given(st.lists(st.tuples(st.integers(-2, 2), st.integers(0, 3)), max_size=8))
        def check(tries: list[tuple[int, int]]) -> None:
            runner.run(_try_all(store, f"t{next(tables)}", tries))

        check()
        runner.run(store.close())


async def _try_all(store: Store, table: str, tries: list[tuple[int, int]]) -> None:
    log = [entry(1)]
    await store.create(head(table), log)
    for offset, count in tries:
        seq = len(log) + 1 + offset
        added = [entry(seq + number, b"%d" % len(log)) for number in range(count)]
        assert await store.append(table, seq, added, head(table)) == (offset == 0)
        if offset == 0:
            log += added
    assert await store.entries(table) == log


@on_both
async def test_public_tables_come_page_by_page_the_latest_first(store: Store) -> None:
    for number in range(5):
        await store.create(head(f"t{number}", updated=1000.0 + number // 2), [entry(1)])
    await store.create(head("private", public=False, updated=2000.0), [entry(1)])
    await store.create(head("over", status="over", updated=2000.0), [entry(1)])
    await store.create(head("nobody", players=(), updated=2000.0), [entry(1)])
    await store.create(head("old", updated=900.0), [entry(1)])
    await store.create(head("slow", updated=901.0, deadline=5000.0), [entry(1)])
    await store.append("t1", 2, [entry(2)], head("t1", status="playing", updated=1500.0))
    names, before = [], None
    while page := await store.public_tables(950.0, 2, before):
        assert len(page) <= 2
        names += [one.table for one in page]
        before = (page[-1].updated, page[-1].table)
    assert names == ["t1", "t4", "t3", "t2", "t0", "slow"]


@on_both
async def test_a_player_finds_the_tables_that_wait_for_him_first(store: Store) -> None:
    await store.create(head("t1", asked=("ann",), updated=1.0), [entry(1)])
    await store.create(head("t2", asked=("bob",), updated=3.0), [entry(1)])
    await store.create(head("t3", asked=("bob",), updated=4.0), [entry(1)])
    await store.create(head("t4", asked=("bob", "ann"), updated=2.0), [entry(1)])
    await store.create(head("t5", players=("bob",)), [entry(1)])
    assert [one.table for one in await store.tables_of("ann")] == ["t4", "t1", "t3", "t2"]
    await store.append("t4", 2, [entry(2)], head("t4", players=("bob",)))
    await store.append("t1", 2, [entry(2)], head("t1", status="over"))
    await store.append("t5", 2, [entry(2)], head("t5", players=("ann",), updated=9.0))
    assert [one.table for one in await store.tables_of("ann")] == ["t5", "t3", "t2"]
    assert await store.tables_of("nobody") == []


@on_both
async def test_what_is_due_comes_in_its_order(store: Store) -> None:
    for table, deadline in ("t1", 30.0), ("t2", 10.0), ("t3", None), ("t4", 20.0), ("t5", 20.5):
        await store.create(head(table, deadline=deadline, updated=5.0), [entry(1)])
    assert await store.due(20.0, 10) == ["t2", "t4"]
    assert await store.due(99.0, 3) == ["t2", "t4", "t5"]
    await store.append("t2", 2, [entry(2)], head("t2", deadline=None, updated=6.0))
    assert await store.due(20.0, 10) == ["t4"]


@on_both
async def test_abandoned_lobbies_are_deleted(store: Store) -> None:
    await store.create(head("old", updated=10.0), [entry(1)])
    await store.say("old", 1.0, "ann", "Ann", "anybody?")
    await store.create(head("new", updated=20.0), [entry(1)])
    await store.create(head("playing", status="playing", updated=10.0), [entry(1)])
    await store.create(head("over", status="over", updated=10.0), [entry(1)])
    assert await store.delete_idle(20.0) == 1
    assert await store.delete_idle(20.0) == 0
    assert await store.head("old") is None
    assert await store.entries("old") == []
    assert await store.chat("old", 0, 10) == []
    assert [one.table for one in await store.tables_of("ann")] == ["new", "playing"]
    assert not await store.append("old", 2, [entry(2)], head("old"))
    assert await store.create(head("old"), [entry(1)])
