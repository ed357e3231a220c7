"""Lists come in pages: the end of one is a text that the client hands back unchanged."""

import re
from collections.abc import Callable, Sequence
from typing import Annotated, Final, TypeVar

from litestar.params import QueryParameter

from posse.server.refusal import Refusal
from posse.store import Before as Place

T = TypeVar("T")
Before = Annotated[
    str | None,
    QueryParameter(max_length=100, description="The `next` of the page before; without, the first page."),
]
Limit = Annotated[int, QueryParameter(ge=1, le=50, description="How many lines a page has at most.")]
#: The lines of a page, unless the caller gives a number.
USUAL: Final = 20
_CURSOR: Final = re.compile(r"(\d{1,12}(?:\.\d{1,12})?)~([\w-]{1,40})", re.ASCII)


def following(lines: Sequence[T], limit: int, place: Callable[[T], Place]) -> str | None:
    """Where the page after these lines begins; none after a page that is not full."""
    if len(lines) < limit:
        return None
    at, table = place(lines[-1])
    return f"{at!r}~{table}"


def parsed(text: str | None) -> Place | None:
    """Where the previous page ended."""
    if text is None:
        return None
    match = _CURSOR.fullmatch(text)
    if match is None:
        raise Refusal("bad-page", "a page begins where the one before says")
    return float(match[1]), match[2]
