"""Commands for the host of a server: keeping order. A running server obeys them within a second."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from cyclopts import Parameter
from msgspec import structs, to_builtins

from posse.cli.host import Database, Guest, Name, by, host_app, with_store
from posse.cli.root import examples
from posse.kernel.errors import PosseError

if TYPE_CHECKING:
    from posse.server.host_kit.house_rules import HouseRules
    from posse.server.host_kit.kit import Kind, Kit
    from posse.store import Store

T = TypeVar("T")
Who = Annotated[str, Parameter(help="The name of an account.")]
Address = Annotated[str, Parameter(help="An address or a network instead, such as 203.0.113.0/24.")]
Hours = Annotated[float | None, Parameter(help="For how many hours; forever by default.")]
Why = Annotated[str, Parameter(help="The reason, for the log.")]
Json = Annotated[bool, Parameter(name="--json", negative="", help="As JSON.")]
Limit = Annotated[int, Parameter(help="Show at most this many, latest first.")]


def _do(database: str, do: "Callable[[Kit, Store], Awaitable[T]]") -> T:
    from posse.server.host_kit.kit import Kit

    async def with_kit(store: "Store") -> T:
        return await do(Kit(store, by(), time.time), store)

    return asyncio.run(with_store(database, with_kit))


# ---- people


def _take(kind: "Kind", who: str, guest: str, address: str, hours: float | None, why: str, db: str) -> None:
    async def take(kit: "Kit", _: "Store") -> str:
        target = await kit.target(who, guest, address)
        await kit.take(kind, target, hours, why)
        return target.name or target.who

    whom = _do(db, take)
    print(
        f"{whom} is {'muted' if kind == 'mute' else 'banned'}{'' if hours is None else f' for {hours:g} h'}."
    )


def _lift(kind: "Kind", who: str, guest: str, address: str, db: str) -> None:
    async def lift(kit: "Kit", _: "Store") -> str:
        target = await kit.target(who, guest, address)
        await kit.lift(kind, target)
        return target.name or target.who

    print(f"{_do(db, lift)} may {'talk' if kind == 'mute' else 'come'} again.")


@host_app.command(help_epilogue=examples("posse host mute ruth --hours 24 --why 'shouts'"))
def mute(
    who: Who = "", *, guest: Guest = "", hours: Hours = None, why: Why = "", database: Database = ""
) -> None:
    """Stop somebody from talking at any table."""
    _take("mute", who, guest, "", hours, why, database)


@host_app.command(help_epilogue=examples("posse host unmute ruth"))
def unmute(who: Who = "", *, guest: Guest = "", database: Database = "") -> None:
    """Let somebody talk again."""
    _lift("mute", who, guest, "", database)


@host_app.command(
    help_epilogue=examples("posse host ban ruth", "posse host ban --address 203.0.113.7 --hours 48")
)
def ban(
    who: Who = "",
    *,
    guest: Guest = "",
    address: Address = "",
    hours: Hours = None,
    why: Why = "",
    database: Database = "",
) -> None:
    """Ban an account, a guest or an address from the server."""
    _take("ban", who, guest, address, hours, why, database)


@host_app.command(help_epilogue=examples("posse host unban ruth", "posse host unban --address 203.0.113.7"))
def unban(who: Who = "", *, guest: Guest = "", address: Address = "", database: Database = "") -> None:
    """Lift the ban of somebody."""
    _lift("ban", who, guest, address, database)


@host_app.command(help_epilogue=examples("posse host measures"))
def measures(*, as_json: Json = False, database: Database = "") -> None:
    """List who is muted or banned."""

    async def read(_: "Kit", store: "Store") -> "Sequence[object]":
        return await store.book.measures(time.time())

    _print(_do(database, read), as_json, "nobody is muted or banned", ("kind", "name", "who", "until", "why"))


@host_app.command(
    help_epilogue=examples("posse host reset ruth", "posse host reset ruth --url https://posse.example.org")
)
def reset(
    name: Name,
    *,
    url: Annotated[
        str, Parameter(help="The address of the server in the browser.")
    ] = "http://127.0.0.1:8000",
    database: Database = "",
) -> None:
    """Print a link with which somebody can set a new password. It works once, within a day."""
    from posse.server.people import People

    async def link(kit: "Kit", store: "Store") -> str:
        return await kit.reset_link(People(await store.secrets()), name)

    print(f"{url.rstrip('/')}/reset#{_do(database, link)}")


# ---- tables, reports, what was done


@host_app.command(help_epilogue=examples("posse host close K7WXQ2"))
def close(code: Annotated[str, Parameter(help="The code of the table.")], *, database: Database = "") -> None:
    """Close a table and send everybody away. If no server is running, this happens at the next start."""

    async def shut(kit: "Kit", _: "Store") -> str:
        return (await kit.close(code)).code

    print(f"Table {_do(database, shut)} closes.")


@host_app.command(help_epilogue=examples("posse host reports", "posse host reports --json"))
def reports(
    *,
    settled: Annotated[
        bool, Parameter(negative="", help="Show the settled reports instead of the open ones.")
    ] = False,
    limit: Limit = 50,
    as_json: Json = False,
    database: Database = "",
) -> None:
    """List what players have reported about a line of chat or a person."""

    async def read(_: "Kit", store: "Store") -> "Sequence[object]":
        return await store.book.reports(limit, settled)

    columns = ("number", "at", "code", "name", "person", "said", "why", "sender_name")
    _print(_do(database, read), as_json, "there are no reports", columns)


@host_app.command(help_epilogue=examples("posse host settle 12"))
def settle(
    number: Annotated[int, Parameter(help="The number of the report.")], *, database: Database = ""
) -> None:
    """Mark a report as settled."""

    async def done(kit: "Kit", _: "Store") -> None:
        await kit.settle(number)

    _do(database, done)
    print(f"Report {number} is settled.")


@host_app.command(help_epilogue=examples("posse host log"))
def log(*, limit: Limit = 50, as_json: Json = False, database: Database = "") -> None:
    """List what hosts did, and who did it."""

    async def read(_: "Kit", store: "Store") -> "Sequence[object]":
        return await store.book.deeds(limit)

    columns = ("number", "at", "who", "what", "name", "whom", "detail")
    _print(_do(database, read), as_json, "nothing was done yet", columns)


# ---- house rules


def _change(database: str, **changes: object) -> "HouseRules":
    from posse.server.host_kit import house_rules

    async def change(kit: "Kit", store: "Store") -> "HouseRules":
        old = house_rules.read(await store.book.rules())
        new = structs.replace(old, **changes)
        await kit.set_rules(old, new)
        return new

    return _do(database, change)


@host_app.command(help_epilogue=examples("posse host chat emotes", "posse host chat open"))
def chat(
    how: Annotated[Literal["open", "emotes", "off"], Parameter(help="Everything, emotes only, or nothing.")],
    *,
    database: Database = "",
) -> None:
    """Choose what people may say in the chat of tables."""
    _change(database, chat=how)
    print({"open": "Everybody may talk.", "emotes": "Only emotes are said.", "off": "Nobody talks."}[how])


@host_app.command(
    help_epilogue=examples("posse host words darn heck", "posse host words --remove heck", "posse host words")
)
def words(
    *word: Annotated[str, Parameter(help="Words to hide in chat and refuse in names.")],
    remove: Annotated[bool, Parameter(negative="", help="Remove these words from the filter.")] = False,
    database: Database = "",
) -> None:
    """Add words to the filter of this server, or list them."""
    from posse.server.host_kit import house_rules

    for each in word:
        if not 2 <= len(each) <= 40 or not each.isprintable() or any(letter.isspace() for letter in each):
            raise PosseError(f'"{each}" is no word: one has 2 to 40 letters, and no blanks')

    async def change(kit: "Kit", store: "Store") -> "HouseRules":
        old = house_rules.read(await store.book.rules())
        kept = [each for each in old.words if each not in word]
        new = structs.replace(old, words=tuple(kept if remove else sorted({*kept, *word})))
        if len(new.words) > 500:
            raise PosseError("at most 500 words are filtered")
        if word:
            await kit.set_rules(old, new)
        return new if word else old

    found = _do(database, change)
    print(", ".join(found.words) or "No words are filtered.")


@host_app.command(help_epilogue=examples("posse host limits", "posse host limits --tables 5 --no-guests"))
def limits(
    *,
    lines: Annotated[
        int | None, Parameter(help="How many lines of chat a person may write per minute, 1 to 30.")
    ] = None,
    tables: Annotated[
        int | None, Parameter(help="At how many unfinished tables a person may sit, 1 to 40.")
    ] = None,
    guests: Annotated[bool | None, Parameter(help="Whether people may play without an account.")] = None,
    accounts: Annotated[bool | None, Parameter(help="Whether new accounts may be made.")] = None,
    database: Database = "",
) -> None:
    """Set or show the limits for people on this server."""
    for value, most, what in ((lines, 30, "lines"), (tables, 40, "tables")):
        if value is not None and not 1 <= value <= most:
            raise PosseError(f"{what} are from 1 to {most}, not {value}")
    given = {"lines": lines, "tables": tables, "guests": guests, "accounts": accounts}
    rules = _change(database, **{name: value for name, value in given.items() if value is not None})
    for name in given:
        print(f"{name}: {_plain(getattr(rules, name))}")


# ---- rights


@host_app.command(help_epilogue=examples("posse host grant ruth"))
def grant(name: Name, *, database: Database = "") -> None:
    """Allow an account to moderate on the page /host."""

    async def give(kit: "Kit", _: "Store") -> str:
        return (await kit.grant(name)).name

    print(f"{_do(database, give)} may keep order here, on the page /host.")


@host_app.command(help_epilogue=examples("posse host revoke ruth"))
def revoke(name: Name, *, database: Database = "") -> None:
    """Take the right to moderate away from an account."""

    async def take(kit: "Kit", _: "Store") -> str:
        return (await kit.revoke(name)).name

    print(f"{_do(database, take)} may not keep order here any more.")


@host_app.command(help_epilogue=examples("posse host hosts"))
def hosts(*, database: Database = "") -> None:
    """List the accounts that may moderate."""

    async def read(_: "Kit", store: "Store") -> list[tuple[str, str]]:
        return await store.book.hosts()

    print("\n".join(name for _, name in _do(database, read)) or "No account may: posse host grant NAME")


# ---- printing


def _print(rows: "Sequence[object]", as_json: bool, none: str, columns: Sequence[str]) -> None:
    if as_json:
        print(json.dumps(to_builtins(rows), indent=2, ensure_ascii=False))
        return
    if not rows:
        print(none[0].upper() + none[1:] + ".")
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(*columns)
    for row in rows:
        table.add_row(*(_cell(name, getattr(row, name)) for name in columns))
    Console().print(table, markup=False)


def _cell(name: str, value: object) -> str:
    from rich.markup import escape

    if name in ("at", "until"):
        return (
            "for good"
            if value is None
            else time.strftime("%Y-%m-%d %H:%M", time.localtime(float(str(value))))
        )
    return escape(_plain(value))


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)
