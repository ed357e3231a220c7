"""What a host records to keep order on a server: rights, mutes and bans, reports, and who did what.

Nothing here affects the course of a game. So a command may write here while a server runs on the same SQLite file: the
server checks regularly whether the mark has changed (`HostBook.mark`).
"""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct

from posse.store.interface import DoesNotFit

MUTE: Final = "mute"
BAN: Final = "ban"
#: How often we try again when somebody else took a number at the same moment.
_TRIES: Final = 8

Row = Sequence[Any]
Statement = tuple[str, tuple[object, ...]]
Read = Callable[..., Awaitable[Sequence[Row]]]
Write = Callable[..., Awaitable[list[Sequence[Row]]]]


class Measure(Struct, frozen=True):
    """Somebody may not talk, or may not come."""

    kind: Literal["mute", "ban"]
    who: str  # the id of a person, or an address
    is_address: bool
    name: str  # the person's name at the time
    why: str
    at: float
    until: float | None = None  # for good


class Report(Struct, frozen=True):
    """A player's report about a line of chat or a person."""

    number: int
    at: float
    sender: str
    sender_name: str
    person: str
    name: str
    code: str  # of the table
    line: int | None  # the number of the line of chat
    said: str  # that line
    why: str
    settled: float | None = None


class Deed(Struct, frozen=True):
    """Something that was done to keep order."""

    number: int
    at: float
    who: str  # who did it: the name of an account, or the command line
    what: str
    whom: str  # the id of a person, an address, a code, a number
    name: str
    detail: str


class Mark(NamedTuple):
    """Two words that change: one with the book, the other when a command changes accounts."""

    book: bytes
    sessions: bytes


