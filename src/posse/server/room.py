"""A table in this process: what the log says, who listens, and what is due."""

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

import structlog

from posse.kernel.errors import PosseError
from posse.server import acts, log_entries, metrics, results, seat_view, wire
from posse.server.advice import ADVISER
from posse.server.agenda import Due, due, lost
from posse.server.chat import ToldLines
from posse.server.hosting import Hosting
from posse.server.people import Session
from posse.server.refusal import Refusal
from posse.server.table import OVER, PLAYING, TableState
from posse.server.workers import Task
from posse.store import Entry, Head, Store

if TYPE_CHECKING:
    from posse.server.workers import Workers

#: What another process is about to do is left to it for so many seconds.
GRACE: Final = 2.0
#: If nobody has served for longer than so many seconds, that time is nobody's.
GAP: Final = 5.0
#: Entries of a log that are taken in at once.
AT_ONCE: Final = 25
#: So often a race for the next entry is run again.
TRIES: Final = 5
#: After trouble with the store what is due is tried again.
LATER: Final = 1.0

_log = structlog.get_logger()


class Client(Protocol):
    """Somebody who listens."""

    person: wire.PersonInfo
    session: Session | None  # by which he came in, as long as nothing is known against it

    def send(self, message: bytes) -> None:
        """Hand over a message without waiting."""

    def close(self, why: str, text: str) -> None:
        """Say goodbye."""


