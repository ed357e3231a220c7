"""Puzzles: positions with one best move, one of them for each day."""

from collections.abc import Callable
from datetime import date
from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from posse import __version__
from posse.puzzles import shelf
from posse.puzzles.days import of_day
from posse.server import puzzles
from posse.server.http import caller
from posse.server.http.cached import packed, tag_of, unchanged
from posse.server.http.caller import AnyRequest, Serving
from posse.server.http.errors import documented
from posse.server.puzzles import PuzzleAnswer, PuzzlePosition, Puzzles, info
from posse.server.replay.jobs import Outcome
from posse.server.service import Service, spend

Day = Annotated[date, QueryParameter(description="The day as it is where the reader is: 2026-03-01.")]
Id = Annotated[str, PathParameter(max_length=20, description="The name of a puzzle.")]
#: A puzzle never changes, but a later version of the server may show it differently: a day is enough.
_KEEP: Final = "public, max-age=86400, immutable"


@get("/api/puzzles", tags=["puzzles"], summary="All puzzles", responses=documented(400))
async def all_puzzles(day: Day) -> Puzzles:
    """All puzzles, and the one for a given day: the same for everybody."""
    return Puzzles(of_day(shelf(), day).id, [info(each) for each in shelf()])


@get("/api/puzzles/{id:str}", tags=["puzzles"], summary="A puzzle", responses=documented(304, 400, 404))
async def puzzle(request: AnyRequest, service: Serving, id: Id) -> Response[PuzzlePosition]:
    """The position as seen by the player to move, and all possible moves."""
    return await _about(request, service, puzzles.position, id)


@get(
    "/api/puzzles/{id:str}/answer",
    tags=["puzzles"],
    summary="The answer of a puzzle",
    responses=documented(304, 400, 404),
)
async def answer_of_puzzle(request: AnyRequest, service: Serving, id: Id) -> Response[PuzzleAnswer]:
    """Which move is best, and how good every other one is."""
    return await _about(request, service, puzzles.answer, id)


async def _about(
    request: AnyRequest, service: Service, work: Callable[[str], Outcome], id: str
) -> Response[Any]:
    puzzles.found(id)
    tag = tag_of(__version__.encode(), b"puzzle", work.__name__.encode(), id.encode())
    has_it = unchanged(request, tag, _KEEP)
    if has_it is not None:
        return has_it
    body = service.replays.kept(tag)
    if body is None:
        address = caller.address(request, service)
        spend(service.allowances.questions, address)
        body = await service.replays.run(tag, address, work, id)
    return await packed(request, body, tag, _KEEP)
