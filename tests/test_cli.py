"""The command line: what it prints, and how it answers to bad input."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from posse import __version__, cli

GOOD = """\
scenario: good
game: bang
players:
  - ann: {role: sheriff, character: willy-the-kid, hand: [bang@2C]}
  - bob: {role: outlaw, character: rose-doolan}
  - cal: {role: outlaw, character: lucky-duke}
  - dee: {role: renegade, character: paul-regret}
turn: ann
moves:
  - ann: play bang -> bob
  - expect: {bob.life: 3}
"""


class Ran:
    """What came of a command."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Shell:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str | Path) -> Ran:
        with pytest.raises(SystemExit) as end:
            cli.main([str(word) for word in words])
        out, err = self.capsys.readouterr()
        assert "Traceback" not in out + err
        return Ran(int(end.value.code or 0), out, err)


@pytest.fixture
def posse(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Shell:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")  # in English, wherever the tests run
    return Shell(capsys)


def test_scenario_check_says_what_passed_and_what_failed(posse: Shell, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(GOOD)
    ran = posse("scenario", "check", "good.yaml")
    assert ran.code == 0
    assert ran.out.splitlines() == ["PASS good.yaml", "1 passed, 0 failed"]
    (tmp_path / "bad.yaml").write_text(GOOD.replace("good", "bad").replace("bob.life: 3", "bob.life: 9"))
    ran = posse("scenario", "check", "good.yaml", "bad.yaml")
    assert ran.code == 1
    assert ran.out.splitlines() == [
        "PASS good.yaml",
        "FAIL bad.yaml: move 2: expected bob.life: 9, found 3",
        "1 passed, 1 failed",
    ]
    (tmp_path / "twice.yaml").write_text(
        GOOD.replace("good", "twice").replace("[bang@2C]", "[bang@2C, bang@2C]")
    )
    ran = posse("scenario", "check", tmp_path)
    assert ran.code == 2
    assert "players.ann.hand: bang@2C is named twice" in ran.out
    assert ran.out.endswith("1 passed, 2 failed\n")


def test_scenario_check_of_nothing(posse: Shell, tmp_path: Path) -> None:
    assert posse("scenario", "check").code == 2
    ran = posse("scenario", "check", tmp_path)
    assert (ran.code, "there is no scenario in" in ran.err) == (2, True)
    assert posse("scenario", "check", "missing.yaml").code == 2


def test_catalogue(posse: Shell) -> None:
    sets = json.loads(posse("catalogue", "--json").out)["sets"]
    base = sets[0]
    assert set(base) == {"id", "game", "name", "tables", "cards", "characters"}
    assert base["tables"][0] == {
        "players": 4,
        "roles": ["sheriff", "renegade", "outlaw", "outlaw"],
        "open_roles": False,
    }
    assert base["cards"][0] == {
        "key": "card/volcanic",
        "id": "volcanic",
        "name": "Volcanic",
        "border": "blue",
        "reach": 1,
        "copies": ["10S", "10C"],
    }
    assert base["characters"][0] == {
        "key": "character/bart-cassidy",
        "id": "bart-cassidy",
        "name": "Bart Cassidy",
        "life": 4,
    }
    assert {each["game"] for each in sets} == {"bang", "dice", "duel"}
    shown = posse("catalogue").out
    assert "Bart Cassidy (4)" in shown
    assert "Variants stick-of-dynamite, first-game" in shown
    assert "BANG! The Dice Game (dice)" in shown


@pytest.mark.parametrize("game", ["bang", "dice", "duel"])
def test_simulate(posse: Shell, game: str) -> None:
    figures = json.loads(posse("simulate", "--game", game, "--games", "20", "--json").out)
    keys = "games finished unfinished errors decisions turns cpu_seconds wall_seconds games_per_cpu_second"
    assert set(keys.split()) | {"decisions_per_cpu_second", "wins"} <= set(figures)
    assert figures["finished"] == 20
    assert "games per cpu second" in posse("simulate", "--game", game, "--games", "5").out


def test_arena(posse: Shell, tmp_path: Path) -> None:
    words = (
        "arena",
        "--players",
        "4",
        "--bots",
        "random,tests.lab.bots:Raises,rule-of-thumb/easy",
        "--jobs",
        "1",
    )
    ran = posse(*words, "--games", "7", "--out", "arena")
    assert ran.code == 1  # somebody forfeited
    said = " ".join(ran.err.split())
    assert "9 games are played: 7, rounded up to whole deals of 3 games each" in said
    assert "tests.lab.bots:Raises forfeited the game of seed 1/" in said
    assert "its record is arena/forfeits/bang-4-1-" in said
    for heading in ("Sheriff: average", "Renegade: average", "In all roles; expected"):
        assert heading in ran.out
    folder = tmp_path / "arena"
    figures = json.loads((folder / "arena.json").read_text())
    assert figures["games"] == 9
    assert "</html>" in (folder / "arena.html").read_text()
    again = posse(*words, "--games", "9", "--out", "arena")
    assert (again.code, "holds an arena already; --resume" in again.err) == (2, True)
    more = posse(*words, "--games", "12", "--out", "arena", "--resume", "--json")
    assert json.loads(more.out)["games"] == 12
    other = posse(*words, "--games", "12", "--out", "arena", "--resume", "--seed", "2")
    assert (other.code, "seed 1, not 2" in " ".join(other.err.split())) == (2, True)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_bots_print_is_no_output(tmp_path: Path, jobs: str) -> None:
    words = ("--bots", "random,tests.lab.bots:Chatty", "--games", "2", "--jobs", jobs, "--json")
    for command in ("arena", "simulate"):
        code = "from posse.cli import main; main()"
        ran = subprocess.run([sys.executable, "-c", code, command, *words], capture_output=True, text=True)
        assert ran.returncode == 0
        assert json.loads(ran.stdout)["games"] == 2
        assert "I think\n" in ran.stderr
        assert "hm\n" in ran.stderr


def test_a_bot_that_breaks_down_ends_a_game_with_a_sentence(
    posse: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 5000))
    ran = posse("play", "--terminal", "--seed", "4", "--players", "4", "--bots", "tests.lab.bots:Nonsense")
    said = " ".join(ran.err.split())
    assert ran.code == 2
    assert "broke down: TypeError: it answered with a NoneType" in said
    assert "The game is in posse-game.txt" in said
    assert (tmp_path / "posse-game.txt").exists()


def test_arena_without_plots(posse: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    ran = posse("arena", "--bots", "random,rule-of-thumb", "--games", "2", "--jobs", "1", "--out", "arena")
    assert ran.code == 0
    assert "arena.html was not written: plots need altair" in " ".join(ran.err.split())
    assert sorted(path.name for path in (tmp_path / "arena").iterdir()) == ["arena.json", "results.jsonl"]
    ran = posse("report", "--games", "2", "--jobs", "1")
    assert (ran.code, "pip install 'posse-game[report]'" in " ".join(ran.err.split())) == (2, True)
    assert posse("report", "--games", "2", "--jobs", "1", "--json").code == 0


def test_report(posse: Shell, tmp_path: Path) -> None:
    words = ("--bots", "random", "--games", "5", "--jobs", "1")
    ran = posse("report", *words, "--compare", "base;dodge-city,high-noon", "--json", "--out", "report.html")
    assert ran.code == 0
    told = json.loads(ran.out)["simulations"]
    assert [each["settings"]["sets"] for each in told] == [["base"], ["base", "dodge-city", "high-noon"]]
    assert "dodge-city + high-noon" in (tmp_path / "report.html").read_text()
    assert posse("simulate", *words, "--out", "one.json").code == 0
    assert posse("simulate", "--game", "dice", *words, "--out", "dice.json").code == 0
    assert posse("report", "one.json").code == 0
    assert "Report: BANG!" in (tmp_path / "posse-report.html").read_text()
    mixed = posse("report", "one.json", "dice.json")
    assert (mixed.code, "about bang and dice" in " ".join(mixed.err.split())) == (2, True)


def test_help_is_quick() -> None:
    """What takes long to load is loaded when it is needed."""
    heavy = {"altair", "argon2", "distributed", "joblib", "litestar", "openskill", "uvicorn", "vl_convert"}
    code = f"import sys; from posse import cli; print(*sorted({heavy} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == ""


def test_it_is_a_module_too() -> None:
    command = [sys.executable, "-m", "posse.cli", "--version"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == __version__


@pytest.mark.parametrize("game", ["bang", "dice", "duel"])
def test_bench(posse: Shell, game: str) -> None:
    figures = json.loads(posse("bench", "--game", game, "--seconds", "0.05", "--json").out)
    assert figures["game"] == game
    assert figures["build"] in ("interpreted", "compiled")
    for key, value in figures.items():
        assert value or key == "sets", key
    assert figures["view_json_bytes"] < 5000
    assert figures["state_bytes"] < 20_000


def test_export(posse: Shell, tmp_path: Path) -> None:
    words = (
        "export",
        "--game",
        "dice",
        "--bots",
        "random",
        "--games",
        "2",
        "--jobs",
        "1",
        "--out",
        str(tmp_path / "x"),
    )
    figures = json.loads(posse(*words, "--json").out)
    assert figures["games"] == 2
    ran = posse(*words)
    assert ran.code == 2
    assert "--resume goes on" in " ".join(ran.err.split())
    assert posse(*words, "--resume").code == 0


def test_bench_env(posse: Shell) -> None:
    figures = json.loads(posse("bench", "env", "--game", "dice", "--seconds", "0.05", "--json").out)
    assert figures["batch_decisions_per_cpu_second"] > 0
    assert figures["aec_steps_per_cpu_second"] > 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["simulate", "--players", "9"], "for 3-8 players, not for 9"),
        (["simulate", "--players", "2"], "is for 4, 5, 6, 7 players, not for 2"),
        (["simulate", "--sets", "moon"], 'there is no set "moon"'),
        (["simulate", "--variants", "moon"], 'there is no variant "moon"'),
        (
            ["simulate", "--preset", "moon"],
            'there is no preset "moon" of bang; choose from first-game, classic',
        ),
        (["simulate", "--preset", "classic", "--game", "dice"], 'there is no preset "classic" of dice'),
        (["simulate", "--game", "chess"], 'there is no game "chess"'),
        (["simulate", "--bots", "genius"], 'there is no bot "genius"'),
        (["simulate", "--games", "none"], "none"),
        (["simulate", "--gamez", "5"], "--gamez"),
        (["simulate", "--games", "1", "--out", "/dev/null/file.json"], "cannot be written"),
        (["arena", "--bots", "random,genius"], 'there is no bot "genius"'),
        (["arena", "--bots", "random,rule-of-thumb/divine"], 'no level or temper "divine"'),
        (["arena", "--bots", "random"], "at least two bots"),
        (["arena", "--bots", "random,random"], "random stands twice"),
        (["arena", "--games", "0"], "at least 1"),
        (["arena", "--jobs", "0"], "at least 1"),
        (["arena", "--resume"], "name the folder"),
        (["arena", "--cluster", "nonsense"], "no address of a Dask cluster"),
        (["arena", "--cluster", "127.0.0.1:1"], "no Dask cluster can be reached"),
        (["report", "none.json"], "none.json cannot be read"),
        (["report", "none.json", "--games", "10"], "files to report on or what to simulate"),
        (["report", "--sets", "base", "--compare", "base;dodge-city"], "not both"),
        (["report", "--compare", "base;moon"], 'there is no set "moon"'),
        (["report", "--games", "0"], "at least 1"),
        (["report", "--out", "/dev/null/page.html"], "cannot be written"),
        (["play", "--terminal", "--players", "99"], "for 3-8 players, not for 99"),
        (["play", "--terminal", "--name", "Big Bob"], "cannot be a player's name"),
        (["play", "--terminal", "--game", "duel", "--name", "zoe"], "your side in the duel is law or outlaw"),
        (["play", "--terminal", "--resume", "none.txt"], "none.txt cannot be read"),
        (["replay", "none.txt"], "none.txt cannot be read"),
        (["bench", "--seconds", "0"], "a number above 0, and at most 3600"),
        (["bench", "--flood"], "--flood goes with posse bench server"),
        (["bench", "moon"], "choose from engine, env, server"),
        (["bench", "env", "--flood"], "--flood goes with posse bench server"),
        (["bench", "env", "--game", "moon"], 'there is no game "moon"'),
        (["bench", "server", "--clients", "2"], "3 to 8 players each"),
        (["bench", "server", "--game", "nonsense"], 'there is no game "nonsense"'),
        (["bench", "server", "--game", "dice"], "plays BANG!; leave out --game"),
        (["bench", "server", "--sets", "moon"], 'there is no set "moon"'),
        (["rule"], "say what to look up"),
        (["rule", "barell"], "barrel"),
        (["dance"], "dance"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(posse: Shell, words: list[str], message: str) -> None:
    ran = posse(*words)
    assert ran.code == 2
    assert message in " ".join(ran.err.split())
    assert not ran.out


@pytest.mark.parametrize(
    "command",
    [
        *("play", "replay", "verify", "rule", "catalogue", "scenario check"),
        *("simulate", "arena", "report", "export", "serve", "bench"),
    ],
)
def test_every_command_has_help_with_examples(posse: Shell, command: str) -> None:
    ran = posse(*command.split(), "--help")
    assert ran.code == 0
    assert f"posse {command}" in ran.out
    assert "Examples:" in ran.out


def test_rule(posse: Shell) -> None:
    assert "Hearts" in posse("rule", "barrel").out
    assert posse("rule", "slab", "the", "killer").code == 0
    assert json.loads(posse("rule", "barrel", "--json").out)[0]["id"] == "barrel"


def test_a_game_is_left_resumed_and_replayed(
    posse: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("? beer\nnonsense\nquit\n"))
    left = posse("play", "--terminal", "--seed", "4", "--players", "4", "--sets", "dodge-city")
    assert left.code == 0
    saved = tmp_path / "posse-game.txt"
    assert "# you: you" in saved.read_text()
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 5000))  # the first option, until the end
    over = posse("play", "--terminal", "--resume", saved)
    assert over.code == 0
    assert "You win!" in over.out or "You have lost" in over.out
    again = posse("play", "--terminal", "--resume", saved)
    assert (again.code, "is over" in again.err) == (2, True)
    assert posse("play", "--terminal", "--resume", saved, "--name", "zoe").code == 2
    assert "turn" in posse("replay", saved).out
    assert posse("replay", saved, "--at", "3", "--as", "you").code == 0
    told = json.loads(posse("replay", saved, "--at", "3", "--json").out)
    assert told["header"]["game"] == "bang"
    assert posse("replay", saved, "--at", "999999").code == 2
    assert posse("replay", saved, "--as", "zoe").code == 2


def test_the_language_is_given_or_that_of_the_environment(
    posse: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play = ("play", "--terminal", "--seed", "4", "--players", "4")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert "Antworte mit einer Nummer" in posse(*play, "--lang", "de").out
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert "Rispondi con un numero" in posse(*play).out
    assert "carta blu" in posse("rule", "barrel").out
    assert "blaue Karte" in posse("rule", "barrel", "--lang", "de").out
    assert json.loads(posse("rule", "card/jail", "--lang", "de", "--json").out)[0]["name"] == "Gefängnis"
    saved = tmp_path / "posse-game.txt"
    assert "senza niente di coperto" in posse("replay", saved).out
    assert "After move" not in posse("replay", saved, "--at", "1", "--lang", "de").out
    for words in (("rule", "barrel"), ("replay", saved), play):
        refused = posse(*words, "--lang", "fr")
        assert (refused.code, 'no words in "fr"' in refused.err) == (2, True)
    assert "--lang goes with --terminal" in posse("play", "--lang", "de").err


def test_an_error_of_our_own_is_no_traceback(posse: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("posse.games.catalogue", broken)
    ran = posse("catalogue")
    assert ran.code == 70
    assert "this is an error in Posse itself: ZeroDivisionError: oops" in " ".join(ran.err.split())
    monkeypatch.setenv("POSSE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        cli.main(["catalogue"])
