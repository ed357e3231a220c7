"""What somebody has played, and how strong an account is."""

from litestar import get

from posse.server.http import caller, paging
from posse.server.http.bodies import PastGames, Played, Statistics, Strength, Tally
from posse.server.http.caller import Known, Serving, with_account
from posse.server.http.errors import documented
from posse.server.service import Service
from posse.store import Rating, Result


@get(
    "/api/my/games",
    tags=["games"],
    summary="Games I played",
    responses=documented(400, 401),
    security=caller.NEEDED,
)
async def my_games(
    service: Serving,
    me: Known,
    before: paging.Before = None,
    limit: paging.Limit = paging.USUAL,
) -> PastGames:
    """The games you have finished, the latest first; you need no account."""
    results = await service.store.games_of(me.person.id, limit, paging.parsed(before))
    codes = {result.table: await _code(service, result.table) for result in results}
    return PastGames(
        [_played(result, codes[result.table]) for result in results],
        paging.following(results, limit, lambda result: (result.at, result.table)),
    )


@get(
    "/api/account/statistics",
    tags=["accounts"],
    summary="Victories and ratings",
    responses=documented(401, 403),
    security=caller.NEEDED,
)
async def statistics(service: Serving, me: Known) -> Statistics:
    """How often you played what, and how strong you are."""
    account = with_account(me)
    counts = await service.store.statistics(account.id)
    ratings = await service.store.ratings(account.id)
    return Statistics(
        [Tally(count.game, count.role, count.played, count.won) for count in counts],
        [Strength(game, points(rating), rating.games) for game, rating in ratings.items()],
    )


def points(rating: Rating) -> float:
    """A cautious estimate of somebody's strength, by which leaderboards are sorted."""
    return round(rating.mu - 3 * rating.sigma, 2)


async def _code(service: Service, table: str) -> str:
    head = await service.store.head(table)
    return head.code if head else ""


def _played(result: Result, code: str) -> Played:
    return Played(
        code=code,
        number=result.number,
        game=result.game,
        at=result.at,
        players=result.players,
        role=result.role,
        side=result.side,
        place=result.place,
        won=result.won,
    )
