"""Windows and macOS: the program works without what only Unix, or only Linux, has."""

import importlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from posse import machine
from tests.patience import PATIENCE
from tests.server.running import Server, Visitor

#: Imports everything there is, without Unix. PyTorch need not be installed: it is in no lock.
ALL = """
import tests.no_unix, importlib, pkgutil, posse
for each in pkgutil.walk_packages(posse.__path__, "posse."):
    if not each.name.endswith("__main__"):
        try:
            importlib.import_module(each.name)
        except ModuleNotFoundError as error:
            if error.name != "torch":
                raise
from posse import machine
machine.allow_files()
machine.give_way()
assert machine.peak_memory_mb() is None
assert type(machine.event_loop()).__module__.startswith("asyncio")
"""

MADE_UP = """
from posse.bots.bot import RandomBot
class Chance(RandomBot):
    pass
"""


def without_unix(*words: str, cwd: Path, said: str = "", **environment: str) -> str:
    """What the program prints; it must end well."""
    ran = subprocess.run(
        [sys.executable, *words],
        cwd=cwd,
        input=said,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "POSSE_DEBUG": "1", **environment},
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_everything_can_be_imported(tmp_path: Path) -> None:
    without_unix("-c", ALL, cwd=tmp_path)


def test_it_plays_and_simulates(tmp_path: Path) -> None:
    posse = ("-m", "tests.no_unix")
    # A bot from elsewhere is watched by an alarm, if there is one.
    words = ("simulate", "--game", "duel", "--games", "4", "--jobs", "2", "--bots", "random,made_up:Chance")
    (tmp_path / "made_up.py").write_text(MADE_UP)
    found = json.loads(without_unix(*posse, *words, "--json", cwd=tmp_path))
    assert found["games"] == 4
    without_unix(*posse, "play", "--terminal", "--seed", "7", cwd=tmp_path, said="quit\n")
    assert (tmp_path / "posse-game.txt").exists()


def test_it_serves_and_stops(tmp_path: Path) -> None:
    quick = {"game": "duel", "players": 2, "pace": 0.0, "per_move": None, "bots": "random"}
    with Server(tmp_path / "posse.db", module="tests.no_unix") as server, Visitor(server, "Ann") as ann:
        with ann.at(ann.new_table(**quick)) as hers:
            hers.do("start")
            hers.do("stand")  # bots play, in their own processes
            while hers.hear("table")["table"]["status"] != "over":
                pass
        second = Server(tmp_path / "posse.db", module="tests.no_unix")
        with pytest.raises(AssertionError, match="only one Posse server may serve it"):
            second.start()
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(PATIENCE) == 0


@pytest.mark.parametrize(
    ("system", "environment", "folder"),
    [
        ("linux", {}, "~/.local/share"),
        ("darwin", {}, "~/Library/Application Support"),
        ("win32", {"LOCALAPPDATA": "/users/ann/local"}, "/users/ann/local"),
        ("darwin", {"XDG_DATA_HOME": "/elsewhere"}, "/elsewhere"),
    ],
)
def test_where_the_database_lies(
    system: str, environment: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", system)
    assert machine.data_folder() == Path(folder).expanduser()


def test_a_system_that_promises_more_files_than_it_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    """macOS says that there is no limit, and then refuses to have none."""
    resource = importlib.import_module("resource")
    asked: list[int] = []

    def setrlimit(which: int, limits: tuple[int, int]) -> None:
        asked.append(limits[0])
        if limits[0] != machine.MANY_FILES[-1]:
            raise ValueError("not allowed")

    monkeypatch.setattr(resource, "getrlimit", lambda which: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", setrlimit)
    machine.allow_files()
    assert asked == [resource.RLIM_INFINITY, *machine.MANY_FILES]


def test_a_terminal_that_has_not_all_letters(tmp_path: Path) -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii"}
    without_unix("-m", "posse.cli", "rule", "barrel", "--lang", "de", cwd=tmp_path, **ascii_only)
    told = without_unix("-m", "posse.cli", "catalogue", "--json", cwd=tmp_path, **ascii_only)
    assert "José Delgado" in json.dumps(json.loads(told), ensure_ascii=False)
