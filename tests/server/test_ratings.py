"""Ratings follow every finished game, once, even if the server died between the two."""

import asyncio
import random
from pathlib import Path

import pytest

from posse.server import hub as hubs
from posse.server import results, wire
from posse.server.hub import Hub
from posse.server.room import Room
from posse.store import Store, StoreUnavailable
from tests.server.browsers import DUEL
from tests.server.house import Guest, house, play_on, run, table, until


async def play(hub: Hub, *guests: Guest) -> Room:
    """A duel to its end."""
    for guest in guests:
        if guest.person.account and await hub.store.account(guest.person.id) is None:
            await hub.store.create_account(guest.person.id, guest.person.name, "hash", 0.0)
    room = await table(hub, *guests, settings=DUEL)
    await room.do(room.state.host, wire.Start())
    await play_on(room, random.Random(1).randrange)
    return room


async def games_rated(store: Store, *accounts: str) -> list[int]:
    ratings = [await store.ratings(account) for account in accounts]
    return [rating["duel"].games if rating else 0 for rating in ratings]


async def settled(hub: Hub) -> None:
    """Every game is rated before long."""
    for _ in range(1000):
        if not await hub.store.unrated(1e12, 10):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody rates")


def test_who_plays_is_rated(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            await play(hub, Guest("ann", account=True), Guest("bob", account=True))
            await settled(hub)
            assert await games_rated(hub.store, "ann", "bob") == [1, 1]
            await play(hub, Guest("ann", account=True), Guest("cal"))  # nobody to compare with
            await settled(hub)
            assert await games_rated(hub.store, "ann") == [1]

    run(main())


def test_a_rating_that_nobody_lived_to_write_is_made_up_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(*_: object) -> None:
        raise asyncio.CancelledError

    async def first_life() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(results, "rate", die)
            async with house(tmp_path / "posse.db") as hub:
                for _ in range(2):
                    await play(hub, Guest("ann", account=True), Guest("bob", account=True))
                assert await games_rated(hub.store, "ann", "bob") == [0, 0]
                assert len(await hub.store.unrated(1e12, 10)) == 2

    async def another() -> None:
        async with house(tmp_path / "posse.db") as hub:
            await settled(hub)
            await asyncio.sleep(0.1)
            assert await games_rated(hub.store, "ann", "bob") == [2, 2]

    run(first_life())
    monkeypatch.setattr(hubs, "SWEEP", 0.02)
    monkeypatch.setattr(hubs, "RATED", 1)
    monkeypatch.setattr(hubs, "RATING", 0.0)
    run(another())
    run(another())  # once is enough


def test_a_store_that_is_away_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right, failed = results.rate, 0

    async def away_at_first(store: Store, game: str, number: int) -> None:
        nonlocal failed
        failed += 1
        if failed < 4:
            raise StoreUnavailable("The database is away.")
        await right(store, game, number)

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            await play(hub, Guest("ann", account=True), Guest("bob", account=True))
            await until(lambda: failed >= 4)
            await settled(hub)
            assert await games_rated(hub.store, "ann", "bob") == [1, 1]

    monkeypatch.setattr(results, "rate", away_at_first)
    monkeypatch.setattr(hubs, "SWEEP", 0.02)
    monkeypatch.setattr(hubs, "RATED", 1)
    monkeypatch.setattr(hubs, "RATING", 0.0)
    run(main())