_REPORT = "number, at, sender, sender_name, person, name, code, line, said, why, settled"
_DEED = "number, at, who, what, whom, name, detail"
_MARK = (
    "INSERT INTO settings (name, value) VALUES ($1, $2) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
_BOOK, _SESSIONS = "host-mark", "sessions-mark"
_SET_RULES = (
    "INSERT INTO settings (name, value) VALUES ('house-rules', $1) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
_TAKE = (
    "INSERT INTO measures (kind, who, is_address, name, why, at, until) VALUES ($1, $2, $3, $4, $5, $6, $7) "
    "ON CONFLICT (kind, who) DO UPDATE SET is_address = excluded.is_address, name = excluded.name, "
    "why = excluded.why, at = excluded.at, until = excluded.until"
)
_ADD_REPORT = (
    f"INSERT INTO reports ({_REPORT}) SELECT (SELECT COALESCE(max(number), 0) + 1 FROM reports), "
    "CAST($1 AS double precision), $2, $3, $4, $5, $6, CAST($7 AS bigint), $8, $9, "
    "CAST(NULL AS double precision) RETURNING number"
)
_ADD_DEED = (
    f"INSERT INTO deeds ({_DEED}, account) SELECT (SELECT COALESCE(max(number), 0) + 1 FROM deeds), "
    "CAST($1 AS double precision), $2, $3, $4, $5, $6, CAST($7 AS text) RETURNING number"
)


class HostBook:
    """The part of a store that hosts write. The SQL here is the same for both databases."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def mark(self) -> Mark:
        """It changes whenever a server must know of something new."""
        rows = await self._read("SELECT name, value FROM settings WHERE name IN ($1, $2)", _BOOK, _SESSIONS)
        found = {row[0]: bytes(row[1]) for row in rows}
        return Mark(found.get(_BOOK, b""), found.get(_SESSIONS, b""))

    async def sessions_changed(self) -> None:
        """Makes servers check who is still signed in: a command has changed an account."""
        await self._write((_MARK, (_SESSIONS, secrets.token_bytes(8))))

    async def _change(self, *statements: Statement) -> list[Sequence[Row]]:
        found = await self._write(*statements, (_MARK, (_BOOK, secrets.token_bytes(8))))
        return found[:-1]

    # ---- rights

    async def grant(self, account: str, at: float) -> None:
        """Gives an account the right of a host."""
        add = "INSERT INTO hosts (account, at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._write((add, (account, at)))

    async def revoke(self, account: str) -> bool:
        """Takes the right away; False if it was not there."""
        (gone,) = await self._write(("DELETE FROM hosts WHERE account = $1 RETURNING account", (account,)))
        return bool(gone)

    async def is_host(self, account: str) -> bool:
        return bool(await self._read("SELECT account FROM hosts WHERE account = $1", account))

    async def hosts(self) -> list[tuple[str, str]]:
        """Id and name of all accounts with the right."""
        rows = await self._read("SELECT id, name FROM hosts JOIN accounts ON id = account ORDER BY name")
        return [(row[0], row[1]) for row in rows]

    # ---- mutes and bans

    async def take(self, measure: Measure) -> None:
        """Takes a measure; it replaces one of the same kind against the same target."""
        values = (
            *(measure.kind, measure.who, measure.is_address, measure.name, measure.why),
            *(measure.at, measure.until),
        )
        await self._change((_TAKE, values))

    async def lift(self, kind: str, who: str) -> bool:
        """Lifts a measure; False if there was none."""
        sql = "DELETE FROM measures WHERE kind = $1 AND who = $2 RETURNING who"
        (gone,) = await self._change((sql, (kind, who)))
        return bool(gone)

    async def measures(self, now: float) -> list[Measure]:
        """The measures in force, the latest first."""
        rows = await self._read(
            "SELECT kind, who, is_address, name, why, at, until FROM measures "
            "WHERE until IS NULL OR until > $1 ORDER BY at DESC, who",
            now,
        )
        return [Measure(row[0], row[1], bool(row[2]), *tuple(row)[3:]) for row in rows]

    # ---- how people may behave here

    async def rules(self) -> bytes | None:
        """What the host has set; None if nothing."""
        rows = await self._read("SELECT value FROM settings WHERE name = 'house-rules'")
        return bytes(rows[0][0]) if rows else None

    async def set_rules(self, rules: bytes) -> None:
        await self._change((_SET_RULES, (rules,)))

    # ---- tables to close

    async def close_table(self, table: str, at: float) -> None:
        """Asks a server to close a table."""
        add = "INSERT INTO closing (table_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._change((add, (table, at)))

    async def to_close(self) -> list[str]:
        return [row[0] for row in await self._read("SELECT table_id FROM closing ORDER BY at")]

    async def is_closed(self, table: str) -> None:
        """A server has closed it."""
        await self._write(("DELETE FROM closing WHERE table_id = $1", (table,)))

    # ---- reports

    async def report(self, report: Report) -> int:
        """Stores a report, and returns its number; the one it already has is ignored."""
        values = (
            *(report.at, report.sender, report.sender_name, report.person, report.name, report.code),
            *(report.line, report.said, report.why),
        )
        return await self._numbered(_ADD_REPORT, values)

    async def reports(self, limit: int, settled: bool = False) -> list[Report]:
        """The open reports, or the settled ones; the latest first."""
        which = "NOT NULL" if settled else "NULL"
        sql = f"SELECT {_REPORT} FROM reports WHERE settled IS {which} ORDER BY number DESC LIMIT $1"
        return [Report(*row) for row in await self._read(sql, limit)]

    async def reports_of(self, person: str) -> list[Report]:
        """Those that somebody has sent, and those about them."""
        sql = f"SELECT {_REPORT} FROM reports WHERE sender = $1 OR person = $1 ORDER BY number"
        return [Report(*row) for row in await self._read(sql, person)]

    async def settle(self, number: int, at: float) -> bool:
        """A report has been dealt with; False if no open one has this number."""
        sql = "UPDATE reports SET settled = $2 WHERE number = $1 AND settled IS NULL RETURNING number"
        (done,) = await self._write((sql, (number, at)))
        return bool(done)

    async def line(self, table: str, number: int) -> tuple[str, str, str] | None:
        """Who said a line of chat, under which name, and what."""
        sql = "SELECT player, name, text FROM chat WHERE table_id = $1 AND number = $2"
        rows = await self._read(sql, table, number)
        return (rows[0][0], rows[0][1], rows[0][2]) if rows else None

    async def name_of(self, person: str) -> str:
        """What somebody was called who talked here last, with an account or without; empty if they never did."""
        sql = "SELECT name FROM chat WHERE player = $1 ORDER BY at DESC LIMIT 1"
        rows = await self._read(sql, person)
        return str(rows[0][0]) if rows else ""

    # ---- what was done

    async def note(
        self,
        at: float,
        who: str,
        what: str,
        whom: str,
        name: str = "",
        detail: str = "",
        account: str | None = None,
    ) -> None:
        """Writes a deed down; `account` is the id of the account that did it, whose name may change."""
        await self._numbered(_ADD_DEED, (at, who, what, whom, name, detail, account))

    async def deeds(self, limit: int) -> list[Deed]:
        """What was done, the latest first."""
        sql = f"SELECT {_DEED} FROM deeds ORDER BY number DESC LIMIT $1"
        return [Deed(*row) for row in await self._read(sql, limit)]

    async def deeds_about(self, person: str) -> list[Deed]:
        """What was done to somebody, and what they did as a host; the earliest first."""
        sql = f"SELECT {_DEED} FROM deeds WHERE whom = $1 OR account = $1 ORDER BY number"
        return [Deed(*row) for row in await self._read(sql, person)]

    async def _numbered(self, sql: str, values: tuple[object, ...]) -> int:
        for _ in range(_TRIES - 1):
            try:
                (rows,) = await self._write((sql, values))
                return int(rows[0][0])
            except DoesNotFit:  # somebody else took the number
                continue
        (rows,) = await self._write((sql, values))
        return int(rows[0][0])


def without_names(person: str) -> list[Statement]:
    """Statements that make the book forget a person's name."""
    return [
        ("UPDATE measures SET name = '' WHERE who = $1", (person,)),
        ("UPDATE reports SET name = '' WHERE person = $1", (person,)),
        ("UPDATE reports SET sender_name = '' WHERE sender = $1", (person,)),
        ("UPDATE deeds SET name = '' WHERE whom = $1", (person,)),
    ]
