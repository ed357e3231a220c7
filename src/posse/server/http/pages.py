"""The web client, if the package has one: its files, and its first page for each of its own addresses."""

import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from posse.server.http.cached import Cached
from posse.server.http.caller import AnyRequest
from posse.server.http.guard import UNLIMITED

_INDEX: Final = "index.html"
#: The build names the files in here after their content.
_HASHED: Final = "assets/"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
#: Types that mimetypes may not know, or that differ between systems.
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".webp": "image/webp",
    ".avif": "image/avif",
}
#: The suffixes that the build adds to compressed files.
_PACKED: Final = {".br": "br", ".gz": "gzip"}
_NO_CLIENT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Posse</title>
<h1>Posse</h1>
<p>The API is up: see <a href="/api/openapi.json">/api/openapi.json</a>. This server has no web client.</p>
</html>
"""


def pages(web: Path) -> HTTPRouteHandler:
    """Serves the web client from a folder. All of it is read once, so no address can lead out of the folder."""
    files = _files(web)
    index = files.get(_INDEX) or Cached(_NO_CLIENT.encode(), "text/html", _ASK_AGAIN)
    has_client = _INDEX in files

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt=UNLIMITED,
    )
    async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[Any]:
        found = files.get(path.strip("/"))
        if found is None:
            if path != "/" and (not has_client or _is_file(path, request)):
                raise NotFoundException
            found = index
        return found.respond(request)

    return page


def _is_file(path: str, request: AnyRequest) -> bool:
    """Whether somebody wants a file and not a page of the client. A dot alone does not tell: a link at the end of a
    sentence may include the full stop."""
    name = path.strip("/")
    looks_so = "." in name.rpartition("/")[2]
    return name.startswith(_HASHED) or (looks_so and "text/html" not in request.headers.get("accept", ""))


def _files(web: Path) -> dict[str, Cached]:
    """Everything in the folder by its path. What the build compressed beforehand is sent that way, not as a file of its
    own."""
    there = {
        file.relative_to(web).as_posix(): file
        for file in (sorted(web.rglob("*")) if web.is_dir() else ())
        if file.is_file()
    }
    return {name: _file(name, file, there) for name, file in there.items() if not _is_packed(name, there)}


def _file(name: str, file: Path, there: Mapping[str, Path]) -> Cached:
    ready = {
        encoding: there[name + suffix].read_bytes()
        for suffix, encoding in _PACKED.items()
        if name + suffix in there
    }
    caching = _FOR_EVER if name.startswith(_HASHED) else _ASK_AGAIN
    return Cached(file.read_bytes(), _media_type(file), caching, ready)


def _is_packed(name: str, there: Mapping[str, Path]) -> bool:
    return any(name.endswith(suffix) and name.removesuffix(suffix) in there for suffix in _PACKED)


def _media_type(file: Path) -> str:
    return _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
