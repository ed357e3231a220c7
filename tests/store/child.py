"""Other processes that use a store: see the functions, whose names are the commands."""

import asyncio
import os
import sys
from collections.abc import Callable

from posse.store import open_store
from tests.store.scene import entry, head


def appends(url: str, table: str) -> None:
    """For each line it reads, a new process that appends until it is killed, and "dead" when it is.

    Forked, since ten new Pythons take long. Nothing else runs here, so it does no harm.
    """
    for _ in sys.stdin:
        if pid := os.fork():
            os.waitpid(pid, 0)
            _say("dead")
        else:
            _say(os.getpid())
            asyncio.run(_append(url, table))


async def _append(url: str, table: str) -> None:
    """Prints each seq as soon as it is acknowledged."""
    store = await open_store(url)
    seq = len(await store.entries(table))
    while True:
        seq += 1
        assert await store.append(table, seq, [entry(seq, b"%d" % seq)], head(table))
        _say(seq)


def news(url: str, table: str) -> None:
    """One entry and one line of chat."""
    asyncio.run(_news(url, table))


async def _news(url: str, table: str) -> None:
    async with await open_store(url) as store:
        seq = len(await store.entries(table)) + 1
        assert await store.append(table, seq, [entry(seq)], head(table))
        await store.say(table, 1.0, "cal", "Cal", "hello")


def opens(url: str) -> None:
    """Nothing else."""
    asyncio.run(_open(url))


async def _open(url: str) -> None:
    await (await open_store(url)).close()


def _say(what: object) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    _, command, *where = sys.argv
    commands: dict[str, Callable[..., None]] = {"appends": appends, "news": news, "opens": opens}
    commands[command](*where)
