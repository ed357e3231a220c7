"""How much bots may think: what they do costs the machine most, and it is written down for good."""

import asyncio
from collections import OrderedDict
from typing import Final

from posse.server.limits import Limits

#: Decisions that bots may make for one host at all his tables: as a burst, and per second. A game has some hundred.
BY_HOST: Final = (2000.0, 20.0)
#: The same for all hosts that come from one address. A whole school may be behind one.
BY_ADDRESS: Final = (6000.0, 60.0)
#: Of so many people we know where they come from.
MOST: Final = 50_000


class BotBudget:
    """Counts decisions by the host of a table, and by where he came from last."""

    def __init__(
        self, by_host: tuple[float, float] = BY_HOST, by_address: tuple[float, float] = BY_ADDRESS
    ) -> None:
        passing = asyncio.get_running_loop().time
        self._by_host = Limits(*by_host, passing)
        self._by_address = Limits(*by_address, passing)
        self._from: OrderedDict[str, str] = OrderedDict()

    def comes_from(self, person: str, address: str) -> None:
        """Somebody is here, from some address."""
        self._from[person] = address
        self._from.move_to_end(person)
        while len(self._from) > MOST:
            self._from.popitem(last=False)

    def allow(self, host: str) -> bool:
        """Whether a bot may decide at a table of this host. If not, it can a little later."""
        address = self._from.get(host, host)
        if not self._by_host.has_any(host) or not self._by_address.has_any(address):
            return False
        return self._by_host.allow(host) and self._by_address.allow(address)
