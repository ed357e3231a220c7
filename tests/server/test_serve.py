"""`posse serve` as it is run: a process, requests, sockets and signals."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from posse import cli
from posse.kernel.errors import PosseError
from posse.server.config import default_database
from posse.server.socket_limits import PER_PERSON
from tests.patience import PATIENCE
from tests.server.running import Server, Visitor, free_port

#: A game of bots that is over in a moment.
QUICK = {"game": "duel", "players": 2, "pace": 0.0, "per_move": None, "bots": "random"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "posse.db") as running:
        yield running


def test_a_game_from_the_first_request_to_the_record(server: Server, tmp_path: Path) -> None:
    with Visitor(server, "Ann") as ann, Visitor(server, "Bob") as bob:
        code = ann.new_table(**QUICK)
        with ann.at(code) as hers, bob.at(code) as his:
            assert hers.hear("welcome")["seat"] == 0
            assert his.hear("welcome")["seat"] is None
            his.do("say", text="what I say is nobody's business")
            assert hers.hear("chat")["lines"][0]["name"] == "Bob"
            hers.do("start")
            while not (published := hers.hear("table")["table"]["seed_hash"]):
                pass
            hers.do("stand")  # a bot plays on
            while (table := hers.hear("table")["table"])["status"] != "over":
                pass
            assert table["seed_hash"] == published
            record = ann.http.get(f"/api/tables/{code}/games/1/record").text
            code_of_stop, log = server.stop()
            assert his.hear("bye")["why"] == "restart"
        file = tmp_path / "record.txt"
        file.write_text(record)
        ran = posse("verify", str(file), "--hash", published)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert posse("replay", str(file)).returncode == 0
        assert code_of_stop == 0
        lines = [json.loads(line) for line in log.splitlines()]
        assert [line["event"] for line in lines][-1] == "stopped"
        told = {line["event"] for line in lines if line["level"] == "info"}
        assert told == {"listening", "request", "socket", "stopping", "stopped"}
        assert "error" not in {line["level"] for line in lines}
        for secret in (code, "nobody's business", *ann.http.cookies.values()):
            assert secret not in log


def posse(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "posse.cli", *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, **environment},
    )


def test_it_stops_in_the_middle_of_a_game_and_says_goodbye(server: Server) -> None:
    with Visitor(server, "Ann") as ann, ann.at(ann.new_table(**QUICK | {"pace": 0.05})) as hers:
        hers.do("start")
        hers.do("stand")  # only bots play now
        for _ in range(5):
            hers.hear("play")
        server.process.send_signal(signal.SIGINT)
        assert hers.hear("bye")["why"] == "restart"
        with pytest.raises(ConnectionClosed) as closed:
            hers.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4000
        code, log = server.stop()
        assert code == 0
        assert "error" not in {json.loads(line)["level"] for line in log.splitlines()}


def test_the_tables_are_there_again(tmp_path: Path) -> None:
    server = Server(tmp_path / "posse.db")
    with server, Visitor(server, "Ann") as ann:
        code = ann.new_table()
        server.kill()
        server.start()
        with ann.at(code) as hers:  # the same person: cookies are signed with the store's secret
            assert hers.hear("welcome")["seat"] == 0


def test_workers_go_with_a_server_that_is_killed(server: Server) -> None:
    with Visitor(server, "Ann") as ann, ann.at(ann.new_table(**QUICK)) as hers:
        hers.do("start")
        hers.do("stand")
        while hers.hear("table")["table"]["status"] != "over":
            pass
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    workers = [int(pid) for pid in children.read_text().split()]
    assert workers
    server.kill()
    end = time.monotonic() + PATIENCE
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < end
        time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


def test_too_many_windows(server: Server) -> None:
    with Visitor(server, "Ann") as ann:
        code = ann.new_table()
        with ExitStack() as windows:
            for _ in range(PER_PERSON):
                windows.enter_context(ann.at(code)).hear("welcome")
            with ann.at(code) as one_more:
                assert one_more.hear("bye")["why"] == "too-many-sockets"
        end = time.monotonic() + PATIENCE
        while not welcome(ann, code):  # until the server has noticed
            assert time.monotonic() < end, "there is no room for another window"
            time.sleep(0.5)


def welcome(visitor: Visitor, code: str) -> bool:
    """Whether somebody may still come to a table."""
    with visitor.at(code) as window:
        while (heard := window.hear())["it"] not in ("welcome", "bye"):
            pass
        return bool(heard["it"] == "welcome")


def test_bad_flags_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        cases = {
            ("--port", port): f"port {port} is in use: stop what uses it, or choose another with --port",
            ("--port", "0"): "a port is a number from 1 to 65535, not 0",
            ("--host", "192.0.2.1", "--port", str(free_port())): "is no address of this machine",
            ("--host", "x" * 70, "--port", str(free_port())): "is no address of this machine",
            ("--workers", "0"): "bots think in 1 to 64 processes, not in 0",
            ("--worlds", "0"): "bots that look ahead imagine 1 to 10000 worlds a decision, not 0",
            ("--origin", "posse.example.org"): "is no origin",
        }
        for words, sentence in cases.items():
            with pytest.raises(SystemExit) as end:
                cli.main(["serve", "--database", str(tmp_path / "posse.db"), *words])
            assert end.value.code == 2
            out, err = capsys.readouterr()
            assert sentence in " ".join(err.split())
            assert out + err.partition("\n")[2].strip() == ""


def test_the_database_lies_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_database() == str(tmp_path / "data" / "posse" / "posse.db")
    assert (
        tmp_path / "data" / "posse"
    ).stat().st_mode & 0o777 == 0o700  # passwords and the secret are in there
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(PosseError, match="cannot be made: Not a directory; name a database with --database"):
        default_database()


def test_a_bad_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "other.db").write_text("not a database, but long enough to be looked at " * 10)
    port = str(free_port())
    for database, sentence in {
        str(tmp_path / "none" / "posse.db"): "give a file in a folder that exists",
        str(tmp_path / "other.db"): "is no SQLite database",
    }.items():
        ran = posse("serve", "--port", port, POSSE_DATABASE=database)
        assert ran.returncode == 2
        assert sentence in " ".join(ran.stderr.split())
        assert "Traceback" not in ran.stderr
