"""Processes on one PostgreSQL hear from each other; with SQLite there is only one."""

import asyncio

from posse.store import News, Store, open_store
from tests.patience import PATIENCE
from tests.store.scene import CHILD, ROOT, entry, head, played, run


async def _next(queue: "asyncio.Queue[News]") -> News:
    return await asyncio.wait_for(queue.get(), PATIENCE)


def test_another_process_is_heard(postgres_url: str) -> None:
    async def scene(store: Store) -> None:
        heard: asyncio.Queue[News] = asyncio.Queue()
        await store.watch(heard.put_nowait)
        await store.create(head(), [entry(1)])
        child = await asyncio.create_subprocess_exec(*CHILD, "news", postgres_url, "t1", cwd=ROOT)
        assert await child.wait() == 0
        assert await _next(heard) == News("entries", "t1", 2)
        assert await store.entries("t1") == [entry(1), entry(2)]
        assert await _next(heard) == News("chat", "t1", 1)
        assert [line.text for line in await store.chat("t1", 0, 9)] == ["hello"]
        assert heard.empty()  # nothing of our own

    run(played(postgres_url, scene))


def test_news_go_both_ways_and_only_about_what_was_done(postgres_url: str) -> None:
    async def scene() -> None:
        async with await open_store(postgres_url) as one, await open_store(postgres_url) as two:
            heard: tuple[asyncio.Queue[News], asyncio.Queue[News]] = (asyncio.Queue(), asyncio.Queue())
            earlier: list[News] = []
            await one.watch(earlier.append)
            for store, queue in zip((one, two), heard, strict=True):
                await store.watch(queue.put_nowait)
            table = "a table's id"
            await one.create(head(table), [entry(1)])
            assert await _next(heard[1]) == News("entries", table, 1)
            assert not await two.append(table, 1, [entry(1)], head(table))
            assert await two.append(table, 2, [entry(2), entry(3)], head(table))
            assert await _next(heard[0]) == News("entries", table, 3)
            await two.say(table, 1.0, "ann", "Ann", "hello")
            assert await _next(heard[0]) == News("chat", table, 1)
            assert heard[0].empty()
            assert heard[1].empty()
            assert not earlier  # only the latest watcher is told

    run(scene())


def test_two_processes_race_and_one_wins(postgres_url: str) -> None:
    async def scene() -> None:
        async with await open_store(postgres_url) as one, await open_store(postgres_url) as two:
            await one.create(head(), [entry(1)])
            for seq in range(2, 12):
                tries = [
                    store.append("t1", seq, [entry(seq)], head()) for store in (one, two) for _ in range(4)
                ]
                assert sum(await asyncio.gather(*tries)) == 1
            assert await one.secrets() == await two.secrets()
            assert [len(secret) for secret in await one.secrets()] == [32]

    run(scene())
