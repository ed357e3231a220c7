"""How the server logs: JSON on stderr, or plain lines if stderr is a terminal.

Cookies, tokens, passwords and chat are never logged. A request is logged by its route, not by its address.
"""

import logging
import sys
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog


class _Stderr:
    """Stderr. If it cannot be written to, on a full disk for example, the server goes on without a log."""

    def write(self, text: str) -> None:
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


class _Forward(logging.Handler):
    """Sends what libraries log the same way."""

    def emit(self, record: logging.LogRecord) -> None:
        structlog.get_logger().log(
            record.levelno, record.getMessage(), logger=record.name, exc_info=record.exc_info or None
        )


def configure(quiet: bool = False) -> None:
    """Set up logging. A quiet server only logs warnings and errors."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *_form(sys.stderr.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if quiet else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, _Stderr())),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, handlers=[_Forward()], force=True)


def _form(for_people: bool) -> list[Any]:
    # Plain tracebacks only: the richer ones show variables, which may be passwords.
    if for_people:
        return [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
