"""Every finished game is rated, once, even if the server died between the two."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from posse.server import results, sweep, wire
from posse.server.hub import Hub
from posse.server.room import Room
from posse.store import Entry, Rating, Store, StoreUnavailable
from tests.server.browsers import DUEL
from tests.server.house import HASTE, Guest, house, play_on, run, table, until
from tests.store.scene import finished, head, result


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
    while await hub.store.unrated(1e12, 10):
        await asyncio.sleep(0.01)


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


def test_with_hints_nobody_is_rated(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await play(hub, Guest("ann", account=True), Guest("bob", account=True))
            await room.do("ann", wire.Rematch())
            await room.do("ann", wire.Change(msgspec.structs.replace(DUEL, hints=True)))
            await room.do("bob", wire.Ready(True))
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(2).randrange)
            await settled(hub)
            assert (await hub.store.game(room.state.id, 2)) is not None
            assert await games_rated(hub.store, "ann", "bob") == [1, 1]

    run(main())


def test_a_renegade_who_wins_has_beaten_the_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            game = finished(game="dice", players=8)
            sides = {"ann": "renegade", "bob": "law", "cal": "renegade"}
            lines = [result(game, who, who, side=side, won=who == "ann") for who, side in sides.items()]
            for who in sides:
                await hub.store.create_account(who, who.capitalize(), "hash", 0.0)
            await hub.store.create(head(), [Entry(1, 0.0, "started", b"{}")])
            await hub.store.append("t1", 2, [Entry(2, 0.0, "moved", b"{}")], head(), game, lines)
            await results.rate(hub.store, "t1", 1)
            ann, bob, cal = [(await hub.store.ratings(who))["dice"].mu for who in sides]
            assert ann > Rating().mu > bob == cal

    run(main())


async def desert(hub: Hub, who: str, what: wire.Act) -> Room:
    """A duel between Ann and Bob in which somebody does something before its end; bots play on."""
    ann, bob = Guest("ann", account=True), Guest("bob", account=True)
    for guest in (ann, bob):
        await hub.store.create_account(guest.person.id, guest.person.name, "hash", 0.0)
    room = await table(hub, ann, bob, settings=DUEL)
    await room.do("ann", wire.Start())
    choose = random.Random(1).randrange
    await play_on(room, choose, lambda: room.state.decision > 3)
    await room.do(who, what)
    await play_on(room, choose)
    await settled(hub)
    return room


@pytest.mark.parametrize("what", [wire.Stand(), wire.Leave()])
def test_who_leaves_a_game_does_not_leave_its_outcome(tmp_path: Path, what: wire.Act) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await desert(hub, "bob", what)
            assert await games_rated(hub.store, "ann", "bob") == [1, 1]
            lines = await hub.store.results(room.state.id, 1)
            assert {(line.player, line.account, line.name) for line in lines} == {
                ("ann", "ann", "Ann"),
                ("bob", "bob", "Bob"),
            }

    run(main())


@pytest.mark.parametrize("sits", [True, False])
def test_a_game_from_which_the_host_sent_a_player_away_is_not_rated(tmp_path: Path, sits: bool) -> None:
    """A player who stood up might have come back."""

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            guests = [Guest(name, account=True) for name in ("ann", "bob", "cal", "dan")]
            for guest in guests:
                await hub.store.create_account(guest.person.id, guest.person.name, "hash", 0.0)
            room = await table(hub, *guests, settings=msgspec.structs.replace(HASTE, players=4))
            await room.do("ann", wire.Start())
            choose = random.Random(1).randrange
            await play_on(room, choose, lambda: room.state.decision > 3)
            await room.do("bob", wire.Stand())
            if sits:
                await room.do("bob", wire.Sit(1))
            await room.do("ann", wire.Kick("bob"))
            await play_on(room, choose)
            await settled(hub)
            for guest in guests:
                assert await hub.store.ratings(guest.person.id) == {}
            lines = await hub.store.results(room.state.id, 1)
            assert sorted(line.player for line in lines) == ["ann", "bob", "cal", "dan"]

    run(main())


def test_only_players_sent_away_in_the_game_count(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob, cal = Guest("ann", account=True), Guest("bob", account=True), Guest("cal")
            for guest in (ann, bob):
                await hub.store.create_account(guest.person.id, guest.person.name, "hash", 0.0)
            room = await table(hub, ann, bob, cal, settings=DUEL)
            await room.do("ann", wire.Start())
            choose = random.Random(1).randrange
            await play_on(room, choose, lambda: room.state.decision > 3)
            await room.do("ann", wire.Kick("cal"))  # a spectator
            await play_on(room, choose)
            await room.do("ann", wire.Kick("bob"))  # after it is over
            await settled(hub)
            await results.rate(hub.store, room.state.id, 1)
            assert await games_rated(hub.store, "ann", "bob") == [1, 1]

    run(main())


def test_an_account_made_during_a_game_gets_that_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob", account=True)
            await hub.store.create_account("bob", "Bob", "hash", 0.0)
            room = await table(hub, ann, bob, settings=DUEL)
            await room.do(room.state.host, wire.Start())
            await hub.store.create_account("ann", "Ann", "hash", 0.0)
            await play_on(room, random.Random(1).randrange)
            await settled(hub)
            assert await games_rated(hub.store, "ann", "bob") == [1, 1]
            assert [line.played for line in await hub.store.statistics("ann")] == [1]

    run(main())


@pytest.mark.parametrize("came_with_it", [True, False])
def test_an_account_deleted_during_a_game_is_not_named_in_its_result(
    tmp_path: Path, came_with_it: bool
) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann", account=came_with_it), Guest("bob")
            room = await table(hub, ann, bob, settings=DUEL)
            await room.do(room.state.host, wire.Start())
            await hub.store.create_account("ann", "Ann", "hash", 0.0)
            await hub.store.delete_account("ann")
            await play_on(room, random.Random(1).randrange)
            results = await hub.store.results(room.state.id, 1)
            assert {line.player: (line.account, line.name) for line in results} == {
                "ann": (None, ""),
                "bob": (None, "Bob"),
            }

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
            await hub.sweep._rate_the_rest()
            assert await games_rated(hub.store, "ann", "bob") == [2, 2]

    run(first_life())
    monkeypatch.setattr(sweep, "EVERY", 0.02)
    monkeypatch.setattr(sweep, "RATE_EVERY", 1)
    monkeypatch.setattr(sweep, "RATING_GRACE", 0.0)
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
    monkeypatch.setattr(sweep, "EVERY", 0.02)
    monkeypatch.setattr(sweep, "RATE_EVERY", 1)
    monkeypatch.setattr(sweep, "RATING_GRACE", 0.0)
    run(main())
