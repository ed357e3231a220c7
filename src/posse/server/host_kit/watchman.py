"""Enforces in this process what hosts decide: who may come, who may talk and how, which tables close."""

import asyncio
import ipaddress
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from posse.server import acts, wire
from posse.server.host_kit.house_rules import HouseRules, WordFilter, is_emote, read
from posse.server.limits import Limits
from posse.server.refusal import Refusal
from posse.server.room import Room
from posse.server.rooms import Rooms
from posse.server.watch import Now
from posse.store import Mark, Measure, Store, StoreUnavailable

#: Seconds between two looks into the book. A command or another process may write to it at any time.
EVERY: Final = 1.0
#: We remember the address of this many people.
MOST: Final = 10_000
#: A person who has been quiet for a while may say this many lines at once.
BURST: Final = 6.0

BANNED: Final = ("banned-here", "the host of this server does not let you play here")

_log = structlog.get_logger()

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Watchman:
    """Knows what is in force. It learns of changes by others within a second."""

    def __init__(
        self, store: Store, rooms: Rooms, now: Now, check_sessions: Callable[[], Awaitable[None]]
    ) -> None:
        self._check_sessions = check_sessions
        self._store = store
        self._rooms = rooms
        self._now = now
        self._mark: Mark | None = None
        self._bans: dict[str, Measure] = {}
        self._mutes: dict[str, Measure] = {}
        self._networks: list[tuple[Network, Measure]] = []
        self._from: OrderedDict[str, str] = OrderedDict()
        self._set(HouseRules())

    def _set(self, rules: HouseRules) -> None:
        self.rules = rules
        self.words = WordFilter(rules.words)
        passing = asyncio.get_running_loop().time
        self._chat = Limits(min(BURST, rules.lines), rules.lines / 60, passing)

    # ---- keeping up

    async def run(self) -> None:
        """Look into the book forever."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except StoreUnavailable as error:
                _log.warning("the store is away", error=str(error))
            except Exception:  # whatever it was, the next look must come
                _log.exception("the host's book could not be read")

    async def look(self) -> None:
        """Take in what has changed, and carry it out."""
        mark = await self._store.book.mark()
        if mark == self._mark:
            self._send_away()  # those who came in while it changed
            return
        measures = await self._store.book.measures(self._now())
        rules = read(await self._store.book.rules())
        self._bans = {each.who: each for each in measures if each.kind == "ban" and not each.is_address}
        self._mutes = {each.who: each for each in measures if each.kind == "mute"}
        self._networks = [
            (ipaddress.ip_network(each.who, strict=False), each)
            for each in measures
            if each.kind == "ban" and each.is_address
        ]
        if rules != self.rules:
            self._set(rules)
        if self._mark is not None and mark.sessions != self._mark.sessions:
            await self._check_sessions()
        self._mark = mark
        self._send_away()
        await self._close_tables()

    def _send_away(self) -> None:
        if not self._bans and not self._networks:
            return
        for client in self._rooms.clients():
            person = client.person.id
            if self._is_banned(person) or self._is_barred(self._from.get(person, "")):
                client.close(*BANNED)

    async def _close_tables(self) -> None:
        for table in await self._store.book.to_close():
            try:
                await self._close(await self._rooms.open(table))
            except Refusal:  # it has been deleted, or too much happens there and it is closed later
                self._mark = None
                continue
            await self._store.book.is_closed(table)

    async def _close(self, room: Room) -> None:
        await room.log.write(lambda: acts.close(room.state))

    # ---- who may

    def comes_from(self, person: str, address: str) -> None:
        """Somebody is here, from some address. This is kept in memory only."""
        self._from[person] = address
        self._from.move_to_end(person)
        while len(self._from) > MOST:
            self._from.popitem(last=False)

    def address_of(self, person: str) -> str:
        """The address where somebody was last seen; empty if unknown."""
        return self._from.get(person, "")

    def check_person(self, person: str) -> None:
        """Refuse somebody who is banned."""
        if self._is_banned(person):
            raise Refusal(*BANNED)

    def check_address(self, address: str) -> None:
        """Refuse everybody from a banned address."""
        if self._networks and self._is_barred(address):
            raise Refusal(*BANNED)

    def _is_banned(self, person: str) -> bool:
        return self._in_force(self._bans.get(person))

    def _is_barred(self, address: str) -> bool:
        try:
            found = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(
            found.network_address in network and found.prefixlen >= network.prefixlen
            for network, measure in self._networks
            if self._in_force(measure)
        )

    def _in_force(self, measure: Measure | None) -> bool:
        return measure is not None and (measure.until is None or self._now() < measure.until)

    def heard(self, person: wire.PersonInfo, text: str) -> str:
        """What others hear when somebody says something; refused if they may not say it."""
        if self._in_force(self._mutes.get(person.id)):
            raise Refusal("muted", "the host of this server has muted you")
        if self.rules.chat == "off":
            raise Refusal("chat-off", "nobody talks on this server")
        if self.rules.chat == "emotes" and not is_emote(text):
            raise Refusal("emotes-only", "only emotes are said on this server")
        if not self._chat.allow(person.id):
            raise Refusal("too-fast", "let others speak too")
        return self.words.blotted(text)
