"""`posse play`: a server on one's own machine, with the browser on it."""

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from posse.kernel.errors import PosseError
from posse.server import local
from posse.server.config import Config
from tests.patience import PATIENCE
from tests.server.running import answers, free_port


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
    with playing(tmp_path, "--port", str(port)) as first:
        assert first.stdout is not None
        first.stdout.readline()  # it is up
        with playing(tmp_path, "--port", str(port)) as second:
            out, _ = second.communicate(timeout=PATIENCE)
    assert out == f"Posse is running already: http://127.0.0.1:{port}/\n"
    assert second.returncode == 0


@pytest.mark.parametrize(
    "says", [b"220 mail.example ESMTP\r\n", b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", b""]
)
def test_somebody_else_has_the_port(says: bytes) -> None:
    """A mail server, another site, somebody who hangs up."""
    with socket.create_server((local.HOST, 0)) as other:

        def answer() -> None:
            for _ in range(2):  # it is asked whether it is there, and who it is
                with other.accept()[0] as caller:
                    if caller.recv(10_000):
                        caller.sendall(says)

        answering = threading.Thread(target=answer)
        answering.start()
        with pytest.raises(PosseError, match="is in use: stop what uses it"):
            local.play_in_browser(Config("none"), other.getsockname()[1], lambda _: None)
        answering.join()


@pytest.mark.parametrize(
    "words", [["--seed", "4"], ["--sets", "dodge-city"], ["--explain"], ["--resume", "x.txt"]]
)
def test_what_is_for_the_terminal_says_so(tmp_path: Path, words: list[str]) -> None:
    with playing(tmp_path, *words) as process:
        out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert f"{words[0]} goes with --terminal" in out


@pytest.mark.parametrize("port", ["0", "65536", "-1"])
def test_a_port_that_is_none(tmp_path: Path, port: str) -> None:
    with playing(tmp_path, "--port", port) as process:
        out, _ = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (2, f"posse: a port is a number from 1 to 65535, not {port}\n")
