"""Bytes that do not change while the server runs: kept in memory, plain and compressed, with a tag."""

import asyncio
import gzip
import hashlib
from collections.abc import Mapping
from typing import Any, Final

from litestar import Response

from posse.server.http.caller import AnyRequest

#: Bytes. Smaller bodies are not worth compressing.
_SMALL: Final = 500
#: In order of preference.
_ENCODINGS: Final = ("br", "gzip")
_PACKS_WELL: Final = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg",
    "application/manifest",
)


class Cached:
    """A body that is sent many times. It is kept plain and compressed; `ready` holds what was compressed beforehand."""

    def __init__(
        self, body: bytes, media_type: str, cache_control: str, ready: Mapping[str, bytes] | None = None
    ) -> None:
        self.media_type = media_type
        self._body = body
        self._packed = {name: ready[name] for name in _ENCODINGS if ready and name in ready}
        if "gzip" not in self._packed and _worth_packing(body, media_type):
            self._packed["gzip"] = gzip.compress(body, mtime=0)
        self._tag = tag_of(body)
        self._cache_control = cache_control

    def respond(self, request: AnyRequest) -> Response[Any]:
        """The answer with the bytes, or a 304 if the caller has them already."""
        has_it = unchanged(request, self._tag, self._cache_control)
        if has_it is not None:
            return has_it
        headers = _headers(self._tag, self._cache_control)
        for encoding, packed in self._packed.items():
            if takes(request, encoding):
                headers["content-encoding"] = encoding
                return Response(packed, media_type=self.media_type, headers=headers)
        return Response(self._body, media_type=self.media_type, headers=headers)


async def packed(request: AnyRequest, body: bytes, tag: str, cache_control: str) -> Response[Any]:
    """JSON that is compressed already; callers that cannot unpack it get it plain."""
    headers = _headers(tag, cache_control)
    if takes(request, "gzip"):
        headers["content-encoding"] = "gzip"
        return Response(body, media_type="application/json", headers=headers)
    plain = await asyncio.to_thread(gzip.decompress, body)
    return Response(plain, media_type="application/json", headers=headers)


def unchanged(request: AnyRequest, tag: str, cache_control: str) -> Response[Any] | None:
    """A 304 if the caller already has the body."""
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=_headers(tag, cache_control))
    return None


def _headers(tag: str, cache_control: str) -> dict[str, str]:
    return {"etag": tag, "cache-control": cache_control, "vary": "accept-encoding"}


def tag_of(*parts: bytes) -> str:
    """A tag that changes when one of the parts does."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    return f'"{digest.hexdigest()[:24]}"'


def takes(request: AnyRequest, encoding: str) -> bool:
    """Whether a browser says that it can unpack something."""
    for each in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = each.partition(";")
        if name.strip() == encoding:
            return _quality(quality) > 0
    return False


def _quality(text: str) -> float:
    """How much a browser wants an encoding, from `q=0.5`. If that cannot be read, not at all."""
    name, _, value = text.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0


def _worth_packing(body: bytes, media_type: str) -> bool:
    return len(body) > _SMALL and media_type.startswith(_PACKS_WELL)
