"""How late the event loop is. When a machine has too much to do, players notice this first."""

import asyncio
import time
from collections import deque
from typing import Final

from posse.server.limits import Passing

#: Seconds between two measurements, and how many measurements are kept.
EVERY: Final = 0.5
KEPT: Final = 20


class LoopLag:
    """Measures the delay of a task that wants to run regularly."""

    def __init__(self, passing: Passing = time.monotonic) -> None:
        self._passing = passing
        self._lags: deque[float] = deque([0.0], maxlen=KEPT)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._measure())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    @property
    def worst(self) -> float:
        """The longest delay among the last measurements, in seconds."""
        return max(self._lags)

    async def _measure(self) -> None:
        while True:
            then = self._passing()
            await asyncio.sleep(EVERY)
            self._lags.append(max(0.0, self._passing() - then - EVERY))
