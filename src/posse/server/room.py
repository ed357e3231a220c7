"""A table that is alive in this process: its log, the people connected to it, and the clock."""

import asyncio
from collections.abc import Callable, Collection

import structlog

from posse.kernel.errors import PosseError
from posse.server import acts, log_entries, results, seat_view, table_log, watch, wire
from posse.server.agenda import due, is_timed
from posse.server.audience import Audience, Client
from posse.server.budget import Costs, Free
from posse.server.clock import Clock
from posse.server.config import PATIENCE
from posse.server.hosting import Hosting
from posse.server.log_entries import AnyFact
from posse.server.lost_time import LostTime
from posse.server.presence import Presence
from posse.server.refusal import Refusal
from posse.server.table import TableState
from posse.server.table_log import TableLog
from posse.server.watch import Now
from posse.server.workers import Workers
from posse.store import Head, Store

_log = structlog.get_logger()


#: Is told of an entry at a table, once it is certainly in the log.
OnEntry = Callable[["Room", AnyFact], None]


def nothing(_: "Room", __: AnyFact) -> None:
    """Nobody listens."""


class Room:
    """One table. Every change is appended to the log first; people are told afterwards."""

    def __init__(
        self,
        state: TableState,
        store: Store,
        workers: Workers,
        patience: float = PATIENCE,
        now: Now = watch.now,
        costs: Costs | None = None,
    ) -> None:
        self._now = now
        self._costs = costs or Free()
        self.on_entry: OnEntry = nothing
        self.log = TableLog(state, store, self, now)
        self.audience = Audience(now)
        self.audience.note_reserves(state)
        self.presence = Presence(state.id, store, patience, now)
        self.touched = now()
        self._store = store
        self._workers = workers
        self._lost_time = LostTime(self.log, store, now)
        self._clock = Clock(self.log, self._lost_time, workers, now, self._costs)
        self._hosting = Hosting(now)
        self._rating: asyncio.Task[None] | None = None
        self._returning: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Read the log for the first time, give lost time back, and start the clock."""
        await self.log.open()
        self.audience.note_reserves(self.state)
        if self.timed:
            await self.give_back_time()
        self._clock.set()

    def close(self) -> None:
        """Leave the table to other processes."""
        self._clock.close()
        self.presence.close()
        for task in (self._rating, self._returning):
            if task is not None:
                task.cancel()

    # ---- its state

    @property
    def state(self) -> TableState:
        """The table according to its log."""
        return self.log.state

    @property
    def clients(self) -> Collection[Client]:
        """Those who are connected."""
        return self.audience.clients

    @property
    def timed(self) -> bool:
        """Somebody's time is running."""
        return is_timed(self.state)

    @property
    def is_gagged(self) -> bool:
        """Whether the rules of the running game forbid talking now."""
        game = self.state.game
        return game is not None and not game.over and game.rules.is_gagged(game.state)

    @property
    def busy(self) -> bool:
        """Something is being written, so the table may already look as it will be."""
        return self.log.busy

    @property
    def idle(self) -> bool:
        """Nobody is connected, and nothing is due soon."""
        next_due = due(self.state)
        soon = next_due is not None and next_due.at <= self._now() + 60
        return not self.clients and not self.busy and not soon

    def head(self) -> Head:
        """What the lobby needs to know about this table."""
        return table_log.head(self.state)

    # ---- what people do

    async def join(self, person: wire.PersonInfo) -> None:
        """Somebody comes to the table."""
        await self.log.write(lambda: acts.join(self.state, person, self.audience.connected()))

    async def welcome(self, client: Client, chat: list[wire.ChatLine]) -> None:
        """Somebody is connected from now on. They are told everything at once."""
        async with self.log.certain() as t:
            if client.person.id not in t.people:  # sent away in the meantime
                raise Refusal("not-here", "you are not at this table any more")
            self._see({*self.audience.connected(), client.person.id})
            self.audience.welcome(t, client, chat, self.presence.away, self.presence.patience)

    def part(self, client: Client) -> None:
        """Somebody's connection is gone; they keep their seat."""
        self.audience.clients.pop(client, None)
        self.touched = self._now()
        self.see_who_is_here()

    def see_who_is_here(self) -> None:
        """Somebody came or went, here or elsewhere: everybody is told."""
        self._see(self.audience.connected())

    def _see(self, here: set[str]) -> None:
        if self.presence.see(self.state.people, here):
            self.audience.tell_away(self.presence.away)

    async def do(self, person: str, what: wire.Act) -> None:
        """Somebody does something. If they are late because no server was running, that is not their fault."""
        self.touched = self._now()
        await self._lost_time.give_back_if_asleep()
        await self.log.write(lambda: self._facts(person, what))

    def _facts(self, person: str, what: wire.Act) -> list[AnyFact]:
        if isinstance(what, wire.Replace):
            return acts.replace(self.state, person, what, self.presence.is_missed)
        return acts.act(self.state, person, what, self.audience.connected())

    async def past(self, person: str) -> wire.Past:
        """Everything that happened in this game, as far as somebody may know it."""
        async with self.log.certain() as t:
            number, seat = t.number, t.seat_of(person)
            task = None if t.game is None else self.log.task()
        if task is None:
            return wire.Past(number, [])
        eyes = seat_view.WATCHING if seat is None else seat
        return wire.Past(number, **await self._workers.past(task, eyes))

    async def advice(self, person: str, what: wire.Advise) -> wire.Advice:
        """What a strong player would do in somebody's place. Nobody else hears of it, and the game does not change. If
        the decision has been made meanwhile, the advice is dropped."""
        async with self.log.certain() as t:
            acts.check_advice(t, person, what)
            task = self.log.task()
            called = {seat.name: seat.called for seat in t.info().seats}
        try:
            advised = await self._workers.advise(task, what.lang, called)
        except Exception:  # the connection must survive a bot that fails
            _log.exception("the bot that gives advice failed", table=self.state.id)
            raise Refusal("unavailable", "the bot is at a loss; try again later") from None
        async with self.log.certain() as t:
            acts.check_advice(t, person, what)
        return wire.Advice(what.decision, *advised)

    # ---- what happens by itself

    async def read(self) -> None:
        """Take in what other processes wrote, and tell everybody. We may have heard that somebody is connected
        elsewhere, or gone again, before we read here that they have come."""
        known = set(self.state.people)
        await self.log.read()
        if self.state.people.keys() - known:
            self.see_who_is_here()

    async def give_back_time(self) -> None:
        """Give the player who must decide the time back that was lost while no server was running."""
        await self._lost_time.give_back()

    async def see_to_host(self) -> None:
        """Make somebody else the host if the host is away, or the old host again if they were here all the time."""
        if self._about_host():
            await self.log.write(self._about_host)

    def _about_host(self) -> list[AnyFact]:
        return self._hosting.facts(self.state, self.audience.connected())

    def nudge(self) -> None:
        """Something is overdue here, and no other process has done it: do it now."""
        self.log.ours = True
        self._clock.set()

    # ---- following the log (`posse.server.table_log.Follower`)

    def before_entry(self, fact: AnyFact) -> None:
        if isinstance(fact, log_entries.HostIs):
            self._hosting.hear(self.state, fact, self.audience.connected())

    def after_entry(self, fact: AnyFact) -> None:
        self.audience.tell(self.state, fact)
        self.on_entry(self, fact)
        if isinstance(fact, log_entries.Gone):
            self.see_who_is_here()
        if isinstance(fact, log_entries.Replaced):
            self._returning = asyncio.create_task(self._return(self.state.seats[fact.seat].person))

    def taken_back(self) -> None:
        self.audience.tell_table(self.state)
        self.audience.tell_play(self.state)

    def up_to_date(self) -> None:
        self._clock.set()

    def in_doubt(self) -> None:
        self._clock.try_later()

    def stored(self, texts: int, size: int) -> None:
        self._costs.stored(self.state.host, texts, size)

    def game_over(self) -> None:
        self._rating = asyncio.create_task(self._rate())

    async def _return(self, person: str) -> None:
        """A player who was replaced by another process, although connected here, gets their seat back."""
        if person not in self.audience.connected():
            return
        try:
            await self.log.write(lambda: acts.back(self.state, person))
        except PosseError as error:  # the player's next move brings them back
            _log.warning("somebody is not back yet", table=self.state.id, error=str(error))

    async def _rate(self) -> None:
        """Rate a finished game. If that fails, the sweep of any process does it later."""
        try:
            await results.rate(self._store, self.state.id, self.state.number)
        except PosseError as error:
            _log.warning("a game waits for its rating", table=self.state.id, error=str(error))
