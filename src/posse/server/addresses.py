"""Where somebody comes from, as the limits count it."""

import ipaddress
from functools import lru_cache
from typing import Final

UNKNOWN: Final = "unknown"


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """The address itself; for IPv6, the whole network that one household has."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return UNKNOWN
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:  # an IPv4 visitor of a server that listens at ::
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found), 64), strict=False))
    return str(found)
