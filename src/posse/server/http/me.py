"""Who you are: a guest needs only a name."""

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from posse.server.http import caller
from posse.server.http.bodies import CallMe, Here, Link, Me, Take, Whose
from posse.server.http.caller import AnyRequest, Known, Serving, Visitor, known
from posse.server.http.errors import documented
from posse.server.people import BACK, LINK_LASTS, Session, check_unused, new_name, still_good, use
from posse.server.refusal import Refusal
from posse.server.service import Service, spend
from posse.server.wire import PersonInfo


@get("/api/me", tags=["me"], summary="Who am I?", responses=documented(), security=caller.WELCOME)
async def who_am_i(request: AnyRequest, service: Serving, visitor: Visitor) -> Here:
    """Who you are to this server, and who you were on this device before you took a link."""
    before = await caller.before(request, service, visitor)
    is_host = (
        visitor is not None and visitor.person.account and await service.store.book.is_host(visitor.person.id)
    )
    return Here(None if visitor is None else visitor.person, before, is_host)


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
    """Sets a cookie by which you are known from now on. At a table you get the new name when you next come in."""
    if visitor is not None and visitor.person.account:
        raise Refusal("has-account", "an account changes its name with its password: POST /api/account/name")
    service.watchman.words.check_name(data.name)
    if visitor is None:
        if not service.watchman.rules.guests:
            raise Refusal("no-guests", "only who has an account may play here")
        spend(service.allowances.guests, caller.address(request, service))
        person = service.people.guest(data.name)
    else:
        person = PersonInfo(visitor.person.id, new_name(data.name), account=False)
    return known(request, service, Session(person, device=visitor.device if visitor is not None else ""))


@delete(
    "/api/me",
    tags=["me"],
    summary="Be forgotten on this device",
    responses=documented(403, 415),
    response_cookies=[caller.NO_COOKIE, caller.NO_BACK],
)
async def forget_me(request: AnyRequest, service: Serving) -> None:
    """Removes the cookies, closes this device's connections to tables, and voids every copy of the cookies. A guest
    without a link loses their seats."""
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
    """A token that makes one other device the same person. Keep it secret; it is good for a few minutes."""
    return Link(service.people.link(me), LINK_LASTS)


@post(
    "/api/me/take/look",
    status_code=200,
    tags=["me"],
    summary="Whose link is this?",
    responses=documented(400, 403, 413, 415),
    security=caller.WELCOME,
)
async def look_at_link(service: Serving, visitor: Visitor, data: JSONBody[Take]) -> Whose:
    """Who a token would make you, and who you would stop being. Nothing changes, and the token stays good."""
    found = await _of_link(service, data.token)
    if visitor is None or visitor.person.id != found.person.id:
        await check_unused(found, service.store)
    if visitor is None:
        return Whose(found.person, None, 0)
    tables = await service.store.tables_of(visitor.person.id)
    return Whose(found.person, visitor.person, len(tables))


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
) -> Response[Here]:
    """Sets the cookie of the person who made the token. It works once; for the same person nothing changes. Ask the
    user first: the person they were is kept in a second cookie."""
    spend(service.allowances.logins, caller.address(request, service))
    found = await _of_link(service, data.token)
    if visitor is None or visitor.person.id != found.person.id:
        await use(found, service.store, service.hub.now())
    return await caller.become(request, service, visitor, found)


@post(
    "/api/me/back",
    status_code=200,
    tags=["me"],
    summary="Be who you were before",
    responses=documented(400, 403, 415),
    security=caller.WELCOME,
)
async def go_back(request: AnyRequest, service: Serving, visitor: Visitor) -> Response[Here]:
    """Makes you the person you were on this device before you took a link. You can switch back the same way."""
    before = await caller.session(request, service, BACK)
    if before is None:
        raise Refusal("nobody-before", "you were nobody else on this device")
    return await caller.become(request, service, visitor, before)


async def _of_link(service: Service, token: str) -> Session:
    found = await still_good(service.people.read_link(token), service.store)
    if found is None:
        raise Refusal("old-link", "this link is too old; make a new one")
    return found
