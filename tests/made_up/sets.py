"""Adding a made-up set for as long as a test wants it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from posse.bang import outside
from posse.bang.cards import CardSet

FAIR = Path(__file__).parent / "fair"
OPENING_NIGHT = Path(__file__).parent / "opening_night"


@contextmanager
def added(folder: Path) -> Iterator[CardSet]:
    """The set in a folder, among all others."""
    new = outside.add_folder(folder)
    try:
        yield new
    finally:
        outside.take_back(new)
