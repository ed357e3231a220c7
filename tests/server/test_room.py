"""What is told about a table, and when: nothing that is not certain, and everything that is."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from posse.server import agenda, clock, lost_time, rooms, sweep, wire
from posse.server.room import Room
from posse.server.table import TableState
from posse.server.table_log import AT_ONCE
from posse.store import StoreUnavailable
from tests.server.house import HASTE, Guest, house, play_on, run, table, until

DUEL = wire.Settings(game="duel", players=2, pace=0.0, per_move=None)


def test_what_is_left_of_the_reserve_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann = Guest("ann")
            settings = wire.Settings(game="duel", players=2, pace=0.0, per_move=1000, reserve=3000)
            room = await table(hub, ann, settings=settings)
            await room.do("ann", wire.Start())
            await until(lambda: room.timed and not room.busy)
            room.state.asked_at -= 1004
            asked_at, known = room.state.asked_at, room.log.known
            await room.do("ann", wire.Move(room.state.decision, 0))
            (moved, *_) = await hub.store.entries(room.state.id, known - 1)
            left = 3000 - (moved.at - asked_at - 1000)
            assert ann.last("table")["table"]["seats"][0]["reserve"] == pytest.approx(left, abs=0.1)

    run(main())


def test_what_was_committed_all_the_same_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost acknowledgement: the player who moved is told that nobody knows, and soon everybody knows."""

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=DUEL)
            await room.do("ann", wire.Start())
            decision, asked = room.state.decision, room.state.asked
            append = hub.store.append

            async def lose_the_answer(*what: Any) -> bool:
                await append(*what)
                raise StoreUnavailable("no answer")

            with monkeypatch.context() as patch:
                patch.setattr(hub.store, "append", lose_the_answer)
                with pytest.raises(StoreUnavailable):
                    await room.do("ann" if asked == 0 else "bob", wire.Move(decision, 0))
            await until(lambda: bob.last("play")["decision"] > decision)

    run(main())


def test_nobody_hears_of_what_could_not_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), Guest("bob"), settings=DUEL)
            await room.do("ann", wire.Start())
            decision, who = room.state.decision, "ann" if room.state.asked == 0 else "bob"
            before = await room.past(who)

            async def away(*_: object) -> bool:
                raise StoreUnavailable("away")

            with monkeypatch.context() as patch:
                patch.setattr(hub.store, "append", away)
                with pytest.raises(StoreUnavailable):
                    await room.do(who, wire.Move(decision, 0))
                assert await room.past(who) == before

    run(main())


def test_a_long_log_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Others get their turn while it is read."""

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), settings=HASTE)
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(1).randrange)
            length = room.state.seq
            turns = 0

            async def others() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            busy = asyncio.create_task(others())
            again = Room(TableState(room.state.id, room.state.code), hub.store, hub.rooms.workers)
            await again.open()
            busy.cancel()
            assert again.state.seq == length
            assert turns >= length // AT_ONCE

    run(main())


def test_who_was_sent_away_elsewhere_hears_no_more(tmp_path: Path) -> None:
    """Even if that is read in one go with much else."""

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=DUEL)
            known = room.state.seq
            await room.do("ann", wire.Kick("bob"))
            room.audience.clients[bob] = None  # as if it had happened in another process
            room.log.stale, room.log._first_in_doubt = True, known
            await room.read()
            assert bob.heard[-1] == {"it": "bye", "why": "kicked", "text": "the host sent you away"}
            assert bob not in room.clients

    run(main())


def test_bots_play_on_when_a_store_that_took_no_writes_does_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading works all the time, as on a full disk: the table does not wait for what could not be written."""
    monkeypatch.setattr(clock, "LATER", 0.02)
    monkeypatch.setattr(agenda, "GRACE", 0.0)
    monkeypatch.setattr(sweep, "EVERY", 0.05)

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            append, shut = hub.store.append, dict[str, int]()

            async def full(table: str, *what: Any) -> bool:
                if table in shut:
                    shut[table] += 1
                    raise StoreUnavailable("the disk is full")
                return await append(table, *what)

            hub.store.append = full  # type: ignore[method-assign, assignment]
            tables = [await table(hub, Guest("ann"), settings=DUEL) for _ in range(5)]
            for room in tables:
                await room.do("ann", wire.Start())
                while room.state.asked != 1:
                    await until(lambda: room.state.asked is not None and not room.busy)  # noqa: B023
                    if room.state.asked == 0:
                        await room.do("ann", wire.Move(room.state.decision, 0))
                shut[room.state.id] = 0  # the bot has not answered yet
            decisions = [room.log.known for room in tables]
            await until(lambda: min(shut.values()) > 2)
            assert [room.log.known for room in tables] == decisions
            shut.clear()
            for room, known in zip(tables, decisions, strict=True):
                await until(lambda: room.log.known > known and room.state.asked == 0)  # noqa: B023

    run(main())


def test_a_table_that_cannot_be_opened_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of a room that nobody knows does not play on beside the one that is opened later."""

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            timed = wire.Settings(game="duel", players=2, pace=0.0, per_move=30)
            room = await table(hub, Guest("ann"), settings=timed)
            await room.do("ann", wire.Start())
            await until(lambda: room.timed and not room.busy)
            del hub.rooms.alive[room.state.id]
            room.close()
            opened: list[Room] = []

            def remembered(*what: Any) -> Room:
                opened.append(Room(*what))
                return opened[-1]

            async def away(*_: object) -> bool:
                raise StoreUnavailable("away")

            with monkeypatch.context() as patch:
                patch.setattr(rooms, "Room", remembered)
                patch.setattr(lost_time, "GAP", 0.0)  # there is time to give back
                patch.setattr(hub.store, "append", away)
                with pytest.raises(StoreUnavailable):
                    await hub.room(room.state.id)
            (ghost,) = opened
            assert room.state.id not in hub.rooms.alive
            assert ghost._clock._timer is not None  # it would have been tried again
            assert ghost._clock._timer.cancelled()

    run(main())
