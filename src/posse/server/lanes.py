"""So many at a time for each: those who ask for much wait for themselves, and nobody else waits behind them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class _Lane:
    """Those who have entered by one key, or want to."""

    def __init__(self, width: int) -> None:
        self.free = asyncio.Semaphore(width)
        self.people = 0


class Lanes:
    """A lane for each key, as long as somebody is in it."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._lanes: dict[str, _Lane] = {}

    def __len__(self) -> int:
        return len(self._lanes)

    @asynccontextmanager
    async def enter(self, key: str) -> AsyncIterator[None]:
        """Wait until there is room in the lane of a key, and take it."""
        lane = self._lanes.setdefault(key, _Lane(self._width))
        lane.people += 1
        try:
            async with lane.free:
                yield
        finally:
            lane.people -= 1
            if not lane.people:
                del self._lanes[key]
