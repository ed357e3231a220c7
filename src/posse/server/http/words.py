"""The words of the sets, for clients: they have their own built in, but not those of sets they do not know."""

from functools import cache
from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from posse import folders, locales
from posse.server.http.cached import Cached
from posse.server.http.caller import AnyRequest
from posse.server.http.errors import documented
from posse.server.wire import Language

InLanguage = Annotated[Language, PathParameter(description="The language.")]


@cache
def _made(lang: Language, generation: int) -> Cached:
    return Cached(locales.of_sets(lang).encode(), "text/plain", "no-cache")


@get(
    "/api/words/{lang:str}",
    tags=["games"],
    summary="The words of the sets",
    media_type="text/plain",
    responses=documented(304, 400),
)
async def get_words(request: AnyRequest, lang: InLanguage) -> Response[str]:
    """The names of all cards, characters and events, and the sentences that only they need, as Fluent messages."""
    return _made(lang, folders.generation()).respond(request)
