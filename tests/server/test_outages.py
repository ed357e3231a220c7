"""Time without a running server is given back to the players."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from posse.server import clock, log_entries, sign_of_life, sweep, wire
from posse.server.agenda import due, lost
from posse.server.hub import Hub
from posse.server.room import Room
from posse.server.table import TableState
from posse.store import Outage, StoreUnavailable
from tests.server.house import Guest, alone, house, run, table, until

#: Bots take their time, so that it is Ann who is asked, and for a long time.
TIMED = wire.Settings(game="duel", players=2, pace=0.0, per_move=30, reserve=10)


def asked() -> TableState:
    """A table that asks somebody at 100, with half a minute to decide and ten seconds in reserve."""
    state = TableState("t", "CODE")
    state.apply(log_entries.Created(TIMED, "ann", "Ann", False), 0.0)
    state.apply(log_entries.Started("seed", ["", "random"]), 100.0)
    while state.asked != 0:
        state.apply(log_entries.Moved(state.decision, 0, log_entries.BOT), 100.0)
    assert due(state).at == 140.0  # type: ignore[union-attr]
    return state


async def put_back(hub: Hub, room: Room, seconds: float) -> None:
    """As if everything at a table had happened this many seconds earlier, and the last sign of life had come five
    seconds after somebody was asked."""
    room.state.asked_at -= seconds
    store: Any = hub.store
    await store._write(
        ("UPDATE entries SET at = at - $1", (seconds,)),
        ("UPDATE pulse SET at = $1", (room.state.asked_at + 5,)),
    )


@pytest.mark.parametrize(
    ("outages", "seconds"),
    [
        ([], 0.0),
        ([Outage(110.0, 125.0)], 15.0),
        ([Outage(80.0, 105.0)], 5.0),  # asked in the middle of it, as far as the clocks agree
        ([Outage(50.0, 90.0)], 0.0),
        ([Outage(50.0, 90.0), Outage(110.0, 125.0), Outage(130.0, 1130.0)], 1015.0),
    ],
)
def test_the_time_nobody_served(outages: list[Outage], seconds: float) -> None:
    state = asked()
    assert lost(state, outages) == seconds


def test_it_is_given_back_once_and_costs_no_reserve() -> None:
    state = asked()
    state.apply(log_entries.Held(1000.0, 1110.0), 1111.0)
    assert due(state).at == 1140.0  # type: ignore[union-attr]
    assert lost(state, [Outage(110.0, 1110.0)]) == 0.0
    assert lost(state, [Outage(110.0, 1110.0), Outage(1115.0, 1120.0)]) == 5.0
    state.apply(log_entries.Moved(state.decision, 0), 1125.0)
    assert state.seats[0].reserve == 10.0


def test_a_server_that_was_gone_gives_the_time_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            before = await table(hub, Guest("ann"), settings=TIMED)
            await before.do("ann", wire.Start())
            await until(lambda: before.timed and not before.busy)
            decision = before.state.decision
            await alone(hub)
            await put_back(hub, before, 1000.0)
        async with house(tmp_path / "posse.db") as hub:
            ann = Guest("ann")
            after = await hub.room(before.state.id)
            await hub.enter(after, ann)
            assert after.state.decision == decision
            (outage,) = await hub.store.outages(0.0)
            assert ann.last("welcome")["play"]["due"] == pytest.approx(outage.until + 35, abs=0.01)
            seq = after.state.seq
            await after.give_back_time()  # once is enough
            assert after.state.seq == seq

    run(main())


def test_whoever_moves_first_afterwards_pays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            here = await table(hub, Guest("ann"), settings=msgspec.structs.replace(TIMED, per_move=1000))
            await here.do("ann", wire.Start())
            await until(lambda: here.timed and not here.busy)
            # As if the store had been away for an hour since she was asked, and had just come back.
            here.state.asked_at -= 3600
            await hub.store.sign_of_life(time.time(), 0.0)
            for name in ("_last_sign", "_woke"):
                monkeypatch.setattr(hub.store, name, time.time() - 3600)
            await hub.store._write(("UPDATE pulse SET at = $1", (time.time() - 3600,)))  # type: ignore[attr-defined]
            await here.do("ann", wire.Move(here.state.decision, 0))
            assert here.state.seats[0].reserve == 10.0

    run(main())


def test_a_store_that_was_away_gives_the_time_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could move meanwhile. Those who are connected are told of their new time."""
    monkeypatch.setattr(clock, "LATER", 0.02)

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann = Guest("ann")
            here = await table(hub, ann, settings=TIMED)
            await here.do("ann", wire.Start())
            await until(lambda: here.timed and not here.busy)
            await alone(hub)
            decision, was, tries = here.state.decision, ann.last("play")["due"], 0

            async def away(*_: object) -> None:
                nonlocal tries
                tries += 1
                raise StoreUnavailable("the store is away")

            with monkeypatch.context() as patch:
                patch.setattr(hub.store, "sign_of_life", away)
                await put_back(hub, here, 1000.0)
                here.nudge()  # her time is out
                await until(lambda: tries > 2)
            await until(lambda: ann.last("play")["due"] > was)
            assert here.state.decision == decision
            assert here.state.seats[0].misses == 0
            here.state.asked_at -= 100
            here.nudge()
            await until(lambda: here.state.decision > decision)  # the clock runs again
            assert here.state.seats[0].misses == 1

    run(main())


def test_a_long_sweep_keeps_nobody_from_giving_signs_of_life(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sign_of_life, "EVERY", 0.01)
    monkeypatch.setattr(sweep, "EVERY", 0.01)

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            begun, signs, sign = asyncio.Event(), 0, hub.store.sign_of_life

            async def endless(*_: object) -> list[str]:
                begun.set()
                await asyncio.Event().wait()
                return []

            async def counted(*what: Any) -> None:
                nonlocal signs
                await sign(*what)
                signs += begun.is_set()

            monkeypatch.setattr(hub.store, "due", endless)
            monkeypatch.setattr(hub.store, "sign_of_life", counted)
            await until(lambda: signs > 3)

    run(main())
