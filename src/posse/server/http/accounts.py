"""Accounts: a name that stays yours."""

import msgspec
from litestar import Response, delete, post
from litestar.params import JSONBody

from posse.server.host_kit.kit import COMMAND_LINE
from posse.server.http import caller
from posse.server.http.bodies import Confirm, Login, Me, NewAccount, NewName, NewPassword, Reset
from posse.server.http.caller import AnyRequest, Known, Serving, Visitor, known
from posse.server.http.errors import documented
from posse.server.passwords import check_password, stamp
from posse.server.people import Session, checked_name, has_unseen, new_name, of_account, still_good
from posse.server.refusal import Refusal
from posse.server.service import Service, spend
from posse.store import Account, mixes_alphabets, skeleton


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
    """Your seats and games stay yours: a guest who makes an account keeps their id."""
    if visitor is not None and visitor.person.account:
        raise Refusal("has-account", "you have an account already; log out first")
    if not service.watchman.rules.accounts:
        raise Refusal("no-new-accounts", "no new accounts are made here")
    spend(service.allowances.accounts, caller.address(request, service))
    name = _account_name(data.name)
    service.watchman.words.check_name(name)
    check_password(data.password, name)
    person = visitor.person if visitor is not None else service.people.guest(name)
    account = Account(person.id, name, await service.passwords.hash(data.password), service.hub.now())
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
    """Sets the cookie of the account. It replaces whoever was signed in on this device before."""
    name = checked_name(data.name)
    address = caller.address(request, service)
    if visitor is None:  # before anything is looked up: this is the door where passwords are guessed
        spend(service.allowances.logins, address)
    found = await service.store.account_by_name(name)
    if found is not None and visitor is not None and visitor.person.id == found.id:
        tries = _of_device(visitor)
    else:
        if visitor is not None:
            spend(service.allowances.logins, address)
        tries = f"{address} {skeleton(name)}"
    otherwise = "there is no account with this name and password"
    account = await _proven(service, found, data.password, tries, otherwise)
    service.watchman.check_person(account.id)
    if service.passwords.outdated(account.password_hash):
        account = await _with_password(service, account, data.password)
    return await caller.take_over(request, service, visitor, of_account(account))


@post(
    "/api/logout",
    status_code=204,
    tags=["accounts"],
    summary="Log out",
    responses=documented(403, 415),
    response_cookies=[caller.NO_COOKIE, caller.NO_BACK],
)
async def logout(request: AnyRequest, service: Serving) -> None:
    """Removes the cookies, closes this device's connections to tables, and voids every copy of the cookies."""
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
    """Logs out all other devices and closes their connections to tables."""
    check_password(data.new, me.person.name)
    account = await _with_password(service, await _confirmed(service, me, data.old), data.new)
    await service.hub.sign_out(account.id, me.device, stamp(account.password_hash))
    return known(request, service, of_account(account, me.device))


@post(
    "/api/account/reset",
    status_code=200,
    tags=["accounts"],
    summary="Set a new password by a link",
    responses=documented(400, 403, 413, 415),
    security=caller.WELCOME,
)
async def reset_password(
    request: AnyRequest, service: Serving, visitor: Visitor, data: JSONBody[Reset]
) -> Response[Me]:
    """For people who forgot their password: the host hands out the link. It is good for one day and for one new
    password. It logs out all devices and logs in this one."""
    spend(service.allowances.logins, caller.address(request, service))
    found = await still_good(service.people.read_reset(data.token), service.store)
    account = None if found is None else await service.store.account(found.person.id)
    if account is None:
        raise Refusal("old-reset", "this link was used already, or is too old; ask the host for a new one")
    check_password(data.password, account.name)
    account = await _with_password(service, account, data.password)
    await service.hub.sign_out(account.id)
    return await caller.take_over(request, service, visitor, of_account(account))


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
    """The old name becomes free. Finished games and chat keep it; at a table you get the new one when you next
    come in."""
    name = _account_name(data.name)
    service.watchman.words.check_name(name)
    account = await _confirmed(service, me, data.password)
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
    """Name, password and ratings are gone for good, and lists and chat no longer name you. The logs and records of your
    games stay as they were, with the name you had in them."""
    account = await _confirmed(service, me, data.password)
    await service.store.delete_account(account.id)
    await service.hub.sign_out(account.id)


async def _confirmed(service: Service, me: Session, password: str) -> Account:
    """The account of somebody who has given its password."""
    found = await service.store.account(caller.with_account(me).id)
    otherwise = "that is not the password of this account"
    return await _proven(service, found, password, _of_device(me), otherwise)


def _of_device(session: Session) -> str:
    """Somebody who is logged in can only try passwords on their own account, whatever others do."""
    return f"{session.person.id} {session.device}"


async def _proven(
    service: Service, account: Account | None, password: str, tries: str, otherwise: str
) -> Account:
    """The account, if this is its password. Only so many wrong passwords may be tried."""
    spend(service.allowances.wrong_passwords, tries)
    right = await service.passwords.right(account.password_hash if account else None, password)
    if account is None or not right:
        raise Refusal("wrong-password", otherwise)
    service.allowances.wrong_passwords.give_back(tries)
    return account


async def _with_password(service: Service, account: Account, password: str) -> Account:
    hashed = await service.passwords.hash(password)
    await service.store.set_password(account.id, hashed)
    return msgspec.structs.replace(account, password_hash=hashed)


def _account_name(name: str) -> str:
    """A name for an account. Guests may call themselves what they like; an account is trusted by its name."""
    name = new_name(name)
    if has_unseen(name):
        raise Refusal("bad-name", "the name of an account has nothing in it that cannot be seen")
    if mixes_alphabets(name):
        raise Refusal("mixed-name", "the name of an account is written in one alphabet")
    if skeleton(name).startswith(skeleton(COMMAND_LINE)):
        raise _name_taken()
    return name


def _name_taken() -> Refusal:
    return Refusal("name-taken", "somebody has this name already, or one that looks like it; choose another")
