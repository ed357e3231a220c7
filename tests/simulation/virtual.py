"""An event loop whose time passes only when nobody has anything to do: then it leaps to whatever comes next."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Stuck(AssertionError):
    """Nobody has anything to do, now or later."""


class _Leap(selectors.SelectSelector):
    """Waits for nothing outside: there is nothing outside."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck("everybody waits for somebody else")
        self.passed += max(timeout, 0.0)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """Years go by in seconds, and the same way each time."""

    def __init__(self) -> None:
        self._leap = _Leap()
        super().__init__(self._leap)

    def time(self) -> float:
        return self._leap.passed


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do some work on its own clock."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
