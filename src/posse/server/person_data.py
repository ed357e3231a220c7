"""What is stored about a person, for that person: all of it, and nothing about anybody else."""

from collections.abc import AsyncIterator
from typing import Any, Final

from msgspec import structs

from posse.store import Account, Before, Store

#: How many games are read at a time.
_PAGE: Final = 200
#: What is remembered for a while, by the word under which it is stored.
_REMEMBERED: Final = {"device": "a device was logged out", "notice": "a notice was sent"}


async def person_data(store: Store, person: str, account: Account | None) -> dict[str, Any]:
    """As plain data; a guest has no account. The hash of the password is left out: it is useless to its owner, but not
    to a thief. So are secrets that stop or encrypt notices."""
    heads = await store.tables_of(person)
    return {
        "account": await _account(store, account) if account is not None else None,
        "ratings": {game: structs.asdict(it) for game, it in (await store.ratings(person)).items()},
        "statistics": [structs.asdict(count) for count in await store.statistics(person)],
        "seats": [{"table": head.code, "game": head.game, "status": head.status} for head in heads],
        "at tables": [
            {"table": table, "at": at, "what": what} for table, at, what in await store.mentions(person)
        ],
        "games": [game async for game in _games(store, person)],
        "chat": [
            {"table": table, "at": line.at, "name": line.name, "text": line.text}
            for table, line in await store.said_by(person)
        ],
        "notices": [
            {"kind": each.kind, "address": each.address, "language": each.lang, "since": each.at}
            for each in await store.notices.of(person)
        ],
        "remembered": [
            {"what": _REMEMBERED.get(what, what), "until": until}
            for what, until in await store.remembered(person)
        ],
        **await _in_the_book(store, person),
    }


async def _account(store: Store, account: Account) -> dict[str, Any]:
    host = await store.book.is_host(account.id)
    return {"id": account.id, "name": account.name, "since": account.at, "host": host}


async def _in_the_book(store: Store, person: str) -> dict[str, Any]:
    """What hosts have recorded. Who reported somebody, and in which words, belongs to the other person; and so does
    whom a host has muted or banned."""
    reports = await store.book.reports_of(person)
    deeds = await store.book.deeds_about(person)
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
        "done to you": [
            {"at": each.at, "what": each.what, "detail": each.detail} for each in deeds if each.whom == person
        ],
        "done by you": [{"at": each.at, "what": each.what} for each in deeds if each.whom != person],
    }


async def _games(store: Store, person: str) -> AsyncIterator[dict[str, Any]]:
    """All games of a person; what others did in them is theirs."""
    before: Before | None = None
    while page := await store.games_of(person, _PAGE, before):
        for result in page:
            yield structs.asdict(result)
        before = (page[-1].at, page[-1].table)
