"""Time in which no server is running is given back to the players."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from posse.server import log_entries, lost_time, sign_of_life, sweep, wire
from posse.server.agenda import due, lost
from posse.server.table import TableState
from posse.store import Outage, StoreUnavailable
from tests.server.house import Guest, house, run, table, until

#: Bots take their time, so that it is Ann who is asked, and she is asked for long.
TIMED = wire.Settings(game="duel", players=2, pace=0.0, per_move=30, reserve=10)


def asked() -> TableState:
    """A table that asks somebody at 100, with half a minute for it and ten seconds in reserve."""
    state = TableState("t", "CODE")
    state.apply(log_entries.Created(TIMED, "ann", "Ann", False), 0.0)
    state.apply(log_entries.Started("seed", ["", "random"]), 100.0)
    while state.asked != 0:
        state.apply(log_entries.Moved(state.decision, 0, log_entries.BOT), 100.0)
    assert due(state).at == 140.0  # type: ignore[union-attr]
    return state


def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let less than a second be an outage."""
    for module in (sign_of_life, lost_time):
        monkeypatch.setattr(module, "GAP", 0.5)


@pytest.mark.parametrize(
    ("outages", "seconds"),
    [
        ([], 0.0),
        ([Outage(110.0, 125.0)], 15.0),
        ([Outage(80.0, 105.0)], 5.0),  # he was asked in the middle of it, as far as the clocks agree
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


def test_a_server_that_was_gone_gives_the_time_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            before = await table(hub, Guest("ann"), settings=TIMED)
            await before.do("ann", wire.Start())
            await until(lambda: before.timed and not before.busy)
            decision = before.state.decision
        await asyncio.sleep(1.0)
        short(monkeypatch)
        began = time.time()
        async with house(tmp_path / "posse.db") as hub:
            ann = Guest("ann")
            after = await hub.room(before.state.id)
            monkeypatch.undo()
            await hub.enter(after, ann)
            assert after.state.decision == decision
            assert ann.last("welcome")["play"]["due"] > began + 39.5
            seq = after.state.seq
            await after.give_back_time()  # once is enough
            assert after.state.seq == seq

    run(main())


def test_whoever_moves_first_afterwards_pays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            here = await table(hub, Guest("ann"), settings=msgspec.structs.replace(TIMED, per_move=5))
            await here.do("ann", wire.Start())
            await until(lambda: here.timed and not here.busy)
            # As if the store had been away for a minute since she was asked, and just came back.
            here.state.asked_at -= 60
            await hub.store.sign_of_life(time.time(), 0.0)
            for name in ("_last_sign", "_woke"):
                monkeypatch.setattr(hub.store, name, time.time() - 60)
            await hub.store._write(("UPDATE pulse SET at = $1", (time.time() - 60,)))  # type: ignore[attr-defined]
            await here.do("ann", wire.Move(here.state.decision, 0))
            assert here.state.seats[0].reserve == 10.0

    run(main())


def test_a_store_that_was_away_gives_the_time_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing could be moved meanwhile. Whoever is connected is told of his new time."""

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann = Guest("ann")
            here = await table(hub, ann, settings=msgspec.structs.replace(TIMED, per_move=1, reserve=0))
            await here.do("ann", wire.Start())
            await until(lambda: here.timed and not here.busy)
            decision, was = here.state.decision, ann.last("play")["due"]

            async def away(*_: object) -> None:
                raise StoreUnavailable("the store is away")

            with monkeypatch.context() as patch:
                patch.setattr(hub.store, "sign_of_life", away)
                await asyncio.sleep(1.5)
            short(monkeypatch)
            await until(lambda: ann.last("play")["due"] > was)
            monkeypatch.undo()
            assert here.state.decision == decision
            assert here.state.seats[0].misses == 0
            await until(lambda: here.state.decision > decision)  # the clock runs again
            assert here.state.seats[0].misses == 1

    run(main())


def test_a_long_sweep_is_no_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(sign_of_life, "EVERY", 0.1)
        monkeypatch.setattr(sweep, "EVERY", 0.01)
        async with house(tmp_path / "posse.db") as hub:

            async def slow(*_: object) -> list[str]:
                await asyncio.sleep(10.0)
                return []

            monkeypatch.setattr(hub.store, "due", slow)
            await asyncio.sleep(2.5)
            await hub.store.sign_of_life(time.time(), 2.0)
            assert await hub.store.outages(0.0) == []

    run(main())
