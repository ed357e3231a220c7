"""Finished games: records, who played them, statistics and ratings."""

import asyncio

import pytest

from posse.kernel.errors import PosseError
from posse.store import Count, Finished, Rating, Standing, Store
from tests.store.scene import entry, finished, has_played, head, on_both, result


@on_both
async def test_finished_games_are_listed_and_come_back_whole(store: Store) -> None:
    first, second = (
        finished(number=1),
        finished(number=2, game="dice", players=5, seed="a-b", record="x" * 50_000),
    )
    await has_played(store, first, result(first, "ann", place=2, won=False), result(first, "bob", place=1))
    await has_played(store, second)
    assert await store.finished("t1") == [
        Finished("t1", 1, "bang", 2001.0, 2),
        Finished("t1", 2, "dice", 2002.0, 5),
    ]
    assert await store.game("t1", 1) == first
    assert await store.game("t1", 2) == second
    assert await store.game("t1", 3) is None
    assert await store.finished("t2") == []
    assert await store.results("t1", 1) == [result(first, "bob"), result(first, "ann", place=2, won=False)]
    assert await store.results("t1", 2) == []


@on_both
async def test_results_of_an_append_that_loses_are_not_stored(store: Store) -> None:
    game = finished()
    await store.create(head(), [entry(1), entry(2)])
    assert not await store.append("t1", 2, [entry(2)], head(), game, [result(game, "ann")])
    assert await store.game("t1", 1) is None
    assert await store.results("t1", 1) == []


@on_both
async def test_a_game_number_is_used_once_and_else_nothing_is_appended(store: Store) -> None:
    game = finished()
    await has_played(store, game, result(game, "ann"))
    with pytest.raises(PosseError, match="does not fit what is stored already"):
        await store.append("t1", 3, [entry(3)], head(status="over"), game, [result(game, "ann")])
    assert len(await store.entries("t1")) == 2
    assert await store.head("t1") == head(status="playing")


@on_both
async def test_a_review_is_kept_until_it_is_made_otherwise(store: Store) -> None:
    await has_played(store, finished())
    assert await store.review("t1", 1, "a") is None
    await store.keep_review("t1", 1, "a", b"found")
    assert await store.review("t1", 1, "a") == b"found"
    assert await store.review("t1", 1, "b") is None
    await store.keep_review("t1", 1, "b", b"found more")
    assert await store.review("t1", 1, "b") == b"found more"
    assert await store.review("t1", 1, "a") is None
    with pytest.raises(PosseError, match="does not fit what is stored already"):
        await store.keep_review("t1", 2, "a", b"of no game")


@on_both
async def test_a_table_with_a_finished_game_is_not_idle(store: Store) -> None:
    await has_played(store, finished())
    await store.append("t1", 3, [entry(3)], head(status="lobby", updated=1.0))
    assert await store.delete_idle(10.0) == 0


@on_both
async def test_games_of_a_player_with_an_account_or_without(store: Store) -> None:
    await store.create_account("ann", "Ann", "h", 5.0)
    first, second = finished(number=1), finished(number=2, game="dice")
    await has_played(store, first, result(first, "ann"), result(first, "bob"))
    await has_played(store, second, result(second, "ann", "ann"))
    assert await store.games_of("ann", 10) == [result(second, "ann", "ann"), result(first, "ann")]
    assert await store.games_of("bob", 10) == [result(first, "bob")]
    assert await store.games_of("nobody", 10) == []


@on_both
async def test_games_come_page_by_page_the_latest_first(store: Store) -> None:
    for table, number, at in (
        ("t1", 1, 10.0),
        ("t1", 2, 40.0),
        ("t2", 1, 30.0),
        ("t3", 1, 30.0),
        ("t4", 1, 20.0),
    ):
        game = finished(table, number, at=at)
        await has_played(store, game, result(game, "ann"), result(game, "bob", place=2))
    games, before = [], None
    while page := await store.games_of("ann", 2, before):
        assert len(page) <= 2
        games += page
        before = (page[-1].at, page[-1].table)
    assert [(one.table, one.number) for one in games] == [
        ("t1", 2),
        ("t3", 1),
        ("t2", 1),
        ("t4", 1),
        ("t1", 1),
    ]
    assert games[0] == result(finished("t1", 2, at=40.0), "ann")


@on_both
async def test_statistics_count_by_game_and_role(store: Store) -> None:
    await store.create_account("ann", "Ann", "h", 5.0)
    played = [
        ("bang", "sheriff", True),
        ("bang", "outlaw", False),
        ("bang", "sheriff", False),
        ("dice", "outlaw", True),
    ]
    for number, (name, role, won) in enumerate(played, 1):
        game = finished(number=number, game=name)
        await has_played(store, game, result(game, "ann", "ann", role=role, won=won), result(game, "bot"))
    assert await store.statistics("ann") == [
        Count("bang", "outlaw", 1, 0),
        Count("bang", "sheriff", 2, 1),
        Count("dice", "outlaw", 1, 1),
    ]
    assert await store.statistics("bob") == []


def up(old: dict[str, Rating]) -> dict[str, Rating]:
    return {account: Rating(one.mu + 1, one.sigma / 2, one.games + 1) for account, one in old.items()}


