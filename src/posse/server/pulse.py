"""How late the event loop is: whoever plays notices that first."""

import asyncio
import time
from collections import deque
from typing import Final

#: So often we look, in seconds, and so many looks count.
BEAT: Final = 0.5
KEPT: Final = 20


class Pulse:
    """Measures the delay of a task that wants to run regularly."""

    def __init__(self) -> None:
        self._lags: deque[float] = deque([0.0], maxlen=KEPT)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._beat())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    @property
    def lag(self) -> float:
        """The longest delay of late, in seconds."""
        return max(self._lags)

    async def _beat(self) -> None:
        while True:
            then = time.monotonic()
            await asyncio.sleep(BEAT)
            self._lags.append(max(0.0, time.monotonic() - then - BEAT))
