"""Lists come in pages: where one ends is a text that the client hands back as it is."""

import re
from typing import Annotated, Final

from litestar.params import QueryParameter

from posse.server.refusal import Refusal
from posse.store import Before as Place

Before = Annotated[
    str | None,
    QueryParameter(max_length=100, description="The `next` of the page before; without, the first page."),
]
_CURSOR: Final = re.compile(r"(\d{1,12}(?:\.\d{1,12})?)~([\w-]{1,40})", re.ASCII)


def cursor(at: float, table: str) -> str:
    """Where a page ended."""
    return f"{at!r}~{table}"


def parsed(text: str | None) -> Place | None:
    """Where the page before ended."""
    if text is None:
        return None
    match = _CURSOR.fullmatch(text)
    if match is None:
        raise Refusal("bad-page", "a page begins where the one before says")
    return float(match[1]), match[2]