@on_both
async def test_a_game_is_rated_once(store: Store) -> None:
    await store.create_account("ann", "Ann", "h", 5.0)
    await has_played(store, finished(number=1))
    await has_played(store, finished(number=2))
    await has_played(store, finished(number=3, game="dice"))
    assert await store.rate("t1", 1, ["ann"], up)
    assert not await store.rate("t1", 1, ["ann"], up)
    assert not await store.rate("t1", 9, ["ann"], up)
    once = Rating(Rating().mu + 1, Rating().sigma / 2, 1)
    assert await store.ratings("ann") == {"bang": once}
    assert await store.rate("t1", 2, ["ann"], up)
    assert await store.rate("t1", 3, ["ann"], up)
    assert await store.ratings("ann") == {"bang": up({"ann": once})["ann"], "dice": once}


@on_both
async def test_games_that_nobody_rated_are_found(store: Store) -> None:
    for number in (2, 1, 3):
        await has_played(store, finished(number=number))  # at 2000 and so many seconds
    assert await store.unrated(2003.0, 9) == [("t1", 1), ("t1", 2)]
    assert await store.unrated(9999.0, 1) == [("t1", 1)]
    await store.rate("t1", 1, [], up)
    assert await store.unrated(9999.0, 9) == [("t1", 2), ("t1", 3)]


@on_both
async def test_a_rating_that_fails_can_be_done_again(store: Store) -> None:
    def fail(old: dict[str, Rating]) -> dict[str, Rating]:
        raise ZeroDivisionError("no teams")

    await store.create_account("ann", "Ann", "h", 5.0)
    await has_played(store, finished())
    with pytest.raises(ZeroDivisionError, match="no teams"):
        await store.rate("t1", 1, ["ann"], fail)
    assert await store.ratings("ann") == {}
    assert await store.rate("t1", 1, ["ann"], up)


@on_both
async def test_ratings_that_come_at_once_all_count(store: Store) -> None:
    for name in "ann", "bob", "cal":
        await store.create_account(name, name, "h", 5.0)
    for number in range(1, 13):
        await has_played(store, finished(number=number))
    pairs = [["ann", "bob"], ["bob", "ann"], ["cal", "ann"], ["bob", "cal"]] * 3
    rated = await asyncio.gather(
        *(store.rate("t1", number, pair, up) for number, pair in enumerate(pairs, 1))
    )
    assert all(rated)
    games = {name: (await store.ratings(name))["bang"] for name in ("ann", "bob", "cal")}
    assert {name: (one.mu, one.games) for name, one in games.items()} == {
        "ann": (34.0, 9),
        "bob": (34.0, 9),
        "cal": (31.0, 6),
    }


@on_both
async def test_the_leaderboard_shows_the_best_first(store: Store) -> None:
    strengths = {"ann": Rating(30.0, 3.0, 4), "bob": Rating(28.0, 1.0, 9), "cal": Rating(20.0, 1.0, 9)}
    for name in strengths:
        await store.create_account(name, name.title(), "h", 5.0)
    await has_played(store, finished(number=1))
    await has_played(store, finished(number=2, game="dice"))
    await store.rate("t1", 1, list(strengths), lambda old: strengths)
    await store.rate("t1", 2, ["cal"], up)
    best = [Standing("bob", "Bob", strengths["bob"]), Standing("ann", "Ann", strengths["ann"])]
    assert await store.leaderboard("bang", 2) == best
    assert await store.leaderboard("bang", 1, 1) == best[1:]
    assert [one.account for one in await store.leaderboard("bang", 9, 2)] == ["cal"]
    assert await store.leaderboard("bang", 9, 3) == []
    assert [one.account for one in await store.leaderboard("dice", 9)] == ["cal"]
    assert await store.leaderboard("duel", 9) == []


@on_both
async def test_old_tables_go_with_their_games_and_ratings_stay(store: Store) -> None:
    await store.create_account("ann", "Ann", "hash", 1.0)
    rated = finished()
    await has_played(store, rated, result(rated, "ann", account="ann"))
    await store.rate("t1", 1, ["ann"], lambda old: {"ann": Rating(30.0, 2.0, 1)})
    await store.append("t1", 3, [entry(3)], head(status="over", updated=1000.0))
    await store.create(head("t2", status="over", updated=1000.0), [entry(1)])
    await store.create(head("t3", status="over", updated=5000.0), [entry(1)])
    await store.create(head("t4", status="playing", updated=1000.0, deadline=9000.0), [entry(1)])
    assert await store.delete_old(2000.0, True, 10) == 1  # nobody at t2 had an account
    assert await store.head("t2") is None
    assert await store.delete_old(2000.0, False, 10) == 1
    assert await store.head("t1") is None
    assert await store.entries("t1") == []
    assert await store.game("t1", 1) is None
    assert (await store.ratings("ann"))["bang"].games == 1
    assert await store.delete_old(9000.0, False, 10) == 1
    assert await store.head("t3") is None
    assert await store.head("t4") is not None  # something is due there


@on_both
async def test_old_tables_go_a_few_at_a_time(store: Store) -> None:
    for number in range(5):
        await store.create(head(f"t{number}", status="over", updated=1000.0), [entry(1)])
    assert await store.delete_old(2000.0, False, 3) == 3
    assert await store.delete_old(2000.0, False, 3) == 2
