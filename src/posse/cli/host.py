"""Commands for the host of a server: what people may ask for."""

import asyncio
import getpass
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from cyclopts import App, Parameter

from posse.cli.root import app, examples
from posse.kernel.errors import PosseError

if TYPE_CHECKING:
    from posse.store import Account, Store

T = TypeVar("T")
host_app = App(name="host", help="Tools for the host of a server: data, passwords, moderation.")
app.command(host_app)

Name = Annotated[str, Parameter(help="The name of an account.")]
Guest = Annotated[str, Parameter(help="The id of a guest instead, as a report shows it.")]
Database = Annotated[
    str,
    Parameter(
        env_var="POSSE_DATABASE",
        help="The server's database, as for `posse serve`. The server may be running.",
    ),
]


@host_app.command(
    help_epilogue=examples("posse host export ruth --out ruth.json", "posse host export --guest 8kXw2pQz")
)
def export(
    name: Name = "",
    *,
    guest: Guest = "",
    out: Annotated[Path | None, Parameter(help="The file to write; by default it is printed.")] = None,
    database: Database = "",
) -> None:
    """Export everything that is stored about somebody, as JSON."""
    found = asyncio.run(_with_person(database, name, guest, _data))
    text = json.dumps(found, indent=2, ensure_ascii=False)
    if out is None:
        print(text)
        return
    try:
        out.write_text(text + "\n", "utf-8")
    except OSError as error:
        raise PosseError(f"{out} cannot be written: {error.strerror}") from None
    print(f"{out} has all that is stored about {name or guest}.")


@host_app.command(
    help_epilogue=examples("posse host forget ruth --yes", "posse host forget --guest 8kXw2pQz --yes")
)
def forget(
    name: Name = "",
    *,
    guest: Guest = "",
    yes: Annotated[bool, Parameter(negative="", help="Confirm. This cannot be undone.")] = False,
    database: Database = "",
) -> None:
    """Delete an account, or a guest, and everything stored about the person. Games stay, without account and name."""
    if not yes:
        raise PosseError(f"{name or guest} would be gone for good; say --yes if that is meant")

    async def delete(store: "Store", person: str, account: "Account | None") -> None:
        if account is None:
            await store.forget_guest(person)
        else:
            await store.delete_account(person)
        await _signed_out(store, person)
        await _note(store, "forget", person)

    asyncio.run(_with_person(database, name, guest, delete))
    print(f"{name or guest} is forgotten.")


@host_app.command(help_epilogue=examples("posse host password ruth"))
def password(name: Name, *, database: Database = "") -> None:
    """Set a new password for somebody who forgot theirs, and sign them out everywhere. They should change it."""
    from posse.server.passwords import Passwords

    new = secrets.token_urlsafe(12)

    async def change(store: "Store", person: str, _: "Account | None") -> None:
        await store.set_password(person, await Passwords().hash(new))
        await _signed_out(store, person)
        await _note(store, "password", person, name)

    asyncio.run(_with_person(database, name, "", change))
    print(f"The password of {name} is now {new}")


@host_app.command(help_epilogue=examples("posse host secret", "posse host secret --at-once"))
def secret(
    *,
    at_once: Annotated[
        bool,
        Parameter(
            negative="", help="Void everything that was signed before: everybody has to sign in again."
        ),
    ] = False,
    database: Database = "",
) -> None:
    """Sign cookies and links with a new secret. Stop all servers first: they read it when they start.

    Cookies signed with the old one stay valid for their year. If somebody may know it, use --at-once: guests lose their
    seats, and people with an account have to log in again.
    """
    from posse.server import watch
    from posse.server.people import LASTS
    from posse.store import copies

    now = watch.now()
    asyncio.run(copies.change_secret(_there(database), now, now if at_once else now + LASTS))
    print("Servers sign with a new secret as soon as they are started.")


async def _signed_out(store: "Store", person: str) -> None:
    await store.sign_out(person)
    await store.book.sessions_changed()


async def _data(store: "Store", person: str, account: "Account | None") -> dict[str, Any]:
    from posse.server.person_data import person_data

    found = await person_data(store, person, account)
    await _note(store, "export", person, account.name if account is not None else "")
    return found


async def _note(store: "Store", what: str, person: str, name: str = "") -> None:
    """Writes into the host's log who did what to whom."""
    await store.book.note(time.time(), by(), what, person, name)


def by() -> str:
    """Who types this, for the log."""
    try:
        return f"command line ({getpass.getuser()})"
    except (KeyError, OSError):  # a system without user names
        return "command line"


async def _with_person(
    database: str, name: str, guest: str, do: "Callable[[Store, str, Account | None], Awaitable[T]]"
) -> T:
    """Do something with an account, or with a guest of whom something is stored."""
    from posse.server.person_data import person_data

    async def found(store: "Store") -> T:
        if bool(name) == bool(guest):
            raise PosseError("name one of these: an account, a guest")
        account = await (store.account(guest) if guest else store.account_by_name(name))
        if account is None and name:
            raise PosseError(f"nobody here is called {name}")
        if account is None and not any((await person_data(store, guest, None)).values()):
            raise PosseError(f"nothing is stored about a guest with the id {guest}")
        return await do(store, account.id if account is not None else guest, account)

    return await with_store(database, found)


async def with_store(database: str, do: "Callable[[Store], Awaitable[T]]") -> T:
    """Do something with an existing store; none is created for this."""
    from posse.store import open_beside

    async with await open_beside(_there(database)) as store:
        return await do(store)


def _there(database: str) -> str:
    """The address of a database that exists."""
    from posse.server.config import default_database

    where = database or default_database()
    if "://" not in where and not Path(where).is_file():
        raise PosseError(f"there is no database {where}; name it with --database")
    return where
