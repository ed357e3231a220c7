"""Making and finding tables."""

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
#: A public table leaves the lobby if nothing has happened there for this many seconds and no clock runs.
FORSAKEN: Final = 24 * 3600.0
#: The most unfinished tables at which one person may sit.
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
    """You are its host and sit on its first seat. Anybody with the code may come."""
    await check_tables(request, service, me.person.id)
    room = await service.hub.create(data.settings, me.person)
    return room.state.info()


async def check_tables(request: AnyRequest, service: Service, person: str) -> None:
    """Refuse a table to somebody who makes too many, or has too many unfinished ones."""
    spend(service.allowances.tables_by_person, person)
    address = caller.address(request, service)
    spend(service.allowances.tables, address)
    service.hub.budget.comes_from(person, address)
    most = min(MOST_TABLES, service.watchman.rules.tables)
    if len(await service.store.tables_of(person)) >= most:
        raise Refusal("too-many-tables", f"you sit at {most} tables already; leave one first")


@get("/api/tables", tags=["tables"], summary="The lobby", responses=documented(400), middleware=PACKED)
async def lobby(
    service: Serving,
    before: paging.Before = None,
    limit: paging.Limit = paging.USUAL,
) -> Lobby:
    """Public tables that are neither over nor abandoned, the latest first."""
    heads = await service.store.public_tables(service.hub.now() - FORSAKEN, limit, paging.parsed(before))
    infos = await asyncio.gather(*(_info(service, head) for head in heads))
    return Lobby(
        [TableLine(**_line(head, info)) for head, info in zip(heads, infos, strict=True)],
        paging.following(heads, limit, lambda head: (head.updated, head.table)),
    )


@get("/api/tables/{code:str}", tags=["tables"], summary="A table", responses=documented(400, 404))
async def table(request: AnyRequest, service: Serving, code: Code) -> TableInfo:
    """Who is there and what is played; nothing about the game itself."""
    return await _info(service, await head_of(request, service, code))


@get(
    "/api/my/tables",
    tags=["tables"],
    summary="Where I sit",
    responses=documented(401),
    security=caller.NEEDED,
)
async def my_tables(service: Serving, me: Known) -> list[MyTable]:
    """Your unfinished tables; those that wait for you come first."""
    heads = await service.store.tables_of(me.person.id)
    infos = await asyncio.gather(*(_info(service, head) for head in heads))
    outages = await service.store.outages(min(head.updated for head in heads)) if heads else []
    return [_mine(me.person.id, head, info, outages) for head, info in zip(heads, infos, strict=True)]


async def head_of(connection: Connection, service: Service, code: str) -> Head:
    """The table with this code. Nobody finds one by trying: after too many misses, an address only finds tables that
    are listed anyway, or where the caller has a seat."""
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
    """A table as it was stored; if its form is outdated, it is rebuilt from its log."""
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
        # Lost time is given back when the table is opened, so the head does not include it yet.
        due = head.deadline - GRACE + unserved(outages, head.updated)
    return MyTable(**_line(head, info), your_turn=mine, due=due)
