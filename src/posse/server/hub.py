"""What this process does for all its tables: people come and go, act and talk, and it follows other processes."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from posse.server import watch, wire
from posse.server.audience import Client
from posse.server.background import Background
from posse.server.budget import Budget
from posse.server.chat import CHAT_BURST, CHAT_RATE, CHAT_SHOWN, checked_line, on_the_wire
from posse.server.config import PATIENCE
from posse.server.limits import Limits
from posse.server.log_entries import AnyFact
from posse.server.mumble import mumbled
from posse.server.news import NewsReader
from posse.server.people import Session
from posse.server.refusal import Refusal
from posse.server.room import Room
from posse.server.rooms import Rooms
from posse.server.sign_of_life import SignOfLife
from posse.server.sign_outs import SignOuts
from posse.server.sweep import FOR_EVER, Keep, Sweep
from posse.server.watch import Now
from posse.server.workers import Workers
from posse.store import Store

#: How much one person may do at all tables together: as a burst, and per second. Moves do not count; everything else
#: would make the logs grow without end.
ACT_BURST: Final = 60.0
ACT_RATE: Final = 2.0
#: How often somebody may ask what a strong player would do, and what happened so far: a bot thinks about the one, and
#: the other is played through again.
ADVICE_BURST: Final = 20.0
ADVICE_RATE: Final = 2.0
HISTORY_BURST: Final = 5.0
HISTORY_RATE: Final = 0.5
#: Seconds that we wait for the store when the server stops.
FAREWELL: Final = 1.0


#: Returns what others hear when somebody says something, or refuses it.
Talk = Callable[[wire.PersonInfo, str], str]


def talk_freely(_: wire.PersonInfo, text: str) -> str:
    """Anybody may say anything."""
    return text


class Hub:
    """Ties together the rooms, the people in them, and the tasks that look after both."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        patience: float = PATIENCE,
        now: Now = watch.now,
        keep: Keep = FOR_EVER,
    ) -> None:
        self.store = store
        self.now = now  # the server's clock
        self.background = Background()
        self.budget = Budget()
        self.rooms = Rooms(store, workers, self._read_later, patience, now, self.budget)
        self.sign_outs = SignOuts(store, self.rooms, self.background, now)
        self.news = NewsReader(store, self.rooms, self.sign_outs, self.background)
        self.sweep = Sweep(store, self.rooms, now, keep)
        self._sign_of_life = SignOfLife(store, self.rooms, self.news.forget_the_silent, now)
        # They count by person, so that nobody gains anything by reconnecting.
        passing = asyncio.get_running_loop().time
        self._chat = Limits(CHAT_BURST, CHAT_RATE, passing)
        self._acts = Limits(ACT_BURST, ACT_RATE, passing)
        self._advice = Limits(ADVICE_BURST, ADVICE_RATE, passing)
        self._history = Limits(HISTORY_BURST, HISTORY_RATE, passing)
        self.talk: Talk = talk_freely
        self._loops: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start to follow other processes and the clock."""
        await self._sign_of_life.give()
        await self.store.watch(self.news.hear)
        self._loops = [asyncio.create_task(self.sweep.run()), asyncio.create_task(self._sign_of_life.run())]

    async def stop(self) -> None:
        """Say goodbye to everybody."""
        for task in self._loops:
            task.cancel()
        self.background.cancel()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.sign_outs.finish(), FAREWELL)
        self.rooms.close()

    def _read_later(self, room: Room) -> None:
        self.news.read_log(room)

    # ---- tables

    async def create(
        self, settings: wire.Settings, person: wire.PersonInfo, then: Sequence[AnyFact] = ()
    ) -> Room:
        """A new table, with its maker on the first seat, and what has already happened there."""
        self.budget.check(person.id)
        if then:  # a game is running there
            self.budget.check_running(person.id, self.rooms.hosts_of_running())
        return await self.rooms.create(settings, person, then)

    async def room(self, table: str, code: str = "") -> Room:
        """The room of a table."""
        return await self.rooms.open(table, code)

    # ---- people at a table

    async def enter(self, room: Room, client: Client) -> None:
        """Somebody connects to a table. They may have been signed out since their session was read; if it happens from
        now on, they are told."""
        with self.sign_outs.coming(client):
            await self.sign_outs.check(client)
            await self._come_in(room, client)

    async def _come_in(self, room: Room, client: Client) -> None:
        await room.join(client.person)
        told = room.audience.told_lines
        chat = [on_the_wire(line) for line in await self.store.chat(room.state.id, 0, CHAT_SHOWN)]
        if not room.clients:  # nobody can have missed a line
            told.none_missing(chat)
        await room.welcome(client, chat)
        last, latest = chat[-1].n if chat else 0, told.latest
        if latest > last:  # said while they came in; they are told all later lines anyway
            lines = [on_the_wire(line) for line in await self.store.chat(room.state.id, last, CHAT_SHOWN)]
            client.send(wire.encoder.encode(wire.Chat([line for line in lines if line.n <= latest])))

    def leave(self, room: Room, client: Client) -> None:
        """Somebody's connection is gone; they keep their seat."""
        room.part(client)

    async def do(self, room: Room, person: str, act: wire.Act) -> None:
        """Somebody does something."""
        if not isinstance(act, wire.Move) and not self._acts.allow(person):
            raise Refusal("too-fast", "one thing after the other")
        self.budget.check(room.state.host)
        if isinstance(act, wire.Start | wire.Rematch):
            self.budget.check_running(room.state.host, self.rooms.hosts_of_running())
        await room.do(person, act)

    def check_advice(self, person: str) -> None:
        """Refuse advice to somebody who asks too often."""
        if not self._advice.allow(person) or not self.budget.may_decide(person):
            raise Refusal("too-fast", "one thing after the other")

    async def advice(self, room: Room, person: str, what: wire.Advise) -> wire.Advice:
        """What a strong player would do in somebody's place."""
        async with self.budget.thinking(person):
            return await room.advice(person, what)

    async def past(self, room: Room, person: str) -> wire.Past:
        """Everything that happened in a game, as far as somebody may know it."""
        if not self._history.allow(person):
            raise Refusal("too-fast", "one thing after the other")
        async with self.budget.thinking(person):
            return await room.past(person)

    async def say(self, room: Room, person: wire.PersonInfo, text: str) -> None:
        """Somebody says something."""
        here = room.state.people.get(person.id)
        if here is None:
            raise Refusal("not-here", "you are not at this table any more")
        text = checked_line(text)
        if not self._chat.allow(person.id):
            raise Refusal("too-fast", "let others speak too")
        self.budget.check(person.id)
        text = self.talk(person, text)
        if room.is_gagged:
            text = mumbled(text)
        now = self.now()
        # The person's present name: it may have changed since they connected.
        number = await self.store.say(room.state.id, now, person.id, here.name, text)
        self.budget.stored(person.id, 1, len(text.encode()))
        room.audience.tell_chat([wire.ChatLine(number, now, person.id, here.name, text)])

    # ---- people at all tables

    async def sign_out(self, person: str, but: str = "", stamp: str = "") -> None:
        """Close all connections of somebody except one device's, which gets the stamp of the new password."""
        await self.sign_outs.sign_out(person, but, stamp)

    async def log_out(self, session: Session) -> None:
        """End the session of one device, and close its connections."""
        await self.sign_outs.log_out(session)
