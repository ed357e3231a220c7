"""Where people who are away want to be told that it is their turn."""

from typing import Final, Literal

from msgspec import Struct

from posse.store.host_book import Read, Row, Statement, Write

NoticeKind = Literal["push", "discord", "slack", "ntfy"]


class Notice(Struct, frozen=True):
    """One way to send somebody notices: a browser, or a webhook of their own or of a table."""

    id: str
    owner: str
    table: str | None  # only what happens there; None: at all tables where the owner sits
    kind: NoticeKind
    address: str
    p256dh: str = ""
    auth: str = ""
    home: str = ""
    lang: str = "en"
    at: float = 0.0
    failures: int = 0


_NOTICE: Final = "id, owner, table_id, kind, address, p256dh, auth, home, lang, at, failures"
_ADD: Final = f"INSERT INTO notices ({_NOTICE}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
_SAME: Final = (
    "DELETE FROM notices WHERE owner = $1 AND address = $2 "
    "AND (table_id = $3 OR (table_id IS NULL AND CAST($3 AS text) IS NULL))"
)


class NoticeBook:
    """The part of a store that says where notices go."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def add(self, notice: Notice) -> None:
        """Adds a notice, in place of one with the same owner and address."""
        values = tuple(getattr(notice, name) for name in notice.__struct_fields__)
        await self._write((_SAME, (notice.owner, notice.address, notice.table)), (_ADD, values))

    async def of(self, owner: str) -> list[Notice]:
        """All notices of a person, the latest first."""
        return await self._found("owner = $1 ORDER BY at DESC, id", owner)

    async def for_person(self, person: str) -> list[Notice]:
        """Those that tell a person about their tables."""
        return await self._found("owner = $1 AND table_id IS NULL ORDER BY id", person)

    async def for_table(self, table: str) -> list[Notice]:
        """Those of a table."""
        return await self._found("table_id = $1 ORDER BY id", table)

    async def _found(self, where: str, value: str) -> list[Notice]:
        rows = await self._read(f"SELECT {_NOTICE} FROM notices WHERE {where}", value)
        return [_notice(row) for row in rows]

    async def stop(self, id: str) -> bool:
        """Stops a notice; False if there was none."""
        (gone,) = await self._write(("DELETE FROM notices WHERE id = $1 RETURNING id", (id,)))
        return bool(gone)

    async def failed(self, id: str, most: int) -> bool:
        """A notice did not arrive. After `most` failures in a row it is dropped; returns whether it was."""
        _, gone = await self._write(
            ("UPDATE notices SET failures = failures + 1 WHERE id = $1", (id,)),
            ("DELETE FROM notices WHERE id = $1 AND failures >= $2 RETURNING id", (id, most)),
        )
        return bool(gone)

    async def arrived(self, id: str) -> None:
        await self._write(("UPDATE notices SET failures = 0 WHERE id = $1", (id,)))

    async def key(self, made: bytes) -> bytes:
        """The key that signs notices for browsers: the first one made, for all processes and forever."""
        make = "INSERT INTO settings (name, value) VALUES ('push-key', $1) ON CONFLICT DO NOTHING"
        get = "SELECT value FROM settings WHERE name = 'push-key'"
        _, rows = await self._write((make, (made,)), (get, ()))
        return bytes(rows[0][0])


def _notice(row: Row) -> Notice:
    return Notice(*row)


def forgotten(person: str) -> list[Statement]:
    """Statements that make the book forget a person."""
    return [("DELETE FROM notices WHERE owner = $1", (person,))]
