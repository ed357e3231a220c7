"""Accounts: a name of one's own, and what one has played."""

import time
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from posse.server.http import caller, paging
from posse.server.http.bodies import (
    Confirm,
    Login,
    Me,
    NewAccount,
    NewPassword,
    PastGames,
    Played,
    Statistics,
    Strength,
    Tally,
)
from posse.server.http.caller import Known, Serving, Visitor
from posse.server.http.errors import documented
from posse.server.http.me import known
from posse.server.people import Session, checked_name
from posse.server.refusal import Refusal
from posse.server.service import Service, spend
from posse.server.wire import PersonInfo
from posse.store import Account, Rating, Result

_Request = Request[Any, Any, Any]


@post(
    "/api/accounts",
    tags=["accounts"],
    summary="Make an account",
    responses=documented(400, 403, 409, 415),
)
async def create_account(
    request: _Request, service: Serving, visitor: Visitor, data: JSONBody[NewAccount]
) -> Response[Me]:
    """Your seats stay yours: who was a guest keeps his id."""
    if visitor is not None and visitor.person.account:
        raise Refusal("has-account", "you have an account already; log out first")
    spend(service.allowances.accounts, caller.address(request, service))
    name = checked_name(data.name)
    person = visitor.person if visitor is not None else service.people.guest(name)
    hashed = await service.passwords.hash(data.password)
    account = Account(person.id, name, hashed, time.time())
    if not await service.store.create_account(account.id, name, hashed, account.at):
        raise Refusal("name-taken", "somebody has this name already; choose another")
    return known(request, service, caller.of_account(account), status=201)


@post(
    "/api/login",
    status_code=200,
    tags=["accounts"],
    summary="Log in",
    responses=documented(400, 403, 415),
)
async def login(request: _Request, service: Serving, data: JSONBody[Login]) -> Response[Me]:
    """Sets the cookie of the account. Who was a guest on this device is so no longer."""
    name = checked_name(data.name)
    spend(service.allowances.logins, caller.address(request, service))
    spend(service.allowances.logins_by_name, name.casefold())
    account = await service.store.account_by_name(name)
    right = await service.passwords.right(account.password_hash if account else None, data.password)
    if account is None or not right:
        raise Refusal("wrong-password", "there is no account with this name and password")
    if service.passwords.outdated(account.password_hash):
        account = await _with_password(service, account, data.password)
    return known(request, service, caller.of_account(account))


@post(
    "/api/logout",
    status_code=204,
    tags=["accounts"],
    summary="Log out",
    responses=documented(403),
    response_cookies=[caller.NO_COOKIE],
)
async def logout() -> None:
    """Takes the cookie away."""


@post(
    "/api/account/password",
    status_code=200,
    tags=["accounts"],
    summary="Change the password",
    responses=documented(400, 401, 403, 415),
)
async def change_password(
    request: _Request, service: Serving, me: Known, data: JSONBody[NewPassword]
) -> Response[Me]:
    """All other devices are logged out by it."""
    account = await _confirmed(request, service, me, data.old)
    return known(request, service, caller.of_account(await _with_password(service, account, data.new)))


@delete(
    "/api/account",
    tags=["accounts"],
    summary="Delete the account",
    responses=documented(400, 401, 403, 415),
    response_cookies=[caller.NO_COOKIE],
)
async def delete_account(request: _Request, service: Serving, me: Known, data: JSONBody[Confirm]) -> None:
    """Name, password and ratings are gone for good; the games stay, without the name."""
    account = await _confirmed(request, service, me, data.password)
    await service.store.delete_account(account.id)


@get(
    "/api/account/history",
    tags=["accounts"],
    summary="Games played",
    responses=documented(400, 401, 403),
)
async def history(
    service: Serving,
    me: Known,
    before: paging.Before = None,
    limit: Annotated[int, QueryParameter(ge=1, le=50)] = 20,
) -> PastGames:
    """What you have played, the latest first."""
    _has_account(me)
    return await _page(
        service, await service.store.history(me.person.id, limit, paging.parsed(before)), limit
    )


@get(
    "/api/my/games",
    tags=["games"],
    summary="Games I played",
    responses=documented(400, 401),
)
async def my_games(
    service: Serving,
    me: Known,
    before: paging.Before = None,
    limit: Annotated[int, QueryParameter(ge=1, le=50)] = 20,
) -> PastGames:
    """What you have played to its end, the latest first; an account is not needed."""
    return await _page(
        service, await service.store.games_of(me.person.id, limit, paging.parsed(before)), limit
    )


async def _page(service: Service, results: list[Result], limit: int) -> PastGames:
    codes = {result.table: await _code(service, result.table) for result in results}
    last = results[-1] if len(results) == limit else None
    return PastGames(
        [_played(result, codes[result.table]) for result in results],
        None if last is None else paging.cursor(last.at, last.table),
    )


@get(
    "/api/account/statistics",
    tags=["accounts"],
    summary="Victories and ratings",
    responses=documented(401, 403),
)
async def statistics(service: Serving, me: Known) -> Statistics:
    """How often you played what, and how strong you are."""
    _has_account(me)
    counts = await service.store.statistics(me.person.id)
    ratings = await service.store.ratings(me.person.id)
    return Statistics(
        [Tally(count.game, count.role, count.played, count.won) for count in counts],
        [Strength(game, points(rating), rating.games) for game, rating in ratings.items()],
    )


def points(rating: Rating) -> float:
    """What somebody is almost certainly worth, as leaderboards sort by it."""
    return round(rating.mu - 3 * rating.sigma, 2)


def _has_account(me: Session) -> PersonInfo:
    if not me.person.account:
        raise Refusal("no-account", "only accounts have that; make one first")
    return me.person


async def _confirmed(request: _Request, service: Service, me: Session, password: str) -> Account:
    """The account of somebody who knows its password."""
    person = _has_account(me)
    spend(service.allowances.logins, caller.address(request, service))
    spend(service.allowances.logins_by_name, person.name.casefold())
    account = await service.store.account(person.id)
    right = await service.passwords.right(account.password_hash if account else None, password)
    if account is None or not right:
        raise Refusal("wrong-password", "that is not the password of this account")
    return account


async def _with_password(service: Service, account: Account, password: str) -> Account:
    hashed = await service.passwords.hash(password)
    await service.store.set_password(account.id, hashed)
    return Account(account.id, account.name, hashed, account.at)


async def _code(service: Service, table: str) -> str:
    head = await service.store.head(table)
    return head.code if head else ""


def _played(result: Result, code: str) -> Played:
    return Played(
        code=code,
        number=result.number,
        game=result.game,
        at=result.at,
        players=result.players,
        role=result.role,
        side=result.side,
        place=result.place,
        won=result.won,
    )
