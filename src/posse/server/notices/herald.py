"""Tells people who are away what they wait for: their turn, where a move may take hours, and that a table is ready."""

import asyncio
import json
from typing import Final, Literal
from urllib.parse import urlsplit

import structlog

from posse import locales
from posse.server import log_entries
from posse.server.acts import UNHURRIED
from posse.server.background import Background
from posse.server.lanes import Lanes
from posse.server.limits import Limits
from posse.server.log_entries import AnyFact
from posse.server.notices import web_push
from posse.server.notices.outbound import CallFailed, Outbound
from posse.server.room import Room
from posse.server.table import LOBBY, OVER, PLAYING
from posse.server.watch import Now
from posse.store import Notice, Store, StoreUnavailable

#: An address is dropped after this many failed calls in a row.
TRIES: Final = 5
#: Calls that this process makes at a time, and those that may wait.
AT_A_TIME: Final = 8
WAITING: Final = 500
#: How many of these calls may go to one host, so that nobody waits behind a host that does not answer.
OF_A_HOST: Final = 2
#: Notices to one person about their turn at one table, to one address, and to one host: as a burst, and per second.
#: Thousands may use the same service, but we must not become a weapon against somebody's server.
TURNS: Final = (2.0, 1 / 600)
CALLS: Final = (20.0, 1 / 60)
CALLS_OF_HOST: Final = (200.0, 2.0)
#: Seconds for which nobody else may send the same notice.
TOLD: Final = 7 * 24 * 3600.0
#: What a push service answers for a browser that wants no more.
GONE: Final = (404, 410)

Told = Literal["turn", "started", "ready", "over"]

_log = structlog.get_logger()


class Herald:
    """Hears every entry at the tables of this process. If two processes hear the same, one of them sends the notice."""

    def __init__(self, store: Store, now: Now, outbound: Outbound | None = None) -> None:
        self._store = store
        self._now = now
        self.outbound = outbound or Outbound()
        self.signer: web_push.Signer | None = None
        self.background = Background()
        passing = asyncio.get_running_loop().time
        self._turns = Limits(*TURNS, passing)
        self._calls = Limits(*CALLS, passing)
        self._calls_of_host = Limits(*CALLS_OF_HOST, passing)
        self._slots = asyncio.Semaphore(AT_A_TIME)
        self._lanes = Lanes(OF_A_HOST)

    async def open(self, contact: str) -> None:
        """Get the key ready that signs what goes to browsers, if the package for it is installed."""
        if web_push.AVAILABLE:
            self.signer = web_push.Signer(await self._store.notices.key(web_push.new_key()), contact)

    def close(self) -> None:
        self.background.cancel()

    # ---- what happens

    def heard(self, room: Room, fact: AnyFact) -> None:
        """An entry is in the log of a table, and the table has changed by it."""
        t = room.state
        if t.closed or len(self.background.tasks) >= WAITING:
            return
        started = isinstance(fact, log_entries.Started)
        if started:
            for seat in t.seats:
                if seat.person and seat.person != t.host and self._is_away(room, seat.person):
                    self._tell(room, seat.person, "started", f"{t.number}")
            self._tell_table(room, "started", f"{t.number}")
        if isinstance(fact, log_entries.Moved | log_entries.Started) and t.status == PLAYING:
            self._turn(room)
        elif isinstance(fact, log_entries.Moved) and t.status == OVER:
            self._tell_table(room, "over", f"{t.number}")
        elif isinstance(fact, log_entries.Sat) and t.status == LOBBY and not any(s.free for s in t.seats):
            if self._is_away(room, t.host):
                self._tell(room, t.host, "ready", f"{t.seq}")

    def _turn(self, room: Room) -> None:
        """It is somebody's turn. Only tables count where a move may take so long that nobody waits there."""
        t = room.state
        if t.asked is None or t.settings.per_move is None or t.settings.per_move < UNHURRIED:
            return
        person = t.seats[t.asked].person
        if not person or t.seats[t.asked].away or not self._is_away(room, person):
            return
        if self._turns.allow(f"{person} {t.id}"):
            mark = f"{t.number} {t.decision}"
            self._tell(room, person, "turn", mark)
            self._tell_table(room, "turn", mark, t.people[person].name if person in t.people else "")

    def _is_away(self, room: Room, person: str) -> bool:
        return person in room.presence.away

    def _tell(self, room: Room, person: str, what: Told, mark: str) -> None:
        self.background.start(self._told(room, person, what, mark))

    def _tell_table(self, room: Room, what: Told, mark: str, name: str = "") -> None:
        self.background.start(self._told(room, "", what, mark, name))

    async def _told(self, room: Room, person: str, what: Told, mark: str, name: str = "") -> None:
        t = room.state
        try:
            book = self._store.notices
            notices = await (book.for_person(person) if person else book.for_table(t.id))
            if not notices:
                return
            now = self._now()
            if not await self._store.spend(f"notice {t.id} {person} {what} {mark}", now + TOLD, now):
                return  # another process sends it
            for notice in notices:
                await self._send(notice, t.code, what, name)
        except StoreUnavailable as error:
            _log.warning("nobody could be told", error=str(error))
        except Exception:  # nobody waits for this task, so nobody else would log it
            _log.exception("nobody could be told")

    # ---- on its way

    async def _send(self, notice: Notice, code: str, what: Told, name: str) -> None:
        host = urlsplit(notice.address).hostname or ""
        if not self._calls.allow(notice.address) or not self._calls_of_host.allow(host):
            return
        async with self._lanes.enter(host), self._slots:
            try:
                status = await self._call(notice, code, what, name)
            except CallFailed as error:
                _log.info("a notice did not arrive", kind=notice.kind, why=str(error))
                status = 0
        if 200 <= status < 300:
            if notice.failures:
                await self._store.notices.arrived(notice.id)
        elif notice.kind == "push" and status in GONE:
            await self._store.notices.stop(notice.id)
        elif await self._store.notices.failed(notice.id, TRIES):
            _log.info("an address for notices was dropped", kind=notice.kind, status=status)

    async def _call(self, notice: Notice, code: str, what: Told, name: str) -> int:
        title, text = _said(notice.lang, what, code, name)
        link = f"{notice.home}/table/{code}"
        stop = f"{notice.home}/stop#{notice.id}"
        if notice.kind == "push":
            if self.signer is None:
                raise CallFailed("there is nothing to encrypt with")
            told = for_browser(notice.id, notice.lang, what, code, name)
            body = web_push.encrypted(told.encode(), notice.p256dh, notice.auth)
            return await self.outbound.post(
                notice.address, body, self.signer.headers(notice.address, self._now())
            )
        body, headers = _shaped(notice, title, text, link, stop)
        return await self.outbound.post(notice.address, body, headers)


