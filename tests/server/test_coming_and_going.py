"""People come to a table, go and come back: seats, the host's place and settings that change under them."""

import asyncio
import random
import time
from pathlib import Path

import msgspec
import pytest

from posse.server import acts, hosting, log_entries, wire
from posse.server.agenda import due
from posse.server.refusal import Refusal
from posse.server.room import Room
from posse.server.table import TableState
from posse.store import Entry
from tests.server.conftest import Watch
from tests.server.house import HASTE, Guest, house, play_on, run, table, until

FOUR = msgspec.structs.replace(HASTE, players=4)
DUEL = wire.Settings(game="duel", players=2, pace=0.0, per_move=None)
#: Bots take their time, so that somebody can come in before they answer.
SLOW = wire.Settings(game="duel", players=2, pace=10.0, per_move=60, reserve=0)


def has_choice(room: Room, seat: int) -> bool:
    game = room.state.game
    assert game is not None
    assert game.decision is not None
    return room.state.asked == seat and len(game.decision.options) > 1


async def time_is_out(room: Room) -> None:
    """The decision was asked long ago."""
    decision = room.state.decision
    room.state.asked_at -= 1000
    room.nudge()
    await until(lambda: room.state.decision != decision and not room.busy)


async def until_away(room: Room) -> None:
    """Ann, on the first seat, lets her time run out until a bot sits in, and is asked something; Bob plays."""
    while not (room.state.seats[0].away and has_choice(room, 0)):
        assert room.state.status == "playing"
        if has_choice(room, 1):
            await room.do("bob", wire.Move(room.state.decision, 0))
        else:
            await time_is_out(room)


# ---- coming back


def test_nobody_is_away_from_a_game_that_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=SLOW)
            await room.do("ann", wire.Start())
            await until_away(room)
            while room.state.status == "playing":
                await (
                    room.do("bob", wire.Move(room.state.decision, 0))
                    if has_choice(room, 1)
                    else time_is_out(room)
                )
            assert not room.state.seats[0].away
            assert not bob.last("table")["table"]["seats"][0]["away"]

    run(main())


def test_who_comes_back_has_the_seat_and_all_the_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=SLOW)
            await room.do("ann", wire.Start())
            hub.leave(room, ann)
            await until_away(room)
            assert bob.last("table")["table"]["seats"][0]["away"]  # everybody is told
            decision, before = room.state.decision, time.time()
            back = Guest("ann")
            await hub.enter(room, back)
            welcome = back.last("welcome")
            assert not welcome["table"]["seats"][0]["away"]
            assert len(welcome["play"]["options"]) > 1
            assert welcome["play"]["due"] >= before + 60
            assert bob.last("play")["due"] == welcome["play"]["due"]
            what = due(room.state)
            assert what is not None
            assert what.how == log_entries.TIMEOUT
            seq = room.state.seq
            await hub.enter(room, Guest("ann"))  # another window changes nothing
            assert room.state.seq == seq
            await room.do("ann", wire.Move(decision, 0))
            assert room.state.decision > decision

    run(main())


def test_a_stand_in_that_still_thinks_is_too_late(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=SLOW)
            thinks, may_answer = asyncio.Event(), asyncio.Event()

            async def choose(*_: object) -> int:
                """It thinks long about what `until_away` stops at, and begins before its answer is due."""
                if room.state.seats[0].away and has_choice(room, 0):
                    thinks.set()
                    await may_answer.wait()
                return 0

            hub.rooms.workers.choose = choose  # type: ignore[assignment, method-assign]
            await room.do("ann", wire.Start())
            await until_away(room)
            decision = room.state.decision
            room.state.asked_at -= 1000
            room.nudge()
            await thinks.wait()
            await room.do("ann", wire.Sit(0))  # she was there all the time
            may_answer.set()
            answer = room._clock._task
            assert answer is not None
            await answer
            assert room.state.decision == decision
            assert not room.state.seats[0].away

    run(main())


