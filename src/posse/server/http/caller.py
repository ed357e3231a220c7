"""Who is asking, and from where."""

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from posse.server.addresses import UNKNOWN, household
from posse.server.http.bodies import Here, Me
from posse.server.http.hosts import is_our_name
from posse.server.people import BACK, COOKIE, LASTS, Session, on_new_device, still_good
from posse.server.refusal import Refusal
from posse.server.service import Service
from posse.server.wire import PersonInfo

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

#: A handler gets these by the names of its parameters: `service`; `visitor`, who is asking, or None if unknown; `me`,
#: who is asking and must be known.
Serving = NamedDependency[Service]
Visitor = NamedDependency[Session | None]
Known = NamedDependency[Session]

#: What OpenAPI says about a route: it needs the cookie, or uses it if there is one.
NEEDED: Final = [{"cookie": list[str]()}]
WELCOME: Final = [{}, *NEEDED]
#: Empty cookies: the first makes a browser unknown to us, the second forgets who it was before.
NO_COOKIE: Final = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")
NO_BACK: Final = Cookie(key=BACK, value="", max_age=0, path="/", httponly=True, samesite="lax")


def address(connection: Connection, service: Service) -> str:
    """The address that somebody comes from, for limits."""
    return address_in(connection.scope, service)


def address_in(scope: Mapping[str, Any], service: Service) -> str:
    """The same for a request before it is handled. Behind a proxy it is the address that the proxy added last."""
    client = scope["client"]
    host = client[0] if client else UNKNOWN
    if service.config.behind_proxy:
        said = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        if said:
            host = said[-1].decode("latin-1").rpartition(",")[2].strip()
    return household(host)


def over_https(connection: Connection, service: Service) -> bool:
    scheme: str = connection.scope["scheme"]
    if service.config.behind_proxy:
        scheme = connection.headers.get("x-forwarded-proto", scheme)
    return scheme in ("https", "wss")


def check_host(connection: Connection, service: Service) -> None:
    """Refuse a request that names a host other than ours. The owner of a name on the internet can point it at any
    address, even inside a home network; then that owner's page and our server would seem to be one site."""
    if not service.config.behind_proxy and not is_our_name(
        connection.headers.get("host", ""), service.config.origins
    ):
        raise Refusal(
            "unknown-host", "this server does not go by that name: start it with --origin and this address"
        )


def is_ours(connection: Connection, service: Service) -> bool:
    """Whether one of our own pages sent this, or no page at all. The browser says so, and no page can forge it. The
    host must have been checked before."""
    origin = connection.headers.get("origin")
    if origin is not None:
        return origin in service.config.origins or _host(origin) == connection.headers.get("host", "").lower()
    return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def _host(origin: str) -> str:
    """What a browser would send as the host of an origin."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


# ---- sessions


async def session(connection: Connection, service: Service, key: str = COOKIE) -> Session | None:
    """The session in the cookie, if it is still good."""
    found = service.people.read_cookie(connection.cookies.get(key))
    return None if found is None else await still_good(found, service.store)


async def visitor(request: AnyRequest, service: Serving) -> Session | None:
    """Who is asking, if known."""
    return await session(request, service)


async def me(request: AnyRequest, service: Serving) -> Session:
    """Who is asking, and must be known."""
    return await must_know(request, service)


async def must_know(connection: Connection, service: Service) -> Session:
    found = await session(connection, service)
    if found is None:
        raise Refusal("not-signed-in", "say first how you are called")
    service.watchman.check_person(found.person.id)
    return found


def with_account(session: Session) -> PersonInfo:
    """Who is asking, and must have an account."""
    if not session.person.account:
        raise Refusal("no-account", "only accounts have that; make one first")
    return session.person


def cookie(connection: Connection, service: Service, session: Session, key: str = COOKIE) -> Cookie:
    """The cookie that makes somebody known."""
    return Cookie(
        key=key,
        value=service.people.cookie(session),
        max_age=LASTS,
        path="/",
        secure=service.config.secure_cookies or over_https(connection, service),
        httponly=True,
        samesite="lax",
    )


def known(request: AnyRequest, service: Service, session: Session, status: int = 200) -> Response[Me]:
    """The answer to somebody who is known from now on."""
    if not session.device:
        session = on_new_device(session)
    return Response(Me(session.person), status_code=status, cookies=[cookie(request, service, session)])


async def take_over(
    request: AnyRequest, service: Service, visitor: Session | None, session: Session
) -> Response[Me]:
    """The answer to somebody on a device where they, or somebody else, were known before."""
    if visitor is not None and visitor.person.id == session.person.id:
        session = msgspec.structs.replace(session, device=visitor.device)
    elif visitor is not None:
        await service.hub.log_out(visitor)
    return known(request, service, session)


async def become(
    request: AnyRequest, service: Service, visitor: Session | None, session: Session
) -> Response[Here]:
    """The answer to somebody who becomes another person on this device. They can go back: the old session moves to the
    second cookie, and copies of the first one become void."""
    if visitor is not None and visitor.person.id != session.person.id:
        await service.hub.log_out(visitor)
        cookies = [cookie(request, service, session)]
        cookies.append(cookie(request, service, on_new_device(visitor), BACK))
        return Response(Here(session.person, visitor.person), cookies=cookies)
    if visitor is not None:
        session = visitor  # the same person: nothing changes
    here = Here(session.person, await before(request, service, session))
    return Response(here, cookies=[cookie(request, service, session)])


async def before(request: AnyRequest, service: Service, now: Session | None) -> PersonInfo | None:
    """Who somebody was on this device before, if that was another person and they can go back."""
    found = await session(request, service, BACK)
    if found is None or (now is not None and now.person.id == found.person.id):
        return None
    return found.person


async def forget(request: AnyRequest, service: Service) -> None:
    """End the sessions of this browser."""
    for key in (COOKIE, BACK):
        had = service.people.read_cookie(request.cookies.get(key))
        if had is not None:
            await service.hub.log_out(had)