class Room:
    """One table, alive. All changes go through `do`: append to the log first, tell people afterwards."""

    def __init__(self, state: TableState, store: Store, workers: "Workers") -> None:
        self.state = state
        self.clients: set[Client] = set()
        self.told_lines = ToldLines()
        self.touched = time.time()
        self._answers: list[int] = []  # the options taken in this game
        self._roles: dict[str, str] = {}
        self._characters: dict[str, str] = {}
        self._store = store
        self._workers = workers
        self._lock = asyncio.Lock()
        self._stale = False  # what may not be committed was taken in: read the log again
        self._known = state.seq  # the number of the first entry of that; all before it has been told
        self._reserves = self._reserves_now()  # as everybody was told
        self._looked = time.time()  # for times when nobody served
        self._hosting = Hosting()
        self._closed = False  # others see to what is due
        self._ours = False  # this process made the last entry, so what follows is up to it
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._rating: asyncio.Task[None] | None = None

    # ---- reading the log

    async def open(self) -> None:
        """Read the log for the first time, and give time back that ran while nobody served."""
        async with self._lock:
            await self._read_anew()
            self._reserves = self._reserves_now()
        if self.timed:
            await self.hold()
        self._wait()

    async def read(self) -> None:
        """Take in what is new in the log, and tell everybody."""
        async with self._lock:
            await self._catch_up()

    @property
    def known(self) -> int:
        """The number of the first entry that is not known to be in the log."""
        return self._known if self._stale else self.state.seq

    async def _catch_up(self) -> None:
        was_stale = self._stale
        if was_stale:
            entries = await self._read_anew(self._known)
            self._ours = False
        else:
            entries = await self._store.entries(self.state.id, self.state.seq - 1)
        for entry in entries:
            fact = log_entries.decode(entry.data)
            self._take_in(fact, entry.at)
            self._tell(fact)
        if entries:
            self._ours = False
        elif was_stale:  # what somebody was told might have happened did not
            self._tell_table()
            self._tell_play()
        self._wait()

    async def _read_anew(self, up_to: int | None = None) -> Sequence[Entry]:
        """The log, up to the entry before some number; gives the others. It may tell of many games: others get their
        turn in between."""
        state = TableState(self.state.id, self.state.code)
        facts = []
        entries = await self._store.entries(state.id)
        end = len(entries) if up_to is None else up_to - 1
        for entry in entries[:end]:
            facts.append(log_entries.decode(entry.data))
            state.apply(facts[-1], entry.at)
            if entry.seq % AT_ONCE == 0:
                await asyncio.sleep(0)
        self.state = state
        for fact in facts:
            self._keep(fact)
        self._forget_events()
        self._stale = False
        return entries[end:]

    def _take_in(self, fact: log_entries.AnyFact, at: float) -> None:
        """One entry more."""
        self._keep(fact)
        if isinstance(fact, log_entries.HostIs):
            self._hosting.hear(self.state, fact, self._connected())
        self.state.apply(fact, at)

    def _keep(self, fact: log_entries.AnyFact) -> None:
        """What workers will need of the game."""
        if isinstance(fact, log_entries.Started):
            self._answers = []
            self._roles, self._characters = fact.roles, fact.characters
        elif isinstance(fact, log_entries.Moved):
            self._answers.append(fact.option)

    # ---- writing the log

    async def join(self, person: wire.PersonInfo) -> None:
        """Somebody comes to the table."""
        await self._write(lambda: acts.join(self.state, person, self._connected()))

    async def do(self, person: str, what: wire.Act) -> None:
        """Somebody does something."""
        self.touched = time.time()
        if self.timed and self._store.slept_since(self._looked, GAP):
            await self.hold()  # what he moves late because nobody served is not his delay
        await self._write(lambda: acts.act(self.state, person, what, self._connected()))

    async def hold(self) -> None:
        """Give back to whoever is asked the time when nobody served."""
        now = time.time()
        await self._store.sign_of_life(now, GAP)
        outages = await self._store.outages(self.state.asked_at)

        def facts() -> list[log_entries.AnyFact]:
            seconds = lost(self.state, outages) if self.timed else 0.0
            return [log_entries.Held(seconds, outages[-1].until)] if seconds else []

        await self._write(facts)
        self._looked = now

    async def see_to_host(self) -> None:
        """A host who is away hands over, and one who only seemed to be has his place again."""
        if self._about_host():
            await self._write(self._about_host)

    def _about_host(self) -> list[log_entries.AnyFact]:
        return self._hosting.facts(self.state, self._connected())

    def _connected(self) -> set[str]:
        """Who listens here; others may listen to other processes."""
        return {client.person.id for client in self.clients}

    async def _write(self, facts_now: acts.FactsNow) -> None:
        async with self._lock:
            try:
                if self._stale:
                    await self._catch_up()
                for _ in range(TRIES):
                    facts = facts_now()
                    if not facts or await self._append(facts):
                        return
                    await self._catch_up()  # somebody else was faster
            finally:
                if self._stale:  # nobody knows what is in the log: as soon as it can be read, all are told
                    self._try_later()
        raise Refusal("busy", "too much happens at this table at once; try again")

    async def _append(self, facts: Sequence[log_entries.AnyFact]) -> bool:
        """Commit entries, then tell everybody: nobody hears of what may not be in the log."""
        began = time.perf_counter()
        now = max(time.time(), self.state.updated)
        seq = self.state.seq
        entries = [
            Entry(seq + i, now, type(fact).__struct_config__.tag or "", log_entries.encode(fact))  # type: ignore[arg-type]
            for i, fact in enumerate(facts)
        ]
        was_over = self.state.status == OVER
        self._stale, self._known = True, seq  # until it is committed
        for fact in facts:
            self._take_in(fact, now)
        ended = self.state.status == OVER and not was_over
        gone = await results.gone(self._store, self.state) if ended else ()
        game, outcome = results.of(self.state, now, gone) if ended else (None, ())
        if not await self._store.append(self.state.id, seq, entries, self.head(), game, outcome):
            metrics.RACES.inc()
            return False
        self._stale = False
        self._ours = True
        for fact in facts:
            self._tell(fact)
        self._wait()
        metrics.APPENDED.inc(len(entries))
        metrics.APPEND_SECONDS.observe(time.perf_counter() - began)
        if ended:
            metrics.FINISHED.labels(game=self.state.settings.game).inc()
            self._rating = asyncio.create_task(self._rate())
        return True

    async def _rate(self) -> None:
        """Rate a finished game. If that fails, or nobody lives to do it, the hub makes up for it."""
        try:
            await results.rate(self._store, self.state.id, self.state.number)
        except PosseError as error:
            _log.warning("a game waits for its rating", table=self.state.id, error=str(error))

    def head(self) -> Head:
        """What the lobby needs to know about this table."""
        t = self.state
        asked = t.asked
        waiting = t.seats[asked].person if asked is not None else ""
        next_due = due(t)
        return Head(
            table=t.id,
            code=t.code,
            status=t.status,
            public=t.settings.public,
            game=t.settings.game,
            summary=wire.encoder.encode(t.info()),
            players=tuple(seat.person for seat in t.seats if seat.person),
            asked=(waiting,) if waiting else (),
            deadline=None if next_due is None else next_due.at + GRACE,
            updated=t.updated,
        )

    # ---- telling people

    async def welcome(self, client: Client, chat: list[wire.ChatLine]) -> None:
        """Everything at once, for one who has just come; from then on he is told what is new."""
        async with self._lock:  # nobody sees what is not committed
            if self._stale:
                await self._catch_up()
            if client.person.id not in self.state.people:  # sent away since he came in
                raise Refusal("not-here", "you are not at this table any more")
            self._welcome(client, chat)
            self.clients.add(client)

    def _welcome(self, client: Client, chat: list[wire.ChatLine]) -> None:
        seat = self.state.seat_of(client.person.id)
        message = wire.Welcome(
            you=client.person,
            seat=seat,
            table=self.state.info(),
            play=seat_view.play(self.state, seat_view.WATCHING if seat is None else seat, []),
            chat=chat,
            now=time.time(),
        )
        client.send(wire.encoder.encode(message))

    def _tell(self, fact: log_entries.AnyFact) -> None:
        if isinstance(fact, log_entries.Gone):
            for client in list(self.clients):
                if client.person.id == fact.person:
                    client.close(*_goodbye(fact))
                    self.clients.discard(client)
        if isinstance(fact, log_entries.Moved | log_entries.Started) or self._asked_anew(fact):
            self._tell_play()
        if isinstance(fact, log_entries.Held | log_entries.Passes):
            return
        if not isinstance(fact, log_entries.Moved) or self._changes_the_table(fact):
            self._tell_table()

    def _changes_the_table(self, fact: log_entries.Moved) -> bool:
        """Whose time ran out may be away now; a reserve may be smaller, the game over."""
        return (
            fact.how == log_entries.TIMEOUT
            or self.state.status == OVER
            or self._reserves != self._reserves_now()
        )

    def _asked_anew(self, fact: log_entries.AnyFact) -> bool:
        """Whether whoever is asked has his time again. If he moved at once, that will be told."""
        t = self.state
        if t.game is None or t.game.events:
            return False
        if isinstance(fact, log_entries.Sat):  # who only watched sees his hand again
            return t.status == PLAYING
        return isinstance(fact, log_entries.Held) or (
            isinstance(fact, log_entries.Back) and t.asked == fact.seat
        )

    def _reserves_now(self) -> list[float]:
        return [seat.reserve for seat in self.state.seats]

    def _tell_table(self) -> None:
        self._reserves = self._reserves_now()
        message = wire.encoder.encode(wire.Table(self.state.info()))
        for client in self.clients:
            client.send(message)

    def _tell_play(self) -> None:
        """What happened since the last time: encoded once a seat, and once for all who watch."""
        game = self.state.game
        if game is None:
            return
        events = game.events.copy()
        made: dict[int, bytes] = {}
        for client in self.clients:
            seat = self.state.seat_of(client.person.id)
            number = seat_view.WATCHING if seat is None else seat
            if number not in made:
                made[number] = wire.encoder.encode(seat_view.play(self.state, number, events))
            client.send(made[number])
        self._forget_events()

    def _forget_events(self) -> None:
        """They are told; who wants the whole story asks a worker, which has it."""
        if self.state.game is not None:
            self.state.game.log.forget_events()

    def tell_chat(self, lines: list[wire.ChatLine]) -> None:
        """Tell what was said, unless it was told before."""
        new = self.told_lines.new(lines)
        message = wire.encoder.encode(wire.Chat(new))
        for client in self.clients if new else ():
            client.send(message)

    # ---- what is due

    def nudge(self) -> None:
        """Something here is overdue, and nobody else has seen to it."""
        self._ours = True
        self._wait()

    def _wait(self) -> None:
        """Set the clock for what is due next."""
        if self._closed:
            return
        if self._stale:  # what is due only the log can tell, which is read soon
            if self._timer is None:
                self._try_later()
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        next_due = due(self.state)
        if next_due is not None:
            delay = next_due.at - time.time() + (0.0 if self._ours else GRACE)
            self._timer = asyncio.get_running_loop().call_later(max(delay, 0.0), self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._happen())
        else:
            self._timer = asyncio.get_running_loop().call_later(0.05, self._ring)

    async def _happen(self) -> None:
        """What is due happens."""
        try:
            if self._stale:
                await self.read()
            if self.timed:
                await self.hold()
            next_due = due(self.state)
            if next_due is not None and next_due.at <= time.time() + 0.01:
                await self._answer(next_due, self.state.decision)
            else:
                self._wait()
        except PosseError as error:  # the store is away, or too much happens at once
            _log.warning("what is due waits", table=self.state.id, error=str(error))
            self._try_later()
        except Exception:  # one table in trouble is no reason to forget its clock
            _log.exception("what was due failed", table=self.state.id)
            self._try_later()

    def _try_later(self) -> None:
        if self._closed:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(LATER, self._ring)

    async def _answer(self, what: Due, decision: int) -> None:
        """A bot answers, or the only possible answer is given."""
        number, game = 0, self.state.number
        if what.bot:
            number = await self._choice(what.bot)

        def facts() -> list[log_entries.AnyFact]:
            t = self.state
            if t.number != game or t.decision != decision or due(t) != what:
                return []  # it was answered meanwhile, or whoever is asked is back
            return [log_entries.Moved(decision, number, what.how)]

        await self._write(facts)

    async def _choice(self, bot: str) -> int:
        """What a bot takes; one that fails is no reason for a table to stand still."""
        try:
            return await self._workers.choose(self.task(), bot)
        except Exception:
            _log.exception("a bot failed", table=self.state.id, bot=bot)
            return await self._workers.choose(self.task(), "random")

    def task(self) -> Task:
        """The game as a worker needs it."""
        t = self.state
        return Task(
            key=f"{t.id}/{t.number}",
            game=t.settings.game,
            names=tuple(t.names),
            sets=t.settings.sets,
            variants=t.settings.variants,
            roles=self._roles,
            characters=self._characters,
            seed=t.seed,
            answers=tuple(self._answers),
        )

    async def past(self, person: str) -> wire.Past:
        """The whole story of this game, as somebody may know it."""
        async with self._lock:  # nobody hears of what is not committed
            if self._stale:
                await self._catch_up()
            number, seat = self.state.number, self.state.seat_of(person)
            task = None if self.state.game is None else self.task()
        if task is None:
            return wire.Past(number, [])
        return wire.Past(number, await self._workers.past(task, seat_view.WATCHING if seat is None else seat))

    async def advice(self, person: str, what: wire.Advise) -> wire.Advice:
        """What a bot would do in somebody's place. Nobody else hears of it, and the game does not change."""
        async with self._lock:  # nobody is advised about what is not committed
            if self._stale:
                await self._catch_up()
            acts.check_advice(self.state, person, what)
            task = self.task()
            called = {seat.name: seat.called for seat in self.state.info().seats}
        try:
            option, text = await self._workers.advise(task, what.lang, called)
        except Exception:  # a bot that fails is no reason to lose the connection
            _log.exception("a bot failed", table=self.state.id, bot=ADVISER)
            raise Refusal("unavailable", "the bot is at a loss; try again later") from None
        return wire.Advice(what.decision, option, text)

    @property
    def timed(self) -> bool:
        """Somebody's time is running."""
        next_due = due(self.state)
        return next_due is not None and next_due.how == log_entries.TIMEOUT

    @property
    def busy(self) -> bool:
        """Something is being written, so the table may look as it will be and not as it is."""
        return self._lock.locked()

    @property
    def idle(self) -> bool:
        """Nobody listens and nothing is due soon."""
        next_due = due(self.state)
        soon = next_due is not None and next_due.at <= time.time() + 60
        return not self.clients and not self.busy and not soon

    def close(self) -> None:
        """Leave it to others."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        for task in (self._task, self._rating):
            if task is not None:
                task.cancel()


def _goodbye(fact: log_entries.Gone) -> tuple[str, str]:
    """Why somebody who is gone hears no more."""
    if fact.kicked:
        return "kicked", "the host sent you away"
    if fact.crowded:
        return "crowded", "too many people stand around this table"
    return "left", "you left the table"
