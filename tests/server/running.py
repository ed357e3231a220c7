"""A real server: `posse serve` in a process of its own."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

#: Seconds after which a test gives up waiting: for a server that begins or stops, and for a message.
PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def answers(url: str) -> bool:
    """Whether somebody serves there, and says that all is well."""
    try:
        return httpx.get(url, timeout=10).status_code == 200
    except httpx.TransportError:
        return False


class Server:
    """One process. `start` may be called again after `stop` or `kill`, with the same database and port."""

    def __init__(self, database: Path | str, port: int = 0, *words: str) -> None:
        self.database = str(database)
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._words = words
        self._process: subprocess.Popen[bytes] | None = None
        self._log = Path()

    def start(self) -> Self:
        """Returns when the server takes requests."""
        command = [
            sys.executable,
            "-m",
            "tests.server.steady",
            "serve",
            "--port",
            str(self.port),
            "--workers",
            "1",
        ]
        # No pipe for the log: the server would wait for whoever reads it.
        with tempfile.NamedTemporaryFile(prefix="posse-log-", delete=False) as log:
            self._log = Path(log.name)
            self._process = subprocess.Popen(
                [*command, "--database", self.database, *self._words],
                stderr=log,
                env={**os.environ, "POSSE_DEBUG": "1"},
            )
        end = time.monotonic() + PATIENCE
        while not answers(f"{self.url}/health"):
            if self._process.poll() is not None or time.monotonic() > end:
                self._process.kill()
                raise AssertionError(f"the server did not start: {self._end()}")
            time.sleep(0.05)
        return self

    @contextmanager
    def socket(self, code: str, cookie: str, origin: str | None = None) -> Iterator["Socket"]:
        """A connection to a table, of whoever has a cookie, from a page of some site."""
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        with connect(
            url,
            additional_headers={"cookie": cookie},
            origin=None if origin is None else Origin(origin),
            proxy=None,
        ) as connection:
            yield Socket(connection)

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        assert self._process is not None
        return self._process

    def stop(self) -> tuple[int, str]:
        """SIGTERM; gives the exit code and the log."""
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
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        answer = self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.id: str = answer.json()["person"]["id"]

    @property
    def cookie(self) -> str:
        """All that makes him known."""
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
