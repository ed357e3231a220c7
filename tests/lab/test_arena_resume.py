"""Arenas may be stopped at any time, and go on where they were."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from posse.kernel.errors import PosseError
from posse.lab.arena import store
from posse.lab.arena.run import arena
from tests.lab.arenas import RANDOM, setting, text
from tests.patience import PATIENCE


class Stop(Exception):
    """Somebody stops the run."""


def stopped_after(portions: int) -> Callable[[int], None]:
    left = [portions + 1]  # the first call tells of games that were there already

    def done(_: int) -> None:
        left[0] -= 1
        if not left[0]:
            raise Stop

    return done


def test_a_stopped_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = arena(setting(), 200)
    with pytest.raises(Stop):
        arena(setting(), 200, folder=tmp_path, done=stopped_after(1))
    results = tmp_path / store.RESULTS
    assert len(results.read_text().splitlines()) == 2
    with results.open("a") as file:
        file.write('{"cpu":0.1,"deals":[{"deal":99')  # the machine stopped in the middle of a line
    played: list[int] = []
    resumed = arena(setting(), 200, folder=tmp_path, resume=True, done=played.append)
    assert played == [100, 100]
    assert text(resumed) == text(whole)
    assert len(results.read_text().splitlines()) == 3
    again = arena(setting(), 200, folder=tmp_path, resume=True, done=played.append)  # nothing is left to play
    assert played[2:] == [200]
    assert text(again) == text(whole)


def test_an_arena_can_be_made_longer_but_not_shorter(tmp_path: Path) -> None:
    arena(setting(), 40, folder=tmp_path)
    assert text(arena(setting(), 60, folder=tmp_path, resume=True)) == text(arena(setting(), 60))
    with pytest.raises(PosseError, match="holds 60 games already"):
        arena(setting(), 20, folder=tmp_path, resume=True)


def test_a_folder_is_not_overwritten_and_other_settings_are_named(tmp_path: Path) -> None:
    arena(setting(), 10, folder=tmp_path)
    with pytest.raises(PosseError, match="holds an arena already; --resume"):
        arena(setting(), 10, folder=tmp_path)
    with pytest.raises(PosseError, match=r"cannot be resumed: players 4, not 5; seed 1, not 2$"):
        arena(setting(seed="2", players=5), 10, folder=tmp_path, resume=True)
    with pytest.raises(PosseError, match=r"bots random \+ .*Plain, not random \+ rule-of-thumb"):
        arena(setting("random", "rule-of-thumb"), 10, folder=tmp_path, resume=True)
    with pytest.raises(PosseError, match="name the folder"):
        arena(setting(), 10, resume=True)


def test_a_folder_that_is_damaged_or_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(PosseError, match="cannot be used"):
        arena(setting(), 10, folder=tmp_path / "file")
    arena(setting(), 10, folder=tmp_path)
    results = tmp_path / store.RESULTS
    head, games = results.read_text().splitlines()
    for lines, message in (
        ([head, "?", games], "line 2 of .* cannot be read: the file was damaged; delete that line"),
        ([head, "[" * 100_000], "line 2 of .* cannot be read"),
        ([head, "{}"], "line 2 of .* tells no games"),
        ([head, games, '{"cpu":1,"deals":[7]}'], "line 3 of .* tells no games"),
        ([head, '{"cpu":1,"deals":7}'], "line 2 of .* tells no games"),
        ([head, '{"cpu":"1","deals":[]}'], "line 2 of .* tells no games"),
        ([head, '{"cpu":NaN,"deals":[]}'], "line 2 of .* tells no games"),
        ([head, games.replace('"bots":[', '"bots":[9,')], "line 2 of .* tells no games"),
        ([head, games.replace('"won":[', '"won":[9,')], "line 2 of .* tells no games"),
        ([head, games.replace('"turns":', '"turns":"x","won":')], "line 2 of .* tells no games"),
        ([head, games.replace('"turns":', '"turns":null,"x":')], "line 2 of .* tells no games"),
        ([head, games.replace('"outlaw"', "7")], "line 2 of .* tells no games"),
        ([head, games.replace('"deal":0', '"deal":-1')], "line 2 of .* tells no games"),
        ([head.replace('"settings":{', '"settings":7,"x":{'), games], "line 1 of .* tells no settings"),
        ([head.replace('"versions":{', '"versions":[],"x":{'), games], "line 1 of .* tells no settings"),
        ([head.replace('"players":4', '"players":[4]'), games], r"cannot be resumed: players 4, not 4$"),
        (["{}", games], "holds no arena"),
    ):
        results.write_text("".join(f"{line}\n" for line in lines))
        with pytest.raises(PosseError, match=message):
            arena(setting(), 10, folder=tmp_path, resume=True)
    for foreign in ("{}", '{"mine":1}\n', "one\ntwo", '{"format":"posse arena 2","settings":{}}\n'):
        results.write_text(foreign)
        for resume in (False, True):
            with pytest.raises(
                PosseError, match="holds no arena that this Posse can go on with; name another"
            ):
                arena(setting(), 10, folder=tmp_path, resume=resume)
        assert results.read_text() == foreign
    results.write_text(head[:20])  # nothing was played yet: begin anew
    assert arena(setting(), 10, folder=tmp_path)["games"] == 10


def test_control_c_leaves_a_folder_that_can_be_resumed(tmp_path: Path) -> None:
    command = "from posse.cli import main; main()"
    words = ["arena", "--bots", ",".join(RANDOM), "--games", "100000", "--jobs", "2"]
    running = subprocess.Popen(
        [sys.executable, "-c", command, *words, "--out", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
        start_new_session=True,
    )
    try:
        results = tmp_path / store.RESULTS
        _wait(lambda: results.exists() and results.read_text().count("\n") > 1)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()
    assert running.returncode == 130
    assert not out
    assert " ".join(err.split()) == (
        f"posse: stopped; what was played is kept in {tmp_path}; the same command with --resume goes on"
    )
    assert results.read_text().endswith("\n")


def _wait(there: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < until
        time.sleep(0.05)
