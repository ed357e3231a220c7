"""The puzzles in the package."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from posse.kernel.errors import PosseError
from posse.puzzles.puzzle import Puzzle

FILE: Final = "puzzles.jsonl"


@cache
def shelf() -> tuple[Puzzle, ...]:
    """All of them, in the order of the daily puzzles."""
    return read(files("posse.puzzles").joinpath(FILE).read_text("utf-8"))


def by_id(id: str) -> Puzzle | None:
    """The one with this id, if there is one."""
    return _by_id().get(id)


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shelf()}


def read_file(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file that the user names."""
    try:
        return read(path.read_text("utf-8"))
    except OSError as error:
        raise PosseError(f"{path} cannot be read: {error.strerror}") from None
    except (ValueError, TypeError, KeyError):
        raise PosseError(f"{path} is no file of puzzles; posse train puzzles makes one") from None


def read(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file, one per line."""
    return tuple(Puzzle.of(line) for line in text.splitlines() if line.strip())
