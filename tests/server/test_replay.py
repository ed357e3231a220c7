"""Replays of finished games, and what the bots thought: what the jobs of the replay process return."""

import gzip
import json
import random
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import posse
from posse.bots.company import with_temper
from posse.bots.registry import canonical
from posse.roles import ROLES
from posse.server import names, wire
from posse.server.hub import Hub
from posse.server.replay import frames, jobs
from posse.server.replay.frames import Frame, Replay, TimeLimit, TooLong
from posse.server.replay.jobs import FinishedGame, Outcome
from posse.server.replay.why import Why
from posse.server.room import Room
from tests.golden.golden import FOLDER
from tests.server.house import Guest, house, play_on, run, table

GAMES = [
    wire.Settings(players=5, sets=("dodge-city", "high-noon"), pace=0.0, per_move=None),
    wire.Settings(game="duel", players=2, pace=0.0, per_move=None),
    wire.Settings(game="dice", players=6, pace=0.0, per_move=None),
]
FOUR = wire.Settings(players=4, pace=0.0, per_move=None)
DUEL_RECORD = (FOLDER / "duel.txt").read_text("utf-8")


async def told(hub: Hub, room: Room, number: int = 1) -> FinishedGame:
    """A finished game as the store has it."""
    game = await hub.store.game(room.state.id, number)
    assert game is not None
    entries = [entry.data for entry in await hub.store.entries(room.state.id)]
    called = {each.player: each.name for each in await hub.store.results(room.state.id, number)}
    return FinishedGame(game.record, entries, room.state.id, number, called)


def unpacked(outcome: Outcome, kind: Any = Replay) -> Any:
    assert not outcome.why, outcome
    return msgspec.json.decode(gzip.decompress(outcome.packed), type=kind)


def plain_frames(what: FinishedGame, eyes: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(gzip.decompress(jobs.replay(what, eyes).packed))["frames"]
    return found


def all_moves(frame: Frame) -> list[frames.MoveInfo]:
    return [*([] if frame.move is None else [frame.move]), *frame.forced]


class Played(NamedTuple):
    """A game that somebody played to its end among bots, while somebody else watched."""

    settings: wire.Settings
    told: FinishedGame
    player: Guest
    watcher: Guest


@pytest.fixture(scope="module", params=GAMES, ids=lambda settings: settings.game)
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    found: list[Played] = []

    async def main() -> None:
        async with house(tmp_path_factory.mktemp("played") / "posse.db") as hub:
            ann, watcher = Guest("ann"), Guest("watcher")
            room = await table(hub, ann, settings=request.param)
            await hub.enter(room, watcher)
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(6).randrange)
            found.append(Played(request.param, await told(hub, room), ann, watcher))

    run(main())
    return found[0]


# ---- what is told


def _without_distances(view: dict[str, Any]) -> dict[str, Any]:
    """At a table they are in the outlook; a replay has none."""
    for player in view["players"]:
        player.pop("distance", None)
    return view


def test_a_seat_sees_again_what_it_saw(played: Played) -> None:
    for guest, eyes in ((played.player, "0"), (played.watcher, "table")):
        plays = [said for said in guest.heard if said["it"] == "play"]
        again = plain_frames(played.told, eyes)
        assert [_without_distances(frame["view"]) for frame in again] == [said["view"] for said in plays]
        assert [frame["events"] for frame in again] == [said["events"] for said in plays]
        for frame in again[1:]:
            known = eyes == str(frame["move"]["seat"])
            assert (frame["move"]["option"] is not None) == known
            assert (frame["move"]["how"] is not None) == known


def facts(event: dict[str, Any]) -> dict[str, Any]:
    """An event without the line that tells it to somebody."""
    return {key: fact for key, fact in event.items() if key != "say"}


def test_who_sees_everything_sees_all_that_anybody_sees(played: Played) -> None:
    seats = [plain_frames(played.told, str(seat)) for seat in range(played.settings.players)]
    for number, frame in enumerate(plain_frames(played.told, "all")):
        for seat, own in enumerate(seats):
            player = frame["view"]["players"][seat]
            assert player == own[number]["view"]["players"][seat]
            if played.settings.game != "duel":
                assert player["role"] in ROLES
        for event, *seen in zip(frame["events"], *(own[number]["events"] for own in seats), strict=True):
            assert all(facts(fact).items() <= event.items() for fact in seen)
        if number:
            assert frame["move"]["option"]["text"]


def test_the_moves_are_those_of_the_record(played: Played) -> None:
    replay: Replay = unpacked(jobs.replay(played.told, "all"))
    moves = [move for frame in replay.frames for move in all_moves(frame)]
    assert [move.number for move in moves] == list(range(1, len(moves) + 1))
    lines = [line for line in played.told.record.splitlines() if line[:1].isdigit()]
    assert [move.option.text for move in moves if move.option] == [
        line.partition(": ")[2].removesuffix(" (forced)") for line in lines
    ]
    assert {move.how for move in moves} >= {"player", "bot"}
    assert replay.over
    assert replay.frames[-1].view.winners == replay.winners
    if played.settings.game == "bang":
        secret = [
            event for frame in replay.frames for event in frame.events if {"card", "cards"} & event.keys()
        ]
        assert len(secret) > 20


