"""Tables to make and to find."""

import asyncio
import re
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from posse.server.agenda import GRACE, unserved
from posse.server.http import caller, paging
from posse.server.http.bodies import Lobby, MyTable, NewTable, TableLine
from posse.server.http.caller import AnyRequest, Connection, Known, Serving
from posse.server.http.errors import documented
from posse.server.http.packing import PACKED
from posse.server.refusal import Refusal
from posse.server.rooms import ALPHABET, CODE_LENGTH, PRIVATE_CODE_LENGTH
from posse.server.service import Service, spend, too_many
from posse.server.wire import TableInfo
from posse.store import Head, Outage

Code = Annotated[
    str, PathParameter(max_length=20, description="What people type to join; capitals do not matter.")
]
#: A public table leaves the lobby if nothing has happened there for so many seconds and no clock runs.
FORSAKEN: Final = 24 * 3600.0
#: Nobody sits at more tables than this that are not over.
MOST_TABLES: Final = 40
_CODE: Final = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}|[{ALPHABET}]{{{PRIVATE_CODE_LENGTH}}}")
_summary: Final = msgspec.json.Decoder(TableInfo)


@post(
    "/api/tables",
    tags=["tables"],
    summary="Make a table",
    responses=documented(400, 401, 403, 413, 415),
    security=caller.NEEDED,
)
async def make_table(request: AnyRequest, service: Serving, me: Known, data: JSONBody[NewTable]) -> TableInfo:
    """You are its host and sit on its first seat. Whoever has the code may come."""
    await check_tables(request, service, me.person.id)
    room = await service.hub.create(data.settings, me.person)
    return room.state.info()


async def check_tables(request: AnyRequest, service: Service, person: str) -> None:
    """Refuse a table to somebody who makes too many, or has too many that are not over."""
    spend(service.allowances.tables_by_person, person)
    spend(service.allowances.tables, caller.address(request, service))
    most = min(MOST_TABLES, service.watchman.rules.tables)
    if len(await service.store.tables_of(person)) >= most:
        raise Refusal("too-many-tables", f"you sit at {most} tables already; leave one first")


@get("/api/tables", tags=["tables"], summary="The lobby", responses=documented(400), middleware=PACKED)
async def lobby(
    service: Serving,
    before: paging.Before = None,
    limit: paging.Limit = paging.USUAL,
) -> Lobby:
    """Public tables that are not over and not forsaken, the latest first."""
    heads = await service.store.public_tables(service.hub.now() - FORSAKEN, limit, paging.parsed(before))
    infos = await asyncio.gather(*(_info(service, head) for head in heads))
    return Lobby(
        [TableLine(**_line(head, info)) for head, info in zip(heads, infos, strict=True)],
        paging.following(heads, limit, lambda head: (head.updated, head.table)),
    )


@get("/api/tables/{code:str}", tags=["tables"], summary="A table", responses=documented(400, 404))
async def table(request: AnyRequest, service: Serving, code: Code) -> TableInfo:
    """Who is there and what is played; nothing of the game itself."""
    return await _info(service, await head_of(request, service, code))


@get(
    "/api/my/tables",
    tags=["tables"],
    summary="Where I sit",
    responses=documented(401),
    security=caller.NEEDED,
)
async def my_tables(service: Serving, me: Known) -> list[MyTable]:
    """Tables that are not over: those that wait for you come first."""
    heads = await service.store.tables_of(me.person.id)
    infos = await asyncio.gather(*(_info(service, head) for head in heads))
    outages = await service.store.outages(min(head.updated for head in heads)) if heads else []
    return [_mine(me.person.id, head, info, outages) for head, info in zip(heads, infos, strict=True)]


async def head_of(connection: Connection, service: Service, code: str) -> Head:
    """The table that a code names. Nobody finds one by trying: from an address with too many misses only those tables
    are found that are listed anyway, or where whoever asks has a seat."""
    plain = code.strip().upper()
    if not _CODE.fullmatch(plain):
        raise _no_such_table()
    address, misses = caller.address(connection, service), service.allowances.misses
    head = await service.store.by_code(plain)
    if not misses.has_any(address):
        known = await caller.session(connection, service)
        if head is None or not (head.public or (known is not None and known.person.id in head.players)):
            raise too_many()
    if head is None:
        spend(misses, address)
        raise _no_such_table()
    return head


def _no_such_table() -> Refusal:
    return Refusal("no-such-table", "there is no table with this code; ask for the link again")


async def _info(service: Service, head: Head) -> TableInfo:
    """A table as it was stored; one stored in an older form is worked out anew from its log."""
    try:
        return _summary.decode(head.summary)
    except msgspec.MsgspecError:
        return (await service.hub.room(head.table, head.code)).state.info()


def _line(head: Head, info: TableInfo) -> dict[str, Any]:
    names = {person.id: person.name for person in info.people}
    return {
        "code": head.code,
        "status": head.status,
        "settings": info.settings,
        "host": names.get(info.host, ""),
        "seated": [names[seat.person] for seat in info.seats if seat.person in names],
        "free": sum(seat.person is None and seat.bot is None for seat in info.seats),
        "number": info.number,
        "updated": head.updated,
    }


def _mine(person: str, head: Head, info: TableInfo, outages: list[Outage]) -> MyTable:
    mine = person in head.asked
    due = None
    if mine and head.deadline is not None:
        # Lost time is given back when the table is opened; the head does not know of it yet.
        due = head.deadline - GRACE + unserved(outages, head.updated)
    return MyTable(**_line(head, info), your_turn=mine, due=due)
