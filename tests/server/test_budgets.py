"""What one person, and one address, may cost everybody else."""

import asyncio
from contextlib import AbstractAsyncContextManager, nullcontext
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from posse.server import acts, log_entries, sweep, wire
from posse.server.budget import ROW, THINKING, Budget
from posse.server.http import tables
from posse.server.limits import Limits
from posse.server.refusal import Refusal
from posse.server.replay import runner
from posse.server.replay.jobs import Outcome
from posse.server.sweep import Keep, Sweep
from posse.server.workers import Workers
from tests.server.browsers import site
from tests.server.house import HASTE, Guest, house, refused, run, table, until
from tests.simulation import virtual

BOTS = wire.Settings(game="duel", players=2, pace=0.0, per_move=None, bots="random")


def test_bots_decide_so_often_for_a_host_and_for_an_address() -> None:
    async def main() -> None:
        budget = Budget(decisions=(2, 0), decisions_by_address=(3, 0))
        for host in ("ann", "bob"):
            budget.comes_from(host, "10.0.0.1")
        assert [budget.may_decide("ann") for _ in range(3)] == [True, True, False]
        assert [budget.may_decide("bob") for _ in range(2)] == [
            True,
            False,
        ]  # the rest of the address's budget
        assert budget.may_decide("cal")  # from elsewhere

    run(main())


def test_so_much_is_stored_for_a_person_and_for_an_address() -> None:
    async def main() -> None:
        budget = Budget(bytes_stored=(1000, 10), bytes_by_address=(3000, 100))
        for person in ("ann", "bob", "cal"):
            budget.comes_from(person, "10.0.0.1")
        budget.stored("ann", 2, 1000 - ROW)
        assert [budget.may_store(person) for person in ("ann", "bob")] == [False, True]
        assert not budget.may_decide("ann")  # it would be stored
        with pytest.raises(Refusal, match="too much"):
            budget.check("ann")
        await asyncio.sleep(ROW / 10)
        assert not budget.may_store("ann")
        await asyncio.sleep(1)
        budget.check("ann")  # time has paid it back
        budget.stored("bob", 0, 5000)
        assert not budget.may_store("cal")  # from the same address
        assert budget.may_store("dan")

    virtual.run(main())


def test_what_is_stored_counts_for_the_host_and_for_who_speaks(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=BOTS)
            hub.budget.stored("bob", 0, 10_000_000)
            await hub.do(room, "bob", wire.Ready(False))  # at a table of hers
            await refused(hub.say(room, bob.person, "Howdy"), "too-much")
            with pytest.raises(Refusal, match="too much"):
                await hub.create(BOTS, bob.person)
            hub.budget.stored("ann", 0, 10_000_000)
            await refused(hub.do(room, "bob", wire.Ready(True)), "too-much")

    run(main())


def test_bots_of_one_address_think_a_few_at_a_time() -> None:
    """Nobody else's bots wait behind all of them."""

    async def main() -> None:
        budget, thinking = Budget(), list[str]()
        for host, address in (("ann", "10.0.0.1"), ("bob", "10.0.0.1"), ("cal", "10.0.0.2")):
            budget.comes_from(host, address)
        go = asyncio.Event()

        async def think(host: str) -> None:
            async with budget.thinking(host):
                thinking.append(host)
                await go.wait()

        many = [asyncio.create_task(think(host)) for host in ("ann", "bob") * THINKING]
        await asyncio.sleep(0)
        assert len(thinking) == THINKING
        many += [asyncio.create_task(think("cal"))]
        await asyncio.sleep(0)
        assert thinking[THINKING:] == ["cal"]
        many.pop(0).cancel()
        many.pop(-2).cancel()  # it waits, and nobody needs it any more
        go.set()
        await asyncio.gather(*many, return_exceptions=True)
        assert len(thinking) == 2 * THINKING
        assert not budget._thinking

    run(main())


def test_a_game_that_is_running_from_the_first_counts_too(tmp_path: Path) -> None:
    """Somebody who plays on from a position of a finished game has one more game."""

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            hub.budget = Budget(running=0)
            started = log_entries.Started("seed", ["", "random"], {}, {}, ["ann", "bot"])
            await refused(hub.create(BOTS, Guest("ann").person, [started]), "too-many")
            assert not hub.rooms.alive

    run(main())