@pytest.mark.parametrize("goes", [wire.Stand(), wire.Leave()])
def test_who_left_a_game_takes_his_seat_again(tmp_path: Path, goes: wire.Act) -> None:
    settings = msgspec.structs.replace(SLOW, reserve=120)

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob, cal = Guest("ann"), Guest("bob"), Guest("cal")
            room = await table(hub, ann, bob, cal, settings=settings)  # Cal only watches
            await room.do("ann", wire.Start())
            for seat in room.state.seats:
                seat.reserve = 33.0
            await play_on(room, lambda _: 0, lambda: has_choice(room, 1))
            hub.leave(room, bob)
            await room.do("bob", goes)
            room.state.asked_at -= 5  # the bot thinks
            asked_at = room.state.asked_at
            back = Guest("bob")
            await hub.enter(room, back)
            assert back.last("welcome")["seat"] is None
            assert [seat.get("left_by") for seat in back.last("welcome")["table"]["seats"]] == [None, "bob"]
            for who, number, why in (("cal", 1, "started"), ("bob", 0, "seat-taken")):
                with pytest.raises(Refusal) as caught:
                    await room.do(who, wire.Sit(number))
                assert caught.value.why == why
            await room.do("bob", wire.Sit(1))
            seat = room.state.seats[1]
            assert (seat.person, seat.bot, seat.away, seat.reserve) == ("bob", "", False, 33.0)
            assert len(back.last("play")["options"]) > 1
            assert back.last("play")["due"] == pytest.approx(asked_at + 60 + 33, abs=0.01)  # as Bob left it
            assert back.last("table")["table"]["seats"][1]["person"] == "bob"
            assert "left_by" not in back.last("table")["table"]["seats"][1]
            what = due(room.state)
            assert what is not None
            assert what.how == log_entries.TIMEOUT
            await room.do("bob", wire.Move(room.state.decision, 0))

    run(main())


# ---- the host


def test_whoever_comes_to_a_table_without_a_host_is_its_host(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), settings=FOUR)
            await room.do("ann", wire.Leave())
            bob = Guest("bob")
            await hub.enter(room, bob)
            assert bob.last("welcome")["table"]["host"] == "bob"
            await room.do("bob", wire.Sit(1))
            await hub.enter(room, Guest("ann"))
            assert room.state.host == "bob"
            await room.do("bob", wire.Start())

    run(main())


def test_a_host_hands_over_to_somebody_who_is_there(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            guests = [Guest(name) for name in ("ann", "bob", "cal", "dan", "eve")]
            room = await table(hub, *guests, settings=FOUR)  # Eve only watches
            _, bob, cal, dan, _ = guests
            hub.leave(room, bob)
            await room.do("ann", wire.Leave())
            assert room.state.host == "cal"  # seated and connected
            hub.leave(room, dan)
            await room.do("cal", wire.Leave())
            assert room.state.host == "bob"  # with days for a move, players are seldom connected
            assert cal.last("bye")["why"] == "left"
            for away in ("bob", "dan"):
                assert room.state.host == away
                await room.do(away, wire.Leave())
            assert room.state.host == "eve"  # nobody else is left

    run(main())


def test_a_host_who_is_away_makes_room_for_somebody_who_is_there(tmp_path: Path, watch: Watch) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db", watch) as hub:
            ann, bob, cal, watcher = [Guest(name) for name in ("ann", "bob", "cal", "watcher")]
            room = await table(hub, ann, settings=FOUR)
            for guest in (watcher, bob, cal):
                await hub.enter(room, guest)
            await room.do("bob", wire.Sit(1))
            await room.do("cal", wire.Sit(2))
            hub.leave(room, bob)
            hub.leave(room, ann)
            watch.turn(hosting.AWAY - 10)
            again = Guest("ann")
            await hub.enter(room, again)  # she was away only for a moment
            await see_to_host(room, watch)
            assert room.state.host == "ann"
            hub.leave(room, again)
            await see_to_host(room, watch)
            assert room.state.host == "cal"  # seated and connected
            await hub.enter(room, Guest("ann"))
            await see_to_host(room, watch)
            assert room.state.host == "cal"

    run(main())


async def see_to_host(room: Room, watch: Watch) -> None:
    """So much time goes by that an absent host is asked for and, without an answer, replaced."""
    for pause in (0.0, hosting.AWAY + 1, hosting.ASKED + 1):
        watch.turn(pause)
        await room.see_to_host()


def test_a_host_stays_the_host_while_nobody_else_sits_there_or_a_game_is_on(
    tmp_path: Path, watch: Watch
) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db", watch) as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=SLOW)
            hub.leave(room, ann)
            hub.leave(room, bob)
            watcher = Guest("watcher")
            await hub.enter(room, watcher)
            await see_to_host(room, watch)
            assert room.state.host == "ann"  # a spectator cannot be host
            await hub.enter(room, ann)
            await hub.enter(room, bob)
            await room.do("ann", wire.Start())
            hub.leave(room, ann)
            await see_to_host(room, watch)
            assert room.state.host == "ann"

    run(main())


# ---- a crowd


def test_those_who_only_looked_in_make_room(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob, watcher = Guest("ann"), Guest("bob"), Guest("watcher")
            room = await table(hub, ann, bob, settings=FOUR)
            await hub.enter(room, watcher)
            hub.leave(room, ann)
            hub.leave(room, bob)
            for number in range(200):
                guest = Guest(f"guest{number}")
                await hub.enter(room, guest)
                hub.leave(room, guest)
            assert len(room.state.people) == acts.CROWD
            assert {"ann", "bob", "watcher", "guest199"} <= set(room.state.people)
            assert watcher.last("table")
            for message in watcher.heard:
                assert message["it"] != "bye"
            await hub.enter(room, Guest("guest0"))

    run(main())


def test_those_who_are_there_need_not_make_room(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, *(Guest(f"guest{number}") for number in range(acts.CROWD)), settings=FOUR)
            with pytest.raises(Refusal) as caught:
                await hub.enter(room, Guest("one-more"))
            assert caught.value.why == "crowded"

    run(main())


def test_who_has_to_make_room_elsewhere_is_told_why(tmp_path: Path) -> None:
    """Another process does not know who listens here."""

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            watcher = Guest("watcher")
            room = await table(hub, Guest("ann"), settings=FOUR)
            await hub.enter(room, watcher)
            gone = log_entries.Gone("watcher", kicked=False, crowded=True)
            state = TableState(room.state.id, room.state.code)
            for entry in await hub.store.entries(room.state.id):
                state.apply(log_entries.decode(entry.data), entry.at)
            entries = [Entry(state.seq, time.time(), "gone", log_entries.encode(gone))]
            assert await hub.store.append(room.state.id, state.seq, entries, room.head())
            await room.read()
            assert watcher.last("bye")["why"] == "crowded"

    run(main())


def test_who_was_sent_away_at_the_door_does_not_get_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), settings=FOUR)
            chat = hub.store.chat

            async def kicked_meanwhile(*what: object) -> object:
                await room.do("ann", wire.Kick("bob"))
                return await chat(*what)  # type: ignore[arg-type]

            hub.store.chat = kicked_meanwhile  # type: ignore[assignment, method-assign]
            bob = Guest("bob")
            with pytest.raises(Refusal) as caught:
                await hub.enter(room, bob)
            assert caught.value.why == "not-here"
            assert bob not in room.clients
            assert bob.heard == []

    run(main())


