"""How many sockets one person, and one address, may have open at a time."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from posse.server.refusal import Refusal

#: Enough for a person with a few tables in a few windows.
PER_PERSON: Final = 16
#: Enough for a school, or a whole conference, behind one address.
PER_ADDRESS: Final = 250


class SocketLimits:
    """Counts the sockets that are open."""

    def __init__(self) -> None:
        self._open: Counter[tuple[str, str]] = Counter()

    @property
    def open(self) -> int:
        """How many sockets are open."""
        return sum(number for (kind, _), number in self._open.items() if kind == "person")

    @contextmanager
    def counted(self, person: str, address: str) -> Iterator[None]:
        """Counts a socket for as long as it is open; refused if it is one too many."""
        keys = (("person", person), ("address", address))
        for key, most in zip(keys, (PER_PERSON, PER_ADDRESS), strict=True):
            if self._open[key] >= most:
                raise Refusal("too-many-sockets", "too many connections are open; close some windows")
        self._open.update(keys)
        try:
            yield
        finally:
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]
