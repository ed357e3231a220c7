"""For the operator of a server: what people may ask for."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import App, Parameter

from posse.cli.root import app, examples
from posse.kernel.errors import PosseError

if TYPE_CHECKING:
    from posse.store import Account, Store

T = TypeVar("T")
host_app = App(name="host", help="Tools for whoever runs a server: data, passwords, moderation.")
app.command(host_app)

Name = Annotated[str, Parameter(help="The name of an account.")]
Database = Annotated[
    str,
    Parameter(
        env_var="POSSE_DATABASE",
        help="The server's database, as for `posse serve`. The server may be running.",
    ),
]


@host_app.command(help_epilogue=examples("posse host export ruth", "posse host export ruth --out ruth.json"))
def export(
    name: Name,
    *,
    out: Annotated[Path | None, Parameter(help="The file to write; by default it is printed.")] = None,
    database: Database = "",
) -> None:
    """Export everything that is stored about somebody, as JSON."""
    from posse.server.person_data import person_data

    found = asyncio.run(_with_account(database, name, person_data))
    text = json.dumps(found, indent=2, ensure_ascii=False)
    if out is None:
        print(text)
        return
    try:
        out.write_text(text + "\n", "utf-8")
    except OSError as error:
        raise PosseError(f"{out} cannot be written: {error.strerror}") from None
    print(f"{out} has all that is stored about {name}.")


@host_app.command(help_epilogue=examples("posse host forget ruth --yes"))
def forget(
    name: Name,
    *,
    yes: Annotated[bool, Parameter(negative="", help="Confirm. This cannot be undone.")] = False,
    database: Database = "",
) -> None:
    """Delete an account and everything stored about the person. Games stay, without account and name."""
    if not yes:
        raise PosseError(f"the account of {name} would be gone for good; say --yes if that is meant")

    async def delete(store: "Store", account: "Account") -> None:
        await store.delete_account(account.id)
        await _signed_out(store, account.id)

    asyncio.run(_with_account(database, name, delete))
    print(f"{name} is forgotten.")


@host_app.command(help_epilogue=examples("posse host password ruth"))
def password(name: Name, *, database: Database = "") -> None:
    """Set a new password for somebody who forgot theirs, and sign them out everywhere. They should change it."""
    from posse.server.passwords import Passwords

    new = secrets.token_urlsafe(12)

    async def change(store: "Store", account: "Account") -> None:
        await store.set_password(account.id, await Passwords().hash(new))
        await _signed_out(store, account.id)

    asyncio.run(_with_account(database, name, change))
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


async def _with_account(database: str, name: str, do: "Callable[[Store, Account], Awaitable[T]]") -> T:
    async def found(store: "Store") -> T:
        account = await store.account_by_name(name)
        if account is None:
            raise PosseError(f"nobody here is called {name}")
        return await do(store, account)

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