# ---- moves of another game


def test_a_move_of_an_earlier_game_is_late(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), Guest("bob"), settings=DUEL)
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(1).randrange)
            await room.do("ann", wire.Rematch())
            await room.do("bob", wire.Ready(True))
            await room.do("ann", wire.Start())
            asked = ("ann", "bob")[room.state.asked or 0]
            decision = room.state.decision
            for game in (1, 3):
                with pytest.raises(Refusal) as caught:
                    await room.do(asked, wire.Move(decision, 0, game))
                assert caught.value.why == "late"
            await room.do(asked, wire.Move(decision, 0, 2))
            assert room.state.decision > decision

    run(main())


# ---- seats and settings


def test_bots_make_room_for_people(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            settings = msgspec.structs.replace(HASTE, players=7)
            room = await table(hub, Guest("ann"), settings=settings)
            for number, name in ((3, "bob"), (5, "cal"), (6, "dan")):
                await hub.enter(room, Guest(name))
                await room.do(name, wire.Sit(number))
            for number in (1, 2, 4):
                await room.do("ann", wire.SeatBot(number, "random"))
            await room.do("ann", wire.Change(msgspec.structs.replace(settings, players=5)))
            assert [seat.person or seat.bot for seat in room.state.seats] == [
                "ann",
                "random",
                "bob",
                "cal",
                "dan",
            ]
            await room.do("ann", wire.Change(FOUR))
            assert [seat.person for seat in room.state.seats] == ["ann", "bob", "cal", "dan"]

    run(main())


def test_what_changes_nothing_is_not_written(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), Guest("bob"), settings=FOUR)
            await room.do("ann", wire.SeatBot(2, "random"))
            seq = room.state.seq
            await room.do("bob", wire.Ready(True))
            await room.do("ann", wire.Ready(True))
            await room.do("bob", wire.Sit(1))
            await room.do("ann", wire.SeatBot(2, "random"))
            await room.do("ann", wire.SeatBot(3, None))
            await room.do("ann", wire.Change(FOUR))
            assert room.state.seq == seq
            assert room.state.seats[1].ready

    run(main())
