"""Replays of finished games, move by move, and what the bots thought."""

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from posse import __version__
from posse.server.http import caller
from posse.server.http.bodies import GivenRecord
from posse.server.http.cached import packed, tag_of, unchanged
from posse.server.http.caller import AnyRequest, Serving
from posse.server.http.errors import documented
from posse.server.http.games import Number, finished
from posse.server.http.reference import Lang
from posse.server.http.tables import Code
from posse.server.limits import Limits
from posse.server.replay import jobs
from posse.server.replay.frames import MOST_MOVES, Replay
from posse.server.replay.jobs import FinishedGame, Outcome
from posse.server.replay.why import Why
from posse.server.service import Service, spend
from posse.store import Game

Eyes = Annotated[
    str,
    QueryParameter(
        pattern=r"^(all|table|[0-7])$",
        description="Who sees it: the number of a seat; `table`, somebody who watches; `all`, one who sees everything.",
    ),
]
MoveNumber = Annotated[
    int, PathParameter(ge=1, le=MOST_MOVES, description="The number of a move in the record, from 1.")
]
#: Bytes of an uploaded record: it is longer as JSON.
LARGEST_RECORD: Final = 600 * 1024
#: A finished game never changes, but a later version of the server may show it differently: a day is enough.
_KEEP: Final = "public, max-age=86400, immutable"
_ONCE: Final = "no-store"


@get(
    "/api/tables/{code:str}/games/{number:int}/replay",
    tags=["games"],
    summary="A game, move by move",
    responses=documented(304, 400, 404, 409),
)
async def replay_of_game(
    request: AnyRequest, service: Serving, code: Code, number: Number, eyes: Eyes = "table"
) -> Response[Replay]:
    """Every move of a finished game with its events and the table after it, as somebody saw it."""
    game = await finished(request, service, code, number)
    return await _about(request, service, service.allowances.replays, game, jobs.replay, eyes)


@get(
    "/api/tables/{code:str}/games/{number:int}/why/{move:int}",
    tags=["games"],
    summary="Why that move?",
    responses=documented(304, 400, 404, 409),
)
async def why_that_move(
    request: AnyRequest,
    service: Serving,
    code: Code,
    number: Number,
    move: MoveNumber,
    lang: Lang = "en",
) -> Response[Why]:
    """What the bot that made a move thought; for a person's move, what the rule-of-thumb bot would have done."""
    game = await finished(request, service, code, number)
    return await _about(request, service, service.allowances.questions, game, jobs.why, move, lang)


@post(
    "/api/replay",
    status_code=200,
    tags=["games"],
    summary="A record, move by move",
    responses=documented(400, 403, 409, 413, 415),
    request_max_body_size=LARGEST_RECORD,
)
async def replay_of_record(
    request: AnyRequest, service: Serving, data: JSONBody[GivenRecord], eyes: Eyes = "table"
) -> Response[Replay]:
    """The same for the text of a record, wherever its game was played. The game need not be over."""
    tag = tag_of(__version__.encode(), b"record", eyes.encode(), data.record.encode())
    body = service.replays.kept(tag)
    if body is None:
        address = caller.address(request, service)
        spend(service.allowances.replays, address)
        body = await service.replays.run(tag, address, jobs.replay_record, data.record, eyes)
    return await packed(request, body, tag, _ONCE)


async def _about(
    request: AnyRequest,
    service: Service,
    limits: Limits,
    game: Game,
    work: Callable[..., Outcome],
    *what: str | int,
) -> Response[Any]:
    """The answer to a question about a finished game: a kept one, or one made now. Only a new one counts towards the
    limits."""
    called = await _called(service, game)
    parts = (__version__, work.__name__, *map(str, what), game.table, str(game.number), game.record)
    tag = tag_of(*(part.encode() for part in parts), msgspec.json.encode(called, order="sorted"))
    has_it = unchanged(request, tag, _KEEP)
    if has_it is not None:
        return has_it
    body = service.replays.kept(tag)
    if body is None:
        address = caller.address(request, service)
        spend(limits, address)
        found = await finished_game(service, game, called)
        body = await service.replays.run(tag, address, work, found, *what)
    return await packed(request, body, tag, _KEEP)


async def _called(service: Service, game: Game) -> dict[str, str]:
    """The names of the players by their ids. People who deleted their account have no name any more."""
    return {each.player: each.name for each in await service.store.results(game.table, game.number)}


async def finished_game(service: Service, game: Game, called: dict[str, str]) -> FinishedGame:
    """A game with the log of its table."""
    entries = [entry.data for entry in await service.store.entries(game.table)]
    return FinishedGame(game.record, entries, game.table, game.number, called)
