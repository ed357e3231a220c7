"""All tables that live in this process. None belongs to it: any other may serve the same ones."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Final

import structlog

from posse.server import acts, log_entries, results, wire
from posse.server.audience import Client
from posse.server.chat import CHAT_BURST, CHAT_RATE, CHAT_SHOWN, checked_line
from posse.server.clock import LATER
from posse.server.limits import Limits
from posse.server.lost_time import GAP
from posse.server.people import Session, end, renewed, still_good
from posse.server.refusal import Refusal
from posse.server.room import Room
from posse.server.table import TableState
from posse.server.workers import Workers
from posse.store import ChatLine, Entry, News, Store, StoreUnavailable

#: Letters and digits nobody mistakes for each other.
ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH: Final = 6
#: So often we look for tables at which something is overdue, and for rooms nobody needs any more.
SWEEP: Final = 1.0
#: So often, in sweeps, games that nobody rated are rated; for so many seconds that is left to whoever ended them.
RATED: Final = 30
RATING: Final = 30.0
#: So often we say that we are there.
SIGN_OF_LIFE: Final = 2.0
#: A room nobody uses is given up after so many seconds.
IDLE: Final = 120.0
#: What one person may do at all tables together but move, at once and a second: all of it stays in their logs.
ACT_BURST: Final = 60.0
ACT_RATE: Final = 2.0
#: Who could not be logged out everywhere is so after so many seconds, as soon as the store is back.
AGAIN: Final = 5.0
#: When we stop, that may take so many seconds.
FAREWELL: Final = 1.0
#: A table whose log cannot be played is tried again after so many seconds.
BROKEN: Final = 600.0
#: Lobbies nobody started are deleted after so many seconds.
ABANDONED: Final = 7 * 24 * 3600.0

#: What a client is told whose account was made, changed or deleted elsewhere, or who logged out.
SIGNED_OUT: Final = ("signed-out", "you are signed out on this device; sign in again")

_log = structlog.get_logger()


class Hub:
    """The rooms of this process."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.rooms: dict[str, Room] = {}
        # By person: whoever connects again has said what he has said.
        self._chat = Limits(CHAT_BURST, CHAT_RATE)
        self._acts = Limits(ACT_BURST, ACT_RATE)
        self._leaving: dict[tuple[str, str], Session] = {}  # who is logged out here, but not everywhere yet
        self._coming: set[Client] = set()  # who are about to come in
        self._opening: dict[str, asyncio.Lock] = {}
        self._clocks: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()
        # Tables whose logs cannot be played, and when that is tried again.
        self._broken: dict[str, float] = {}
        # What is being read of which table, and whether there is more.
        self._unread: dict[tuple[Room, str], bool] = {}

    async def start(self) -> None:
        """Begin to listen to other processes and to the clock."""
        await self._pulse()
        await self.store.watch(self._news)
        self._clocks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._beat())]

    async def stop(self) -> None:
        """Say goodbye; whoever is connected will find another process, or this one again."""
        for task in (*self._clocks, *self._errands):
            task.cancel()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._log_out_the_rest(), FAREWELL)
        for room in list(self.rooms.values()):
            for client in list(room.clients):
                client.close("restart", "the server restarts; connect again")
            room.close()
        self.workers.close()

    @staticmethod
    def now() -> float:
        """The server's clock."""
        return time.time()

    # ---- tables

    async def create(self, settings: wire.Settings, person: wire.PersonInfo) -> Room:
        """A new table, with its maker on the first seat."""
        acts.check(settings)
        fact = log_entries.Created(settings, person.id, person.name, person.account)
        now = time.time()
        for _ in range(10):
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            state = TableState(secrets.token_urlsafe(12), code)
            state.apply(fact, now)
            room = Room(state, self.store, self.workers)
            if await self.store.create(room.head(), [Entry(1, now, "created", log_entries.encode(fact))]):
                self.rooms[state.id] = room
                return room
        raise Refusal("busy", "no table is free at the moment; try again")

    async def room(self, table: str, code: str = "") -> Room:
        """A table, read from its log if it is not here yet."""
        room = self.rooms.get(table)
        if room is not None:
            room.touched = time.time()  # whoever asks is about to come in: it must not be given up meanwhile
            return room
        try:
            async with self._opening.setdefault(table, asyncio.Lock()):
                room = self.rooms.get(table)
                if room is None:
                    opened = await self._open(table, code)
                    room = self.rooms.setdefault(table, opened)  # one room a table, whoever was first
                    if room is opened:
                        await self._read_since(room)
                    else:
                        opened.close()
        finally:
            self._opening.pop(table, None)
        return room

    async def _read_since(self, room: Room) -> None:
        """What others wrote while a room was being opened: news of it found nobody here."""
        try:
            await room.read()
        except BaseException:  # whoever comes next finds this room
            self._errand(self._read(room))
            raise

    async def _open(self, table: str, code: str) -> Room:
        if not code:
            head = await self.store.head(table)
            if head is None:
                raise Refusal("no-such-table", "there is no such table any more")
            code = head.code
        room = Room(TableState(table, code), self.store, self.workers)
        try:
            await room.open()
        except BaseException:
            room.close()
            raise
        return room

    # ---- people

    async def enter(self, room: Room, client: Client) -> None:
        """Somebody connects to a table. He may have been signed out since his session was read; from now on he is
        told if he is."""
        self._coming.add(client)
        try:
            if client.session is not None and not await still_good(client.session, self.store):
                raise Refusal(*SIGNED_OUT)
            await self._come_in(room, client)
        finally:
            self._coming.discard(client)

    async def _come_in(self, room: Room, client: Client) -> None:
        await room.join(client.person)
        chat = [said(line) for line in await self.store.chat(room.state.id, 0, CHAT_SHOWN)]
        if not room.clients:  # nobody can have missed anything
            room.audience.told_lines.none_missing(chat)
        await room.welcome(client, chat)
        last, latest = chat[-1].n if chat else 0, room.audience.told_lines.latest
        if latest > last:  # said while he came in; what comes from now on he is told anyway
            lines = [said(line) for line in await self.store.chat(room.state.id, last, CHAT_SHOWN)]
            client.send(wire.encoder.encode(wire.Chat([line for line in lines if line.n <= latest])))

    def leave(self, room: Room, client: Client) -> None:
        """Somebody's connection is gone; his seat stays his."""
        room.clients.discard(client)
        room.touched = time.time()

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
        now = time.time()
        # The name of now: it may have changed since this socket was opened.
        number = await self.store.say(room.state.id, now, person.id, here.name, text)
        room.audience.tell_chat([wire.ChatLine(number, now, person.id, here.name, text)])

    async def sign_out(self, person: str, but: str = "", stamp: str = "") -> None:
        """End all connections of somebody, here and in other processes, but those of one device: that has the stamp of
        a new password."""
        self._sign_out(person, but, stamp)
        await self.store.sign_out(person, but, stamp)

    def _sign_out(self, person: str, but: str, stamp: str) -> None:
        for client in self._clients():
            if client.person.id != person:
                continue
            if client.session is not None and _is_on(client.session, but):
                client.session = renewed(client.session, stamp)
            else:
                client.close(*SIGNED_OUT)

    async def log_out(self, session: Session) -> None:
        """End the session of one device of somebody and its connections, here and in other processes."""
        self._log_out(session.person.id, session.device)
        if not await self._log_out_elsewhere(session):  # by the browser he is forgotten already
            if not self._leaving:
                self._errand(self._log_out_later())
            self._leaving[session.person.id, session.device] = session

    async def _log_out_elsewhere(self, session: Session) -> bool:
        try:
            await end(session, self.store)
            await self.store.log_out(session.person.id, session.device)
        except StoreUnavailable as error:
            _log.warning("nobody else could be told who logged out", error=str(error))
            return False
        return True

    async def _log_out_later(self) -> None:
        while self._leaving:
            await asyncio.sleep(AGAIN)
            await self._log_out_the_rest()

    async def _log_out_the_rest(self) -> None:
        for key, session in list(self._leaving.items()):
            if not await self._log_out_elsewhere(session):
                return
            self._leaving.pop(key, None)

    def _log_out(self, person: str, device: str) -> None:
        for client in self._clients():
            if client.person.id == person and client.session is not None and _is_on(client.session, device):
                client.close(*SIGNED_OUT)

    def _clients(self) -> list[Client]:
        """All who are connected, or about to be."""
        return [*self._coming, *(client for room in self.rooms.values() for client in room.clients)]

    # ---- news and the clock

    def _news(self, news: News) -> None:
        """Another process did something."""
        if news.kind == "signed-out":
            self._sign_out(news.person, news.device, news.stamp)
            return
        if news.kind == "logged-out":
            self._log_out(news.person, news.device)
            return
        if news.kind == "missed":
            for room in list(self.rooms.values()):
                self._errand(self._read(room))
                self._errand(self._read_chat(room))
            self._errand(self._check_sessions())
            return
        told = self.rooms.get(news.table)
        if told is None:
            return
        if news.kind == "chat":
            self._errand(self._read_chat(told))
        elif news.number >= told.log.known:
            self._errand(self._read(told))

    def _errand(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _read(self, room: Room) -> None:
        await self._insist(room, "news", room.read)

    async def _read_chat(self, room: Room) -> None:
        """Tell all that was said since the last line we know, so that none is missing for long."""

        async def read() -> None:
            lines = await self.store.chat(room.state.id, room.audience.told_lines.up_to, CHAT_SHOWN)
            new = [said(line) for line in lines]
            room.audience.tell_chat(new)
            room.audience.told_lines.none_missing(new)

        await self._insist(room, "chat", read)

    async def _insist(self, room: Room, what: str, read: Callable[[], Awaitable[None]]) -> None:
        """Read something until it could be read: whoever is connected here hears of it from nobody else. What comes
        while it is being read is read afterwards."""
        key = (room, what)
        if key in self._unread:
            self._unread[key] = True
            return
        self._unread[key] = True
        try:
            while self._unread[key] and self.rooms.get(room.state.id) is room:
                self._unread[key] = False
                try:
                    await read()
                except StoreUnavailable as error:
                    _log.warning(f"{what} could not be read", table=room.state.id, error=str(error))
                    self._unread[key] = True
                    await asyncio.sleep(LATER)
        except Exception:  # nobody waits for it who would tell
            _log.exception(f"{what} could not be read", table=room.state.id)
        finally:
            del self._unread[key]

    async def _check_sessions(self) -> None:
        """End what would have ended, had we heard of it."""
        unchecked = [client for client in self._clients() if client.session is not None]
        while unchecked:
            session = unchecked[-1].session
            try:
                if session is not None and not await still_good(session, self.store):
                    unchecked[-1].close(*SIGNED_OUT)
                unchecked.pop()
            except StoreUnavailable as error:
                _log.warning("who is signed in could not be read", error=str(error))
                await asyncio.sleep(LATER)

    async def _sweep(self) -> None:
        """Tables at which something is overdue, because the process that was to do it is gone, are taken up here;
        rooms nobody needs are given up."""
        swept = 0
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for table in await self.store.due(time.time(), 100 + len(self._broken)):
                    await self._take_up(table)
                await self._see_to_hosts()
                if swept % RATED == 0:
                    await self._make_up_ratings()
                if swept % 600 == 0:
                    await self.store.delete_idle(time.time() - ABANDONED)
                swept += 1
            except StoreUnavailable as error:
                _log.warning("the store is away", error=str(error))
            except Exception:  # whatever it was, the clocks of all tables depend on this
                _log.exception("the sweep failed")
            self._give_up_idle()

    async def _beat(self) -> None:
        """By itself: however long a sweep takes, we serve meanwhile."""
        while True:
            await asyncio.sleep(SIGN_OF_LIFE)
            try:
                await self._pulse()
            except StoreUnavailable as error:
                _log.warning("the store is away", error=str(error))
            except Exception:
                _log.exception("no sign of life")

    async def _pulse(self) -> None:
        """Say that we serve. After a while without the store, time is given back at all our tables."""
        before = time.time()
        await self.store.sign_of_life(before, GAP)
        if self.store.slept_since(before, GAP):
            for room in [room for room in self.rooms.values() if room.timed]:
                await self._hold(room)

    async def _hold(self, room: Room) -> None:
        try:
            await room.give_back_time()
        except (StoreUnavailable, Refusal) as error:  # done when somebody moves there, or his time is out
            _log.warning("time could not be given back", table=room.state.id, error=str(error))

    async def _see_to_hosts(self) -> None:
        """Between games no table waits for a host who is away."""
        for room in list(self.rooms.values()):
            try:
                await room.see_to_host()
            except Refusal as error:
                _log.warning("a table waits for its host", table=room.state.id, error=str(error))

    async def _make_up_ratings(self) -> None:
        """Rate what nobody did, because a process died between the end of a game and its rating."""
        for table, number in await self.store.unrated(time.time() - RATING, 100):
            try:
                await results.rate(self.store, table, number)
            except StoreUnavailable:
                raise
            except Exception:  # one strange result must not keep us from the others
                _log.exception("a game could not be rated", table=table, number=number)

    async def _take_up(self, table: str) -> None:
        if time.time() < self._broken.get(table, 0.0):
            return
        try:
            (await self.room(table)).nudge()
        except StoreUnavailable:
            raise
        except Refusal:  # deleted meanwhile
            self._broken.pop(table, None)
        except Exception:  # a log that cannot be played any more must not keep us from the others
            _log.exception("a table could not be taken up", table=table)
            self._broken[table] = time.time() + BROKEN
        else:
            self._broken.pop(table, None)

    def _give_up_idle(self) -> None:
        before = time.time() - IDLE
        for table, room in list(self.rooms.items()):
            if room.touched < before and room.idle:
                room.close()
                del self.rooms[table]


def _is_on(session: Session, device: str) -> bool:
    return bool(device) and session.device == device


def said(line: ChatLine) -> wire.ChatLine:
    """A line of chat on its way out."""
    return wire.ChatLine(line.number, line.at, line.player, line.name, line.text)
