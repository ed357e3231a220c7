"""Gives players back the time they lost while no server was running."""

from typing import Final

from posse.server import log_entries
from posse.server.agenda import is_timed, lost
from posse.server.log_entries import AnyFact
from posse.server.table_log import TableLog
from posse.server.watch import Now
from posse.store import Store

#: If no process has given a sign of life for more than this many seconds, none was running.
GAP: Final = 5.0


class LostTime:
    """The lost time of the player who must decide at a table."""

    def __init__(self, log: TableLog, store: Store, now: Now) -> None:
        self._log = log
        self._store = store
        self._now = now
        self._looked = now()  # when we last looked for outages

    async def give_back_if_asleep(self) -> None:
        """Give time back if this process itself may have been asleep since it last looked."""
        if is_timed(self._log.state) and self._store.slept_since(self._looked, self._now(), GAP):
            await self.give_back()

    async def give_back(self) -> None:
        """Record how much time was lost, if any. It then does not count as the player's."""
        now = self._now()
        await self._store.sign_of_life(now, GAP)
        outages = await self._store.outages(self._log.state.asked_at)

        def facts() -> list[AnyFact]:
            t = self._log.state
            seconds = lost(t, outages) if is_timed(t) else 0.0
            return [log_entries.Held(seconds, outages[-1].until)] if seconds else []

        await self._log.write(facts)
        self._looked = now
