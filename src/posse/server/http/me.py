"""Who you are: a guest needs only a name."""

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from posse.server.http import caller
from posse.server.http.bodies import CallMe, Link, Me, Take
from posse.server.http.caller import AnyRequest, Known, Serving, Visitor, known
from posse.server.http.errors import documented
from posse.server.people import LINK_LASTS, Session, checked_name, still_good, use
from posse.server.refusal import Refusal
from posse.server.service import spend
from posse.server.wire import PersonInfo


@get("/api/me", tags=["me"], summary="Who am I?", responses=documented(), security=caller.WELCOME)
async def who_am_i(visitor: Visitor) -> Me:
    """Who you are to this server."""
    return Me(None if visitor is None else visitor.person)


@post(
    "/api/me",
    status_code=200,
    tags=["me"],
    summary="Come as a guest, or be called otherwise",
    responses=documented(400, 403, 409, 413, 415),
    security=caller.WELCOME,
)
async def call_me(
    request: AnyRequest, service: Serving, visitor: Visitor, data: JSONBody[CallMe]
) -> Response[Me]:
    """Sets a cookie by which you are known from now on. At a table you get the new name when you come again."""
    if visitor is not None and visitor.person.account:
        raise Refusal("has-account", "an account changes its name with its password: POST /api/account/name")
    if visitor is None:
        spend(service.allowances.guests, caller.address(request, service))
        person = service.people.guest(data.name)
    else:
        person = PersonInfo(visitor.person.id, checked_name(data.name), account=False)
    return known(request, service, Session(person, device=visitor.device if visitor is not None else ""))


@delete(
    "/api/me",
    tags=["me"],
    summary="Be forgotten on this device",
    responses=documented(403, 415),
    response_cookies=[caller.NO_COOKIE],
)
async def forget_me(request: AnyRequest, service: Serving) -> None:
    """Takes the cookie away, ends the connections of this device to tables, and voids every copy of the cookie. A guest
    who did not make a link loses his seats with it."""
    await caller.forget(request, service)


@post(
    "/api/me/link",
    status_code=200,
    tags=["me"],
    summary="Make a link for another device",
    responses=documented(401, 403, 415),
    security=caller.NEEDED,
)
async def make_link(service: Serving, me: Known) -> Link:
    """A token that makes one other device the same person; keep it secret, it is good for a few minutes."""
    return Link(service.people.link(me), LINK_LASTS)


@post(
    "/api/me/take",
    status_code=200,
    tags=["me"],
    summary="Be the same person on this device",
    responses=documented(400, 403, 413, 415),
    security=caller.WELCOME,
)
async def take_link(
    request: AnyRequest, service: Serving, visitor: Visitor, data: JSONBody[Take]
) -> Response[Me]:
    """Sets the cookie of the person who made the token. It does so once; to whoever is that person already nothing
    happens."""
    spend(service.allowances.logins, caller.address(request, service))
    found = await still_good(service.people.read_link(data.token), service.store)
    if found is None:
        raise Refusal("old-link", "this link is too old; make a new one")
    if visitor is None or visitor.person.id != found.person.id:
        await use(found, service.store)
    return await caller.take_over(request, service, visitor, found)
