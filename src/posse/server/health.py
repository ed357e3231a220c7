"""Whether the store accepts writes. Finding out takes a write, so it is done at most every few seconds, however often
and by however many we are asked."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog

from posse.store import Store, StoreUnavailable

#: Seconds. If the store takes longer, players cannot play well.
PATIENCE: Final = 3.0
#: Seconds that an answer is valid. A bad one is checked again sooner.
LASTS: Final = 5.0
LASTS_IF_WRONG: Final = 1.0

_log = structlog.get_logger()


class StoreHealth:
    """Asks the store, and remembers the answer for a while."""

    def __init__(
        self, store: Store, patience: float = PATIENCE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._patience = patience
        self._clock = clock
        self._asking: asyncio.Task[str] | None = None
        self._good_until = 0.0

    async def trouble(self) -> str:
        """What is wrong with the store, in a sentence; empty if it is fine."""
        if self._asking is None or (self._asking.done() and self._clock() >= self._good_until):
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(
            self._asking
        )  # the first caller may leave; others wait for the same answer

    async def _ask(self) -> str:
        wrong = await self._found()
        self._good_until = self._clock() + (LASTS_IF_WRONG if wrong else LASTS)
        return wrong

    async def _found(self) -> str:
        try:
            await asyncio.wait_for(self._store.health(), self._patience)
        except StoreUnavailable as error:
            _log.warning("the store is away", error=str(error))
            return error.plain
        except TimeoutError:
            return f"The store has not answered for {self._patience:g} seconds."
        return ""
