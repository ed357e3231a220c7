"""Runs a server: one process, until it is told to stop."""

import asyncio
import errno
import gc
import socket
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from typing import Any, Final

import structlog
import uvicorn

from posse import machine
from posse.kernel.errors import PosseError
from posse.server import logging_setup
from posse.server.admission import MOST, OWN_FILES, Admission
from posse.server.app import create_app
from posse.server.config import Config
from posse.server.doorstep import Doorstep
from posse.server.http.guard import few_enough
from posse.server.http_door import HttpDoor, MayAsk
from posse.server.service import Service, open_service
from posse.server.socket_door import LARGEST, SocketDoor

#: Connections that may wait to be accepted.
BACKLOG: Final = 4096
#: Seconds that a connection may be idle after an answer. Proxies close idle connections sooner, so we never close one
#: that a proxy is about to use.
IDLE: Final = 75
#: Seconds that requests have to finish when the server stops.
PATIENCE: Final = 2
#: Seconds after which we log that the database is not open yet.
LONG: Final = 3.0
#: The thresholds of the garbage collector: the first generation is collected after 1,000 new objects, the second every
#: tenth time, the third every fiftieth time after that. Each socket is about a hundred long-lived objects. With
#: Python's own thresholds and thousands of sockets, everybody would wait half a second again and again.
GARBAGE: Final = (1_000, 10, 50)

#: With this we can take a port that nobody listens at. On Windows, SO_REUSEADDR would share it with whoever does.
_MINE_ALONE: Final = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
#: The errors for a port that is in use.
_IN_USE: Final = (errno.EADDRINUSE, getattr(errno, "WSAEACCES", errno.EADDRINUSE))

_log = structlog.get_logger()


def serve(config: Config, host: str, port: int, *, quiet: bool = False) -> None:
    """Serve until SIGTERM or SIGINT, or Ctrl-Break on Windows."""
    with bound(host, port) as address:
        logging_setup.configure(quiet)
        machine.allow_files()
        with asyncio.Runner(loop_factory=machine.event_loop) as runner:
            runner.run(_serve(config, address))


async def _serve(config: Config, address: socket.socket) -> None:
    stop = asyncio.Event()
    machine.when_told_to_stop(stop.set)
    async with AsyncExitStack() as stack:
        # This may take long: another process may be migrating the database.
        service = await _unless(stop, stack.enter_async_context(open_service(config)))
        if service is None:
            return
        admission = _admission(config)
        server = _Server(
            configured(create_app(config, service), admission, partial(few_enough, service)),
            address,
            admission,
        )
        _collect_seldom()
        serving = asyncio.create_task(server.serve())
        stopped = asyncio.create_task(stop.wait())
        host, port = address.getsockname()[:2]
        _log.info("listening", url=f"http://{f'[{host}]' if ':' in host else host}:{port}/")
        await asyncio.wait([serving, stopped], return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            stopped.cancel()
            raise PosseError(f"the server could not listen at {host} port {port}: {_first_line(serving)}")
        await _stop(service, server, serving)


async def _unless(stop: asyncio.Event, work: Coroutine[object, object, Service]) -> Service | None:
    """The result of some work, or None if we are told to stop first."""
    working, stopped = asyncio.create_task(work), asyncio.create_task(stop.wait())
    done, _ = await asyncio.wait([working, stopped], timeout=LONG, return_when=asyncio.FIRST_COMPLETED)
    if not done:
        _log.warning("the database takes its time; another process may be bringing it up to date")
        await asyncio.wait([working, stopped], return_when=asyncio.FIRST_COMPLETED)
    stopped.cancel()
    if working.done():
        return working.result()
    working.cancel()
    with suppress(asyncio.CancelledError):
        await working
    return None


async def _stop(service: Service, server: uvicorn.Server, serving: "asyncio.Task[None]") -> None:
    """Say goodbye to people first, then accept no more requests, then let the running ones finish."""
    _log.info("stopping")
    await service.stop()
    server.should_exit = True
    await asyncio.wait([serving], timeout=PATIENCE + 1)
    _log.info("stopped")


class _Server(uvicorn.Server):
    """A server that leaves signals and arriving connections to us."""

    def __init__(self, config: uvicorn.Config, address: socket.socket, admission: Admission) -> None:
        super().__init__(config)
        self._address = address
        self._admission = admission

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        self._address.listen(BACKLOG)
        self._address.setblocking(False)
        self._doorstep = asyncio.create_task(Doorstep(self._address, self._admission, self._protocol).run())

    def _protocol(self, address: str) -> asyncio.Protocol:
        made: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = made(
            address=address,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        return protocol

    async def main_loop(self) -> None:
        """Until we are told to stop. If nobody can come in any more, that is an error."""
        serving = asyncio.create_task(super().main_loop())
        await asyncio.wait([serving, self._doorstep], return_when=asyncio.FIRST_COMPLETED)
        if self._doorstep.done():
            serving.cancel()
            self._doorstep.result()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._doorstep.cancel()
        self._address.close()
        await super().shutdown([])

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def configured(app: Any, admission: Admission, may_ask: MayAsk) -> uvicorn.Config:
    """How uvicorn serves an app, behind our doors."""
    http: Any = partial(HttpDoor, admission, may_ask)
    sockets: Any = partial(SocketDoor, admission)
    return uvicorn.Config(
        app,
        http=http,
        ws=sockets,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # clients send signs of life themselves
        lifespan="off",  # the service is opened and closed here
        interface="asgi3",
        proxy_headers=False,  # whom to trust is decided elsewhere
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=PATIENCE,
    )


def _admission(config: Config) -> Admission:
    files = machine.files_allowed()
    most = MOST if files is None else max(1, min(MOST, files - OWN_FILES))
    return Admission(most, behind_proxy=config.behind_proxy)


def _collect_seldom() -> None:
    """Never collect what is there when the server starts, and collect later objects seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def _first_line(task: "asyncio.Task[None]") -> str:
    """Why a task ended, in one line."""
    return str(task.exception() or "it ended").partition("\n")[0]


@contextmanager
def bound(host: str, port: int) -> Iterator[socket.socket]:
    """A socket at an address, or the reason why it cannot be had."""
    check_port(port)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):  # the latter for invalid names
        raise PosseError(f'"{host}" is no address of this machine; try 127.0.0.1 or 0.0.0.0') from None
    family, kind, protocol, _, address = found[0]
    with socket.socket(family, kind, protocol) as taken:
        taken.setsockopt(socket.SOL_SOCKET, _MINE_ALONE, 1)
        try:
            taken.bind(address)
        except OSError as error:
            raise PosseError(_why_not(error, host, port)) from None
        yield taken


def check_port(port: int) -> None:
    if not 1 <= port <= 65535:
        raise PosseError(f"a port is a number from 1 to 65535, not {port}")


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno in _IN_USE:
        return f"port {port} is in use: stop what uses it, or choose another with --port"
    if error.errno == errno.EACCES:
        return f"port {port} is not for everybody: choose one above 1023 with --port"
    return f'"{host}" is no address of this machine; try 127.0.0.1 or 0.0.0.0'
