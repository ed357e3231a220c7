"""What one person, and one address, may cost everybody else."""

import asyncio
from pathlib import Path

import pytest

from posse.server import sweep, wire
from posse.server.bot_budget import BotBudget
from posse.server.http import tables
from posse.server.limits import Limits
from posse.server.refusal import Refusal
from posse.server.replay import runner
from posse.server.replay.jobs import Outcome
from posse.server.sweep import Keep, Sweep
from posse.server.workers import Workers
from tests.server.browsers import site
from tests.server.house import HASTE, Guest, house, run, table, until

BOTS = wire.Settings(game="duel", players=2, pace=0.0, per_move=None, bots="random")


def test_bots_decide_so_often_for_a_host_and_for_an_address() -> None:
    async def main() -> None:
        budget = BotBudget(by_host=(2, 0), by_address=(3, 0))
        for host in ("ann", "bob"):
            budget.comes_from(host, "10.0.0.1")
        assert [budget.allow("ann") for _ in range(3)] == [True, True, False]
        assert [budget.allow("bob") for _ in range(2)] == [True, False]  # the rest of what the address has
        assert budget.allow("cal")  # from elsewhere

    run(main())


def test_a_table_waits_for_bots_that_were_too_busy(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            allowed, asked = 3, 0

            def allow(host: str) -> bool:
                nonlocal asked
                asked += 1
                return asked <= allowed

            hub.rooms._may_decide = allow
            room = await table(hub, Guest("ann"), settings=BOTS)
            await room.do("ann", wire.Start())
            await room.do("ann", wire.Stand())
            await until(lambda: asked > allowed and not room.busy)
            decision, allowed = room.state.decision, 1_000_000
            await until(lambda: room.state.decision > decision)  # a little later it goes on

    run(main())


def test_nobody_has_too_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_TABLES", 2)

    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            for status in (201, 201, 429):
                answer = await ann.post("/api/tables", json={"settings": {}})
                assert answer.status_code == status
            assert answer.json()["why"] == "too-many-tables"

    run(main())


def test_nobody_makes_more_tables_by_being_many(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            here.service.allowances.tables = Limits(2, 0)
            for name, status in (("Ann", 201), ("Bob", 201), ("Cal", 429)):
                browser = await here.browser(name)
                assert (await browser.post("/api/tables", json={"settings": {}})).status_code == status

    run(main())


class Later(Workers):
    """Does nothing until it is told."""

    def __init__(self) -> None:
        super().__init__(0)
        self.go = asyncio.Event()
        self.done = 0

    async def do(self, *_: object) -> Outcome:
        await self.go.wait()
        self.done += 1
        return Outcome(b"told")


def test_who_wants_many_replays_keeps_nobody_waiting() -> None:
    async def main() -> None:
        workers = Later()
        replays = runner.ReplayRunner(workers)

        def ask(key: str, address: str) -> "asyncio.Task[bytes]":
            return asyncio.create_task(replays.run(key, address, lambda: Outcome()))

        many = [ask(str(number), "10.0.0.1") for number in range(runner.MOST_FOR_ONE + 1)]
        same = [ask("0", "10.0.0.1") for _ in range(7)]  # the table asks for the game that it just played
        other = ask("another", "10.0.0.2")
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too many"):
            await many.pop()
        workers.go.set()
        assert set(await asyncio.gather(*many, *same, other)) == {b"told"}
        assert workers.done == runner.MOST_FOR_ONE + 1
        assert await ask("new", "10.0.0.1") == b"told"

    run(main())


def test_old_games_are_swept_away(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), settings=HASTE)
            now = room.state.updated
            for days, left in ((0, True), (40, True), (20, False)):
                keep = Keep(guests=days)
                await Sweep(hub.store, hub.rooms, lambda: now + 30 * sweep.DAY, keep)._delete_old()
                assert (await hub.store.head(room.state.id) is not None) == left

    run(main())


def test_a_whole_school_comes_back_at_once(tmp_path: Path) -> None:
    """All sockets that an address may have open connect again when the server was restarted."""

    async def main() -> None:
        async with site(tmp_path, generous=1.0) as here:
            sockets = here.service.allowances.sockets
            assert all(sockets.allow("10.0.0.1") for _ in range(250))

    run(main())
