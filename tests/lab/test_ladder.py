"""The ladder of bots."""

import json
from pathlib import Path

import pytest

from posse.cli import main
from posse.kernel.errors import PosseError
from posse.lab.ladder import run
from posse.lab.ladder.page import duration, ladder_page
from posse.lab.ladder.run import Group, Table, groups_of, tables_of

BOTS = ("random", "rule-of-thumb/easy", "rule-of-thumb")


def exit_of(words: list[str]) -> int:
    with pytest.raises(SystemExit) as ended:
        main(words)
    return int(ended.value.code or 0)


def test_tables_are_asked_for_in_a_word_each() -> None:
    assert tables_of("duel, bang:7,bang:5:everything") == [
        Table("duel", 2),
        Table("bang", 7),
        Table("bang", 5, "everything"),
    ]
    assert [table.name for table in tables_of(run.TABLES)][:2] == ["bang:4", "bang:5"]
    everything = Table("bang", 5, "everything").setting(BOTS, "1").rules()
    assert "dodge-city" in everything.sets


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "needs a table"),
        ("chess", "chess"),
        ("bang:many", "bang:5:everything"),
        ("bang:5:everything:more", "bang:5:everything"),
        ("duel,duel:2", "twice"),
    ],
)
def test_tables_that_cannot_be_had(text: str, says: str) -> None:
    with pytest.raises(PosseError, match=says):
        tables_of(text)


def test_bots_that_look_ahead_meet_the_best_of_the_others_in_fewer_games() -> None:
    assert groups_of(run.BOTS, 100, 10) == [
        Group("quick", run.BOTS[:5], 100),
        Group("ahead", run.BOTS[3:], 10),
    ]
    assert groups_of(BOTS, 100, 10) == [Group("all", BOTS, 100)]
    assert groups_of(("random", "search"), 100, 10) == [Group("all", ("random", "search"), 10)]
    assert Group("all", BOTS, 100).whole == 102


def test_all_is_checked_before_a_game_is_played() -> None:
    with pytest.raises(PosseError, match="players"):
        run.check(tables_of("duel,bang:99"), groups_of(BOTS, 3, 3), "1", 1)
    with pytest.raises(PosseError, match="preset"):
        run.check(tables_of("bang:5:nonsense"), groups_of(BOTS, 3, 3), "1", 1)
    with pytest.raises(PosseError, match="no-such-bot"):
        groups_of(("random", "no-such-bot"), 3, 3)


def test_a_ladder_rates_every_bot_at_every_table(tmp_path: Path) -> None:
    tables = tables_of("duel,bang:4")
    told: list[int] = []
    groups = groups_of(BOTS, 6, 1)
    figures = run.ladder(tables, groups, "1", date="2026-01-02", folder=tmp_path, done=told.append)
    assert sum(told) == run.whole(tables, groups) == 12
    assert [table["table"] for table in figures["tables"]] == ["duel:2", "bang:4"]
    for table in figures["tables"]:
        assert [bot["name"] for bot in table["bots"]] == list(BOTS)
        assert table["bots"][0]["over_the_one_before"] is None
        for bot in table["bots"][1:]:
            over = bot["over_the_one_before"]
            assert over["low"] <= over["value"] <= over["high"]
        assert all(bot["seconds_a_decision"] >= 0 for bot in table["bots"])
    page = ladder_page(figures, "posse ladder --games 6")
    assert "2026-01-02" in page
    assert "$ posse ladder --games 6" in page
    assert page.count("| `rule-of-thumb/easy` |") == 2
    again = run.ladder(tables, groups, "1", date="2026-01-02", folder=tmp_path, resume=True)
    ratings = [
        [bot["rating"] for table in each["tables"] for bot in table["bots"]] for each in (figures, again)
    ]
    assert ratings[0] == ratings[1]


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "ladder"
    asked = ["ladder", "--tables", "duel", "--bots", "random,rule-of-thumb", "--games", "4", "--jobs", "1"]
    assert exit_of([*asked, "--out", str(out), "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures == json.loads((out / "ladder.json").read_text("utf-8"))
    page = (out / "ladder.md").read_text("utf-8")
    assert "posse ladder --tables duel --bots random,rule-of-thumb --games 4 --slow-games 100" in page
    assert "## The Duel" in page
    assert exit_of([*asked, "--resume"]) == 2
    assert "--out" in capsys.readouterr().err


def test_a_time_is_told_in_few_digits() -> None:
    assert [duration(each) for each in (0.0312, 0.00123, 0.000045)] == ["31 ms", "1.2 ms", "45 us"]
