"""Follows the news about what other processes did: at tables, in chats, and to sessions."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from posse.server.background import Background
from posse.server.chat import CHAT_SHOWN, on_the_wire
from posse.server.clock import LATER
from posse.server.presence import Processes
from posse.server.room import Room
from posse.server.rooms import Rooms
from posse.server.sign_outs import SignOuts
from posse.store import News, Store, StoreUnavailable

_log = structlog.get_logger()


class NewsReader:
    """Reads from the store what the news is about, and tells those who are connected here."""

    def __init__(self, store: Store, rooms: Rooms, sign_outs: SignOuts, background: Background) -> None:
        self._store = store
        self._rooms = rooms
        self._sign_outs = sign_outs
        self._background = background
        self._processes = Processes()
        # For each room, what is being read, and whether it must be read once more afterwards.
        self._reading: dict[tuple[Room, str], bool] = {}

    def hear(self, news: News) -> None:
        """Another process did something."""
        if news.kind == "signed-out":
            self._sign_outs.sign_out_here(news.person, news.device, news.stamp)
        elif news.kind == "logged-out":
            self._sign_outs.log_out_here(news.person, news.device)
        elif news.kind == "missed":
            self._read_everything()
        elif news.kind == "presence":
            self._hear_presence(news)
        elif (room := self._rooms.alive.get(news.table)) is None:
            return
        elif news.kind == "chat":
            self._background.start(self._read_chat(room))
        elif news.number >= room.log.known:
            self.read_log(room)

    def _read_everything(self) -> None:
        """News was missed, so nobody knows what it was about."""
        for room in list(self._rooms.alive.values()):
            self.read_log(room)
            self._background.start(self._read_chat(room))
            room.presence.ask()
        self._background.start(self._sign_outs.check_all())

    def _hear_presence(self, news: News) -> None:
        """Another process is running, and perhaps says who is connected to it. If we have not heard from it for a
        while, we ask it who is."""
        if self._processes.hear(news.process):
            for room in self._rooms.alive.values():
                room.presence.ask()
        room_there = self._rooms.alive.get(news.table)
        if room_there is not None:
            room_there.presence.hear(news.process, news.people, news.asking)
            room_there.see_who_is_here()

    def forget_the_silent(self) -> None:
        """A process that died has no connections any more."""
        for process in self._processes.gone():
            for room in self._rooms.alive.values():
                room.presence.forget(process)
                room.see_who_is_here()

    def read_log(self, room: Room) -> None:
        """Begin to read what is new in the log of a table."""
        self._background.start(self._insist(room, "news", room.read))

    async def _read_chat(self, room: Room) -> None:
        """Tell everything that was said since the last line that we know, so that no line stays missing."""
        told = room.audience.told_lines

        async def read() -> None:
            lines = await self._store.chat(room.state.id, told.up_to, CHAT_SHOWN)
            new = [on_the_wire(line) for line in lines]
            room.audience.tell_chat(new)
            told.none_missing(new)

        await self._insist(room, "chat", read)

    async def _insist(self, room: Room, what: str, read: Callable[[], Awaitable[None]]) -> None:
        """Read something, again and again until it works: those who are connected here hear of it from nobody else. If
        more news arrives meanwhile, it is read once more afterwards."""
        key = (room, what)
        if key in self._reading:
            self._reading[key] = True
            return
        self._reading[key] = True
        try:
            while self._reading[key] and self._rooms.alive.get(room.state.id) is room:
                self._reading[key] = False
                try:
                    await read()
                except StoreUnavailable as error:
                    _log.warning(f"{what} could not be read", table=room.state.id, error=str(error))
                    self._reading[key] = True
                    await asyncio.sleep(LATER)
        except Exception:  # nobody waits for this task, so nobody else would log it
            _log.exception(f"{what} could not be read", table=room.state.id)
        finally:
            del self._reading[key]
