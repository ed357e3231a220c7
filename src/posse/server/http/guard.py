"""What every request must pass: not too often, changes only from our own pages, and bodies in JSON."""

from collections.abc import Mapping
from typing import Any, Final

from litestar.handlers import BaseRouteHandler

from posse.server.http import caller
from posse.server.http.caller import Connection
from posse.server.refusal import Refusal
from posse.server.service import Service, spend

#: A route with this mark has no limit, because it costs next to nothing.
UNLIMITED: Final = {"unlimited": True}
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


def few_enough(service: Service, scope: Mapping[str, Any], is_socket: bool) -> bool:
    """Whether an address makes no more requests than many browsers would, of whatever kind. Further inside there are
    stricter limits and better answers; this check only has to be cheap."""
    limits = service.allowances.knocks if is_socket else service.allowances.anything
    return limits.allow(caller.address_in(scope, service))


def guard(connection: Connection, handler: BaseRouteHandler) -> None:
    """Checks a request before any of it is read."""
    method = connection.scope.get("method")
    if method is None:
        return  # a socket handles this itself: it can say goodbye
    service: Service = connection.app.state.service
    caller.check_host(connection, service)
    if not handler.opt.get("unlimited"):
        spend(service.allowances.requests, caller.address(connection, service))
    if method in _SAFE:
        return
    service.watchman.check_address(caller.address(connection, service))
    if not caller.is_ours(connection, service):
        raise Refusal("cross-site", "another site may not do that for you")
    if _has_body(connection) and not _is_json(connection.headers.get("content-type", "")):
        raise Refusal("not-json", "the body of a request must be JSON, and be called application/json")


def _has_body(connection: Connection) -> bool:
    headers = connection.headers
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def _is_json(content_type: str) -> bool:
    return content_type.partition(";")[0].strip().lower() == "application/json"
