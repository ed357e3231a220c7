"""For accounts with the right of a host: who is muted or banned, what was reported and done, and the house rules."""

from typing import Annotated, Final, Literal

from litestar import get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from posse.server.host_kit.house_rules import HouseRules
from posse.server.host_kit.kit import LONGEST, Kit
from posse.server.http import caller
from posse.server.http.caller import Known, Serving
from posse.server.http.errors import documented
from posse.server.people import RESET_LASTS, Session
from posse.server.refusal import Refusal
from posse.server.service import Service
from posse.store import Deed, Measure, Report

#: The latest reports and deeds are shown, this many of each.
SHOWN: Final = 200

Text = Annotated[str, Meta(max_length=LONGEST)]
Short = Annotated[str, Meta(max_length=60)]


class HostInfo(Struct, frozen=True):
    """Everything on a host's page."""

    rules: HouseRules
    reports: list[Report]
    measures: list[Measure]
    deeds: list[Deed]


class Whom(Struct, frozen=True, forbid_unknown_fields=True):
    """One of these: the name of an account, the id of a person, an address."""

    name: Short = ""
    person: Short = ""
    address: Short = ""


class NewMeasure(Whom, frozen=True, forbid_unknown_fields=True):
    """Mute or ban somebody, for some hours or for good."""

    kind: Literal["mute", "ban"] = "mute"
    hours: Annotated[float, Meta(gt=0, le=24 * 3650)] | None = None
    why: Text = ""
    whence: bool = False  # with a ban of a person: also ban the address they last came from


class Lifted(Whom, frozen=True, forbid_unknown_fields=True):
    """A measure to lift."""

    kind: Literal["mute", "ban"] = "mute"


class WhoseReset(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of an account."""

    name: Short


class ResetLink(Struct, frozen=True):
    """A token with which somebody sets a new password."""

    token: str
    lasts: int  # seconds


async def _kit(service: Service, me: Session) -> Kit:
    """What a host can do; refused to everybody else."""
    if not me.person.account or not await service.store.book.is_host(me.person.id):
        raise Refusal("not-the-host", "only the host of this server may do that")
    return Kit(service.store, me.person.name, service.hub.now, me.person.id)


async def _info(service: Service) -> HostInfo:
    """The present state. What was just done is in force here, and a moment later in other processes."""
    await service.watchman.look()
    book = service.store.book
    return HostInfo(
        service.watchman.rules,
        await book.reports(SHOWN),
        await book.measures(service.hub.now()),
        await book.deeds(SHOWN),
    )


@get(
    "/api/host",
    tags=["host"],
    summary="What a host looks at",
    responses=documented(401, 403),
    security=caller.NEEDED,
)
async def look(service: Serving, me: Known) -> HostInfo:
    """For accounts with the right of a host, which `posse host grant` gives."""
    await _kit(service, me)
    return await _info(service)


@post(
    "/api/host/measures",
    status_code=200,
    tags=["host"],
    summary="Mute or ban somebody",
    responses=documented(400, 401, 403, 413, 415),
    security=caller.NEEDED,
)
async def take_measure(service: Serving, me: Known, data: JSONBody[NewMeasure]) -> HostInfo:
    """Muted people can say nothing at any table; banned people are sent away and cannot come back."""
    kit = await _kit(service, me)
    target = await kit.target(data.name, data.person, data.address)
    if target.who == me.person.id:
        raise Refusal("nobody", "nobody mutes or bans himself")
    await kit.take(data.kind, target, data.hours, data.why)
    whence = service.watchman.address_of(target.who)
    if data.whence and data.kind == "ban" and whence:
        await kit.take("ban", await kit.target(address=whence), data.hours, data.why)
    return await _info(service)


@post(
    "/api/host/measures/lift",
    status_code=200,
    tags=["host"],
    summary="Take a mute or a ban back",
    responses=documented(400, 401, 403, 413, 415),
    security=caller.NEEDED,
)
async def lift_measure(service: Serving, me: Known, data: JSONBody[Lifted]) -> HostInfo:
    """From now on."""
    kit = await _kit(service, me)
    await kit.lift(data.kind, await kit.target(data.name, data.person, data.address))
    return await _info(service)


@post(
    "/api/host/reports/{number:int}/settle",
    status_code=200,
    tags=["host"],
    summary="Put a report away",
    responses=documented(400, 401, 403, 415),
    security=caller.NEEDED,
)
async def settle_report(service: Serving, me: Known, number: FromPath[int]) -> HostInfo:
    """It has been dealt with."""
    await (await _kit(service, me)).settle(number)
    return await _info(service)


@put(
    "/api/host/rules",
    tags=["host"],
    summary="Set the house rules",
    responses=documented(400, 401, 403, 413, 415),
    security=caller.NEEDED,
)
async def set_house_rules(service: Serving, me: Known, data: JSONBody[HouseRules]) -> HostInfo:
    """They apply to all tables."""
    kit = await _kit(service, me)
    await service.watchman.look()
    await kit.set_rules(service.watchman.rules, data)
    return await _info(service)


@post(
    "/api/host/tables/{code:str}/close",
    status_code=200,
    tags=["host"],
    summary="Close a table",
    responses=documented(400, 401, 403, 415),
    security=caller.NEEDED,
)
async def close_table(service: Serving, me: Known, code: FromPath[str]) -> HostInfo:
    """Everybody is sent away, and nobody can come back. A running game ends without a result."""
    await (await _kit(service, me)).close(code)
    return await _info(service)


@post(
    "/api/host/reset",
    status_code=200,
    tags=["host"],
    summary="Make a link for a new password",
    responses=documented(400, 401, 403, 413, 415),
    security=caller.NEEDED,
)
async def make_reset_link(service: Serving, me: Known, data: JSONBody[WhoseReset]) -> ResetLink:
    """Give it to the person who forgot their password: /reset#TOKEN. It is good for a day and for one new password."""
    kit = await _kit(service, me)
    return ResetLink(await kit.reset_link(service.people, data.name), RESET_LASTS)
