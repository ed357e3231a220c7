"""Posts to addresses that strangers gave us, and to nothing inside the host's own network.

The name is looked up once, all its addresses are checked, and we connect to one that was checked: a name that resolves
to something else a moment later gains nothing. Redirects are not followed. Only a little of the answer is read.
"""

import asyncio
import ipaddress
import socket
import ssl
from typing import Final
from urllib.parse import SplitResult, urlsplit

from posse.server.refusal import Refusal

#: Seconds that a call may take in all.
PATIENCE: Final = 10.0
#: The longest address, and how much of an answer is read.
LONGEST: Final = 1000
ANSWER: Final = 4096
#: Ways to write an IPv4 address as an IPv6 one, which a gateway would translate back.
_GATEWAYS: Final = tuple(ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96"))

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class CallFailed(Exception):
    """A call did not arrive, or was not accepted."""


def parsed(url: str) -> SplitResult:
    """An address that may be called, as far as one can tell without looking it up."""
    wrong = Refusal("bad-address", "an address reads like https://example.org/path")
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise wrong
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme != "https" or not parts.hostname or "@" in parts.netloc:
        raise wrong
    if port is not None and port != 443 and port < 1024:
        raise Refusal("bad-address", "an address has the port 443, or one above 1023")
    try:
        literal = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return parts
    if not is_outside(literal):
        raise inside()
    return parts


def inside() -> Refusal:
    return Refusal("bad-address", "that address is not on the open internet")


def is_outside(address: Address) -> bool:
    """Whether an address is on the open internet, however it is written."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_outside(address.ipv4_mapped)
        if address.sixtofour is not None or address.teredo is not None:
            return False
        if any(address in net for net in _GATEWAYS):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class Outbound:
    """Calls addresses. With `loopback`, for tests only, it may call this machine, and without TLS."""

    def __init__(self, loopback: bool = False, patience: float = PATIENCE) -> None:
        self.loopback = loopback
        self.patience = patience

    def check(self, url: str) -> None:
        """Refuse an address that may never be called."""
        if self.loopback and url.startswith("http://127.0.0.1:"):
            return
        parsed(url)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Post, and return the status of the answer."""
        try:
            async with asyncio.timeout(self.patience):
                return await self._post(url, body, headers)
        except Refusal as refusal:
            raise CallFailed(str(refusal)) from None
        except (OSError, ssl.SSLError, ValueError, asyncio.IncompleteReadError) as error:
            raise CallFailed(type(error).__name__) from None

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        is_ours = self.loopback and url.startswith("http://127.0.0.1:")
        parts = urlsplit(url) if is_ours else parsed(url)
        host = parts.hostname or ""
        port = parts.port or 443
        address = await self._looked_up(host, port)
        context = None if is_ours else ssl.create_default_context()
        reader, writer = await asyncio.open_connection(
            str(address), port, ssl=context, server_hostname=None if context is None else host, limit=ANSWER
        )
        try:
            if not self.loopback and _is_neighbour(writer.get_extra_info("sockname")[0], address):
                raise inside()
            writer.write(_request(parts, body, headers))
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.close()

    async def _looked_up(self, host: str, port: int) -> Address:
        """One of the addresses of a name, if all of them may be called."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [ipaddress.ip_address(str(each[4][0]).partition("%")[0]) for each in found]
        if not addresses or not all(self._may_call(address) for address in addresses):
            raise inside()
        if not self.loopback and any(_is_neighbour(_way_to(address), address) for address in addresses):
            raise inside()
        return addresses[0]

    def _may_call(self, address: Address) -> bool:
        return is_outside(address) or (self.loopback and address.is_loopback)


def _way_to(address: Address) -> str:
    """Our own address from which another would be called. Nothing is sent; empty if there is no route."""
    family = socket.AF_INET6 if address.version == 6 else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as trial:
            trial.connect((str(address), 9))
            return str(trial.getsockname()[0])
    except OSError:
        return ""


def _is_neighbour(ours: str, theirs: Address) -> bool:
    """Whether an address is our own, or in our IPv6 network: machines there have addresses of the open internet."""
    try:
        found = ipaddress.ip_address(ours.partition("%")[0])
    except ValueError:
        return False
    if found.version == 6 and theirs.version == 6:
        return int(found) >> 64 == int(theirs) >> 64
    return found == theirs


def _request(parts: SplitResult, body: bytes, headers: dict[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join((*lines, "", "")).encode("ascii") + body


def _status(line: bytes) -> int:
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise CallFailed("no answer")
    return int(words[1])
