"""Two processes serve the same table and hear from each other, even after an interruption."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest

from posse.server import clock, hosting, log_entries, news, wire
from posse.server.chat import ToldLines
from posse.server.hub import Hub
from posse.server.passwords import stamp
from posse.server.refusal import Refusal
from posse.server.room import Room
from posse.server.watch import Now
from posse.server.watch import now as the_time
from posse.store import ChatLine, Entry, News, StoreUnavailable
from tests.server.browsers import DUEL
from tests.server.conftest import Watch
from tests.server.house import HASTE, Guest, alone, house, run, table, until
from tests.store.cluster import Cluster

#: Cuts the connections on which processes listen.
CUT = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    cluster = Cluster()
    yield cluster.database()
    cluster.remove()


def heard(guest: Guest) -> list[str]:
    """The lines of chat that somebody was told, one by one."""
    return [line["text"] for message in guest.heard if message["it"] == "chat" for line in message["lines"]]


async def overheard(hub: Hub) -> list[News]:
    """All news that a hub hears from now on."""
    news: list[News] = []

    def hear(each: News) -> None:
        hub.news.hear(each)
        news.append(each)

    await hub.store.watch(hear)
    return news


class Halves(NamedTuple):
    """A table served by two processes, with Ann at one and Bob at the other."""

    one: Hub
    here: Room
    ann: Guest
    two: Hub
    there: Room
    bob: Guest


@asynccontextmanager
async def halves(
    database: str, settings: wire.Settings = HASTE, now: Now = the_time
) -> AsyncIterator[Halves]:
    async with house(database, now) as one, house(database, now) as two:
        ann, bob = Guest("ann"), Guest("bob")
        here = await table(one, ann, settings=settings)
        there = await two.room(here.state.id)
        await two.enter(there, bob)
        yield Halves(one, here, ann, two, there, bob)


def test_chat_goes_both_ways(database: str) -> None:
    async def main() -> None:
        async with halves(database) as (one, here, ann, two, there, bob):
            lines = [str(number) for number in range(5)]
            for number, text in enumerate(lines):
                await (one.say(here, ann.person, text) if number % 2 else two.say(there, bob.person, text))
            await until(lambda: sorted(heard(ann)) == sorted(heard(bob)) == lines)

    run(main())


def test_chat_that_was_missed_is_told(database: str) -> None:
    async def main() -> None:
        async with halves(database) as (one, here, ann, two, there, bob):
            await two.say(there, bob.person, "before")
            await until(lambda: heard(ann) == ["before"])
            listener: Any = one.store._listener  # type: ignore[attr-defined]
            connect, away = listener._connect, []

            async def in_vain() -> None:
                away.append(True)
                raise OSError("no way through")

            listener._connect = in_vain
            connection = await asyncpg.connect(database)
            await connection.execute(CUT)
            await connection.close()
            await until(lambda: bool(away))
            await two.say(there, bob.person, "meanwhile")
            await one.say(here, ann.person, "is anybody there?")
            assert heard(ann) == ["before", "is anybody there?"]
            listener._connect = connect
            await until(lambda: "meanwhile" in heard(ann))
            assert sorted(heard(ann)) == ["before", "is anybody there?", "meanwhile"]  # each once

    run(main())


def test_who_is_signed_out_is_so_everywhere(database: str) -> None:
    async def main() -> None:
        async with house(database) as one, house(database) as two:
            laptop, phone, bob = Guest("eve", device="a"), Guest("eve", device="b"), Guest("ben", device="a")
            here = await table(one, bob)
            there = await two.room(here.state.id)
            for guest in (laptop, phone):
                await two.enter(there, guest)
            await one.sign_out("eve", "a")
            await until(lambda: phone.heard_of("bye"))
            assert phone.last("bye")["why"] == "signed-out"
            assert not laptop.heard_of("bye") and not bob.heard_of("bye")
            await one.sign_out("eve")
            await until(lambda: laptop.heard_of("bye"))
            assert not bob.heard_of("bye")

    run(main())


def test_who_is_spared_elsewhere_is_checked_later(database: str) -> None:
    async def main() -> None:
        async with house(database) as one, house(database) as two:
            dan = Guest("dan", device="d")
            there = await two.room((await table(one, Guest("ann"))).state.id)
            await two.enter(there, dan)
            await one.store.create_account("dan", "Dan", "hash", 0.0)
            await one.sign_out("dan", "d", stamp("hash"))
            await until(lambda: dan.session is not None and bool(dan.session.stamp))
            await two.sign_outs.check_all()
            assert not dan.heard_of("bye")
            await one.store.set_password("dan", "another hash")
            await two.sign_outs.check_all()
            assert dan.last("bye")["why"] == "signed-out"

    run(main())


def test_who_logs_out_is_so_everywhere_on_that_device(database: str) -> None:
    async def main() -> None:
        async with house(database) as one, house(database) as two:
            laptop, phone = Guest("cal", device="a"), Guest("cal", device="b")
            there = await two.room((await table(one, Guest("ann"))).state.id)
            for guest in (laptop, phone):
                await two.enter(there, guest)
            assert laptop.session is not None
            await one.log_out(laptop.session)
            await until(lambda: laptop.heard_of("bye"))
            assert laptop.last("bye")["why"] == "signed-out"
            assert not phone.heard_of("bye")
            late = Guest("cal", device="a")  # its cookie was read just before
            with pytest.raises(Refusal, match="signed out"):
                await two.enter(there, late)

    run(main())


def test_who_was_signed_out_while_nobody_could_hear_it_is_signed_out_then(database: str) -> None:
    async def main() -> None:
        async with house(database) as hub:
            await hub.store.create_account("bob", "Bob", "old hash", 0.0)
            ann, bob = Guest("ann", device="a"), Guest("bob", account=True, device="b")
            assert bob.session is not None
            bob.session = msgspec.structs.replace(bob.session, stamp=stamp("old hash"))
            room = await table(hub, ann, bob)
            hub.news.hear(News("missed"))
            await until(lambda: not hub.background.tasks)
            assert "bye" not in {message["it"] for message in ann.heard + bob.heard}
            await hub.store.set_password("bob", "new hash")
            hub.news.hear(News("missed"))
            await until(lambda: not hub.background.tasks)
            assert bob.last("bye")["why"] == "signed-out"
            hub.leave(room, bob)
            await hub.store.create_account("ann", "Ann", "hash", 0.0)  # on another device of hers
            hub.news.hear(News("missed"))
            await until(lambda: not hub.background.tasks)
            assert ann.last("bye")["why"] == "signed-out"

    run(main())


def test_a_host_who_is_away_makes_room_for_somebody_elsewhere(database: str, watch: Watch) -> None:
    async def main() -> None:
        async with halves(database, now=watch) as (one, here, ann, two, there, bob):
            for hub in (one, two):
                await alone(hub)
            await there.do("bob", wire.Sit(1))
            await until(lambda: here.state.seq == there.state.seq)
            watch.turn(hosting.AWAY + 1)
            await there.see_to_host()
            await until(lambda: here.state.host_missed is not None)
            await here.see_to_host()  # she is here, and the other process hears of it
            await until(lambda: there.state.host_missed is None)
            assert there.state.host == "ann"
            assert {message["table"]["host"] for message in bob.heard if message["it"] == "table"} <= {"ann"}
            seq = there.state.seq
            watch.turn(hosting.AWAY + 1)
            for room in (here, there):
                await room.see_to_host()
            assert here.state.seq == there.state.seq == seq  # once
            one.leave(here, ann)
            watch.turn(hosting.AWAY + 1)
            await here.see_to_host()
            await until(lambda: there.state.host_missed is not None)
            watch.turn(hosting.ASKED + 1)
            await there.see_to_host()
            await until(lambda: here.state.host == there.state.host == "bob")

    run(main())


def test_a_host_who_only_seemed_to_be_away_is_the_host_again(database: str) -> None:
    async def main() -> None:
        async with halves(database) as (one, here, _, two, there, bob):
            for hub in (one, two):
                await alone(hub)
            await there.log.write(lambda: [log_entries.HostIs("bob", absent=True)])
            assert bob.last("table")["table"]["host"] == "bob"
            await until(lambda: here.state.host == "bob")
            await here.see_to_host()
            await until(lambda: here.state.host == there.state.host == "ann")
            for room in (there, here):
                await room.see_to_host()
            assert bob.last("table")["table"]["host"] == here.state.host == "ann"

    run(main())


def test_lines_are_told_once_in_whatever_order_they_come() -> None:
    def lines(*numbers: int) -> list[wire.ChatLine]:
        return [wire.ChatLine(number, 0.0, "ann", "Ann", "") for number in numbers]

    told = ToldLines()
    assert told.new(lines(1, 3)) == lines(1, 3)
    assert told.up_to == 1
    assert told.new(lines(2, 3, 4)) == lines(2, 4)
    assert told.up_to == 4
    assert told.new(lines(90, 91)) == lines(90, 91)
    assert told.up_to == 4
    told.none_missing(lines(*range(41, 91)))  # the others were too many
    assert told.up_to == 90
    assert told.new(lines(91, 92)) == lines(92)


def test_who_is_beaten_to_it_hears_what_the_other_did(database: str) -> None:
    async def main() -> None:
        async with halves(database, DUEL) as (_, here, ann, two, there, bob):
            await there.do("bob", wire.Sit(1))
            await there.do("bob", wire.Ready(True))
            await until(lambda: here.state.seats[1].ready)
            await here.do("ann", wire.Start())
            await until(lambda: there.state.status == "playing")
            append, store = two.store.append, two.store

            async def beaten(*what: Any) -> bool:
                store.append = append  # type: ignore[method-assign]
                await here.do("ann", wire.Move(here.state.decision, 0))
                return await append(*what)

            while here.state.asked != 0:
                decision = there.state.decision
                await there.do("bob", wire.Move(decision, 0))
                await until(lambda: here.state.decision > decision)  # noqa: B023
            decision = here.state.decision
            store.append = beaten  # type: ignore[method-assign, assignment]
            await there.do("bob", wire.Passes(by_itself=False))
            (his,), (hers,) = [
                [said for said in each.heard if said["it"] == "play" and said["decision"] == decision + 1]
                for each in (bob, ann)
            ]
            assert his["events"]
            assert len(his["events"]) == len(hers["events"])
            assert there.state.by_hand == {"bob"}

    run(main())


def test_news_that_cannot_be_read_is_read_later(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "LATER", 0.02)

    async def main() -> None:
        async with halves(database) as (one, here, ann, two, there, bob):
            tried: list[str] = []

            def busy(name: str) -> None:
                real = getattr(two.store, name)

                async def read(*what: Any) -> Any:
                    tried.append(name)
                    if tried.count(name) < 3:
                        raise StoreUnavailable("too many connections")
                    return await real(*what)

                setattr(two.store, name, read)

            busy("entries")
            busy("chat")
            await here.do("ann", wire.Stand())
            await one.say(here, ann.person, "gone for a while")
            await until(lambda: there.state.seq == here.state.seq)
            assert bob.last("table")["table"]["seats"][0]["person"] is None
            await until(lambda: heard(bob) == ["gone for a while"])
            await until(lambda: not two.news._reading)

    run(main())


def test_a_lost_race_that_cannot_be_read_is_read_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "LATER", 0.05)

    async def main() -> None:
        async with halves(database, DUEL) as (one, here, _, two, there, bob):
            append, entries, store = two.store.append, two.store.entries, two.store
            heard = await overheard(two)

            async def beaten(*what: Any) -> bool:
                store.append = append  # type: ignore[method-assign]
                await one.do(here, "ann", wire.Stand())
                await until(lambda: News("entries", here.state.id, here.state.seq - 1) in heard)
                # that news found a table that seems to know it already
                store.entries = in_vain  # type: ignore[method-assign, assignment]
                return await append(*what)

            async def in_vain(*_: object) -> list[Entry]:
                store.entries = entries  # type: ignore[method-assign]
                raise StoreUnavailable("too many connections")

            store.append = beaten  # type: ignore[method-assign, assignment]
            with pytest.raises(StoreUnavailable):
                await there.do("bob", wire.Sit(1))
            await until(lambda: there.log.known == here.log.known)
            assert bob.last("table")["table"]["seats"][0]["person"] is None

    run(main())


def test_what_is_written_while_a_table_is_opened_is_read(database: str) -> None:
    async def main() -> None:
        async with house(database) as one, house(database) as two:
            here = await table(one, Guest("ann"))
            entries, heard = two.store.entries, await overheard(two)

            async def late(*what: Any) -> list[Entry]:
                two.store.entries = entries  # type: ignore[method-assign]
                old = await entries(*what)
                await one.do(here, "ann", wire.Stand())
                await until(lambda: News("entries", here.state.id, here.state.seq - 1) in heard)
                # that news found no table
                return old

            two.store.entries = late  # type: ignore[method-assign, assignment]
            there = await two.room(here.state.id)
            assert there.state.seq == here.state.seq
            assert there.state.seats[0].person == ""

    run(main())


def test_what_is_said_while_somebody_comes_in_is_told_to_him(database: str) -> None:
    async def main() -> None:
        async with halves(database) as (_, _, _, two, there, bob):
            eve, chat = Guest("eve"), two.store.chat

            async def meanwhile(*what: Any) -> list[ChatLine]:
                two.store.chat = chat  # type: ignore[method-assign]
                lines = await chat(*what)
                await two.say(there, bob.person, "hello")
                return lines

            two.store.chat = meanwhile  # type: ignore[method-assign, assignment]
            await two.enter(there, eve)
            assert heard(eve) == ["hello"]

    run(main())
