"""Finished games, and the best players."""

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from posse.server import evening, fair
from posse.server.http.bodies import GameLine, GameResult, Leaderboard, Ranked, ResultLine, Score
from posse.server.http.caller import AnyRequest, Serving
from posse.server.http.catalogue import GameId, check_game
from posse.server.http.errors import documented
from posse.server.http.packing import PACKED
from posse.server.http.played import points
from posse.server.http.tables import Code, head_of
from posse.server.refusal import Refusal
from posse.server.results import BOT
from posse.server.service import Service
from posse.server.table import seed_hash
from posse.store import Game, Result

Number = Annotated[
    int, PathParameter(ge=1, le=1_000_000, description="The number of a game at its table, from 1.")
]


@get(
    "/api/tables/{code:str}/games",
    tags=["games"],
    summary="Games of a table",
    responses=documented(400, 404),
    middleware=PACKED,
)
async def games_of_table(request: AnyRequest, service: Serving, code: Code) -> list[GameLine]:
    """The finished games of a table, in order."""
    head = await head_of(request, service, code)
    return [
        GameLine(game.number, game.game, game.at, game.players)
        for game in await service.store.finished(head.table)
    ]


@get(
    "/api/tables/{code:str}/games/{number:int}",
    tags=["games"],
    summary="How a game ended",
    responses=documented(400, 404),
    middleware=PACKED,
)
async def result_of_game(request: AnyRequest, service: Serving, code: Code, number: Number) -> GameResult:
    """Who won, who had which role, and the seed."""
    game = await finished(request, service, code, number)
    results = await service.store.results(game.table, game.number)
    return GameResult(
        number=game.number,
        game=game.game,
        at=game.at,
        players=game.players,
        seed=game.seed,
        seed_hash=seed_hash(game.seed),
        results=[_line(result) for result in results],
    )


@get(
    "/api/tables/{code:str}/games/{number:int}/record",
    media_type="text/plain",
    tags=["games"],
    summary="The record of a game",
    responses=documented(400, 404),
    middleware=PACKED,
)
async def record_of_game(request: AnyRequest, service: Serving, code: Code, number: Number) -> Response[str]:
    """A text for `posse replay` and `posse verify`."""
    game = await finished(request, service, code, number)
    name = f"posse-{code.strip().upper()}-{number}.txt"
    return Response(
        fair.with_hash(game.record, seed_hash(game.seed)),
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/api/tables/{code:str}/games/{number:int}/score",
    tags=["games"],
    summary="The score of the evening",
    responses=documented(400, 404),
    middleware=PACKED,
)
async def score_of_evening(request: AnyRequest, service: Serving, code: Code, number: Number) -> Score:
    """How the people at a table did in its games of the same evening, up to this one."""
    game = await finished(request, service, code, number)
    return evening.score(await service.store.results_since(game.table, number - evening.MOST, number))


@get(
    "/api/leaderboard/{game:str}",
    tags=["games"],
    summary="The best",
    responses=documented(400, 404),
    middleware=PACKED,
)
async def leaderboard(
    service: Serving,
    game: GameId,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    after: Annotated[
        int,
        QueryParameter(
            ge=0, le=10_000, description="The `next` of the page before; without, the first page."
        ),
    ] = 0,
) -> Leaderboard:
    """Accounts, the strongest first, by a cautious estimate of their strength."""
    check_game(game)
    standings = await service.store.leaderboard(game, limit, after)
    ranked = [
        Ranked(rank, each.account, each.name, points(each.rating), each.rating.games)
        for rank, each in enumerate(standings, after + 1)
    ]
    following = after + limit
    return Leaderboard(ranked, following if len(ranked) == limit and following <= 10_000 else None)


async def finished(request: AnyRequest, service: Service, code: str, number: int) -> Game:
    """A finished game of a table."""
    head = await head_of(request, service, code)
    game = await service.store.game(head.table, number)
    if game is None:
        raise Refusal("no-such-game", "no such game has been played to its end at this table")
    return game


def _line(result: Result) -> ResultLine:
    is_bot = result.player.startswith(BOT)
    return ResultLine(
        name=result.name,
        person=None if is_bot else result.player,
        bot=result.name if is_bot else None,
        role=result.role,
        side=result.side,
        place=result.place,
        won=result.won,
    )