def for_browser(id: str, language: str, what: Told, code: str, name: str = "") -> str:
    """What the service worker of a browser reads (`web/src/sw.js`)."""
    title, text = _said(language, what, code, name)
    no = _words(language, "away-stop-do")
    return json.dumps({"title": title, "text": text, "table": code, "stop": id, "no": no})


def _said(language: str, what: Told, code: str, name: str) -> tuple[str, str]:
    """Title and text, in the reader's language."""
    id = f"away-{what}-of" if name else f"away-{what}"
    return "Posse", _words(language, id, code=code, name=name)


def _words(language: str, id: str, **given: str) -> str:
    words = locales.load(language if language in locales.LANGUAGES else locales.FIRST)
    found = words.get_message(id)
    assert found.value is not None
    text, _ = words.format_pattern(found.value, given)
    return str(text)


def _shaped(notice: Notice, title: str, text: str, link: str, stop: str) -> tuple[bytes, dict[str, str]]:
    """The body and headers that a webhook of this kind takes."""
    how_to_stop = _words(notice.lang, "away-stop", link=stop)
    if notice.kind == "ntfy":
        headers = {"Content-Type": "text/plain; charset=utf-8", "Title": title, "Click": link}
        return f"{text}\n{how_to_stop}".encode(), headers
    lines = f"{text}\n{link}\n{how_to_stop}"
    if notice.kind == "discord":
        told: dict[str, object] = {"username": title, "content": lines, "allowed_mentions": {"parse": []}}
    else:
        told = {"text": _slack(lines)}
    return json.dumps(told).encode(), {"Content-Type": "application/json"}


def _slack(text: str) -> str:
    """Slack gives these three characters a meaning of its own; a name could use them to alert everybody."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
