"""What a page of ours may load and connect to: what the built client needs, and nothing more."""

import re
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

_ALWAYS: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",  # style attributes, which move the cards
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'none'",
    "worker-src 'self'",  # the service worker, which keeps the shell
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
#: A host as a browser names it; nothing else belongs in our header.
_HOST: Final = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")


@lru_cache(maxsize=256)
def policy(host: str, origins: tuple[str, ...]) -> bytes:
    """The content security policy. Not every browser counts WebSockets as part of the same site, so they are named:
    those of the requested host, and of our other public addresses."""
    hosts = [host, *(urlsplit(origin).netloc for origin in origins)]
    sockets = [
        f"{way}://{each}" for each in dict.fromkeys(hosts) if _HOST.fullmatch(each) for way in ("ws", "wss")
    ]
    return "; ".join((*_ALWAYS, " ".join(("connect-src 'self'", *sockets)))).encode()
