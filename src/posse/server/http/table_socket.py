"""The route of a table's WebSocket: who may connect. `posse.server.connection` handles what is said on it."""

from contextlib import suppress
from typing import Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath

from posse.server import wire
from posse.server.connection import AWAY, GONE, GOODBYE, serve
from posse.server.http import caller
from posse.server.http.caller import Serving
from posse.server.http.errors import noted
from posse.server.http.tables import head_of
from posse.server.refusal import Refusal
from posse.server.service import Service, spend
from posse.store import StoreUnavailable

#: The code with which a socket is closed, by the reason: the HTTP status plus 4000.
CODES: Final = {
    "not-signed-in": 4401,
    "banned-here": 4403,
    "cross-site": 4403,
    "no-such-table": 4404,
    "unknown-host": 4421,
    "too-many": 4429,
    "too-many-sockets": 4429,
    "error": 4500,
    "restart": 4503,
    "unavailable": AWAY,
}

_log = structlog.get_logger()


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str], service: Serving) -> None:
    """One connection. It is accepted first: only then can a browser be told why it was refused."""
    await socket.accept()
    try:
        await _come_in(socket, code, service)
    except Refusal as refusal:
        await _bye(socket, refusal.why, str(refusal))
    except StoreUnavailable as error:
        _log.warning("the store is away", error=str(error))
        await _bye(socket, "unavailable", "the server cannot reach its store at the moment; connect again")
    except Exception as error:
        await _bye(socket, "error", f"something went wrong on our side; it was noted as {noted(error)}")


async def _come_in(socket: WebSocket[Any, Any, Any], code: str, service: Service) -> None:
    caller.check_host(socket, service)
    if not caller.is_ours(socket, service):
        raise Refusal("cross-site", "another site may not connect for you")
    address = caller.address(socket, service)
    service.watchman.check_address(address)
    spend(service.allowances.sockets, address)
    known = await caller.must_know(socket, service)
    person = known.person
    spend(service.allowances.sockets_by_person, person.id)
    service.hub.budget.comes_from(person.id, address)
    service.watchman.comes_from(person.id, address)
    with service.socket_limits.counted(person.id, address):
        head = await head_of(socket, service, code)
        room = await service.hub.room(head.table, head.code)
        if service.stopping:
            raise Refusal("restart", "the server restarts; connect again")
        await serve(socket, service.hub, room, person, known)


async def _bye(socket: WebSocket[Any, Any, Any], why: str, text: str) -> None:
    with suppress(*GONE):
        await socket.send_data(wire.encoder.encode(wire.Bye(why, text)).decode(), mode="text")
        await socket.close(code=CODES.get(why, GOODBYE))
