"""Bytes that do not change while the server runs: kept in memory, once plain and once packed, with a tag."""

import gzip
import hashlib
from typing import Any, Final

from litestar import Request, Response

#: What is smaller is not worth packing.
_SMALL: Final = 500
_PACKS_WELL: Final = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg",
    "application/manifest",
)


class Cached:
    """Something to be sent again and again."""

    def __init__(self, body: bytes, media_type: str, cache_control: str) -> None:
        self.media_type = media_type
        self._body = body
        self._packed = gzip.compress(body, mtime=0) if _worth_packing(body, media_type) else b""
        self._tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        self._headers = {"etag": self._tag, "cache-control": cache_control, "vary": "accept-encoding"}

    def respond(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """The bytes, or that the caller has them."""
        if self._tag in request.headers.get("if-none-match", ""):
            return Response(None, status_code=304, headers=self._headers)
        if self._packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers = {**self._headers, "content-encoding": "gzip"}
            return Response(self._packed, media_type=self.media_type, headers=headers)
        return Response(self._body, media_type=self.media_type, headers=self._headers)


def _worth_packing(body: bytes, media_type: str) -> bool:
    return len(body) > _SMALL and media_type.startswith(_PACKS_WELL)
