"""Servers are killed while people and bots play: nothing acknowledged is lost, every table goes on.

POSSE_STORM=100 kills a hundred times instead of a few.
"""

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from posse.server.people import People
from posse.store import open_store
from tests.server.house import until
from tests.server.running import Server
from tests.server.swarm import Swarm
from tests.store.cluster import Cluster

KILLS = int(os.environ.get("POSSE_STORM", "4"))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "posse.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


async def secrets(database: str) -> list[bytes]:
    async with await open_store(database) as store:
        return await store.secrets()


def test_one_server_killed_again_and_again(database: str) -> None:
    async def main() -> None:
        people = People(await secrets(database))
        server = running(stack, Server(database))
        luck = random.Random(1)
        await asyncio.to_thread(server.start)
        swarm = Swarm([server.url], people)
        await swarm.sit_down(4)
        living = asyncio.create_task(swarm.live())
        await until(lambda: swarm.is_complete)
        for _ in range(KILLS):
            before = swarm.moves
            await asyncio.sleep(luck.uniform(0.2, 1.0))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await goes_on(swarm, before)
        swarm.ended = True
        await living
        code, _ = await asyncio.to_thread(server.stop)
        assert code == 0
        await check(swarm, database, KILLS)

    with ExitStack() as stack:
        asyncio.run(main())


def test_three_servers_and_one_killed_every_moment(cluster: Cluster) -> None:
    database = cluster.database()

    async def main() -> None:
        people = People(await secrets(database))
        servers = [running(stack, Server(database)) for _ in range(3)]
        for server in servers:
            await asyncio.to_thread(server.start)
        swarm = Swarm([server.url for server in servers], people)
        await swarm.sit_down(4)
        living = asyncio.create_task(swarm.live())
        await until(lambda: swarm.is_complete)
        luck = random.Random(2)
        for _ in range(KILLS):
            before = swarm.moves
            server = luck.choice(servers)
            await asyncio.sleep(luck.uniform(0.3, 1.5))
            await asyncio.to_thread(server.kill)
            await goes_on(swarm, before)  # while it is down
            await asyncio.to_thread(server.start)
        swarm.ended = True
        await living
        for server in servers:
            await asyncio.to_thread(server.stop)
        await check(swarm, database, KILLS)

    with ExitStack() as stack:
        asyncio.run(main())


def running(stack: ExitStack, server: Server) -> Server:
    """A server that does not outlive its test."""
    stack.push(server)
    return server


async def goes_on(swarm: Swarm, before: int) -> None:
    """Somewhere a move is acknowledged before long."""
    await until(lambda: swarm.moves > before + 3)


async def check(swarm: Swarm, database: str, kills: int) -> None:
    async with await open_store(database) as store:
        moves, _ = await swarm.audit(store)
    assert moves > 3 * kills
    assert sum(somebody.connections for somebody in swarm.everybody) > len(swarm.everybody)
