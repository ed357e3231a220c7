"""Games as data: complete, the same for the same seed, safe to stop."""

import gzip
import json
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

import posse
from posse.kernel.errors import PosseError
from posse.lab import export as lab
from posse.lab.simulate import Setting
from tests.lab import bots


def setting(**changes: object) -> Setting:
    given: dict[str, object] = {
        "game": "dice",
        "players": 4,
        "sets": (),
        "variants": (),
        "bots": ("random",),
        "seed": "1",
    }
    return Setting(**{**given, **changes})  # type: ignore[arg-type]


def rows_of(path: Path) -> list[dict[str, Any]]:
    text = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("game", ["bang", "duel", "dice"])
def test_a_row_tells_a_decision_and_what_came_of_it(game: str, tmp_path: Path) -> None:
    players = 2 if game == "duel" else 4
    told = setting(game=game, players=players, bots=("random", "rule-of-thumb/easy"))
    figures = lab.export(told, 2, tmp_path)
    (path,) = tmp_path.glob("games-*.jsonl")
    rows = rows_of(path)
    assert figures["games"] == 2
    assert figures["decisions"] == len(rows)
    assert figures["bytes"] == path.stat().st_size
    for seed in ("1/0", "1/1"):
        play = posse.new(game, players=players, seed=seed)
        mine = [row for row in rows if row["game"] == seed]
        for number, row in enumerate(mine):
            assert play.decision is not None
            assert (row["number"], row["seat"]) == (number, play.decision.player)
            assert row["bot"] == ("random", "rule-of-thumb/easy")[row["seat"] % 2]
            assert row["options"] == play.decision.texts
            assert row["view"] == json.loads(json.dumps(play.view(row["seat"]).as_dict()))
            play.apply(row["choice"])
        assert play.over
        sides = play.rules.sides(play.state)
        for row in mine:
            assert row["won"] == (play.names[row["seat"]] in play.winners)
            assert row["side"] == sides[row["seat"]]


def test_all_formats_tell_the_same(tmp_path: Path) -> None:
    for format in lab.FORMATS:
        lab.export(setting(), 3, tmp_path / format, format=format)
    (plain,), (packed,) = (list((tmp_path / each).glob("games-*")) for each in ("jsonl", "jsonl.gz"))
    (columns,) = (tmp_path / "parquet").glob("games-*")
    rows = rows_of(plain)
    assert rows_of(packed) == rows
    table = pyarrow.parquet.read_table(columns).to_pylist()
    assert [{**row, "view": json.loads(row["view"])} for row in table] == rows


def test_an_export_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "PART", 2)
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    lab.export(setting(), 7, whole)
    done: list[int] = []

    def stop(games: int) -> None:
        done.append(games)
        if len(done) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        lab.export(setting(), 7, stopped, done=stop)
    assert len(list(stopped.glob("games-*"))) == 2
    figures = lab.export(setting(), 7, stopped, resume=True, done=done.append)
    assert (figures["parts"], figures["parts_written"]) == (4, 2)
    assert done[2:] == [2, 2, 2, 1]
    assert contents(stopped) == contents(whole)


def test_an_export_can_be_made_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The short part at its end is written anew."""
    monkeypatch.setattr(lab, "PART", 2)
    lab.export(setting(), 5, tmp_path / "whole")
    lab.export(setting(), 3, tmp_path / "longer")
    lab.export(setting(), 5, tmp_path / "longer", resume=True)
    assert contents(tmp_path / "longer") == contents(tmp_path / "whole")
    with pytest.raises(PosseError, match="at least as many"):
        lab.export(setting(), 4, tmp_path / "longer", resume=True)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_any_number_of_processes_writes_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "PART", 3)
    lab.export(setting(), 6, tmp_path / "one")
    lab.export(setting(), 6, tmp_path / "two", jobs=2)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_a_game_that_breaks_down_is_left_out(tmp_path: Path) -> None:
    figures = lab.export(setting(bots=("random", bots.spec(bots.Leaves))), 2, tmp_path)
    assert figures["games"] == figures["errors"] == len(figures["messages"]) == 1
    assert "the bot at seat" in figures["messages"][0]
    (path,) = tmp_path.glob("games-*")
    assert len({row["game"] for row in rows_of(path)}) == 1


@pytest.mark.parametrize(
    ("changes", "count", "format", "message"),
    [
        ({"game": "poker"}, 1, "jsonl", "there is no game"),
        ({"bots": ("genius",)}, 1, "jsonl", "there is no bot"),
        ({}, 0, "jsonl", "at least 1"),
        ({}, 1, "csv", "choose from jsonl, jsonl.gz, parquet"),
        ({"seed": " "}, 1, "jsonl", "a seed is one line"),
    ],
)
def test_bad_input_is_refused(
    changes: dict[str, object], count: int, format: str, message: str, tmp_path: Path
) -> None:
    with pytest.raises(PosseError, match=message):
        lab.export(setting(**changes), count, tmp_path / "out", format=format)
    assert not (tmp_path / "out").exists()


def test_two_exports_do_not_mix(tmp_path: Path) -> None:
    lab.export(setting(), 1, tmp_path)
    with pytest.raises(PosseError, match="holds an export already"):
        lab.export(setting(), 1, tmp_path)
    with pytest.raises(PosseError, match="other settings: seed 1"):
        lab.export(setting(seed="2"), 1, tmp_path, resume=True)
    (tmp_path / lab.ABOUT).write_text("{}")
    with pytest.raises(PosseError, match="cannot be resumed"):
        lab.export(setting(), 1, tmp_path, resume=True)
