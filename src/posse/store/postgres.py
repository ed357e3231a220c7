"""The store in PostgreSQL, for any number of server processes.

An append is one statement and so one round trip: if the end of the log is where the caller thinks, it moves it on, adds
the entries, and tells the other processes, all in one transaction. Two that come at once wait for each other at the row
of their table, and the second finds that the log has moved on.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal, Self

import asyncpg  # type: ignore[import-untyped]
import msgspec

from posse.kernel.errors import PosseError
from posse.store import migrate
from posse.store.interface import Compute, Entry, Game, Head, News, Rating, Result, StoreUnavailable
from posse.store.listener import Listener
from posse.store.postgres_errors import ERRORS, translating, without_password
from posse.store.sql import (
    GAME,
    HEAD,
    RESULT,
    Row,
    SqlStore,
    Statement,
    check_append,
    head_values,
    seated,
    storable,
)

#: The most connections of one process, and how long it waits for an answer.
_CONNECTIONS = 10
_TIMEOUT_S = 5.0
#: The channel of all news, and the advisory lock for migrating.
_CHANNEL = "posse"
_MIGRATING = 7_067_773
_SIGNED_OUT = "signed-out"
_LOGGED_OUT = "logged-out"
_PRESENCE = "presence"

# What goes with the first and with every other entry. `moved` is the table if the log may grow; otherwise it has no row
# and nothing happens. $1 to $3 are the entries (times, kinds, data), $4 the seq of the first, $5 who sits there, $6 the
# news.
_PUT = """,
put AS (
    INSERT INTO entries (table_id, seq, at, kind, data)
    SELECT table_id, $4::bigint - 1 + e.n, e.at, e.kind, e.data
    FROM moved, unnest($1::double precision[], $2::text[], $3::bytea[]) WITH ORDINALITY AS e (at, kind, data, n)
),
stood_up AS (
    DELETE FROM seats USING moved WHERE seats.table_id = moved.table_id AND seats.player <> ALL ($5::text[])
),
sat_down AS (
    INSERT INTO seats (table_id, player) SELECT table_id, player FROM moved, unnest($5::text[]) AS player
    ON CONFLICT DO NOTHING
)"""
_TELL = (
    f" SELECT pg_notify('{_CHANNEL}', $6 || ' entries ' || moved.last || ' ' || moved.table_id) FROM moved"
)
_CREATE = f"""WITH moved AS (
    INSERT INTO tables ({HEAD}, last)
    VALUES ($7, $8, $9, $10, $11, $12, $13, $14, $15, $16, cardinality($1::double precision[]))
    ON CONFLICT DO NOTHING RETURNING table_id, last
){_PUT}{_TELL}"""
_APPEND = f"""WITH moved AS (
    UPDATE tables SET status = $8, public = $9, game = $10, summary = $11, players = $12, asked = $13,
        deadline = $14, updated = $15, last = last + cardinality($1::double precision[])
    WHERE table_id = $7 AND last = $4::bigint - 1 RETURNING table_id, last
){_PUT}"""
# Accounts are locked while their results are stored: one that is being deleted is not named any more.
_FINISH = f""",
known AS (SELECT id FROM accounts WHERE id = ANY ($18::text[]) FOR KEY SHARE),
game_over AS (
    INSERT INTO games ({GAME})
    SELECT moved.table_id, g.number, g.game, g.at, g.players, g.seed, g.record
    FROM moved, json_to_recordset($16::json)
        AS g (number bigint, game text, at double precision, players bigint, seed text, record text)
),
counted AS (
    INSERT INTO results ({RESULT})
    SELECT moved.table_id, r.number, r.player, known.id, r.name, r.game, r.at, r.players, r.role, r.side, r.place, r.won
    FROM moved, json_to_recordset($17::json) AS r (
        number bigint, player text, account text, name text, game text, at double precision, players bigint,
        role text, side text, place bigint, won boolean
    ) LEFT JOIN known ON known.id = r.account
)"""
_APPEND_LAST = _APPEND + _FINISH + _TELL
_APPEND += _TELL
_SAY = f"""WITH numbered AS (
    UPDATE tables SET chats = chats + 1 WHERE table_id = $1 RETURNING chats
),
said AS (
    INSERT INTO chat (table_id, number, at, player, name, text) SELECT $1, chats, $2, $3, $4, $5 FROM numbered
)
SELECT chats, pg_notify('{_CHANNEL}', $6 || ' chat ' || chats || ' ' || $1) FROM numbered"""
_RATE = "UPDATE games SET rated = true WHERE table_id = $1 AND number = $2 AND NOT rated RETURNING game"
# In a fixed order, so that two processes that rate the same accounts do not deadlock. A separate statement: the next
# one sees what was committed while this one waited.
_LOCK_ACCOUNTS = "SELECT id FROM accounts WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE"
_RATINGS = "SELECT account, mu, sigma, games FROM ratings WHERE account = ANY ($1::text[]) AND game = $2"
_SET_RATING = (
    "INSERT INTO ratings (account, game, mu, sigma, games) VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT (account, game) DO UPDATE SET mu = $3, sigma = $4, games = $5"
)


class PostgresStore(SqlStore):
    """A pool of connections, and one more that listens."""

    _HAS = "position($3 IN data) > 0"

    def __init__(self, url: str, timeout: float) -> None:
        self._url = url
        self._where = without_password(url)
        self._me = secrets.token_hex(8)  # identifies our own news
        self._options = {
            "timeout": timeout,
            "command_timeout": timeout + 1,  # the server gives up first, unless it cannot be reached
            "server_settings": {
                "application_name": "posse",
                "statement_timeout": str(int(timeout * 1000)),
                "idle_in_transaction_session_timeout": str(int(timeout * 1000)),
                "default_transaction_isolation": "read committed",
                "synchronous_commit": "on",  # acknowledged means on the disk, whatever the database's own default
            },
        }
        self._timeout = timeout
        self._pool: Any = None
        self._listener: Listener | None = None
        self._callback: Callable[[News], None] = lambda news: None

    @classmethod
    async def open(cls, url: str, timeout: float = _TIMEOUT_S) -> Self:
        """Gives up on a statement or a connection after the timeout, in seconds."""
        store = cls(url, timeout)
        with translating(store._where):
            await store._migrate()
            store._pool = await asyncpg.create_pool(
                url, min_size=1, max_size=_CONNECTIONS, reset=_leave_as_it_is, **store._options
            )
        return store

    async def create(self, head: Head, entries: Sequence[Entry]) -> bool:
        check_append(head.table, 1, entries, head)
        return bool(await self._fetch(_CREATE, *self._put_values(1, entries, head), *head_values(head)))

    async def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[Entry],
        head: Head,
        game: Game | None = None,
        results: Sequence[Result] = (),
    ) -> bool:
        check_append(table, seq, entries, head)
        values = (*self._put_values(seq, entries, head), table, *head_values(head)[2:])
        if game is None and not results:
            return bool(await self._fetch(_APPEND, *values))
        accounts = [result.account for result in results if result.account is not None]
        games = [game] if game else []
        return bool(await self._fetch(_APPEND_LAST, *values, _json(games), _json(results), accounts))

    async def say(self, table: str, at: float, player: str, name: str, text: str) -> int:
        rows = await self._fetch(_SAY, table, at, player, storable(name), storable(text), self._me)
        if not rows:
            raise PosseError(f"There is no table {table} to talk at.")
        number: int = rows[0][0]
        return number

    async def rate(self, table: str, number: int, accounts: Sequence[str], compute: Compute) -> bool:
        async with self._transaction() as connection:
            game = await connection.fetchval(_RATE, table, number)
            if game is None:
                return False
            old = {row[0]: Rating() for row in await connection.fetch(_LOCK_ACCOUNTS, list(accounts))}
            for account, *rating in await connection.fetch(_RATINGS, list(accounts), game):
                old[account] = Rating(*rating)
            for account, new in compute(old).items():
                await connection.execute(_SET_RATING, account, game, *msgspec.structs.astuple(new))
            return True

    async def tell_presence(self, table: str = "", people: Sequence[str] = (), asking: bool = False) -> None:
        # Ids contain no blanks, and those of a full table fit into one payload.
        payload = f"{self._me} {_PRESENCE} {int(asking)} {' '.join((table, *people))}"
        await self._fetch("SELECT pg_notify($1, $2)", _CHANNEL, payload)

    async def sign_out(self, person: str, device: str = "", stamp: str = "") -> None:
        await self._tell(_SIGNED_OUT, person, device, stamp)

    async def log_out(self, person: str, device: str) -> None:
        await self._tell(_LOGGED_OUT, person, device, "")

    async def _tell(self, kind: str, person: str, device: str, stamp: str) -> None:
        payload = f"{self._me} {kind} 0 {person} {device} {stamp}"
        await self._fetch("SELECT pg_notify($1, $2)", _CHANNEL, payload)

    async def watch(self, callback: Callable[[News], None]) -> None:
        self._callback = callback
        if self._listener is None:
            listener = Listener(self._connect, _CHANNEL, self._hear, self._missed)
            with translating(self._where):
                await listener.start()
            self._listener = listener

    async def backup(self, path: Path) -> None:
        raise PosseError("A PostgreSQL database is backed up with pg_dump.")

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.stop()
        try:
            await asyncio.wait_for(self._pool.close(), self._timeout)
        except ERRORS:  # too late to close it properly
            self._pool.terminate()

    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        return await self._fetch(sql, *values)

    async def _fetch(self, sql: str, *values: object) -> Sequence[Row]:
        """One statement, in a transaction of its own."""
        async with self._connection() as connection:
            rows: Sequence[Row] = await connection.fetch(sql, *values)
            return rows

    async def _write(self, *statements: Statement) -> list[Sequence[Row]]:
        async with self._transaction() as connection:
            return [await connection.fetch(sql, *values) for sql, values in statements]

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        if self._pool.is_closing():
            raise StoreUnavailable(f"The store {self._where} is closed.")
        with translating(self._where):
            async with self._pool.acquire(timeout=self._timeout) as connection:
                yield connection

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        async with self._connection() as connection, connection.transaction():
            yield connection

    def _connect(self) -> Any:
        return asyncpg.connect(self._url, **self._options)

    async def _migrate(self) -> None:
        try:
            connection = await asyncpg.connect(self._url, **self._options | {"command_timeout": None})
        except (OverflowError, asyncpg.ClientConfigurationError) as error:
            raise PosseError(f"{self._where} is no address of a PostgreSQL database: {error}.") from None
        except ValueError:  # something that is no port, and may be a part of the password
            raise PosseError(
                "This is no address of a PostgreSQL database: one reads like postgresql://user:secret@host/database, "
                "with %23, %2F, %3A, %3F and %40 for # / : ? and @ in the user or the secret."
            ) from None
        try:
            async with connection.transaction():
                await connection.execute("SET LOCAL statement_timeout = 0")  # it takes as long as it takes
                await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
                await connection.execute(migrate.MAKE_VERSION)
                have = await connection.fetchval(migrate.GET_VERSION) or 0
                for version, script in migrate.pending(have, migrate.scripts("postgres"), self._where):
                    await connection.execute(script)
                    await connection.execute(migrate.ADD_VERSION, version)
        finally:
            await connection.close()

    def _put_values(self, seq: int, entries: Sequence[Entry], head: Head) -> tuple[object, ...]:
        columns = ([getattr(entry, name) for entry in entries] for name in ("at", "kind", "data"))
        return (*columns, seq, seated(head), self._me)

    def _hear(self, payload: str) -> None:
        sender, kind, number, table = payload.split(" ", 3)
        if sender == self._me:
            return
        if kind in (_SIGNED_OUT, _LOGGED_OUT):
            person, device, stamp = table.split(" ")
            told: Literal["signed-out", "logged-out"] = "signed-out" if kind == _SIGNED_OUT else "logged-out"
            self._callback(News(told, person=person, device=device, stamp=stamp))
        elif kind == _PRESENCE:
            named, *people = table.split(" ")
            told_by = News("presence", named, process=sender, people=tuple(people), asking=number == "1")
            self._callback(told_by)
        else:
            self._callback(News("chat" if kind == "chat" else "entries", table, int(number)))

    def _missed(self) -> None:
        self._callback(News("missed"))


async def _leave_as_it_is(connection: Any) -> None:
    """No call changes its session, so there is nothing to reset, and a second round trip is saved."""


def _json(structs: Sequence[msgspec.Struct]) -> str:
    return msgspec.json.encode(structs).decode()
