"""The outermost layer: headers that every response has, and a line in the log for every request. Floods end here.

The router is inside it, so it sees addresses that lead nowhere too. A request is named by its route: an address may
hold the code of a table.
"""

import time
from typing import Any, Final

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Counter

from posse.server import metrics
from posse.server.http import caller
from posse.server.http.caller import AnyRequest
from posse.server.http.policy import policy
from posse.server.service import Service

_log = structlog.get_logger()

_ALWAYS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"server", b"posse"),
]
_HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
_NOT_CACHED: Final = (b"cache-control", b"no-store")
_TOO_MANY: Final = (
    (b"content-length", b"0"),
    (b"retry-after", b"10"),
    (b"cache-control", b"no-store"),
    (b"connection", b"close"),
)
#: Asked for all the time, by machines.
_QUIET: Final = ("/health", "/metrics")
REQUESTS = Counter(
    "posse_requests", "Requests, by route and status", ["route", "status"], registry=metrics.REGISTRY
)


class Outside:
    """Wraps the whole app."""

    def __init__(self, inside: ASGIApp) -> None:
        self._inside = inside

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        then = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *_headers(scope, message["headers"])]
            await send(message)

        if not _few_enough(scope):
            await _turn_away(scope, receive, send)
            return
        try:
            await self._inside(scope, receive, sending)
        finally:
            _tell(scope, status, time.perf_counter() - then)


def _few_enough(scope: Scope) -> bool:
    """Whether an address asks for no more than many browsers would, whatever it asks for. Further inside there are
    stricter limits and better answers; here it only matters that it costs next to nothing."""
    service: Service | None = getattr(scope["litestar_app"].state, "service", None)
    if service is None:
        return True
    allowances = service.allowances
    limits = allowances.knocks if scope["type"] == ScopeType.WEBSOCKET else allowances.anything
    return limits.allow(caller.address_in(scope, service))


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """The shortest answer there is, and a new connection for the next question."""
    metrics.TURNED_AWAY.labels(door="address-asks-too-often").inc()
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1013, "reason": ""})
        return
    await send({"type": "http.response.start", "status": 429, "headers": list(_TOO_MANY)})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def _headers(scope: Scope, there: Any) -> list[tuple[bytes, bytes]]:
    out = list(_ALWAYS)
    if not any(name.lower() == b"cache-control" for name, _ in there):
        out.append(_NOT_CACHED)
    service = getattr(scope["litestar_app"].state, "service", None)
    if service is None:
        return [*out, (b"content-security-policy", policy("", ()))]
    request = AnyRequest(scope)
    out.append((b"content-security-policy", policy(request.headers.get("host", ""), service.config.origins)))
    if caller.over_https(request, service):
        out.append(_HSTS)
    return out


def _tell(scope: Scope, status: int, seconds: float) -> None:
    route = scope.get("path_template", "?")
    method = scope.get("method")
    if method is not None:
        REQUESTS.labels(route=route, status=status).inc()
    if route in _QUIET:
        return
    if method is None:
        _log.info("socket", route=route, seconds=round(seconds, 1))
    else:
        _log.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
