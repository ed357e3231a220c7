"""Everybody gets a turn: an address that asks for much at once is answered bit by bit, with others in between."""

import asyncio
from collections import Counter, deque
from typing import Final

#: How many requests of one address are started in one round of the event loop.
AT_ONCE: Final = 4


class Turns:
    """Who waits for a turn. A round is one of the event loop: whatever else is ready is done before the next."""

    def __init__(self) -> None:
        self._begun: Counter[str] = Counter()  # in this round
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, address: str) -> None:
        """Wait until a request from an address may begin. Usually that is at once."""
        if self._begun[address] < AT_ONCE and address not in self._waiting:
            self._begin(address)
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        await turn

    def _begin(self, address: str) -> None:
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._next_round)
        self._begun[address] += 1

    def _next_round(self) -> None:
        self._begun.clear()
        for address, turns in list(self._waiting.items()):
            while turns and self._begun[address] < AT_ONCE:
                turn = turns.popleft()
                if not turn.done():  # the caller may be gone
                    turn.set_result(None)
                    self._begin(address)
            if not turns:
                del self._waiting[address]
