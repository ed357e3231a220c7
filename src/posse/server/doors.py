"""How many sockets one person, and one address, may have open at a time."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from posse.server.refusal import Refusal

#: A person with a few tables in a few windows.
PER_PERSON: Final = 16
#: A school, or a whole conference, behind one address.
PER_ADDRESS: Final = 250


class Doors:
    """Counts who has come in and not gone yet."""

    def __init__(self) -> None:
        self._inside: Counter[tuple[str, str]] = Counter()

    @property
    def open(self) -> int:
        """How many sockets are open."""
        return sum(number for (kind, _), number in self._inside.items() if kind == "person")

    @contextmanager
    def enter(self, person: str, address: str) -> Iterator[None]:
        """For as long as a socket is open."""
        keys = (("person", person), ("address", address))
        for key, most in zip(keys, (PER_PERSON, PER_ADDRESS), strict=True):
            if self._inside[key] >= most:
                raise Refusal("too-many-sockets", "too many connections are open; close some windows")
        self._inside.update(keys)
        try:
            yield
        finally:
            self._inside.subtract(keys)
            for key in keys:
                if not self._inside[key]:
                    del self._inside[key]
