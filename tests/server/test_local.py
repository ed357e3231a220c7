"""`posse play`: a server on one's own machine, with the browser on it."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.running import PATIENCE, free_port


@contextmanager
def playing(folder: Path, *words: str) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(
        [sys.executable, "-m", "posse.cli", "play", "--no-browser", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"},
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


def answers(url: str) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            return httpx.get(url, timeout=2).status_code == 200
        except httpx.TransportError:
            time.sleep(0.05)
    return False


def test_it_serves_and_says_where(tmp_path: Path) -> None:
    port = free_port()
    with playing(tmp_path, "--port", str(port)) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(f"Posse is at http://127.0.0.1:{port}/")
        assert answers(f"http://127.0.0.1:{port}/")
    assert process.returncode == 0
    assert (tmp_path / "posse" / "posse.db").exists()


def test_one_that_runs_already_will_do(tmp_path: Path) -> None:
    port = free_port()
    with playing(tmp_path, "--port", str(port)):
        assert answers(f"http://127.0.0.1:{port}/")
        with playing(tmp_path, "--port", str(port)) as second:
            out, _ = second.communicate(timeout=PATIENCE)
    assert out == f"Posse is running already: http://127.0.0.1:{port}/\n"
    assert second.returncode == 0


@pytest.mark.parametrize(
    "words", [["--seed", "4"], ["--sets", "dodge-city"], ["--explain"], ["--resume", "x.txt"]]
)
def test_what_is_for_the_terminal_says_so(tmp_path: Path, words: list[str]) -> None:
    with playing(tmp_path, *words) as process:
        out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert f"{words[0]} goes with --terminal" in out
