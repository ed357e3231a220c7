"""What this process does for all its tables: people come and go, act and talk, and other processes are followed."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from posse.server import watch, wire
from posse.server.audience import Client
from posse.server.background import Background
from posse.server.bot_budget import BotBudget
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

#: How much one person may do at all tables together: as a burst, and per second. Moves do not count. Everything else
#: would make the logs grow without end.
ACT_BURST: Final = 60.0
ACT_RATE: Final = 2.0
#: Seconds that we wait for the store when the server stops.
FAREWELL: Final = 1.0


#: Gives what others hear of what somebody says, or refuses it.
Talk = Callable[[wire.PersonInfo, str], str]


def talk_freely(_: wire.PersonInfo, text: str) -> str:
    """Everybody may say everything."""
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
        self.bot_budget = BotBudget()
        self.rooms = Rooms(store, workers, self._read_later, patience, now, self.bot_budget.allow)
        self.sign_outs = SignOuts(store, self.rooms, self.background, now)
        self.news = NewsReader(store, self.rooms, self.sign_outs, self.background)
        self.sweep = Sweep(store, self.rooms, now, keep)
        self._sign_of_life = SignOfLife(store, self.rooms, self.news.forget_the_silent, now)
        # They count by person, so that nobody may say or do more by connecting again.
        passing = asyncio.get_running_loop().time
        self._chat = Limits(CHAT_BURST, CHAT_RATE, passing)
        self._acts = Limits(ACT_BURST, ACT_RATE, passing)
        self.talk: Talk = talk_freely
        self._loops: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to follow other processes and the clock."""
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
        return await self.rooms.create(settings, person, then)

    async def room(self, table: str, code: str = "") -> Room:
        """The room of a table."""
        return await self.rooms.open(table, code)

    # ---- people at a table

    async def enter(self, room: Room, client: Client) -> None:
        """Somebody connects to a table. He may have been signed out since his session was read; from now on he is told
        if he is."""
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
        if latest > last:  # said while he came in; all later lines he is told anyway
            lines = [on_the_wire(line) for line in await self.store.chat(room.state.id, last, CHAT_SHOWN)]
            client.send(wire.encoder.encode(wire.Chat([line for line in lines if line.n <= latest])))

    def leave(self, room: Room, client: Client) -> None:
        """Somebody's connection is gone; he keeps his seat."""
        room.part(client)

    async def do(self, room: Room, person: str, act: wire.Act) -> None:
        """Somebody does something."""
        if not isinstance(act, wire.Move) and not self._acts.allow(person):
            raise Refusal("too-fast", "one thing after the other")
        await room.do(person, act)

    async def say(self, room: Room, person: wire.PersonInfo, text: str) -> None:
        """Somebody says something."""
        here = room.state.people.get(person.id)
        if here is None:
            raise Refusal("not-here", "you are not at this table any more")
        checked_line(text)
        if not self._chat.allow(person.id):
            raise Refusal("too-fast", "let others speak too")
        text = self.talk(person, text)
        if room.is_gagged:
            text = mumbled(text)
        now = self.now()
        # The name that he has now: it may have changed since he connected.
        number = await self.store.say(room.state.id, now, person.id, here.name, text)
        room.audience.tell_chat([wire.ChatLine(number, now, person.id, here.name, text)])

    # ---- people at all tables

    async def sign_out(self, person: str, but: str = "", stamp: str = "") -> None:
        """Close all connections of somebody but those of one device, which goes on with the stamp of the new
        password."""
        await self.sign_outs.sign_out(person, but, stamp)

    async def log_out(self, session: Session) -> None:
        """End the session of one device, and close its connections."""
        await self.sign_outs.log_out(session)
