"""What players report to the server's host."""

from typing import Annotated

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from posse.server.http import caller
from posse.server.http.caller import AnyRequest, Known, Serving
from posse.server.http.errors import documented
from posse.server.http.tables import head_of
from posse.server.refusal import Refusal
from posse.server.service import spend
from posse.server.wire import Id
from posse.store import Report


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table, or a line of chat there, and what is wrong with it."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]
    person: Id
    line: Annotated[int, Meta(ge=1, le=1_000_000_000)] | None = None
    why: Annotated[str, Meta(max_length=300)] = ""


class Reported(Struct, frozen=True):
    """The number under which the host finds a report."""

    number: int


@post(
    "/api/reports",
    tags=["reports"],
    summary="Report somebody to the host",
    responses=documented(400, 401, 403, 404, 413, 415),
    security=caller.NEEDED,
)
async def report(request: AnyRequest, service: Serving, me: Known, data: JSONBody[NewReport]) -> Reported:
    """About a person at a table where you are, or a line of chat there. Only the host sees it."""
    spend(service.allowances.reports_by_person, me.person.id)
    spend(service.allowances.reports, caller.address(request, service))
    head = await head_of(request, service, data.code)
    room = await service.hub.room(head.table, head.code)
    if me.person.id not in room.state.people:
        raise Refusal("not-here", "you are not at this table any more")
    if data.person == me.person.id:
        raise Refusal("nobody", "nobody reports himself")
    said, name = "", ""
    if data.line is not None:
        line = await service.store.book.line(head.table, data.line)
        if line is None or line[0] != data.person:
            raise Refusal("nobody", "nobody said that here")
        _, name, said = line
    elif data.person not in room.state.people:
        raise Refusal("nobody", "there is nobody of that id at the table")
    here = room.state.people.get(data.person)
    made = Report(
        0,
        service.hub.now(),
        me.person.id,
        me.person.name,
        data.person,
        name if here is None else here.name,
        head.code,
        data.line,
        said,
        " ".join("".join(each if each.isprintable() else " " for each in data.why).split()),
    )
    return Reported(await service.store.book.report(made))