def test_what_is_looked_at_is_open() -> None:
    """Those who see everything also see what somebody looks at."""
    for seed in range(300):
        game = posse.new("bang", players=4, seed=seed, characters={"ann": "kit-carlson"})
        luck = random.Random(seed)
        while game.decision is not None and game.decision.about != "character/kit-carlson":
            game.apply(luck.randrange(len(game.decision.options)))
        if game.decision is not None:
            break
    assert not game.view(-1).as_dict().get("aside")
    assert len(frames.open_view(game)["aside"]) == 3


def test_seats_have_their_names(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann", "Ann Lee"), Guest("bob")
            room = await table(hub, ann, bob, settings=FOUR)
            await room.do("ann", wire.SeatBot(3, "random"))
            await room.do("ann", wire.Start())
            await room.do("bob", wire.Leave())
            await play_on(room, random.Random(8).randrange)
            third, fourth = room.state.names[2:]
            # Another game, in which somebody else sits there, does not change the first one.
            await room.do("ann", wire.Rematch(keep_characters=True))
            await hub.enter(room, Guest("cal"))
            await room.do("cal", wire.Sit(1))
            await room.do("cal", wire.Ready(True))
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(9).randrange)
            first: Replay = unpacked(jobs.replay(await told(hub, room, 1), "table"))
            assert [(seat.name, seat.called, seat.bot) for seat in first.seats] == [
                ("ann-lee", "Ann Lee", None),
                ("bob", "Bob", FOUR.bots),
                (third, third.capitalize(), with_temper(FOUR.bots, names.TEMPERS[third.capitalize()])),
                (fourth, fourth.capitalize(), "random"),
            ]
            second: Replay = unpacked(jobs.replay(await told(hub, room, 2), "table"))
            assert [seat.called for seat in second.seats][:2] == ["Ann Lee", "Cal"]
            assert second.seed == room.state.seed
            assert second.frames[-1].view.over

    run(main())


# ---- records


def test_a_record_with_the_wrong_mover_or_a_wrong_forced_move() -> None:
    duel = DUEL_RECORD.splitlines()
    first = duel.index("") + 1
    duel[first] = duel[first].replace("law:", "nobody:", 1)
    assert "must decide, not nobody" in jobs.replay_record("\n".join(duel), "all").text
    bang = (FOLDER / "bang-5.txt").read_text("utf-8").splitlines()
    forced = next(n for n, line in enumerate(bang) if line.endswith("(forced)") and "pass" not in line)
    number, who, *_ = bang[forced].split()
    bang[forced] = f"{number} {who} pass (forced)"
    assert "the record says pass" in jobs.replay_record("\n".join(bang), "all").text


def test_nobody_works_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TooLong):
        TimeLimit(-1.0).check()
    monkeypatch.setattr(frames, "TimeLimit", lambda: TimeLimit(-1.0))
    outcome = jobs.replay_record(DUEL_RECORD, "all")
    assert (outcome.packed, outcome.why) == (b"", "too-long")


# ---- why


def test_bots_say_what_they_thought(played: Played) -> None:
    what, settings = played.told, played.settings
    replay: Replay = unpacked(jobs.replay(what, "all"))
    asked = [frame.move for frame in replay.frames if frame.move is not None]
    chosen = [move for move in asked if move.how in ("bot", "player")]
    for move in random.Random(1).sample(chosen, min(25, len(chosen))):
        said: Why = unpacked(jobs.why(what, move.number, "en"), Why)
        assert (said.move, said.seat) == (move.number, move.seat)
        assert move.option is not None
        assert (said.how, said.made.text) == (move.how, move.option.text)
        if move.how == "bot":
            assert said.bot.startswith(canonical(settings.bots))  # and a temper may follow
        else:
            assert said.bot == "rule-of-thumb"
        assert said.text
        assert said.agrees == (said.option == said.made)
        assert said.agrees or move.how == "player"  # the bot that made a move makes it again
        if settings.game != "duel":
            assert [len(row) for row in said.beliefs] == [4] * settings.players


def test_where_there_was_no_choice_there_is_no_reason(played: Played) -> None:
    replay: Replay = unpacked(jobs.replay(played.told, "all"))
    moves = [move for frame in replay.frames for move in all_moves(frame)]
    forced = [move for move in moves if move.how == "forced"]
    assert len(forced) > 3
    for move in random.Random(2).sample(forced, min(40, len(forced))):
        assert jobs.why(played.told, move.number, "en").why == "no-choice"
    assert jobs.why(played.told, moves[-1].number + 100, "en").why == "no-such-move"