class Willing:
    """A room that answers whatever it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def past(self, *_: object) -> None:
        self.asked += 1


def test_advice_counts_by_person(tmp_path: Path) -> None:
    """However many connections somebody has."""

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room: Any = Willing()
            hub._advice, hub._history = Limits(2, 0), Limits(1, 0)
            for _ in range(2):
                hub.check_advice("ann")
            with pytest.raises(Refusal, match="one thing"):
                hub.check_advice("ann")
            await hub.past(room, "ann")
            await refused(hub.past(room, "ann"), "too-fast")
            hub.check_advice("bob")
            hub.budget = Budget(decisions=(0, 0))  # a bot decides, after all
            with pytest.raises(Refusal, match="one thing"):
                hub.check_advice("cal")
            assert room.asked == 1

    run(main())


class Book:
    """Records what is stored for whom."""

    def __init__(self) -> None:
        self.bytes: dict[str, int] = {}

    def may_decide(self, _: str) -> bool:
        return True

    def thinking(self, _: str) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    def stored(self, who: str, texts: int, size: int) -> None:
        self.bytes[who] = self.bytes.get(who, 0) + texts + size


def test_all_that_is_stored_is_counted(tmp_path: Path) -> None:
    """Tables, their logs, and the records of games."""

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            book = hub.rooms.costs = Book()
            room = await table(hub, Guest("ann"), settings=BOTS)
            made = book.bytes["ann"]
            assert made > len(room.head().summary)
            await room.do("ann", wire.Start())
            await room.do("ann", wire.Stand())
            await until(lambda: room.state.status == "over" and not room.busy)
            game = await hub.store.game(room.state.id, 1)
            assert game is not None
            entries = await hub.store.entries(room.state.id)
            assert book.bytes["ann"] >= made + len(game.record) + sum(len(each.data) for each in entries[1:])
            assert list(book.bytes) == ["ann"]

    run(main())


def test_a_table_waits_for_bots_that_were_too_busy(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            allowed, asked = 3, 0

            def allow(host: str) -> bool:
                nonlocal asked
                asked += 1
                return asked <= allowed

            hub.budget.may_decide = allow  # type: ignore[method-assign]
            room = await table(hub, Guest("ann"), settings=BOTS)
            await room.do("ann", wire.Start())
            await room.do("ann", wire.Stand())
            await until(lambda: asked > allowed and not room.busy)
            decision, allowed = room.state.decision, 1_000_000
            await until(lambda: room.state.decision > decision)  # it goes on a little later

    run(main())


def test_tables_that_wait_hide_no_others_from_the_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another process left undone is found, however many tables here wait for what their hosts may cost."""
    monkeypatch.setattr(sweep, "AT_ONCE", 1)

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            hub.budget.may_decide = lambda host: False  # type: ignore[method-assign]
            rooms = []
            for name in ("ann", "bob", "cal"):
                rooms.append(await table(hub, Guest(name), settings=BOTS))
                await rooms[-1].do(name, wire.Start())
                await rooms[-1].do(name, wire.Stand())
            left = rooms[-1]
            left.close()
            del hub.rooms.alive[left.state.id]
            later = Sweep(hub.store, hub.rooms, lambda: hub.now() + 60.0)
            await later._sweep(1)
            assert left.state.id in hub.rooms.alive

    run(main())


def test_bots_that_sit_in_for_people_count_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            asked = list[str]()

            def refuse(host: str) -> bool:
                asked.append(host)
                return False

            hub.budget.may_decide = refuse  # type: ignore[method-assign]
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=structs.replace(BOTS, game="bang", players=4))
            await room.log.write(lambda: acts.act(room.state, "ann", wire.Start()))
            for guest in (ann, bob):
                hub.leave(room, guest)
            await room.log.write(lambda: [log_entries.Replaced(0, ""), log_entries.Replaced(1, "")])
            t = room.state
            while t.asked is not None and not t.seats[t.asked].person:  # the others do not play here
                await room.log.write(lambda: [log_entries.Moved(t.decision, 0, log_entries.BOT)])
            asked.clear()
            decision = t.decision
            await until(lambda: bool(asked))
            assert t.decision == decision

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


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("reports", {"code": "K7WXQ2", "person": "somebody"}),
        ("notices", {"kind": "slack", "address": "https://example.org/"}),
    ],
)
def test_nobody_writes_more_down_by_being_many(what: str, body: dict[str, str], tmp_path: Path) -> None:
    """What strangers may have the server keep is limited by address, too: new guests cost them nothing."""

    async def main() -> None:
        async with site(tmp_path) as here:
            setattr(here.service.allowances, what, Limits(2, 0))
            refused = []
            for name in ("Ann", "Bob", "Cal"):
                answer = await (await here.browser(name)).post(f"/api/{what}", json=body)
                refused.append(answer.status_code == 429)
            assert refused == [False, False, True]

    run(main())


def test_so_many_games_run_for_one_address(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            hub.budget = Budget(running=1)
            for person, address in (("ann", "10.0.0.1"), ("bob", "10.0.0.1"), ("cal", "10.0.0.2")):
                hub.budget.comes_from(person, address)
            rooms = {name: await table(hub, Guest(name), settings=HASTE) for name in ("ann", "bob", "cal")}
            for name in ("ann", "cal"):
                await hub.do(rooms[name], name, wire.Start())
            await refused(hub.do(rooms["bob"], "bob", wire.Start()), "too-many")
            assert rooms["bob"].state.status == "lobby"

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
        with pytest.raises(Refusal, match="too many"):
            await replays.run_once("10.0.0.1", Outcome)
        once = asyncio.create_task(replays.run_once("10.0.0.2", Outcome))
        workers.go.set()
        assert set(await asyncio.gather(*many, *same, other)) == {b"told"}
        assert await once == Outcome(b"told")
        assert workers.done == runner.MOST_FOR_ONE + 2
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
    """All sockets that an address may have open reconnect after a restart of the server."""

    async def main() -> None:
        async with site(tmp_path, generous=1.0) as here:
            sockets = here.service.allowances.sockets
            assert all(sockets.allow("10.0.0.1") for _ in range(250))

    run(main())
