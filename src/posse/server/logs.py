"""What the server writes down: JSON on stderr, and plain lines where a person looks on.

Never cookies, tokens, passwords or what people say; requests are named by their route, not by their address.
"""

import logging
import sys
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog


class _Stderr:
    """Where it goes. That the log cannot be written, on a full disk, is no reason to stop serving."""

    def write(self, text: str) -> None:
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


class _Forward(logging.Handler):
    """What libraries say goes the same way."""

    def emit(self, record: logging.LogRecord) -> None:
        structlog.get_logger().log(
            record.levelno, record.getMessage(), logger=record.name, exc_info=record.exc_info or None
        )


def configure(quiet: bool = False) -> None:
    """From now on everything is written in one form; quietly, only what somebody should look at."""
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
    # Tracebacks are plain on both ways: the richer ones show variables, and passwords are among them.
    if for_people:
        return [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
