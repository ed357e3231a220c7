"""Accounts: a name of one's own."""

import time

import msgspec
from litestar import Response, delete, post
from litestar.params import JSONBody

from posse.server.http import caller
from posse.server.http.bodies import Confirm, Login, Me, NewAccount, NewName, NewPassword
from posse.server.http.caller import AnyRequest, Known, Serving, Visitor, known
from posse.server.http.errors import documented
from posse.server.passwords import stamp
from posse.server.people import Session, checked_name, of_account
from posse.server.refusal import Refusal
from posse.server.service import Service, spend
from posse.store import Account, name_key


@post(
    "/api/accounts",
    tags=["accounts"],
    summary="Make an account",
    responses=documented(400, 403, 409, 413, 415),
    security=caller.WELCOME,
)
async def create_account(
    request: AnyRequest, service: Serving, visitor: Visitor, data: JSONBody[NewAccount]
) -> Response[Me]:
    """Your seats and your games stay yours: who was a guest keeps his id."""
    if visitor is not None and visitor.person.account:
        raise Refusal("has-account", "you have an account already; log out first")
    spend(service.allowances.accounts, caller.address(request, service))
    name = checked_name(data.name)
    person = visitor.person if visitor is not None else service.people.guest(name)
    account = Account(person.id, name, await service.passwords.hash(data.password), time.time())
    if not await service.store.create_account(*msgspec.structs.astuple(account)):
        if await service.store.account(person.id) is not None:  # made on another device of the same guest
            raise Refusal("has-account", "you have an account already; log in")
        raise _name_taken()
    if visitor is not None:
        await service.hub.sign_out(person.id, visitor.device, stamp(account.password_hash))
    device = visitor.device if visitor is not None else ""
    return known(request, service, of_account(account, device), status=201)


@post(
    "/api/login",
    status_code=200,
    tags=["accounts"],
    summary="Log in",
    responses=documented(400, 403, 413, 415),
    security=caller.WELCOME,
)
async def login(
    request: AnyRequest, service: Serving, visitor: Visitor, data: JSONBody[Login]
) -> Response[Me]:
    """Sets the cookie of the account. Whoever was known on this device before is not any more."""
    name = checked_name(data.name)
    _count_attempt(request, service, name)
    found = await service.store.account_by_name(name)
    account = await _proven(service, found, data.password, "there is no account with this name and password")
    if service.passwords.outdated(account.password_hash):
        account = await _with_password(service, account, data.password)
    return await caller.take_over(request, service, visitor, of_account(account))


@post(
    "/api/logout",
    status_code=204,
    tags=["accounts"],
    summary="Log out",
    responses=documented(403, 415),
    response_cookies=[caller.NO_COOKIE],
)
async def logout(request: AnyRequest, service: Serving) -> None:
    """Takes the cookie away, ends the connections of this device to tables, and voids every copy of the cookie."""
    await caller.forget(request, service)


@post(
    "/api/account/password",
    status_code=200,
    tags=["accounts"],
    summary="Change the password",
    responses=documented(400, 401, 403, 413, 415),
    security=caller.NEEDED,
)
async def change_password(
    request: AnyRequest, service: Serving, me: Known, data: JSONBody[NewPassword]
) -> Response[Me]:
    """All other devices are logged out by it, and their connections to tables end."""
    account = await _with_password(service, await _confirmed(request, service, me, data.old), data.new)
    await service.hub.sign_out(account.id, me.device, stamp(account.password_hash))
    return known(request, service, of_account(account, me.device))


@post(
    "/api/account/name",
    status_code=200,
    tags=["accounts"],
    summary="Change the name",
    responses=documented(400, 401, 403, 409, 413, 415),
    security=caller.NEEDED,
)
async def change_name(
    request: AnyRequest, service: Serving, me: Known, data: JSONBody[NewName]
) -> Response[Me]:
    """The old name is free then. Games that are over, and what you said, keep it; at a table you get the
    new one when you come again."""
    name = checked_name(data.name)
    account = await _confirmed(request, service, me, data.password)
    if not await service.store.rename(account.id, name):
        raise _name_taken()
    return known(request, service, of_account(msgspec.structs.replace(account, name=name), me.device))


@delete(
    "/api/account",
    tags=["accounts"],
    summary="Delete the account",
    responses=documented(400, 401, 403, 413, 415),
    response_cookies=[caller.NO_COOKIE],
    security=caller.NEEDED,
)
async def delete_account(request: AnyRequest, service: Serving, me: Known, data: JSONBody[Confirm]) -> None:
    """Name, password and ratings are gone for good, and lists and chat do not name you any more. The logs and the
    records of your games stay as they were: they keep the name you had in them."""
    account = await _confirmed(request, service, me, data.password)
    await service.store.delete_account(account.id)
    await service.hub.sign_out(account.id)


async def _confirmed(request: AnyRequest, service: Service, me: Session, password: str) -> Account:
    """The account of somebody who knows its password."""
    person = caller.with_account(me)
    _count_attempt(request, service, person.name)
    found = await service.store.account(person.id)
    return await _proven(service, found, password, "that is not the password of this account")


def _count_attempt(request: AnyRequest, service: Service, name: str) -> None:
    """Passwords are not tried without end, neither from one address nor for one name, however it is written."""
    spend(service.allowances.logins, caller.address(request, service))
    spend(service.allowances.logins_by_name, name_key(name))


async def _proven(service: Service, account: Account | None, password: str, otherwise: str) -> Account:
    right = await service.passwords.right(account.password_hash if account else None, password)
    if account is None or not right:
        raise Refusal("wrong-password", otherwise)
    return account


async def _with_password(service: Service, account: Account, password: str) -> Account:
    hashed = await service.passwords.hash(password)
    await service.store.set_password(account.id, hashed)
    return msgspec.structs.replace(account, password_hash=hashed)


def _name_taken() -> Refusal:
    return Refusal("name-taken", "somebody has this name already; choose another")
