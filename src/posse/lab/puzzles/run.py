"""Puzzles from games of bots, and the test of existing ones."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from posse import games
from posse.kernel.errors import PosseError
from posse.kernel.setup import check_seed
from posse.lab.parallel import check_jobs, spread
from posse.lab.training.tables import Tables
from posse.puzzles.confirm import Confirmed, confirm
from posse.puzzles.find import WORLDS, Finder
from posse.puzzles.puzzle import Puzzle

#: Is told how many more are done.
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Part:
    """A game to look for puzzles in, for one process."""

    game: str
    sets: tuple[str, ...]
    players: tuple[int, ...]
    seed: str
    worlds: tuple[int, ...]


def find(
    game: str,
    count: int,
    seed: str,
    *,
    sets: tuple[str, ...] = (),
    players: tuple[int, ...] = (),
    jobs: int = 1,
    worlds: tuple[int, ...] = WORLDS,
    done: Progress = lambda _: None,
) -> list[Puzzle]:
    """The puzzles in this many games. They depend only on the arguments, not on the number of processes."""
    check(game, count, jobs)
    check_seed(seed)
    parts = [Part(game, sets, players, f"{seed}/{number}", worlds) for number in range(count)]
    found: dict[int, list[Puzzle]] = {}
    for number, puzzles in spread(_find, parts, jobs):
        found[number] = puzzles
        done(1)
    return [puzzle for number in sorted(found) for puzzle in found[number]]


def check(game: str, count: int, jobs: int) -> None:
    """Report errors before anything starts."""
    games.entry(game)
    check_jobs(jobs)
    if count < 1:
        raise PosseError("to find a puzzle takes one game at least")


def _find(part: Part) -> list[Puzzle]:
    luck = random.Random(part.seed)
    return Finder(Tables(part.game, part.sets, part.players).drawn(luck), part.seed, part.worlds).found()


#: The number of worlds in which a puzzle is tested again.
AGAIN: Final = 2000


@dataclass(frozen=True)
class Trial:
    """A puzzle to test again, for one process."""

    puzzle: Puzzle
    worlds: int
    seed: str


def confirmed(
    puzzles: Sequence[Puzzle],
    worlds: int = AGAIN,
    seed: str = "1",
    jobs: int = 1,
    done: Progress = lambda _: None,
) -> list[Confirmed]:
    """How puzzles do in fresh worlds, in their order."""
    check_jobs(jobs)
    check_seed(seed)
    if worlds < 2:
        raise PosseError("a puzzle is tried in two worlds at least")
    out: dict[int, Confirmed] = {}
    for number, came in spread(_confirm, [Trial(puzzle, worlds, seed) for puzzle in puzzles], jobs):
        out[number] = came
        done(1)
    return [out[number] for number in sorted(out)]


def _confirm(trial: Trial) -> Confirmed:
    return confirm(trial.puzzle, trial.worlds, trial.seed)
