"""A real server: `posse serve` in its own process."""

import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.patience import PATIENCE

#: Below the ports that systems give to outgoing connections: a server's port stays free until it is back.
PORTS = range(10_000, 32_000)
#: What a server says if somebody else has taken its port meanwhile.
TAKEN = "is in use: stop what uses it"


def free_port() -> int:
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port


def answers(url: str) -> bool:
    """Whether somebody serves there, and says that all is well."""
    try:
        return httpx.get(url, timeout=30, verify=False).status_code == 200
    except httpx.TransportError:
        return False


#: The most worlds that bots imagine: what they think is tested elsewhere, and tests should not wait for it.
FEW = "2"


class Server:
    """One process. `start` may be called again after `stop` or `kill`, with the same database and port."""

    def __init__(
        self, database: Path | str, port: int = 0, *words: str, module: str = "tests.server.steady"
    ) -> None:
        self.database = str(database)
        self._may_move = not port
        self.port = port or free_port()
        self._words = words if "--worlds" in words else (*words, "--worlds", FEW)
        self._module = module
        self._process: subprocess.Popen[bytes] | None = None
        self._log = Path()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Returns when the server accepts requests."""
        while (ended := self._begin()) is not None:
            assert self._may_move and TAKEN in ended, f"the server did not start: {ended}"
            self.port = free_port()
        self._may_move = False  # people who know its address look for it there
        return self

    def _begin(self) -> str | None:
        """Its log, if it has ended instead of accepting requests."""
        command = [
            sys.executable,
            "-m",
            self._module,
            "serve",
            "--port",
            str(self.port),
            "--workers",
            "1",
        ]
        # No pipe for the log: the server would wait for its reader.
        with tempfile.NamedTemporaryFile(prefix="posse-log-", delete=False) as log:
            self._log = Path(log.name)
            self._process = subprocess.Popen(
                [*command, "--database", self.database, *self._words],
                stderr=log,
                env={**os.environ, "POSSE_DEBUG": "1"},
            )
        end = time.monotonic() + PATIENCE
        while self._process.poll() is None:
            # Not its health: on a busy machine it may be up but not well.
            if answers(f"{self.url}/api/me") and self._process.poll() is None:
                return None
            if time.monotonic() > end:
                self._process.kill()
            time.sleep(0.05)
        return self._end()

    @contextmanager
    def socket(self, code: str, cookie: str, origin: str | None = None) -> Iterator["Socket"]:
        """A connection to a table, with the cookie of some person, from a page of some site."""
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        with connect(
            url,
            additional_headers={"cookie": cookie},
            origin=None if origin is None else Origin(origin),
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as connection:
            yield Socket(connection)

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        assert self._process is not None
        return self._process

    def stop(self) -> tuple[int, str]:
        """SIGTERM; returns the exit code and the log."""
        self.process.terminate()
        log = self._end()
        return self.process.returncode, log

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        self.process.kill()
        self._end()

    def _end(self) -> str:
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        written = self._log.read_text("utf-8")
        self._log.unlink()
        return written

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()


class Visitor:
    """Somebody with a browser, more or less."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)
        answer = self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.id: str = answer.json()["person"]["id"]

    @property
    def cookie(self) -> str:
        """Everything that makes them known."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def at(self, code: str) -> Iterator["Socket"]:
        """A connection to a table."""
        with self.server.socket(code, self.cookie) as socket:
            yield socket

    def new_table(self, **settings: Any) -> str:
        """The code of a new table."""
        answer = self.http.post("/api/tables", json={"settings": settings})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()


class Socket:
    """A connection to a table that speaks JSON."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def do(self, what: str, **more: Any) -> None:
        self.connection.send(json.dumps({"do": what, **more}))

    def hear(self, kind: str = "", seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message, or the next one of a kind."""
        end = time.monotonic() + seconds
        while True:
            message: dict[str, Any] = json.loads(self.connection.recv(timeout=end - time.monotonic()))
            if kind in ("", message["it"]):
                return message


def until_too_fast(socket: Socket, what: str, **more: Any) -> None:
    """The same again and again, until it is refused as too fast. The limit refills with time, so nobody can say how
    often that is on a busy machine."""
    end = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < end, "nothing was too fast"
        for _ in range(10):
            socket.do(what, **more)
        socket.do("ping")
        while (heard := socket.hear())["it"] != "pong":
            if heard["it"] == "refused" and heard["why"] == "too-fast":
                assert heard["do"] in (what, "ping")
                if heard["do"] == what:
                    return
                break  # that was the ping, so no pong will come
