"""Where people want to get notices."""

from posse.store import Notice, Store
from tests.store.scene import entry, head, on_both

MINE = Notice("a", "ann", None, "discord", "https://example.org/1", home="https://p", lang="de", at=1.0)


@on_both
async def test_notices_are_found_by_person_and_by_table(store: Store) -> None:
    book = store.notices
    await store.create(head("t1"), [entry(1)])
    at_table = Notice("b", "ann", "t1", "slack", "https://example.org/1", at=2.0)
    other = Notice("c", "bob", None, "push", "https://example.org/2", "key", "auth", at=3.0)
    for each in (MINE, at_table, other):
        await book.add(each)
    assert await book.of("ann") == [at_table, MINE]
    assert await book.for_person("ann") == [MINE]
    assert await book.for_table("t1") == [at_table]
    again = Notice("d", "ann", None, "discord", "https://example.org/1", at=4.0)
    await book.add(again)
    assert await book.for_person("ann") == [again]
    assert await book.for_table("t1") == [at_table]
    assert await book.stop("d")
    assert not await book.stop("d")
    assert await book.for_person("ann") == []


@on_both
async def test_one_that_fails_again_and_again_is_dropped(store: Store) -> None:
    book = store.notices
    await book.add(MINE)
    assert not await book.failed("a", 3)
    assert not await book.failed("a", 3)
    await book.arrived("a")
    assert not await book.failed("a", 3)
    assert not await book.failed("a", 3)
    assert await book.failed("a", 3)
    assert await book.of("ann") == []


@on_both
async def test_a_deleted_account_is_told_nothing(store: Store) -> None:
    await store.create_account("ann", "Ann", "hash", 1.0)
    await store.notices.add(MINE)
    await store.delete_account("ann")
    assert await store.notices.of("ann") == []


@on_both
async def test_the_first_key_is_kept(store: Store) -> None:
    assert await store.notices.key(b"one") == b"one"
    assert await store.notices.key(b"two") == b"one"
