"""What both databases do with the same SQL: all reading, and the writes that are plain statements.

Placeholders are `$1`, `$2` ...: PostgreSQL's own, and names to SQLite.
"""

import math
import secrets
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from posse.kernel.errors import PosseError
from posse.store.host_book import HostBook, without_names
from posse.store.interface import (
    Account,
    Before,
    ChatLine,
    Count,
    DoesNotFit,
    Entry,
    Finished,
    Game,
    Head,
    Outage,
    Rating,
    Result,
    Standing,
    Store,
)
from posse.store.lookalikes import plain, skeleton
from posse.store.notice_book import NoticeBook, forgotten

#: One row of a result; columns by index.
Row = Sequence[Any]
#: SQL and the values for its placeholders.
Statement = tuple[str, tuple[object, ...]]

#: Clocks may differ by this many seconds. Anything further in the future was written by a wrong clock.
FUTURE = 10.0

# The columns of a struct, in the order of its fields.
HEAD = "table_id, code, status, public, game, summary, players, asked, deadline, updated"
GAME = "table_id, number, game, at, players, seed, record"
RESULT = "table_id, number, player, account, name, game, at, players, role, side, place, won"

_HEADS = f"SELECT {HEAD} FROM tables WHERE "
_PUBLIC = (
    _HEADS + "public AND status <> 'over' AND players <> '[]' AND (updated > $2 OR deadline IS NOT NULL)"
)
_LATEST = " ORDER BY updated DESC, table_id DESC LIMIT $1"
_RESULTS = f"SELECT {RESULT} FROM results WHERE "
_ACCOUNTS = "SELECT id, name, password_hash, at FROM accounts WHERE "
_HAD_ACCOUNT = "SELECT id FROM accounts WHERE id = $1 UNION ALL SELECT id FROM gone WHERE id = $1"
_GONE = "INSERT INTO gone (id) SELECT id FROM accounts WHERE id = $1 ON CONFLICT DO NOTHING"
_TAKE_ALONG = (
    "UPDATE results SET account = player WHERE player = $1 AND account IS NULL "
    "AND EXISTS (SELECT 1 FROM accounts WHERE id = $1)"
)
_CHAT = (
    "SELECT number, at, player, name, text FROM chat WHERE table_id = $1 AND number > $2 "
    "ORDER BY number DESC LIMIT $3"
)
_SAID_BY = "SELECT table_id, number, at, player, name, text FROM chat WHERE player = $1 ORDER BY at, table_id, number"
_NEXT_TABLES = "SELECT table_id, code FROM tables WHERE table_id > $1 ORDER BY table_id LIMIT $2"
#: Tables whose logs are searched at a time: one statement must not take too long.
_SEARCHED = 200
_STATISTICS = (
    "SELECT game, role, count(*), sum(CASE WHEN won THEN 1 ELSE 0 END) FROM results WHERE account = $1 "
    "GROUP BY game, role ORDER BY game, role"
)
_LEADERBOARD = (
    "SELECT account, name, mu, sigma, games FROM ratings JOIN accounts ON id = account WHERE game = $1 "
    "ORDER BY mu - 3 * sigma DESC, account LIMIT $2 OFFSET $3"
)
_DELETE_IDLE = (
    "DELETE FROM tables WHERE status = 'lobby' AND updated < $1 "
    "AND NOT EXISTS (SELECT 1 FROM games WHERE games.table_id = tables.table_id) RETURNING table_id"
)
_DELETE_OLD = (
    "DELETE FROM tables WHERE table_id IN (SELECT table_id FROM tables WHERE updated < $1 AND deadline IS NULL{} "
    "ORDER BY updated LIMIT $2) RETURNING table_id"
)
_BY_GUESTS = (
    " AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.table_id AND account IS NOT NULL)"
)
_DUE = (
    "SELECT table_id FROM tables WHERE deadline <= $1 OR (deadline IS NOT NULL AND updated > $3) "
    "ORDER BY deadline LIMIT $2"
)
_KEEP_REVIEW = (
    "INSERT INTO reviews (table_id, number, made, data) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT (table_id, number) DO UPDATE SET made = excluded.made, data = excluded.data"
)
#: What must be stored to prove that storing works.
_HEALTH = (
    "INSERT INTO settings (name, value) VALUES ('health', $1) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)

#: Two processes that come back at once see the same outage: it is stored once.
_OUTAGE = (
    "INSERT INTO outages (since, until) SELECT at, CAST($1 AS double precision) FROM pulse WHERE at < $2 "
    "ON CONFLICT (since) DO NOTHING"
)
_SIGN_OF_LIFE = (
    "INSERT INTO pulse (one, at) VALUES (1, $1) ON CONFLICT (one) "
    "DO UPDATE SET at = CASE WHEN excluded.at > pulse.at THEN excluded.at ELSE pulse.at END"  # never backwards
)


class SqlStore(Store):
    """A store in a database that speaks SQL."""

    #: Whether an entry has these bytes in it.
    _HAS = "instr(data, $3) > 0"
    _last_sign = 0.0  # when this process last gave a sign of life
    _woke = 0.0  # when it last did so after a gap

    @abstractmethod
    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        """The rows of one query."""

    @abstractmethod
    async def _write(self, *statements: Statement) -> list[Sequence[Row]]:
        """Runs all statements or none, and returns the rows of each."""

    @property
    def book(self) -> HostBook:
        return HostBook(self._read, self._write)

    @property
    def notices(self) -> NoticeBook:
        return NoticeBook(self._read, self._write)

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        rows = await self._read(
            "SELECT seq, at, kind, data FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq",
            table,
            since,
        )
        return [Entry(*row) for row in rows]

    async def head(self, table: str) -> Head | None:
        return _one_head(await self._read(_HEADS + "table_id = $1", table))

    async def by_code(self, code: str) -> Head | None:
        return _one_head(await self._read(_HEADS + "code = $1", code))

    async def public_tables(self, since: float, limit: int, before: Before | None = None) -> list[Head]:
        if before is None:
            rows = await self._read(_PUBLIC + _LATEST, limit, since)
        else:
            earlier = " AND (updated, table_id) < ($3, $4)"
            rows = await self._read(_PUBLIC + earlier + _LATEST, limit, since, *before)
        return [_head(row) for row in rows]

    async def tables_of(self, player: str) -> list[Head]:
        where = (
            "table_id IN (SELECT table_id FROM seats WHERE player = $1) ORDER BY updated DESC, table_id DESC"
        )
        heads = [_head(row) for row in await self._read(_HEADS + where, player)]
        return sorted(heads, key=lambda head: player not in head.asked)

    async def due(self, now: float, limit: int) -> list[str]:
        rows = await self._read(_DUE, now, limit, now + FUTURE)
        return [row[0] for row in rows]

    async def delete_idle(self, before: float) -> int:
        (deleted,) = await self._write((_DELETE_IDLE, (before,)))
        return len(deleted)

    async def delete_old(self, before: float, guests: bool, limit: int) -> int:
        sql = _DELETE_OLD.format(_BY_GUESTS if guests else "")
        (deleted,) = await self._write((sql, (before, limit)))
        return len(deleted)

    async def chat(self, table: str, since: int, limit: int) -> list[ChatLine]:
        rows = await self._read(_CHAT, table, since, limit)
        return [ChatLine(*row) for row in reversed(rows)]

    async def said_by(self, player: str) -> list[tuple[str, ChatLine]]:
        rows = await self._read(_SAID_BY, player)
        return [(row[0], ChatLine(*tuple(row)[1:])) for row in rows]

    async def mentions(self, player: str) -> list[tuple[str, float, str]]:
        of_these = "table_id >= $1 AND table_id <= $2"
        sql = (
            f"SELECT table_id, at, kind FROM entries WHERE {of_these} AND {self._HAS} ORDER BY table_id, seq"
        )
        last, named, found = "", msgspec.json.encode(player), list[tuple[str, float, str]]()
        while tables := await self._read(_NEXT_TABLES, last, _SEARCHED):
            codes: dict[str, str] = dict(map(tuple, tables))
            first, last = tables[0][0], tables[-1][0]  # in the order of the database
            rows = await self._read(sql, first, last, named)
            found += [(codes[table], at, kind) for table, at, kind in rows if table in codes]
        return found

    async def remembered(self, player: str) -> list[tuple[str, float]]:
        rows = await self._read("SELECT word, until FROM spent ORDER BY until, word")
        words = [(word.split(), until) for word, until in rows]
        return [(parts[0], until) for parts, until in words if player in parts]

    async def create_account(self, id: str, name: str, password_hash: str, at: float) -> bool:
        if await self.account_by_name(name) is not None:
            return False
        sql = (
            "INSERT INTO accounts (id, name, name_key, password_hash, at) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT DO NOTHING RETURNING id"
        )
        # If the name is taken, there is no such account, and no games are taken along.
        made, _ = await self._write(
            (sql, (id, storable(name), skeleton(name), password_hash, at)), (_TAKE_ALONG, (id,))
        )
        return bool(made)

    async def account(self, id: str) -> Account | None:
        return _one_account(await self._read(_ACCOUNTS + "id = $1", id))

    async def had_account(self, id: str) -> bool:
        return bool(await self._read(_HAD_ACCOUNT, id))

    async def account_by_name(self, name: str) -> Account | None:
        # Accounts from before letters were compared by their looks have another kind of key, which is not a skeleton.
        name = storable(name)
        found = await self._read(
            _ACCOUNTS + "name_key IN ($1, $2) ORDER BY name_key = $2 DESC", skeleton(name), plain(name)
        )
        return _one_account(found)

    async def set_password(self, id: str, password_hash: str) -> bool:
        sql = "UPDATE accounts SET password_hash = $2 WHERE id = $1 RETURNING id"
        (changed,) = await self._write((sql, (id, password_hash)))
        return bool(changed)

    async def rename(self, id: str, name: str) -> bool:
        holder = await self.account_by_name(name)
        if holder is not None and holder.id != id:
            return False
        sql = "UPDATE accounts SET name = $2, name_key = $3 WHERE id = $1 RETURNING id"
        try:
            (changed,) = await self._write((sql, (id, storable(name), skeleton(name))))
        except DoesNotFit:  # keys are unique
            return False
        return bool(changed)

    async def delete_account(self, id: str) -> bool:
        # By the foreign keys, ratings go with the account, and results lose it. The person may have played as a guest
        # before.
        *_, deleted = await self._write(
            *_nameless(id), (_GONE, (id,)), ("DELETE FROM accounts WHERE id = $1 RETURNING id", (id,))
        )
        return bool(deleted)

    async def forget_guest(self, id: str) -> None:
        gone = "INSERT INTO gone (id) VALUES ($1) ON CONFLICT DO NOTHING"
        await self._write(*_nameless(id), (gone, (id,)))

    async def spend(self, word: str, until: float, now: float) -> bool:
        _, spent = await self._write(
            ("DELETE FROM spent WHERE until < $1", (now,)),
            (
                "INSERT INTO spent (word, until) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING word",
                (word, until),
            ),
        )
        return bool(spent)

    async def is_spent(self, word: str) -> bool:
        return bool(await self._read("SELECT word FROM spent WHERE word = $1", word))

    async def finished(self, table: str) -> list[Finished]:
        rows = await self._read(
            "SELECT table_id, number, game, at, players FROM games WHERE table_id = $1 ORDER BY number", table
        )
        return [Finished(*row) for row in rows]

    async def game(self, table: str, number: int) -> Game | None:
        rows = await self._read(
            f"SELECT {GAME} FROM games WHERE table_id = $1 AND number = $2", table, number
        )
        return Game(*rows[0]) if rows else None

    async def results(self, table: str, number: int) -> list[Result]:
        where = "table_id = $1 AND number = $2 ORDER BY place, player"
        return [_result(row) for row in await self._read(_RESULTS + where, table, number)]

    async def results_since(self, table: str, since: int, number: int) -> list[Result]:
        where = "table_id = $1 AND number > $2 AND number <= $3 ORDER BY number, place, player"
        return [_result(row) for row in await self._read(_RESULTS + where, table, since, number)]

    async def games_of(self, player: str, limit: int, before: Before | None = None) -> list[Result]:
        games, latest = _RESULTS + "player = $2", " ORDER BY at DESC, table_id DESC LIMIT $1"
        if before is None:
            rows = await self._read(games + latest, limit, player)
        else:
            rows = await self._read(games + " AND (at, table_id) < ($3, $4)" + latest, limit, player, *before)
        return [_result(row) for row in rows]

    async def statistics(self, account: str) -> list[Count]:
        return [Count(*row) for row in await self._read(_STATISTICS, account)]

    async def review(self, table: str, number: int, made: str) -> bytes | None:
        where = "table_id = $1 AND number = $2 AND made = $3"
        rows = await self._read(f"SELECT data FROM reviews WHERE {where}", table, number, made)
        return bytes(rows[0][0]) if rows else None

    async def keep_review(self, table: str, number: int, made: str, data: bytes) -> None:
        await self._write((_KEEP_REVIEW, (table, number, made, data)))

    async def unrated(self, before: float, limit: int) -> list[tuple[str, int]]:
        rows = await self._read(
            "SELECT table_id, number FROM games WHERE NOT rated AND at < $1 ORDER BY at LIMIT $2",
            before,
            limit,
        )
        return [(row[0], row[1]) for row in rows]

    async def ratings(self, account: str) -> dict[str, Rating]:
        rows = await self._read("SELECT game, mu, sigma, games FROM ratings WHERE account = $1", account)
        return {row[0]: Rating(*row[1:]) for row in rows}

    async def leaderboard(self, game: str, limit: int, after: int = 0) -> list[Standing]:
        rows = await self._read(_LEADERBOARD, game, limit, after)
        return [Standing(row[0], row[1], Rating(*row[2:])) for row in rows]

    async def secrets(self) -> list[bytes]:
        make = "INSERT INTO settings (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING"
        get = "SELECT name, value FROM settings WHERE name LIKE 'secret%'"
        _, rows = await self._write((make, (secrets.token_bytes(32),)), (get, ()))
        ends = {value: _end_of_secret(name) for name, value in rows}
        return sorted(ends, key=lambda value: ends[value])

    async def new_secret(self, now: float, until: float) -> None:
        old = "DELETE FROM settings WHERE name = $1"
        rows = await self._read("SELECT name FROM settings WHERE name LIKE 'secret %'")
        over = [name for (name,) in rows if until <= now or _end_of_secret(name) <= now]
        keep = "UPDATE settings SET name = $1 WHERE name = 'secret'"
        make = "INSERT INTO settings (name, value) VALUES ('secret', $1)"
        await self._write(
            *((old, (name,)) for name in over),
            (old, ("secret",)) if until <= now else (keep, (f"secret {until:.0f}",)),
            (make, (secrets.token_bytes(32),)),
        )

    async def sign_of_life(self, now: float, gap: float) -> None:
        await self._write((_OUTAGE, (now, now - gap)), (_SIGN_OF_LIFE, (now,)))
        if self._last_sign and now - self._last_sign > gap:
            self._woke = now
        self._last_sign = now

    def slept_since(self, then: float, now: float, gap: float) -> bool:
        return self._woke >= then or now - self._last_sign > gap

    async def outages(self, since: float) -> list[Outage]:
        rows = await self._read("SELECT since, until FROM outages WHERE until > $1 ORDER BY since", since)
        return [Outage(*row) for row in rows]

    async def health(self) -> None:
        # A new value each time: SQLite does not touch the disk if a row stays the same.
        await self._write((_HEALTH, (secrets.token_bytes(8),)))


def _end_of_secret(name: str) -> float:
    """Until when a secret is valid; the one for signing is valid forever."""
    _, _, until = name.partition(" ")
    return float(until) if until else math.inf


def check_append(table: str, seq: int, entries: Sequence[Entry], head: Head) -> None:
    """A caller that mixes up tables or numbers has a bug: better found here than in the log."""
    if head.table != table:
        raise PosseError(f"The head of table {head.table} was appended to table {table}.")
    if [entry.seq for entry in entries] != list(range(seq, seq + len(entries))):
        raise PosseError(f"The entries for table {table} are not numbered on from {seq}.")


def storable(text: str) -> str:
    """A text that somebody wrote, if both databases can hold it."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise PosseError("The text has characters that are no Unicode.") from None
    if "\0" in text:
        raise PosseError("The text has a NUL character.")
    return text


def head_values(head: Head) -> tuple[object, ...]:
    """A head as its columns."""
    return (
        *(head.table, head.code, head.status, head.public, head.game, head.summary),
        *(msgspec.json.encode(ids).decode() for ids in (head.players, head.asked)),
        *(head.deadline, head.updated),
    )


def seated(head: Head) -> list[str]:
    """Those who find the table in `tables_of`."""
    return [] if head.status == "over" else list(head.players)


def _nameless(person: str) -> list[Statement]:
    """Statements that leave what others need, but not the name of a person."""
    return [
        ("UPDATE results SET name = '' WHERE player = $1", (person,)),
        ("UPDATE chat SET name = '' WHERE player = $1", (person,)),
        *without_names(person),
        *forgotten(person),
    ]


def _head(row: Row) -> Head:
    table, code, status, public, game, summary, players, asked, deadline, updated = row
    return Head(
        *(table, code, status, bool(public), game, summary, _ids(players), _ids(asked), deadline, updated)
    )


def _ids(text: str) -> tuple[str, ...]:
    return msgspec.json.decode(text, type=tuple[str, ...])


def _one_head(rows: Sequence[Row]) -> Head | None:
    return _head(rows[0]) if rows else None


def _one_account(rows: Sequence[Row]) -> Account | None:
    return Account(*rows[0]) if rows else None


def _result(row: Row) -> Result:
    values = (*row[:-1], bool(row[-1]))  # SQLite has no booleans
    return Result(*values)
