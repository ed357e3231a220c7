"""Old defects, to be put back: the simulation must find each of them."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from posse.server import audience, wire
from posse.server.acts import FactsNow
from posse.server.clock import Clock
from posse.server.news import NewsReader
from posse.server.people import People
from posse.server.room import Room
from posse.server.seat_view import Moment
from posse.server.table_log import TableLog
from posse.server.watch import Watch
from posse.store import News, StoreUnavailable

_read_cookie = People._read
_catch_up = TableLog._catch_up
_hear = NewsReader.hear


def _by_the_wall(self: Watch) -> float:
    return self._wall()


def _left_by_the_wall(self: Clock, what: Any) -> float:
    return float(what.at - self._now())


def _not_from_the_future(self: People, serializer: Any, text: str, lasts: int) -> Any:
    _, signed = serializer.loads(text, return_timestamp=True)
    return None if signed.timestamp() > self._clock() else _read_cookie(self, serializer, text, lasts)


def _of_another_seat(_: Any, __: Any, moment: Moment, ___: Any) -> bytes:
    return bytes(wire.encoder.encode(moment.play(0)))


async def _tell_nobody(self: TableLog) -> None:
    if not self.stale:
        await _catch_up(self)
        return
    await self._read_anew()
    self.ours = False
    self._follower.up_to_date()


async def _try_once(self: TableLog, facts_now: FactsNow) -> None:
    async with self._lock:
        try:
            if self.stale:
                await self._catch_up()
            facts = facts_now()
            if facts:
                await self._append(facts)
        finally:
            if self.stale:
                self._follower.in_doubt()


async def _read_once(_: NewsReader, __: Room, ___: str, read: Callable[[], Awaitable[None]]) -> None:
    try:
        await read()
    except StoreUnavailable:
        return


def _deaf(self: NewsReader, news: News) -> None:
    if news.kind != "missed":
        _hear(self, news)


class Defect(NamedTuple):
    """What is put where, and what it causes."""

    places: tuple[tuple[Any, str, Any], ...]
    seen: str

    def put_back(self) -> None:
        """For as long as the process lives."""
        for where, name, what in self.places:
            setattr(where, name, what)


DEFECTS = {
    "clock set back": Defect(
        ((Watch, "__call__", _by_the_wall), (Clock, "_left", _left_by_the_wall)),
        "stands still|nobody does what is due|has not heard",
    ),
    "clocks apart": Defect(((People, "_read", _not_from_the_future),), "not-signed-in"),
    "told before stored": Defect(
        ((TableLog, "stale", property(lambda _: False, lambda *_: None)),),
        "not on the disk|do not see|was asked|stands still|said",
    ),
    "hand of another": Defect(((audience, "_play", _of_another_seat),), "do not see"),
    "lost race": Defect(((TableLog, "_catch_up", _tell_nobody),), "has not heard|sees decision|stands still"),
    "race not tried again": Defect(((TableLog, "write", _try_once),), "sent away|stands still|said"),
    "unread news": Defect(((NewsReader, "_insist", _read_once),), "has not heard|stands still"),
    "missed news": Defect(((NewsReader, "hear", _deaf),), "has not heard|stands still"),
    "failed write": Defect(((Clock, "try_later", lambda _: None),), "nobody does what is due|stands still"),
}
