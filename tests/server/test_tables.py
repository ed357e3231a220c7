"""Tables from their creation to the rematch, in one process."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from posse import games
from posse.server import acts, log_entries, names, wire
from posse.server.agenda import due
from posse.server.refusal import Refusal
from posse.server.table import ABSENT, TableState, seed_hash
from posse.store import StoreUnavailable
from tests.server.house import HASTE, Guest, house, play_on, refused, run, table, until

DUEL = wire.Settings(game="duel", players=2, pace=0.0, per_move=None)
FOUR = msgspec.structs.replace(HASTE, players=4)


def test_people_join_sit_and_start(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob, cal = Guest("ann"), Guest("bob"), Guest("cal", "Çal the 3rd!")
            room = await hub.create(FOUR, ann.person)
            assert await hub.room(room.state.id) is room
            for guest in (ann, bob, cal):
                await hub.enter(room, guest)
            assert ann.heard[0]["it"] == "welcome"
            assert ann.heard[0]["seat"] == 0
            assert bob.heard[0]["seat"] is None
            await room.do("bob", wire.Sit(2))
            await refused(room.do("cal", wire.Sit(2)), "seat-taken")
            await refused(room.do("cal", wire.Sit(4)), "no-such-seat")
            await refused(room.do("bob", wire.Start()), "not-host")
            assert room.state.seats[2].ready  # people who sit are ready, unless they say otherwise
            await room.do("bob", wire.Ready(False))
            await refused(room.do("ann", wire.Start()), "not-ready")
            await room.do("bob", wire.Ready(True))
            await refused(room.do("cal", wire.Ready(True)), "no-seat")
            await room.do("ann", wire.SeatBot(1, "random"))
            await refused(room.do("ann", wire.SeatBot(2, "random")), "seat-taken")
            await refused(room.do("ann", wire.SeatBot(3, "os:system")), "no-such-bot")
            await refused(room.do("ann", wire.SeatBot(3, "rule-of-thumb/genius")), "no-such-bot")
            await room.do("cal", wire.Sit(3))
            await room.do("cal", wire.Stand())
            await room.do("ann", wire.Start())
            second, fourth = (names.bots(room.state.id, ["Ann", "Bob"])[seat] for seat in (1, 3))
            assert room.state.names == ["ann", second.lower(), "bob", fourth.lower()]
            assert [seat.called for seat in room.state.info().seats] == ["Ann", second, "Bob", fourth]
            assert [seat.bot for seat in room.state.seats] == [
                "",
                "random",
                "",
                room.state.tempered(3, HASTE.bots),
            ]
            assert "options" not in cal.last("play")
            assert cal.last("play")["view"]["seat"] == -1
            await refused(room.do("ann", wire.Change(HASTE)), "started")

    run(main())


def test_settings_are_checked(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann = Guest("ann")
            for settings in (
                wire.Settings(game="chess"),
                wire.Settings(players=8),
                wire.Settings(sets=("no-such-set",)),
                wire.Settings(variants=("upside-down",)),
                wire.Settings(game="duel", players=3),
                wire.Settings(bots="nobody"),
            ):
                with pytest.raises(Refusal):
                    await hub.create(settings, ann.person)
            room = await table(hub, ann)
            await refused(room.do("ann", wire.Change(wire.Settings(players=3))), "bad-settings")
            await room.do("ann", wire.Change(wire.Settings(players=3, sets=("dodge-city",))))
            assert len(room.state.seats) == 3
            assert room.state.seat_of("ann") == 0

    run(main())


def test_moves_name_the_decision_they_answer(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=DUEL)
            await refused(room.do("ann", wire.Move(0, 0)), "not-playing")
            await room.do("ann", wire.Start())
            decision = room.state.decision
            asked = room.state.asked
            assert asked is not None
            mover, other = (("ann", "bob"), ("bob", "ann"))[asked]
            await refused(room.do(other, wire.Move(decision, 0)), "not-asked")
            await refused(room.do(mover, wire.Move(decision, 999)), "no-such-option")
            await room.do(mover, wire.Move(decision, 0))
            seq = room.state.seq
            await refused(room.do(mover, wire.Move(decision, 0)), "late")
            await refused(room.do(mover, wire.Move(decision + 5, 0)), "late")
            assert room.state.seq == seq
            watcher = Guest("watcher")
            await hub.enter(room, watcher)
            await refused(room.do("watcher", wire.Move(room.state.decision, 0)), "no-seat")
            await refused(room.do("nobody", wire.Move(room.state.decision, 0)), "not-here")

    run(main())


def test_two_at_once_and_only_one_counts(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=DUEL)
            await room.do("ann", wire.Start())
            person = ("ann", "bob")[room.state.asked or 0]
            move = wire.Move(room.state.decision, 0)
            done = await asyncio.gather(*[room.do(person, move) for _ in range(5)], return_exceptions=True)
            assert [type(each) for each in done].count(type(None)) == 1
            assert {each.why for each in done if isinstance(each, Refusal)} == {"late"}

    run(main())


def test_who_is_sent_away_stays_away(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob)
            await refused(room.do("bob", wire.Kick("ann")), "not-host")
            await refused(room.do("ann", wire.Kick("nobody")), "nobody")
            await room.do("ann", wire.Kick("bob"))
            assert bob.last("bye")["why"] == "kicked"
            assert room.state.seat_of("bob") is None
            await refused(hub.enter(room, Guest("bob")), "banned")

    run(main())


def test_a_host_who_leaves_hands_the_table_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob, cal = Guest("ann"), Guest("bob"), Guest("cal")
            room = await table(hub, ann, bob, cal)
            await room.do("ann", wire.MakeHost("bob"))
            assert room.state.host == "bob"
            await room.do("ann", wire.Ready(True))
            await room.do("bob", wire.Start())
            await room.do("bob", wire.Leave())
            assert room.state.host == "ann"  # the first of those who sit here
            assert room.state.seats[1].bot  # the game goes on with a bot in his place
            await play_on(room, random.Random(2).randrange)
            assert room.state.status == "over"

    run(main())


def test_finished_games_are_kept_and_replay(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann = Guest("ann")
            room = await table(hub, ann, settings=FOUR)
            await room.do("ann", wire.Start())
            shown = ann.last("table")["table"]["seed_hash"]
            await play_on(room, random.Random(4).randrange)
            kept = await hub.store.game(room.state.id, 1)
            assert kept is not None
            assert seed_hash(kept.seed) == shown
            assert games.load(kept.record).over
            results = await hub.store.results(room.state.id, 1)
            assert len(results) == 4
            assert {result.won for result in results} == {True, False}

    run(main())


def test_any_process_reads_the_same_table_from_the_log(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=DUEL)
            await room.do("ann", wire.Start())

            def stands_still() -> bool:
                """Somebody with a choice is asked, so nothing happens by itself."""
                return room.state.decision > 60 and not room.busy and due(room.state) is None

            await play_on(room, random.Random(5).randrange, stands_still)
            state = TableState(room.state.id, room.state.code)
            for entry in await hub.store.entries(room.state.id):
                state.apply(log_entries.decode(entry.data), entry.at)
            assert state.info() == room.state.info()
            assert state.game is not None
            assert room.state.game is not None
            assert state.game.state.fingerprint() == room.state.game.state.fingerprint()
            assert due(state) == due(room.state)

    run(main())


# ---- time


def test_when_time_is_out_a_bot_answers_and_then_sits_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann = Guest("ann")
            room = await table(hub, ann, settings=msgspec.structs.replace(FOUR, per_move=60, reserve=0))
            await room.do("ann", wire.Start())
            while not room.state.seats[0].away:
                if room.state.asked == 0 and not room.busy:
                    room.state.asked_at -= 100  # long ago
                    room.nudge()
                    decision = room.state.decision
                    await until(lambda: room.state.decision != decision and not room.busy)  # noqa: B023
                await asyncio.sleep(0.001)
            entries = [log_entries.decode(entry.data) for entry in await hub.store.entries(room.state.id)]
            late = [
                fact
                for fact in entries
                if isinstance(fact, log_entries.Moved) and fact.how == log_entries.TIMEOUT
            ]
            assert len(late) == ABSENT
            await until(lambda: room.state.status == "over")  # without anybody doing anything

    run(main())


def test_who_comes_back_plays_again() -> None:
    state = TableState("t", "CODE")
    state.apply(log_entries.Created(FOUR, "ann", "Ann", False), 0.0)
    state.apply(log_entries.Started("seed", ["", "random", "random", "random"]), 0.0)
    state.seats[0].away, state.seats[0].misses = True, ABSENT
    state.apply(log_entries.Back(0), 1.0)
    assert not state.seats[0].away
    assert state.seats[0].misses == 0


def test_who_can_only_end_his_turn_is_not_hurried() -> None:
    """Only players who can do nothing but pass are answered for; players end their turn themselves."""
    menus = pauses = 0
    for seed in range(12):
        state = TableState("t", "CODE")
        state.apply(log_entries.Created(FOUR, "ann", "Ann", False), 0.0)
        state.apply(log_entries.Started(str(seed), ["", "random", "random", "random"]), 0.0)
        choose = random.Random(seed)
        while state.game is not None and (decision := state.game.decision) is not None:
            if decision.player == 0 and len(decision.options) == 1:
                if state.game.at_menu:
                    assert due(state) is None  # there is no clock at this table
                    menus += 1
                else:
                    assert due(state).how == log_entries.FORCED  # type: ignore[union-attr]
                    pauses += 1
            state.apply(
                log_entries.Moved(state.decision, choose.randrange(len(decision.options))), state.asked_at
            )
    assert menus > 3
    assert pauses > 3


def test_the_reserve_is_used_up_by_slow_moves() -> None:
    state = TableState("t", "CODE")
    slow = wire.Settings(players=4, per_move=10, reserve=30)
    state.apply(log_entries.Created(slow, "ann", "Ann", False), 0.0)
    state.apply(log_entries.Started("seed", ["", "random", "random", "random"]), 100.0)
    while state.asked != 0:
        state.apply(log_entries.Moved(state.decision, 0, log_entries.BOT), state.asked_at + 1)
    asked_at = state.asked_at
    assert due(state).at == asked_at + 40  # type: ignore[union-attr]
    state.apply(log_entries.Moved(state.decision, 0), asked_at + 8)
    assert state.seats[0].reserve == 30
    while state.asked != 0:
        state.apply(log_entries.Moved(state.decision, 0, log_entries.BOT), state.asked_at + 1)
    state.apply(log_entries.Moved(state.decision, 0), state.asked_at + 15)
    assert state.seats[0].reserve == 25


def test_who_cannot_answer_takes_as_long_as_who_might() -> None:
    """A player who can only pass is asked all the same, and the answer comes after a moment like a bot's."""
    moments: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(12):
        state = TableState("t", "CODE")
        state.apply(log_entries.Created(wire.Settings(players=4), "ann", "Ann", False), 0.0)
        state.apply(log_entries.Started(str(seed), ["random"] * 4), 0.0)
        state.seats[0].person = ""
        choose = random.Random(seed)
        while state.game is not None and (decision := state.game.decision) is not None:
            if decision.kind == "defend":
                what = due(state)
                assert what is not None
                moments[len(decision.options) == 1].append(what.at - state.asked_at)
            state.apply(
                log_entries.Moved(state.decision, choose.randrange(len(decision.options)), log_entries.BOT),
                state.asked_at,
            )
    for times in moments.values():
        assert len(times) > 40
        assert min(times) > 0.7
        assert max(times) < 2.2
    middle = [sorted(times)[len(times) // 2] for times in moments.values()]
    assert abs(middle[0] - middle[1]) < 0.25


def only_passes(per_move: int | None) -> TableState:
    """A table at which Ann is asked something that she can only pass."""
    state = TableState("t", "CODE")
    state.apply(log_entries.Created(wire.Settings(players=4, per_move=per_move), "ann", "Ann", False), 0.0)
    state.apply(log_entries.Started("seed", ["", "random", "random", "random"]), 0.0)
    while True:
        assert state.game is not None
        assert state.game.decision is not None
        decision = state.game.decision
        if decision.player == 0 and len(decision.options) == 1 and not state.game.at_menu:
            return state
        state.apply(log_entries.Moved(state.decision, 0), state.asked_at)


@pytest.mark.parametrize("per_move", [None, 60])
def test_who_would_rather_pass_himself_does(per_move: int | None) -> None:
    state = only_passes(per_move)
    assert due(state).how == log_entries.FORCED  # type: ignore[union-attr]
    assert acts.act(state, "ann", wire.Passes(by_itself=True)) == []
    (fact,) = acts.act(state, "ann", wire.Passes(by_itself=False))
    state.apply(fact, state.asked_at)
    assert acts.act(state, "ann", wire.Passes(by_itself=False)) == []
    what = due(state)
    assert (None if what is None else what.how) == (None if per_move is None else log_entries.TIMEOUT)
    (fact,) = acts.act(state, "ann", wire.Passes(by_itself=True))
    state.apply(fact, state.asked_at)
    assert due(state).how == log_entries.FORCED  # type: ignore[union-attr]


def test_a_stand_in_takes_as_long_as_who_cannot_answer() -> None:
    """The time must not show whether somebody who is away had a choice."""
    moments: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(12):
        state = TableState("t", "CODE")
        state.apply(log_entries.Created(wire.Settings(players=4), "ann", "Ann", False), 0.0)
        state.apply(log_entries.Started(str(seed), ["", "random", "random", "random"]), 0.0)
        state.seats[0].away = True
        choose = random.Random(seed)
        while state.game is not None and (decision := state.game.decision) is not None:
            what = due(state)
            assert what is not None
            if decision.player == 0 and decision.kind == "defend":
                moments[len(decision.options) == 1].append(what.at - state.asked_at)
            state.apply(
                log_entries.Moved(state.decision, choose.randrange(len(decision.options)), log_entries.BOT),
                state.asked_at,
            )
    for times in moments.values():
        assert len(times) > 5
        assert min(times) < 1.2  # spread over the whole range
        assert max(times) > 1.7


def test_the_store_away_refuses_and_nothing_is_lost(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await table(hub, ann, bob, settings=DUEL)
            await room.do("ann", wire.Start())
            append = hub.store.append

            async def away(*what: object) -> bool:
                raise StoreUnavailable("the disk is full")

            hub.store.append = away  # type: ignore[assignment, method-assign]
            heard = len(ann.heard)
            person = ("ann", "bob")[room.state.asked or 0]
            decision = room.state.decision
            with pytest.raises(StoreUnavailable, match="the disk is full"):
                await room.do(person, wire.Move(decision, 0))
            assert len(ann.heard) == heard
            hub.store.append = append  # type: ignore[method-assign]
            await room.do(person, wire.Move(decision, 0))
            assert room.state.decision > decision

    run(main())


def test_who_only_watches_passes_nothing() -> None:
    state = only_passes(None)
    state.apply(log_entries.Joined("zoe", "Zoe", False), 0.0)
    with pytest.raises(Refusal, match="only watch"):
        acts.act(state, "zoe", wire.Passes(by_itself=False))
