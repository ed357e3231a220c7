"""Which hosts a request may name."""

import ipaddress
import socket
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

#: Names with these endings only mean something inside a home or a machine: nobody can own one on the internet.
_AT_HOME: Final = (".home.arpa", ".internal", ".lan", ".local", ".localhost", ".test")


@lru_cache(maxsize=256)
def is_our_name(host: str, origins: tuple[str, ...]) -> bool:
    """Whether the host that a request names may be ours: a numeric address, a name in a local network, the name of this
    machine, or one that the server's operator has listed. A program that names no host is not a browser."""
    if not host or host.lower() in (urlsplit(origin).netloc for origin in origins):
        return True
    name = _without_port(host.lower()).rstrip(".")
    return (
        _is_address(name)
        or "." not in name
        or name.endswith(_AT_HOME)
        or name == socket.gethostname().lower()
    )


def _without_port(host: str) -> str:
    name, _, port = host.rpartition(":")
    return name if name and port.isdigit() and not name.endswith(":") else host


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True
