"""The outermost layer: headers for every response, and a log line for every request.

The router is inside it, so it also sees addresses that lead nowhere. A request is logged by its route: an address may
contain the code of a table.
"""

import time
from typing import Any, Final

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Counter

from posse.server import metrics
from posse.server.http import caller
from posse.server.http.caller import AnyRequest
from posse.server.http.policy import policy
from posse.server.service import Service
from posse.server.turns import Turns

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
#: Requested all the time, by machines.
_QUIET: Final = ("/health", "/metrics")
REQUESTS = Counter(
    "posse_requests", "Requests, by route and status", ["route", "status"], registry=metrics.REGISTRY
)


class Outside:
    """Wraps the whole app."""

    def __init__(self, inside: ASGIApp) -> None:
        self._inside = inside
        self._turns = Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        then = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *_headers(scope, message["headers"])]
            await send(message)

        service: Service | None = getattr(scope["litestar_app"].state, "service", None)
        if service is not None:
            await self._turns.wait(caller.address_in(scope, service))
        try:
            await self._inside(scope, receive, sending)
        finally:
            _tell(scope, status, time.perf_counter() - then)


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
