"""Every error is JSON with a code and a sentence, and never a traceback."""

import secrets
from typing import Final

import structlog
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap

from posse.kernel.errors import PosseError
from posse.server import metrics
from posse.server.http.bodies import Problem
from posse.server.http.caller import AnyRequest
from posse.server.refusal import Refusal
from posse.store import StoreUnavailable

_log = structlog.get_logger()

#: The status of a refusal, by its code; any other is a 400.
_STATUS: Final = {
    "not-signed-in": 401,
    "banned": 403,
    "banned-here": 403,
    "no-guests": 403,
    "no-new-accounts": 403,
    "not-the-host": 403,
    "cross-site": 403,
    "not-host": 403,
    "not-seated": 403,
    "wrong-password": 403,
    "no-account": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-move": 404,
    "no-such-puzzle": 404,
    "closed": 409,
    "crowded": 409,
    "has-account": 409,
    "name-taken": 409,
    "no-choice": 409,
    "old-rules": 409,
    "started": 409,
    "not-json": 415,
    "unknown-host": 421,
    "too-many": 429,
    "too-many-tables": 429,
    "too-much": 429,
    "error": 500,
    "busy": 503,
    "restart": 503,
    "unavailable": 503,
}
#: The framework's own refusals, by their status.
_FRAMEWORK: Final = {
    400: ("not-understood", "that request was not understood"),
    404: ("no-such-page", "there is nothing at this address"),
    405: ("wrong-method", "that cannot be done at this address"),
    413: ("too-large", "that request is too large"),
}
#: Seconds to wait before trying again.
_LATER: Final = {429: "10", 503: "5"}
_MEANING: Final = {
    304: "You have it already, as the tag that you sent says.",
    400: "It was not understood, or it cannot be done.",
    401: "Say first who you are.",
    403: "You may not do that.",
    404: "There is no such thing.",
    409: "It is too late for that, or somebody else was faster.",
    413: "The request is too large.",
    415: "The body is not JSON.",
    421: "The server does not go by the name of this host.",
    429: "That was too often.",
    503: "Not at the moment; try again.",
}
_LONGEST: Final = 300


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a route may answer with, for OpenAPI; those of every route are added."""
    return {
        status: ResponseSpec(
            Problem if status >= 400 else None, generate_examples=False, description=_MEANING[status]
        )
        for status in sorted({*statuses, 421, 429, 503})
    }


def respond(status: int, why: str, text: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    """The response for an error."""
    headers = dict(headers or {})
    if status in _LATER:
        headers["retry-after"] = _LATER[status]
    return Response(Problem(why, text), status_code=status, headers=headers, media_type="application/json")


def _refused(_: AnyRequest, error: Refusal) -> Response[Problem]:
    return respond(_STATUS.get(error.why, 400), error.why, str(error))


def _unavailable(_: AnyRequest, error: StoreUnavailable) -> Response[Problem]:
    metrics.STORE_AWAY.inc()
    _log.warning("the store is away", error=str(error))
    return respond(503, "unavailable", "the server cannot reach its store at the moment; try again")


def _bad_input(_: AnyRequest, error: PosseError) -> Response[Problem]:
    return respond(400, "refused", str(error))


def _by_framework(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    why, text = _FRAMEWORK.get(error.status_code, ("refused", error.detail))
    if isinstance(error, ValidationException):
        text = _what_is_wrong(error) or text
    return respond(error.status_code, why, text, dict(error.headers or {}))


def _what_is_wrong(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = [
        f"{each.get('key', 'the body')}: {each.get('message', '')}"
        for each in extra
        if isinstance(each, dict)
    ]
    return "; ".join(found)[:_LONGEST]


def _too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    """Only a body can be nested this deeply: it consists of thousands of brackets."""
    return respond(400, "not-understood", "that request is nested too deeply")


def _no_text(_: AnyRequest, __: UnicodeDecodeError) -> Response[Problem]:
    """Only a body can be no UTF-8: everything else of a request is read byte by byte."""
    return respond(400, "not-understood", "that request is not written in UTF-8")


def _unexpected(_: AnyRequest, error: Exception) -> Response[Problem]:
    return respond(500, "error", f"something went wrong on our side; it was noted as {noted(error)}")


def noted(error: BaseException) -> str:
    """Log an unexpected error. Returns the id by which it can be found in the log."""
    number = secrets.token_hex(4)
    _log.error("unexpected error", id=number, exc_info=error)
    return number


HANDLERS: Final[ExceptionHandlersMap] = {
    Refusal: _refused,
    StoreUnavailable: _unavailable,
    PosseError: _bad_input,
    HTTPException: _by_framework,
    RecursionError: _too_deep,
    UnicodeDecodeError: _no_text,
    Exception: _unexpected,
}
