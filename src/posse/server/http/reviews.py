"""Reviews of finished games, for those who sat at the table, and playing on from one of their positions."""

from typing import Final

from litestar import Response, get, post
from litestar.params import JSONBody

from posse.server.http import caller
from posse.server.http.bodies import FromMove
from posse.server.http.cached import packed, tag_of
from posse.server.http.caller import AnyRequest, Known, Serving
from posse.server.http.errors import documented
from posse.server.http.games import Number, finished
from posse.server.http.replays import finished_game
from posse.server.http.tables import Code, check_tables
from posse.server.people import Session
from posse.server.refusal import Refusal
from posse.server.review import retry
from posse.server.review.told import ReviewState
from posse.server.service import Service, spend
from posse.server.wire import TableInfo
from posse.store import Game

#: Only those who sat there may see it, and it soon changes.
_OWN: Final = "no-store"


@get(
    "/api/tables/{code:str}/games/{number:int}/review",
    tags=["games"],
    summary="The review of a game",
    responses=documented(400, 401, 403, 404, 409),
    security=caller.NEEDED,
)
async def review_of_game(
    request: AnyRequest, service: Serving, me: Known, code: Code, number: Number
) -> Response[ReviewState]:
    """How far the review is, and the review itself once it is done. Only for those who sat at the table."""
    game = await _sat_at(request, service, me, code, number)
    return await _state(request, service, game)


@post(
    "/api/tables/{code:str}/games/{number:int}/review",
    status_code=200,
    tags=["games"],
    summary="Review a game",
    responses=documented(400, 401, 403, 404, 409, 415),
    security=caller.NEEDED,
)
async def begin_review(
    request: AnyRequest, service: Serving, me: Known, code: Code, number: Number
) -> Response[ReviewState]:
    """Starts the review, unless that was done before. It is made in the background, one review after the other."""
    game = await _sat_at(request, service, me, code, number)
    person, address = me.person.id, caller.address(request, service)
    if await service.reviews.kept(game) is None and service.reviews.check(game, person, address):
        spend(service.allowances.reviews_by_person, person)
        service.reviews.begin(game, person, address)
    return await _state(request, service, game)


@post(
    "/api/tables/{code:str}/games/{number:int}/retry",
    tags=["games"],
    summary="Retry from here",
    responses=documented(400, 401, 403, 404, 409, 413, 415),
    security=caller.NEEDED,
)
async def retry_from_here(
    request: AnyRequest, service: Serving, me: Known, code: Code, number: Number, data: JSONBody[FromMove]
) -> TableInfo:
    """A private table where you play on against bots, from just before a move of yours. The game counts for nobody."""
    game = await _sat_at(request, service, me, code, number)
    await check_tables(request, service, me.person.id)
    what = await finished_game(service, game, {})
    address = caller.address(request, service)
    beginning = await service.replays.run_once(address, retry.begin, what, me.person.id, data.move)
    if beginning.refused.why:
        raise Refusal(beginning.refused.why, beginning.refused.text)
    room = await service.hub.create(beginning.settings, me.person, beginning.facts)
    return room.state.info()


async def _sat_at(request: AnyRequest, service: Service, me: Session, code: str, number: int) -> Game:
    """A finished game that somebody played in."""
    game = await finished(request, service, code, number)
    if me.person.id not in {each.player for each in await service.store.results(game.table, game.number)}:
        raise Refusal("not-seated", "only those who sat at the table may review its game")
    return game


async def _state(request: AnyRequest, service: Service, game: Game) -> Response[ReviewState]:
    done = await service.reviews.kept(game)
    if done is None:
        return Response(service.reviews.state(game), headers={"cache-control": _OWN})
    return await packed(request, done, tag_of(done), _OWN)
