"""The time of an answer reveals nothing about hands. The clock is the test's own."""

import asyncio
import random
import secrets
import statistics
from collections.abc import Iterator
from unittest import mock

import msgspec
import pytest

from posse.server import agenda, log_entries, wire
from posse.server.agenda import RANGE, due
from posse.server.hub import Hub
from posse.server.kept_games import Task
from posse.server.table import TableState
from posse.server.watch import Watch
from tests.server.house import Guest, InHouse, table
from tests.simulation import virtual
from tests.simulation.disk import Disk, SimStore

PACES = (0.0, 0.4, 1.0)
#: How often we check whether somebody has answered, and so how far a measured time may be off.
LOOK = 0.005
OFF = 2 * LOOK


@pytest.fixture(autouse=True)
def secrecy() -> Iterator[None]:
    """As on the server, and not hurried as in other tests."""
    agenda.secrecy = True
    yield
    agenda.secrecy = False


class Slow(InHouse):
    """A bot that takes its time, as one that looks ahead does."""

    async def choose(self, task: Task, spec: str) -> int:
        await asyncio.sleep(0.15)
        return await super().choose(task, spec)


def played(pace: float, seed: int) -> list[tuple[str, str, str, float]]:
    """A game of two people and bots: how each question was answered, of what kind it was, by a bot or a person, and
    after how many seconds. Ann and Bob answer at once if they have a choice."""
    answered: list[tuple[str, str, str, float]] = []

    async def main() -> None:
        loop, disk = asyncio.get_running_loop(), Disk()
        hub = Hub(SimStore(disk, "one"), Slow(), now=Watch(lambda: 1e9 + loop.time(), loop.time))
        await hub.start()
        settings = wire.Settings(
            players=4, pace=pace, per_move=None, variants=("first-game",), bots="rule-of-thumb"
        )
        settings = msgspec.structs.replace(settings, reserve=0)
        room = await table(hub, Guest("ann"), Guest(f"bob{seed}"), settings=settings)
        await room.do("ann", wire.Start())
        choose, asked, decision = random.Random(seed), loop.time(), -1
        while room.state.status == "playing" and loop.time() < 3000:
            t = room.state
            assert t.game is not None
            if t.decision != decision and t.game.decision is not None and not room.busy:
                decision, asked = t.decision, loop.time()
                kind, seat, options = (
                    t.game.decision.kind,
                    t.seats[t.game.decision.player],
                    len(t.game.decision.options),
                )
                forced = options == 1 and not t.game.at_menu
                if seat.person and not forced:
                    await room.do(seat.person, wire.Move(t.decision, choose.randrange(options)))
                    continue
                while room.state.decision == decision:
                    await asyncio.sleep(LOOK)
                answered.append(
                    (
                        "forced" if forced else "chosen",
                        kind,
                        "person" if seat.person else "bot",
                        loop.time() - asked,
                    )
                )
            else:
                await asyncio.sleep(LOOK)
        await hub.stop()
        disk.close()

    with mock.patch.object(secrets, "token_hex", lambda _: str(seed)):  # the same games every time
        virtual.run(main())
    return answered


@pytest.mark.parametrize("pace", PACES)
def test_a_bot_with_a_choice_is_as_quick_as_one_without(pace: float) -> None:
    times: dict[str, list[float]] = {"forced": [], "chosen": []}
    for seed in range(3):
        for how, kind, who, seconds in played(pace, seed):
            if who == "bot" and kind not in ("play", "roll"):
                times[how].append(seconds)
    least = agenda.QUICKEST * max(pace, agenda.LEAST_PACE)
    most = agenda.SLOWEST * max(pace, agenda.LEAST_PACE)
    assert len(times["forced"]) > 5
    assert len(times["chosen"]) > 5
    for found in times.values():
        assert least - OFF <= min(found)
        assert max(found) <= most + OFF


def asked(pace: float, seed: str, moves: int = 1000) -> TableState | None:
    """A table at which Ann, who plays with Bob, can only pass."""
    state = TableState("t", "CODE")
    settings = wire.Settings(players=4, per_move=None, pace=pace)
    state.apply(log_entries.Created(settings, "ann", "Ann", False), 0.0)
    state.apply(log_entries.Joined("bob", "Bob", False), 0.0)
    state.apply(log_entries.Sat("bob", 1), 0.0)
    state.apply(log_entries.Started(seed, ["", "", "random", "random"]), 0.0)
    choose = random.Random(seed)
    for _ in range(moves):
        assert state.game is not None
        decision = state.game.decision
        if decision is None:
            return None
        if decision.player == 0 and len(decision.options) == 1 and not state.game.at_menu:
            return state
        state.apply(log_entries.Moved(state.decision, choose.randrange(len(decision.options))), 0.0)
    return None


def pauses(pace: float) -> list[float]:
    found = [asked(pace, str(seed)) for seed in range(40)]
    dues = [due(state) for state in found if state is not None]
    return [each.at for each in dues if each is not None]


def test_who_can_only_pass_takes_as_long_as_somebody_who_thinks() -> None:
    found = pauses(0.0)
    assert len(found) > 20
    assert found == pauses(1.0) == pauses(10.0)  # whatever the pace
    assert min(found) >= RANGE[0]
    assert max(found) <= RANGE[1]
    assert 2.0 < statistics.median(found) < 8.0
    assert max(found) > 2 * min(found)  # so a late answer proves nothing


def test_who_plays_alone_has_nobody_to_hide_it_from() -> None:
    state = asked(0.0, "0") or asked(0.0, "1") or asked(0.0, "2")
    assert state is not None
    state.seats[1].person, state.seats[1].bot, state.players[1] = "", "random", None
    what = due(state)
    assert what is not None
    assert what.at == state.asked_at


def test_time_to_pass_is_within_the_time_for_a_move() -> None:
    states = [state for seed in range(40) if (state := asked(1.0, str(seed))) is not None]
    assert len(states) > 20
    for state in states:
        state.settings = msgspec.structs.replace(state.settings, per_move=5, reserve=0)
        what = due(state)
        assert what is not None
        assert what.how == log_entries.FORCED
        assert what.at < 5
