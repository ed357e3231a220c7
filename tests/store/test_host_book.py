"""What hosts record."""

import asyncio

from posse.store import Measure, Report, Store, open_beside, open_store
from tests.store.scene import on_both, run

MUTED = Measure("mute", "ann", False, "Ann", "shouts", 10.0, 100.0)
BANNED = Measure("ban", "203.0.113.7", True, "", "floods", 20.0)
REPORT = Report(0, 30.0, "bob", "Bob", "ann", "Ann", "K7WXQ2", 3, "grr", "rude")


@on_both
async def test_measures_hold_until_they_end_or_are_lifted(store: Store) -> None:
    book = store.book
    before = await book.mark()
    await book.take(MUTED)
    assert await book.mark() != before
    await book.take(BANNED)
    assert await book.measures(50.0) == [BANNED, MUTED]
    assert await book.measures(100.0) == [BANNED]
    longer = Measure("mute", "ann", False, "Ann", "again", 60.0)
    await book.take(longer)
    assert await book.measures(100.0) == [longer, BANNED]
    assert await book.lift("ban", BANNED.who)
    assert not await book.lift("ban", BANNED.who)
    assert await book.measures(100.0) == [longer]


@on_both
async def test_reports_are_numbered_and_settled(store: Store) -> None:
    book = store.book
    numbers = await asyncio.gather(*(book.report(REPORT) for _ in range(5)))
    assert sorted(numbers) == [1, 2, 3, 4, 5]
    assert await book.settle(3, 40.0)
    assert not await book.settle(3, 41.0)
    assert not await book.settle(9, 41.0)
    assert [report.number for report in await book.reports(10)] == [5, 4, 2, 1]
    (settled,) = await book.reports(10, settled=True)
    assert (settled.number, settled.settled, settled.said) == (3, 40.0, "grr")


@on_both
async def test_a_right_goes_with_its_account(store: Store) -> None:
    book = store.book
    await store.create_account("ann", "Ann", "hash", 1.0)
    await book.grant("ann", 2.0)
    await book.grant("ann", 3.0)
    assert await book.is_host("ann") and not await book.is_host("bob")
    assert await book.hosts() == [("ann", "Ann")]
    await store.delete_account("ann")
    assert not await book.is_host("ann")
    assert not await book.revoke("ann")


@on_both
async def test_names_of_the_deleted_are_forgotten_in_the_book_too(store: Store) -> None:
    book = store.book
    await store.create_account("ann", "Ann", "hash", 1.0)
    await book.take(MUTED)
    await book.report(REPORT)
    await book.note(31.0, "Cal", "mute", "ann", "Ann", "shouts")
    await store.delete_account("ann")
    assert [each.name for each in await book.measures(50.0)] == [""]
    assert [(each.name, each.sender_name) for each in await book.reports(10)] == [("", "Bob")]
    assert [(each.what, each.whom, each.name) for each in await book.deeds(10)] == [("mute", "ann", "")]


def test_a_command_writes_beside_a_running_server(url: str) -> None:
    async def main() -> None:
        async with await open_store(url) as served:
            before = await served.book.mark()
            async with await open_beside(url) as beside:
                await beside.book.take(MUTED)
                await beside.book.set_rules(b"{}")
            assert await served.book.mark() != before
            assert await served.book.measures(50.0) == [MUTED]
            assert await served.book.rules() == b"{}"
            await served.book.note(1.0, "Cal", "lift", "ann")

    run(main())
