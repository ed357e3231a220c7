"""Notices for people who are away: which ones you get, and how to stop them."""

import re
import secrets
from typing import Annotated, Final
from urllib.parse import urlsplit

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from posse.server.http import caller
from posse.server.http.caller import AnyRequest, Known, Serving
from posse.server.http.errors import documented
from posse.server.http.tables import head_of
from posse.server.notices import web_push
from posse.server.people import Session
from posse.server.refusal import Refusal
from posse.server.service import Service, spend
from posse.server.wire import Language
from posse.store import Notice
from posse.store.notice_book import NoticeKind

#: The most notices one person may have.
MOST: Final = 10
_HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,260}")


class NewNotice(Struct, frozen=True, forbid_unknown_fields=True):
    """Where notices should go: to a browser, with the keys of its subscription, or to a webhook."""

    kind: NoticeKind
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""
    table: Annotated[str, Meta(max_length=20)] = ""  # the code of a table that you host
    lang: Language = "en"


class NoticeLine(Struct, frozen=True):
    """A way in which you get notices. The full address is never shown again."""

    id: str
    kind: NoticeKind
    where: str  # the host of the address
    table: str  # its code; empty: all tables where you sit
    failures: int  # in a row


class NoticesInfo(Struct, frozen=True):
    """How you get notices while you are away."""

    key: str  # this server's key, for browsers; empty if it cannot reach any
    notices: list[NoticeLine]


class Stopped(Struct, frozen=True):
    """Whether there was anything to stop."""

    stopped: bool


@get(
    "/api/notices",
    tags=["notices"],
    summary="How I am told something while I am away",
    responses=documented(401),
    security=caller.NEEDED,
)
async def my_notices(service: Serving, me: Known) -> NoticesInfo:
    """That it is your turn, where a move may take hours, or that the game begins. You get notices only if you ask for
    them."""
    return await _info(service, me)


async def _info(service: Service, me: Session) -> NoticesInfo:
    found = await service.store.notices.of(me.person.id)
    lines = []
    for each in found:
        head = None if each.table is None else await service.store.head(each.table)
        where = urlsplit(each.address).hostname or ""
        lines.append(NoticeLine(each.id, each.kind, where, "" if head is None else head.code, each.failures))
    signer = service.herald.signer
    return NoticesInfo("" if signer is None else signer.public, lines)


@post(
    "/api/notices",
    status_code=200,
    tags=["notices"],
    summary="Be told something while I am away",
    responses=documented(400, 401, 403, 404, 413, 415),
    security=caller.NEEDED,
)
async def add_notice(
    request: AnyRequest, service: Serving, me: Known, data: JSONBody[NewNotice]
) -> NoticesInfo:
    """To this browser, or to a webhook of Discord, Slack or ntfy. The address must be on the open internet."""
    spend(service.allowances.notices_by_person, me.person.id)
    spend(service.allowances.notices, caller.address(request, service))
    service.herald.outbound.check(data.address)
    if data.kind == "push":
        if service.herald.signer is None:
            raise Refusal("no-push", "this server cannot reach browsers that are closed; use a webhook")
        web_push.check_keys(data.p256dh, data.auth)
    table = None
    if data.table:
        head = await head_of(request, service, data.table)
        room = await service.hub.room(head.table, head.code)
        if room.state.host != me.person.id:
            raise Refusal("not-host", "only the host of the table may do that")
        table = head.table
    if len(await service.store.notices.of(me.person.id)) >= MOST:
        raise Refusal("too-many-notices", f"{MOST} ways to be told are enough; stop one first")
    id, now = secrets.token_urlsafe(16), service.hub.now()
    home = _home(request, service)
    keys = (data.p256dh, data.auth) if data.kind == "push" else ("", "")
    notice = Notice(id, me.person.id, table, data.kind, data.address, *keys, home, data.lang, now)
    await service.store.notices.add(notice)
    return await _info(service, me)


def _home(request: AnyRequest, service: Service) -> str:
    """The server's address in the browser, for links."""
    if service.config.origins:
        return service.config.origins[0]
    host = request.headers.get("host", "")
    scheme = "https" if caller.over_https(request, service) else "http"
    return f"{scheme}://{host}" if _HOST.fullmatch(host) else ""


@delete(
    "/api/notices/{id:str}",
    status_code=200,
    tags=["notices"],
    summary="Stop notices",
    responses=documented(400, 403, 415),
)
async def stop_notice(service: Serving, id: FromPath[str]) -> Stopped:
    """Every notice carries its id: anybody who has it may stop them, signed in or not."""
    return Stopped(await service.store.notices.stop(id[:100]))
