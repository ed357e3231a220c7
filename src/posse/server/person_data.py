"""What is stored about a person, for that person: all of it, and nothing about anybody else."""

from collections.abc import AsyncIterator
from typing import Any, Final

from msgspec import structs

from posse.store import Account, Before, Store

#: How many games are read at a time.
_PAGE: Final = 200


async def person_data(store: Store, account: Account) -> dict[str, Any]:
    """As plain data. The hash of the password is left out: it is useless to its owner, but not to a thief."""
    games = [game async for game in _games(store, account.id)]
    heads = await store.tables_of(account.id)
    return {
        "account": {"id": account.id, "name": account.name, "since": account.at},
        "ratings": {game: structs.asdict(it) for game, it in (await store.ratings(account.id)).items()},
        "statistics": [structs.asdict(count) for count in await store.statistics(account.id)],
        "seats": [{"table": head.code, "game": head.game, "status": head.status} for head in heads],
        "games": games,
        "chat": [
            {"table": table, "at": line.at, "name": line.name, "text": line.text}
            for table, line in await store.said_by(account.id)
        ],
        "notices": [
            {"kind": each.kind, "address": each.address, "since": each.at}
            for each in await store.notices.of(account.id)
        ],
        **await _in_the_book(store, account.id),
    }


async def _in_the_book(store: Store, person: str) -> dict[str, Any]:
    """What hosts have recorded. Who reported somebody, and in which words, belongs to the other person."""
    reports = await store.book.reports_of(person)
    return {
        "measures": [
            {"kind": each.kind, "why": each.why, "at": each.at, "until": each.until}
            for each in await store.book.measures(0.0)
            if each.who == person
        ],
        "reported by you": [
            {"table": each.code, "at": each.at, "line": each.line, "why": each.why}
            for each in reports
            if each.sender == person
        ],
        "reported about you": [
            {"table": each.code, "at": each.at, "said": each.said}
            for each in reports
            if each.person == person
        ],
    }


async def _games(store: Store, person: str) -> AsyncIterator[dict[str, Any]]:
    """All games of a person; what others did in them is theirs."""
    before: Before | None = None
    while page := await store.games_of(person, _PAGE, before):
        for result in page:
            yield structs.asdict(result)
        before = (page[-1].at, page[-1].table)
