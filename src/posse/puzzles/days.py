"""One puzzle a day, and how many days in a row somebody has solved it."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path

from posse.kernel.errors import PosseError
from posse.puzzles.puzzle import Puzzle


def of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day: the same for everybody, and each in its turn."""
    return puzzles[day.toordinal() % len(puzzles)]


def chosen(puzzles: Sequence[Puzzle], game: str, theme: str) -> list[Puzzle]:
    """Those of a game and on a theme; empty means any."""
    found = [each for each in puzzles if game in ("", each.game) and theme in ("", each.theme)]
    if not found:
        games = ", ".join(sorted({each.game for each in puzzles}))
        themes = ", ".join(sorted({each.theme for each in puzzles}))
        raise PosseError(
            f"there is no such puzzle; games with puzzles are {games}, themes {themes}",
            "error-no-puzzle",
            games=games,
            themes=themes,
        )
    return found


@dataclass
class Progress:
    """What somebody has solved so far."""

    streak: int = 0  # days in a row
    last: int = 0  # the day, as an ordinal, of the last daily puzzle that was answered
    solved: list[str] = field(default_factory=list)

    def answered(self, puzzle: Puzzle, right: bool) -> None:
        """A puzzle was answered."""
        if right and puzzle.id not in self.solved:
            self.solved.append(puzzle.id)

    def answered_daily(self, right: bool, day: date) -> None:
        """The puzzle of a day was answered; only the first answer counts."""
        today = day.toordinal()
        if self.last == today:
            return
        self.streak = (self.streak if self.last == today - 1 else 0) + 1 if right else 0
        self.last = today


def read_progress(path: Path) -> Progress:
    """The saved progress; none if there is no file, or it cannot be read."""
    try:
        kept = json.loads(path.read_text("utf-8"))
        return Progress(int(kept["streak"]), int(kept["last"]), [str(id) for id in kept["solved"]])
    except (OSError, ValueError, TypeError, KeyError):
        return Progress()


def keep_progress(path: Path, progress: Progress) -> None:
    """Save it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(progress)), "utf-8")
    except OSError as error:
        raise PosseError(f"{path} cannot be written: {error.strerror}") from None
