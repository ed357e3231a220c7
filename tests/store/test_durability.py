"""What was acknowledged is there, whenever the process dies."""

import asyncio
import os
import random
import signal
import time
from subprocess import PIPE, Popen

import pytest

from posse.store import Entry, Store, open_store
from tests.store.scene import CHILD, ROOT, entry, head, on_both, played, run

KILLS = 10


def test_what_was_acknowledged_survives_a_kill(url: str) -> None:
    async def set_up(store: Store) -> None:
        await store.create(head(), [entry(1, b"1")])

    async def check(store: Store) -> None:
        log.extend(await store.entries("t1", since=len(log)))

    chance = random.Random(7)
    log: list[Entry] = []
    run(played(url, set_up))
    with Popen([*CHILD, "appends", url, "t1"], cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) as child:
        for _ in range(KILLS):
            acknowledged = _append_until_killed(child, chance.randrange(1, 40), chance.random() * 0.003)
            run(played(url, check))  # for SQLite too: the lock of the dead process is gone
            assert len(log) >= acknowledged
            assert [(one.seq, one.data) for one in log] == [(n, b"%d" % n) for n in range(1, len(log) + 1)]
        assert child.stdin is not None
        child.stdin.close()


def _append_until_killed(child: Popen[str], count: int, pause: float) -> int:
    """The last seq that a process printed before it was killed, after this many and a moment more."""
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write("go\n")
    child.stdin.flush()
    pid = int(child.stdout.readline())
    said = [int(child.stdout.readline()) for _ in range(count)]
    time.sleep(pause)
    os.kill(pid, signal.SIGKILL)
    said += map(int, iter(child.stdout.readline, "dead\n"))
    return said[-1]


@on_both
async def test_a_write_is_carried_out_or_not_if_nobody_waits_any_more(store: Store) -> None:
    await store.create(head(), [entry(1)])
    task = asyncio.create_task(store.append("t1", 2, [entry(2), entry(3)], head()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    last = len(await store.entries("t1"))
    assert last in (1, 3)
    while not await store.append("t1", last + 1, [entry(last + 1)], head()):
        last = len(await store.entries("t1"))
    assert [one.seq for one in await store.entries("t1")] == list(range(1, last + 2))


def test_closing_finishes_what_is_under_way(url: str) -> None:
    async def scene() -> None:
        async with await open_store(url) as store:
            await store.create(head(), [entry(1)])
            append = asyncio.create_task(store.append("t1", 2, [entry(2)], head()))
            await asyncio.sleep(0)
        assert append.done()
        assert await append
        async with await open_store(url) as store:
            assert await store.entries("t1") == [entry(1), entry(2)]

    run(scene())


def test_a_store_goes_on_where_it_was_closed(url: str) -> None:
    async def scene() -> None:
        async with await open_store(url) as store:
            await store.create(head(), [entry(1)])
            secrets = await store.secrets()
        async with await open_store(url) as store:
            assert await store.entries("t1") == [entry(1)]
            assert await store.append("t1", 2, [entry(2)], head())
            assert await store.secrets() == secrets

    run(scene())


def test_secrets_are_changed(url: str) -> None:
    """The last one signs. Earlier ones are known until their time is over, or not at all."""

    async def scene() -> None:
        async with await open_store(url) as store:
            (first,) = await store.secrets()
            await store.new_secret(100.0, until=200.0)
            assert len(await store.secrets()) == 2
            assert (await store.secrets())[0] == first
            second = (await store.secrets())[1]
            await store.new_secret(201.0, until=300.0)
            assert (await store.secrets())[0] == second
            assert len(await store.secrets()) == 2
        async with await open_store(url) as store:
            before = await store.secrets()
            await store.new_secret(202.0, until=202.0)  # somebody has seen it
            (only,) = await store.secrets()
            assert only not in before

    run(scene())
