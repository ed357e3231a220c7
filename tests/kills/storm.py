"""Servers, or their database, are killed or frozen again and again while people and bots play. Whatever was
acknowledged must be in the log, once, and every table must go on."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from random import Random
from typing import Any, Final, NamedTuple

from posse.server.people import People
from posse.store import open_store
from tests.server.house import until
from tests.server.running import Server
from tests.server.swarm import Swarm
from tests.store.cluster import Cluster

TABLES: Final = 4
#: After each blow so many moves must be acknowledged before the next one.
GOES_ON: Final = 3


class Field(NamedTuple):
    """Where the blows fall."""

    servers: list[Server]
    cluster: Cluster | None
    swarm: Swarm
    luck: Random

    async def goes_on(self, before: int) -> None:
        """Somewhere moves are acknowledged before long."""
        await until(lambda: self.swarm.moves > before + GOES_ON)


Blow = Callable[[Field], Awaitable[None]]


async def _kill_the_only_one(field: Field) -> None:
    (server,) = field.servers
    await asyncio.sleep(field.luck.uniform(0.2, 1.0))
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)


async def _kill_one_of_many(field: Field) -> None:
    """The others carry on while it is down."""
    server = field.luck.choice(field.servers)
    await asyncio.sleep(field.luck.uniform(0.3, 1.5))
    before = field.swarm.moves
    await asyncio.to_thread(server.kill)
    await field.goes_on(before)
    await asyncio.to_thread(server.start)


async def _crash_the_database(field: Field) -> None:
    """It ends without writing down what it has only in memory, and recovers from its own log."""
    assert field.cluster is not None
    await asyncio.sleep(field.luck.uniform(0.3, 1.5))
    await asyncio.to_thread(field.cluster.stop, "immediate")
    await asyncio.sleep(field.luck.uniform(0.0, 1.0))
    await asyncio.to_thread(field.cluster.start)


async def _freeze_one(field: Field) -> None:
    """A process stands still, while others do its work, and then goes on as if nothing had happened."""
    server = field.luck.choice(field.servers)
    await asyncio.sleep(field.luck.uniform(0.3, 1.5))
    server.process.send_signal(signal.SIGSTOP)
    try:
        await asyncio.sleep(field.luck.uniform(0.1, 6.0))
    finally:
        server.process.send_signal(signal.SIGCONT)


class Kind(NamedTuple):
    """How many servers there are, on which store, and what happens to them."""

    servers: int
    postgres: bool
    blow: Blow
    what: str


KINDS: Final = {
    "sqlite": Kind(1, False, _kill_the_only_one, "one server on SQLite is killed"),
    "postgres": Kind(1, True, _kill_the_only_one, "one server on PostgreSQL is killed"),
    "three": Kind(3, True, _kill_one_of_many, "one of three servers on PostgreSQL is killed"),
    "database": Kind(3, True, _crash_the_database, "the PostgreSQL of three servers crashes"),
    "frozen": Kind(3, True, _freeze_one, "one of three servers on PostgreSQL is frozen for a moment"),
}


async def storm(
    kind: Kind, database: str, cluster: Cluster | None, kills: int, seconds: float | None = None
) -> dict[str, Any]:
    """So many blows, or as many as fit into the time. Raises an AssertionError if anything acknowledged is lost."""
    began = time.monotonic()
    async with _played(kind, database, cluster) as field:
        done, pauses = 0, list[float]()
        while done < kills and (seconds is None or time.monotonic() - began < seconds):
            await kind.blow(field)
            then = time.monotonic()
            await field.goes_on(field.swarm.moves)
            pauses.append(time.monotonic() - then)
            done += 1
    async with await open_store(database) as store:
        moves, finished = await field.swarm.audit(store)
    assert moves > GOES_ON * done
    return {
        "kills": done,
        "moves": moves,
        "finished_games": finished,
        "connections": sum(each.connections for each in field.swarm.everybody),
        "longest_pause": round(max(pauses, default=0.0), 1),
        "seconds": round(time.monotonic() - began),
    }


@asynccontextmanager
async def _played(kind: Kind, database: str, cluster: Cluster | None) -> AsyncIterator[Field]:
    """Servers with people at their tables. In the end all servers stop in the usual way."""
    async with await open_store(database) as store:
        people = People(await store.secrets())
    with ExitStack() as stack:
        servers = [Server(database) for _ in range(kind.servers)]
        for server in servers:
            stack.push(server)  # it does not outlive us
            await asyncio.to_thread(server.start)
        swarm = Swarm([server.url for server in servers], people)
        await swarm.sit_down(TABLES)
        living = asyncio.create_task(swarm.live())
        await until(lambda: swarm.is_complete)
        yield Field(servers, cluster, swarm, Random(kind.what))
        swarm.ended = True
        await living
        for server in servers:
            code, _ = await asyncio.to_thread(server.stop)
            assert code == 0
