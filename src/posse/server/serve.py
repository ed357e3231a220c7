"""Runs a server: one process, until it is told to stop."""

import asyncio
import errno
import gc
import socket
from collections.abc import Coroutine
from contextlib import AsyncExitStack, suppress
from typing import Any, Final

import structlog
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.server.embed import Server

from posse import machine
from posse.kernel.errors import PosseError
from posse.server import logging_setup
from posse.server.app import create_app
from posse.server.config import Config
from posse.server.service import Service, open_service

#: Connections that may wait to be accepted, and the most requests and sockets at a time.
BACKLOG: Final = 1024
AT_A_TIME: Final = 20_000
#: The most bytes of a request's head, and the milliseconds in which it must arrive. A connection may be idle as long.
#: Proxies close idle connections sooner, so we never close one that a proxy is about to use.
LARGEST_HEAD: Final = 16 * 1024
HEAD_PATIENCE: Final = 75_000
#: Seconds that requests have to end when the server stops.
PATIENCE: Final = 2.0
#: Seconds after which we log that the database is not open yet.
LONG: Final = 3.0
#: The thresholds of the garbage collector: the first generation is collected after 1,000 new objects, the second every
#: tenth time, the third every fiftieth time after that. Each socket is about a hundred objects that live long. With
#: Python's own thresholds and thousands of sockets, everybody would wait for half a second again and again.
GARBAGE: Final = (1_000, 10, 50)

#: With this a port can be taken that nobody listens at. On Windows SO_REUSEADDR would share it with whoever does.
_MINE_ALONE: Final = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
#: What systems say of a port that somebody listens at.
_IN_USE: Final = (errno.EADDRINUSE, getattr(errno, "WSAEACCES", errno.EADDRINUSE))

_log = structlog.get_logger()


def serve(config: Config, host: str, port: int, *, quiet: bool = False) -> None:
    """Serve until SIGTERM or SIGINT, or Ctrl-Break on Windows."""
    address = address_of(host, port)
    logging_setup.configure(quiet)
    machine.allow_files()
    with asyncio.Runner(loop_factory=machine.event_loop) as runner:
        runner.run(_serve(config, address, port))


async def _serve(config: Config, host: str, port: int) -> None:
    stop = asyncio.Event()
    machine.when_told_to_stop(stop.set)
    async with AsyncExitStack() as stack:
        # This may take long: another process may be migrating the database.
        service = await _unless(stop, stack.enter_async_context(open_service(config)))
        if service is None:
            return
        server = _server(create_app(config, service), host, port)
        _collect_seldom()
        serving = asyncio.create_task(server.serve())
        stopped = asyncio.create_task(stop.wait())
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


async def _stop(service: Service, server: Server, serving: "asyncio.Task[None]") -> None:
    """Say goodbye to people first, then take no more requests, then let those under way end."""
    _log.info("stopping")
    await service.stop()
    server.stop()  # type: ignore[no-untyped-call]
    await asyncio.wait([serving], timeout=PATIENCE)
    _log.info("stopped")


def _server(app: Any, host: str, port: int) -> Server:
    return Server(
        app,
        address=host,
        port=port,
        interface=Interfaces.ASGINL,  # the service is opened and closed here
        http=HTTPModes.http1,
        websockets=True,
        backlog=BACKLOG,
        backpressure=AT_A_TIME,
        http1_settings=HTTP1Settings(header_read_timeout=HEAD_PATIENCE, max_buffer_size=LARGEST_HEAD),
        log_enabled=False,
    )


def _collect_seldom() -> None:
    """Never collect what is there when the server begins, and collect later objects seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def _first_line(task: "asyncio.Task[None]") -> str:
    """Why a task ended, in one line."""
    return str(task.exception() or "it ended").partition("\n")[0]


def address_of(host: str, port: int) -> str:
    """The address to listen at, after checking that the port is free. Granian itself would share the port with another
    server, and nobody would know which of them answers."""
    check_port(port)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):  # the latter comes from names that are not valid
        raise PosseError(f'"{host}" is no address of this machine; try 127.0.0.1 or 0.0.0.0') from None
    family, kind, protocol, _, address = found[0]
    with socket.socket(family, kind, protocol) as trial:
        trial.setsockopt(socket.SOL_SOCKET, _MINE_ALONE, 1)
        try:
            trial.bind(address)
        except OSError as error:
            raise PosseError(_why_not(error, host, port)) from None
    return str(address[0])


def check_port(port: int) -> None:
    if not 1 <= port <= 65535:
        raise PosseError(f"a port is a number from 1 to 65535, not {port}")


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno in _IN_USE:
        return f"port {port} is in use: stop what uses it, or choose another with --port"
    if error.errno == errno.EACCES:
        return f"port {port} is not for everybody: choose one above 1023 with --port"
    return f'"{host}" is no address of this machine; try 127.0.0.1 or 0.0.0.0'
