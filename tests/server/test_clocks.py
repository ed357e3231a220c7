"""Clocks that are wrong: ahead, behind, set back. Tables go on all the same."""

import asyncio
import random
import time
from pathlib import Path

import msgspec

from posse.server import wire
from posse.server.hub import Hub
from posse.server.sweep import DAY, RATE_EVERY, SETTLED, Keep
from posse.server.watch import Watch
from tests.server.house import Guest, InHouse, house, play_on, run, table, until
from tests.simulation import virtual
from tests.simulation.disk import Disk, SimStore

#: A game of bots, except for one person who is asked to move.
DUEL = wire.Settings(game="duel", players=2, pace=0.01, per_move=None)


class Wall:
    """A wall clock that a test sets."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead

    def __call__(self) -> float:
        return time.time() + self.ahead


def test_a_watch_goes_on_when_the_clock_is_set_back() -> None:
    wall, passed = [1000.0], [50.0]
    watch = Watch(lambda: wall[0], lambda: passed[0])
    assert watch() == 1000.0
    wall[0] -= 3600
    passed[0] += 10
    assert watch() == 1010.0
    wall[0] += 3595  # the clock is right again, more or less
    passed[0] += 5
    assert watch() == 1015.0
    wall[0] += 100  # the machine has slept: it did not notice any time passing
    assert watch() == 1095.0


def test_a_game_goes_on_when_the_clock_is_set_back(tmp_path: Path) -> None:
    async def main() -> None:
        wall = Wall()
        async with house(tmp_path / "posse.db", Watch(wall)) as hub:
            room = await table(hub, Guest("ann"), settings=DUEL)
            await room.do("ann", wire.Start())
            wall.ahead -= 3600
            await play_on(room, random.Random(1).randrange)
            assert room.state.status == "over"

    run(main())


def test_a_game_goes_on_when_the_next_server_is_behind(tmp_path: Path) -> None:
    """The log comes from a server whose clock was an hour ahead. Its tables are taken up although nobody comes."""

    async def main() -> None:
        async with house(tmp_path / "posse.db", Watch(Wall(3600.0))) as hub:
            slow = msgspec.structs.replace(DUEL, pace=1.0)
            room = await table(hub, Guest("ann"), Guest("bob"), settings=slow)
            await room.do("ann", wire.Start())
            for person in ("ann", "bob"):
                await room.do(person, wire.Stand())  # bots play on
            decision, table_id = room.state.decision, room.state.id
        async with house(tmp_path / "posse.db") as hub:
            await until(lambda: table_id in hub.rooms.alive)
            later = hub.rooms.alive[table_id]
            await until(lambda: later.state.decision > decision + 2)

    run(main())


def test_a_clock_that_leaps_makes_nothing_old_at_once() -> None:
    """Somebody has set it wrong by years. Everything would be deleted, and be gone when the clock is right again."""
    ahead = 0.0

    async def main() -> None:
        nonlocal ahead
        loop, disk = asyncio.get_running_loop(), Disk()
        watch = Watch(lambda: 1e9 + ahead + loop.time(), loop.time)
        hub = Hub(SimStore(disk, "one"), InHouse(), now=watch, keep=Keep(games=1, guests=1))
        await hub.start()
        room = await table(hub, Guest("ann"), settings=DUEL)
        await asyncio.sleep(SETTLED)
        ahead = 3650 * DAY
        await asyncio.sleep(SETTLED)
        assert await hub.store.head(room.state.id) is not None
        await asyncio.sleep(2 * RATE_EVERY)  # as old as it seemed
        assert await hub.store.head(room.state.id) is None
        await hub.stop()
        disk.close()

    virtual.run(main())


def test_time_runs_out_though_the_clock_was_set_back(tmp_path: Path) -> None:
    async def main() -> None:
        settings = msgspec.structs.replace(DUEL, pace=0.0, per_move=5, reserve=0)
        async with house(tmp_path / "posse.db", Watch(Wall(3600.0))) as hub:
            room = await table(hub, Guest("ann"), settings=settings)
            await room.do("ann", wire.Start())
            await until(lambda: room.timed and not room.busy)
            table_id = room.state.id
        async with house(tmp_path / "posse.db") as hub:
            later = await hub.room(table_id)
            await until(lambda: later.state.seats[0].misses > 0)

    run(main())
