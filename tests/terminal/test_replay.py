import json
from pathlib import Path

import pytest

import posse
from posse.kernel.errors import PosseError
from posse.kernel.event import Event
from posse.terminal.replay import Replayed, read_record, replay_as_json, show_replay
from tests.terminal.games import GAMES, finished, paper, played_out, some, written

GAME = finished(5, 3)
RECORD = GAME.record()
LAST = len(GAME.moves)


def told(at: int | None = None, viewer: str | None = None, width: int = 100) -> str:
    console = paper(width)
    show_replay(RECORD, at, viewer, console)
    return written(console)


def test_the_whole_story_has_every_move_in_order() -> None:
    lines = [line.strip() for line in told().splitlines()]
    moves = [line for line in RECORD.splitlines() if line[:1].isdigit()]
    assert len(moves) == LAST
    assert [line for line in lines if line in moves] == moves
    assert "The smoke clears, and Ann and Dee win." in lines
    assert lines[0].split() == ["game", "BANG!"]


def test_the_story_of_one_player_speaks_to_him() -> None:
    out = told(viewer="bob")
    assert "Your turn" in out
    assert "Bob" not in out
    assert "end\n" not in out


@pytest.mark.parametrize("viewer", [None, "ann", "cal"])
def test_every_moment_can_be_shown(viewer: str | None) -> None:
    for at in range(0, LAST - 4, 17):
        out = told(at, viewer)
        decision = Replayed(RECORD, at, viewer).game.decision
        assert decision is not None
        assert (f"  {len(decision.texts)}  {decision.texts[-1]}" in out) == (viewer in (None, decision.name))
        assert ("’s hand, " in out) == (viewer is None)
    assert "Result" in told(LAST, viewer)


def test_the_moment_before_the_first_move() -> None:
    assert told(0).startswith("Before the first move\n")
    assert told(1).startswith(f"After move 1 of {LAST}\n    1 cal: choose")


@pytest.mark.parametrize("viewer", [None, "ann"])
def test_plain_data_is_json(viewer: str | None) -> None:
    whole = json.loads(json.dumps(replay_as_json(RECORD, None, viewer)))
    assert whole["header"].get("seed") == ("3" if viewer is None else None)  # the seed tells the deal
    assert [move["number"] for move in whole["moves"]] == list(range(1, LAST + 1))
    assert len(whole["events"]) == len(GAME.events)
    assert whole["winners"] == GAME.winners
    moment = json.loads(json.dumps(replay_as_json(RECORD, 12, viewer)))
    assert moment["view"]["turn"] == moment["decision"]["player"] == "eve"
    assert ("options" in moment["decision"]) == (viewer is None)
    assert moment["at"] == 12
    assert replay_as_json(RECORD, LAST, viewer)["decision"] is None


@pytest.mark.parametrize("name", GAMES)
def test_other_configurations_replay_too(name: str) -> None:
    for rules, seed in some(name, 3)[1:]:
        game = played_out(rules, seed)
        console = paper()
        show_replay(game.record(), None, None, console)
        assert "Result" in written(console) or ": won" in written(console)
        for viewer in (None, game.names[0]):
            for at in (0, 1, len(game.moves) // 2, len(game.moves)):
                show_replay(game.record(), at, viewer, console)
                json.dumps(replay_as_json(game.record(), at, viewer))


@pytest.mark.parametrize("at", [-1, LAST + 1, 10**9])
def test_a_move_that_is_not_there(at: int) -> None:
    with pytest.raises(PosseError, match=f"there is no move {at}: this record has the moves 1 to {LAST}"):
        told(at)


def test_a_player_who_is_not_there() -> None:
    with pytest.raises(PosseError, match='nobody in this game is called "zoe"; the players are ann, bob'):
        told(None, "zoe")


@pytest.mark.parametrize(
    "text", ["", "hello", RECORD.replace("seed: 3", "seed: 4"), RECORD.replace("base", "moon")]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(PosseError):
        show_replay(text, None, None, paper())


def test_reading_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD, "utf-8")
    assert read_record(file) == RECORD
    file.write_text(RECORD, "utf-8-sig")  # as some editors do
    assert read_record(file) == RECORD
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for bad, why in (("bytes", "not UTF-8"), ("nothing", "No such file"), (".", "Is a directory")):
        with pytest.raises(PosseError, match=why):
            read_record(tmp_path / bad)


def test_events_as_plain_data_name_players_and_cards() -> None:
    names = ["ann", "bob", "cal", "dee"]
    facts = posse.games.rules("bang", names).plain
    played = Event("played", {"player": 0, "card": 0, "used_as": "", "target": 1, "aimed_at": 3})
    assert facts(played) == {
        "kind": "played",
        "player": "ann",
        "card": "volcanic@10S",
        "used_as": "",
        "target": "bob",
        "aimed_at": "schofield@QC",
    }
    assert facts(Event("eliminated", {"player": 0, "role": 2, "killer": -1})) == {
        "kind": "eliminated",
        "player": "ann",
        "role": "outlaw",
        "killer": None,
    }
    assert facts(Event("over", {"winners": (0, 3)}))["winners"] == ["ann", "dee"]
    rolled = Event("rolled", {"player": 0, "dice": (0, 4), "faces": (0, 1, 2, 3, 5), "rerolls_left": 1})
    assert posse.games.rules("dice", names).plain(rolled) == {
        "kind": "rolled",
        "player": "ann",
        "dice": [1, 5],
        "faces": ["arrow", "dynamite", "one", "two", "gatling"],
        "rerolls_left": 1,
    }
