"""Who is here and who is away, and a bot that sits in for somebody at the table's request."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from posse.server import log_entries, wire
from posse.server.presence import Processes
from posse.server.room import Room
from tests.server.house import Guest, house, refused, run, table, until
from tests.store.cluster import Cluster

#: Nobody is hurried, and bots take their time.
DUEL = wire.Settings(game="duel", players=2, pace=10.0, per_move=None)


class Watch:
    """A clock that a test moves."""

    def __init__(self, room: Room) -> None:
        self.time = 1000.0
        room.presence.now = lambda: self.time


def away(guest: Guest) -> dict[str, float]:
    """Who is away, as somebody was last told."""
    told = next(each for each in reversed(guest.heard) if each["it"] in ("welcome", "presence"))
    found: dict[str, float] = told["away"]
    return found


def test_who_comes_and_goes_is_seen_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=DUEL)
            watch = Watch(room)
            assert away(ann) == away(bob) == {}
            hub.leave(room, bob)
            assert away(ann) == {"bob": watch.time}
            watch.time += 5
            cal = Guest("cal")
            await hub.enter(room, cal)
            assert away(cal) == {"bob": 1000.0}
            assert cal.last("welcome")["patience"] == 20.0
            await hub.enter(room, Guest("bob"))
            assert away(ann) == away(cal) == {}

    run(main())


def test_one_window_of_two_may_be_closed(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, laptop, phone = Guest("ann"), Guest("bob"), Guest("bob")
            room = await table(hub, ann, laptop, settings=DUEL)
            await hub.enter(room, phone)
            hub.leave(room, laptop)
            assert away(ann) == {}
            hub.leave(room, phone)
            assert list(away(ann)) == ["bob"]

    run(main())


def test_a_bot_sits_in_by_a_word_of_the_table_until_the_player_is_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=DUEL)
            watch = Watch(room)
            await room.do("ann", wire.Start())
            hub.leave(room, bob)
            watch.time += 19.0
            await refused(room.do("ann", wire.Replace(1)), "not-away")
            watch.time += 1.0
            await room.do("ann", wire.Replace(1))
            assert ann.last("table")["table"]["seats"][1]["away"]
            assert room.state.seats[1].person == "bob"  # it is still his
            entries = await hub.store.entries(room.state.id)
            assert log_entries.decode(entries[-1].data) == log_entries.Replaced(1, "ann")
            seq = room.state.seq
            await room.do("ann", wire.Replace(1))  # once is enough
            assert room.state.seq == seq
            back = Guest("bob")
            await hub.enter(room, back)
            assert not ann.last("table")["table"]["seats"][1]["away"]
            assert back.last("welcome")["seat"] == 1
            await refused(room.do("ann", wire.Replace(1)), "not-away")

    run(main())


def test_who_may_not_be_replaced_and_who_may_not_say_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob, cal = Guest("ann"), Guest("bob"), Guest("cal")
            room = await table(hub, ann, bob, cal, settings=DUEL)
            await refused(room.do("ann", wire.Replace(1)), "not-playing")
            await room.do("ann", wire.Start())
            await refused(room.do("cal", wire.Replace(1)), "no-seat")
            await refused(room.do("ann", wire.Replace(0)), "nobody")
            await refused(room.do("ann", wire.Replace(2)), "no-such-seat")
            await refused(room.do("eve", wire.Replace(1)), "not-here")
            await refused(room.do("ann", wire.Replace(1)), "not-away")
            await room.do("bob", wire.Stand())
            await refused(room.do("ann", wire.Replace(1)), "nobody")  # a bot has the seat

    run(main())


def test_with_a_day_for_a_move_nobody_is_replaced(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=msgspec.structs.replace(DUEL, per_move=24 * 3600))
            watch = Watch(room)
            await room.do("ann", wire.Start())
            hub.leave(room, bob)
            watch.time += 3600
            await refused(room.do("ann", wire.Replace(1)), "no-hurry")

    run(main())


def test_a_table_opened_anew_gives_everybody_time_to_come(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), Guest("bob"), settings=DUEL)
            await room.do("ann", wire.Start())
            await room.do("bob", wire.Passes(False))
            table_id = room.state.id
        async with house(tmp_path / "posse.db") as hub:
            room = await hub.room(table_id)
            watch = Watch(room)
            ann = Guest("ann")
            await hub.enter(room, ann)
            assert away(ann) == {"bob": watch.time}
            await refused(room.do("ann", wire.Replace(1)), "not-away")
            watch.time += 20
            await room.do("ann", wire.Replace(1))

    run(main())


# ---- two processes


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    cluster = Cluster()
    yield cluster.database()
    cluster.remove()


def test_who_is_connected_to_another_process_is_here(database: str) -> None:
    async def main() -> None:
        async with house(database) as one, house(database) as two:
            ann, bob = Guest("ann"), Guest("bob")
            here = await table(one, ann, settings=DUEL)
            there = await two.room(here.state.id)
            await two.enter(there, bob)
            await until(lambda: away(bob) == {} and away(ann) == {})
            two.leave(there, bob)
            await until(lambda: list(away(ann)) == ["bob"])
            await two.enter(there, Guest("bob"))
            await until(lambda: away(ann) == {})

    run(main())


def test_a_process_that_died_has_nobody(database: str) -> None:
    async def main() -> None:
        async with house(database) as one, house(database) as two:
            ann, bob = Guest("ann"), Guest("bob")
            here = await table(one, ann, settings=DUEL)
            await two.enter(await two.room(here.state.id), bob)
            await until(lambda: away(bob) == {} and "bob" in here.state.people and away(ann) == {})
            one.news._processes._heard = dict.fromkeys(one.news._processes._heard, float("-inf"))
            one.news.forget_the_silent()
            assert list(away(ann)) == ["bob"]
            await two.store.tell_presence()  # it was only slow: it is asked again who is there
            await until(lambda: away(ann) == {})

    run(main())


def test_who_is_replaced_by_another_process_while_coming_has_the_seat_again(database: str) -> None:
    async def main() -> None:
        async with house(database) as one, house(database) as two:
            ann, bob = Guest("ann"), Guest("bob")
            here = await table(one, ann, settings=DUEL)
            there = await two.room(here.state.id)
            await two.enter(there, bob)
            await there.do("bob", wire.Sit(1))
            await there.do("bob", wire.Ready(True))
            await until(lambda: here.state.seats[1].ready and away(ann) == {})
            await here.do("ann", wire.Start())
            here.presence.away = {"bob": 0.0}  # the news that he is there is still on its way
            await here.do("ann", wire.Replace(1))
            kinds = [entry.kind for entry in await one.store.entries(here.state.id)]
            assert kinds[-1] == "replaced" or kinds[-2:] == ["replaced", "back"]
            await until(lambda: there.state.seq == here.state.seq and not here.state.seats[1].away)

    run(main())


def test_silent_processes_are_forgotten_once() -> None:
    async def main() -> None:
        processes = Processes()
        assert processes.hear("a")
        assert not processes.hear("a")
        assert processes.gone() == []
        processes._heard["a"] = float("-inf")
        assert processes.gone() == ["a"]
        assert processes.gone() == []
        assert processes.hear("a")

    run(main())


def test_who_came_and_went_elsewhere_before_it_was_read_is_away(database: str) -> None:
    """The news that somebody is gone may arrive before the log entry that they came."""

    async def main() -> None:
        async with house(database) as one, house(database) as two:
            ann, bob = Guest("ann"), Guest("bob")
            here = await table(one, ann, settings=DUEL)
            reads, may_read = here.log.read, asyncio.Event()

            async def read() -> None:
                await may_read.wait()
                await reads()

            here.log.read = read  # type: ignore[method-assign]
            there = await two.room(here.state.id)
            await two.enter(there, bob)
            two.leave(there, bob)
            process = next(iter(one.news._processes._heard), "two")
            here.presence.hear(process, [], asking=False)
            here.see_who_is_here()
            assert "bob" not in here.state.people
            may_read.set()
            await until(lambda: list(away(ann)) == ["bob"])

    run(main())
