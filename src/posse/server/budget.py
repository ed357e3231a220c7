"""What tables may cost everybody else: running games, thinking bots, and stored data. It counts for the host of a
table, and for the address that the host last came from. Those who have spent too much wait until time has paid it
back."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final, Protocol

from posse.server.lanes import Lanes
from posse.server.limits import Limits
from posse.server.refusal import Refusal

#: Games that may run at the same time for hosts from one address. A whole school may share one.
RUNNING: Final = 150
#: Decisions that bots may make for one host at all tables: as a burst, and per second. A game has a few hundred.
DECISIONS: Final = (2000.0, 20.0)
#: The same for all hosts from one address.
DECISIONS_BY_ADDRESS: Final = (6000.0, 60.0)
#: Bots that may think at the same time for all hosts from one address. The others take turns with each other, so that
#: nobody else's bots wait behind all of them.
THINKING: Final = 4
#: Bytes that may be stored for one host, and for all hosts from one address. A game takes some ten thousand; a table
#: where one move follows another takes about 250 a second.
BYTES: Final = (8e6, 1e3)
BYTES_BY_ADDRESS: Final = (64e6, 12e3)
#: Bytes that an entry of a log, a line of chat or a table takes in addition to its text.
ROW: Final = 100
#: We remember the address of this many people.
MOST: Final = 50_000


class Costs(Protocol):
    """A table asks this before it costs something, and reports when it has."""

    def may_decide(self, host: str) -> bool:
        """Whether a bot may decide at a table of this host. If not, it may a little later."""

    def thinking(self, host: str) -> AbstractAsyncContextManager[None]:
        """A bot thinks inside of this; it may have to wait for others of the same host."""

    def stored(self, who: str, texts: int, size: int) -> None:
        """So many texts, of so many bytes in all, were stored for somebody."""


class Free:
    """Costs that nobody counts."""

    def may_decide(self, _: str) -> bool:
        return True

    def thinking(self, _: str) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    def stored(self, _: str, __: int, ___: int) -> None:
        """Nothing is counted."""


class Budget:
    """Counts for all tables of a process."""

    def __init__(
        self,
        decisions: tuple[float, float] = DECISIONS,
        decisions_by_address: tuple[float, float] = DECISIONS_BY_ADDRESS,
        bytes_stored: tuple[float, float] = BYTES,
        bytes_by_address: tuple[float, float] = BYTES_BY_ADDRESS,
        running: int = RUNNING,
    ) -> None:
        self._running = running
        passing = asyncio.get_running_loop().time
        self._decisions = Limits(*decisions, passing)
        self._decisions_by_address = Limits(*decisions_by_address, passing)
        self._bytes = Limits(*bytes_stored, passing)
        self._bytes_by_address = Limits(*bytes_by_address, passing)
        self._from: OrderedDict[str, str] = OrderedDict()
        self._thinking = Lanes(THINKING)

    def comes_from(self, person: str, address: str) -> None:
        """Somebody is here, from some address."""
        self._from[person] = address
        self._from.move_to_end(person)
        while len(self._from) > MOST:
            self._from.popitem(last=False)

    def address(self, person: str) -> str:
        """Where somebody last came from; their own id if we do not know."""
        return self._from.get(person, person)

    # ---- tables

    def check_running(self, host: str, hosts: Iterable[str]) -> None:
        """Refuse another game of a host if too many games are running from the same address."""
        here = self.address(host)
        if sum(self.address(other) == here for other in hosts) >= self._running:
            raise Refusal("too-many", "too many games are played from your address; wait until one is over")

    # ---- bots

    def may_decide(self, host: str) -> bool:
        address = self.address(host)
        if not self._decisions.has_any(host) or not self._decisions_by_address.has_any(address):
            return False
        return (
            self.may_store(host) and self._decisions.allow(host) and self._decisions_by_address.allow(address)
        )

    def thinking(self, host: str) -> AbstractAsyncContextManager[None]:
        return self._thinking.enter(self.address(host))

    # ---- what is written down

    def may_store(self, who: str) -> bool:
        """Whether anything may be stored for somebody at all."""
        return self._bytes.has_any(who) and self._bytes_by_address.has_any(self.address(who))

    def check(self, who: str) -> None:
        """Refuse to store more for somebody who has stored too much."""
        if not self.may_store(who):
            raise Refusal("too-much", "too much was stored here in a short time; wait a moment")

    def stored(self, who: str, texts: int, size: int) -> None:
        taken = float(texts * ROW + size)
        self._bytes.spend(who, taken)
        self._bytes_by_address.spend(self.address(who), taken)
