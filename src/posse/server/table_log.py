"""The log of a table, as one process reads and writes it.

Other processes write to the same log. Each entry has a number, and the store accepts an entry only if its number is the
next one: a process that comes second reads what the other wrote, and tries again.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final, Protocol

from posse.server import acts, agenda, log_entries, metrics, results, wire
from posse.server.game_so_far import GameSoFar
from posse.server.kept_games import Task
from posse.server.log_entries import AnyFact
from posse.server.refusal import Refusal
from posse.server.table import OVER, TableState
from posse.server.watch import Now
from posse.store import Entry, Head, Store

#: Entries that are read in one go, before other work gets its turn.
AT_ONCE: Final = 25
#: How often we try to append when other processes are faster.
TRIES: Final = 5


class Follower(Protocol):
    """Is told how a log goes on."""

    def before_entry(self, fact: AnyFact) -> None:
        """The next entry is about to change the table. It may still turn out not to be in the log."""

    def after_entry(self, fact: AnyFact) -> None:
        """An entry is certainly in the log, and the table has changed by it."""

    def taken_back(self) -> None:
        """The attempted entries are not in the log: the table is as it was before."""

    def up_to_date(self) -> None:
        """All entries have been followed."""

    def in_doubt(self) -> None:
        """Nobody knows whether the last entries are in the log. It must be read again."""

    def stored(self, texts: int, size: int) -> None:
        """Our process stored so many texts, of so many bytes in all."""

    def game_over(self) -> None:
        """A game has ended, with a move that this process wrote."""


class TableLog:
    """Reads and appends entries, and keeps the table that follows from them, one operation at a time."""

    def __init__(self, state: TableState, store: Store, follower: Follower, now: Now) -> None:
        self._now = now
        self.state = state
        self.stale = False  # the table includes entries that may not be in the log: read it again
        self.ours = False  # this process wrote the last entry, so what follows is its job
        self._first_in_doubt = (
            state.seq
        )  # the number of the first of those entries; the ones before have been told
        self._game = GameSoFar()
        self._store = store
        self._follower = follower
        self._lock = asyncio.Lock()

    @property
    def known(self) -> int:
        """The number of the first entry that is not known to be in the log."""
        return self._first_in_doubt if self.stale else self.state.seq

    @property
    def busy(self) -> bool:
        """Something is being read or written, so the table may differ from the log."""
        return self._lock.locked()

    def task(self) -> Task:
        """The game as a worker needs it."""
        return self._game.task(self.state)

    # ---- reading

    async def open(self) -> None:
        """Read the log for the first time."""
        async with self._lock:
            await self._read_anew()

    async def read(self) -> None:
        """Take in what is new."""
        async with self._lock:
            await self._catch_up()

    @asynccontextmanager
    async def certain(self) -> AsyncIterator[TableState]:
        """The table as it certainly is in the log. Nothing is written meanwhile."""
        async with self._lock:
            if self.stale:
                await self._catch_up()
            yield self.state

    async def _catch_up(self) -> None:
        was_stale = self.stale
        if was_stale:
            entries = await self._read_anew(self._first_in_doubt)
            self.ours = False
        else:
            entries = await self._store.entries(self.state.id, self.state.seq - 1)
        for entry in entries:
            fact = log_entries.decode(entry.data)
            self._take_in(fact, entry.at)
            self._follower.after_entry(fact)
        if entries:
            self.ours = False
        elif was_stale:
            self._follower.taken_back()
        self._follower.up_to_date()

    async def _read_anew(self, before: int | None = None) -> Sequence[Entry]:
        """Rebuild the table from the entries before some number, or from all. Returns the remaining entries. A log may
        hold many games: other work gets its turn in between."""
        state = TableState(self.state.id, self.state.code)
        facts = []
        entries = await self._store.entries(state.id)
        end = len(entries) if before is None else before - 1
        for entry in entries[:end]:
            facts.append(log_entries.decode(entry.data))
            state.apply(facts[-1], entry.at)
            if entry.seq % AT_ONCE == 0:
                await asyncio.sleep(0)
        self.state = state
        for fact in facts:
            self._game.add(fact)
        state.forget_events()
        self.stale = False
        return entries[end:]

    def _take_in(self, fact: AnyFact, at: float) -> None:
        self._game.add(fact)
        self._follower.before_entry(fact)
        self.state.apply(fact, at)

    # ---- writing

    async def write(self, facts_now: acts.FactsNow) -> None:
        """Append what `facts_now` returns for the present table. It is called again if another process was faster."""
        async with self._lock:
            try:
                if self.stale:
                    await self._catch_up()
                for _ in range(TRIES):
                    facts = facts_now()
                    if not facts or await self._append(facts):
                        return
                    await self._catch_up()
            finally:
                if self.stale:
                    self._follower.in_doubt()
        raise Refusal("busy", "too much happens at this table at once; try again")

    async def _append(self, facts: Sequence[AnyFact]) -> bool:
        """Append entries first, tell of them afterwards: nobody hears of what may not be in the log. False if another
        process was faster."""
        began = time.perf_counter()
        now = max(self._now(), self.state.updated)
        seq = self.state.seq
        new = entries(facts, seq, now)
        was_over = self.state.status == OVER
        self.stale, self._first_in_doubt = True, seq  # until the store has taken them
        for fact in facts:
            self._take_in(fact, now)
        ended = self.state.status == OVER and not was_over and not self.state.closed
        gone = await results.gone(self._store, self.state) if ended else ()
        game, outcome = results.of(self.state, now, gone) if ended else (None, ())
        with metrics.STORE_WAITING.track_inprogress():
            stored = await self._store.append(self.state.id, seq, new, head(self.state), game, outcome)
        if not stored:
            metrics.RACES.inc()
            return False
        self.stale = False
        self.ours = True
        self._follower.stored(len(new), size(new) + (0 if game is None else len(game.record)))
        for fact in facts:
            self._follower.after_entry(fact)
        self._follower.up_to_date()
        metrics.APPENDED.inc(len(new))
        metrics.APPEND_SECONDS.observe(time.perf_counter() - began)
        if ended:
            metrics.FINISHED.labels(game=self.state.settings.game).inc()
            self._follower.game_over()
        return True


def entries(facts: Sequence[log_entries.AnyFact], seq: int, now: float) -> list[Entry]:
    """Facts in the form in which they are appended, numbered from `seq`."""
    return [
        Entry(seq + i, now, type(fact).__struct_config__.tag or "", log_entries.encode(fact))  # type: ignore[arg-type]
        for i, fact in enumerate(facts)
    ]


def size(new: Sequence[Entry]) -> int:
    """The bytes of entries."""
    return sum(len(entry.data) for entry in new)


def head(t: TableState) -> Head:
    """What the lobby, and the search for overdue tables, needs to know about a table."""
    asked = t.asked
    waiting = t.seats[asked].person if asked is not None else ""
    next_due = agenda.due(t)
    return Head(
        table=t.id,
        code=t.code,
        status=t.status,
        public=t.settings.public,
        game=t.settings.game,
        summary=wire.encoder.encode(t.info()),
        players=tuple(seat.person for seat in t.seats if seat.person),
        asked=(waiting,) if waiting else (),
        deadline=None if next_due is None else next_due.at + agenda.GRACE,
        updated=t.updated,
    )
