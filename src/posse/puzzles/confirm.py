"""Trying a puzzle again, in worlds that were not used before."""

import random
from dataclasses import dataclass, replace
from typing import Final

from posse.bots.search.trial import difference
from posse.kernel.option import Decision
from posse.puzzles.contest import Contest
from posse.puzzles.puzzle import Puzzle, Tried
from posse.review.look import Foresight

#: After this many worlds, moves that are far behind are given up.
ROUND: Final = 100


@dataclass(frozen=True)
class Confirmed:
    """The result: the puzzle with the new figures, or unchanged if its game can no longer be played."""

    puzzle: Puzzle
    is_sound: bool
    holds: bool = False  # whether the answer beats every other move by enough, with errors to spare


def confirm(puzzle: Puzzle, worlds: int, seed: str) -> Confirmed:
    """Try all its moves in this many fresh worlds."""
    if not puzzle.is_sound():
        return Confirmed(puzzle, False)
    game = puzzle.position()
    decision = game.decision
    assert decision is not None
    view = game.view(decision.player)
    foresight = Foresight(decision.player, view)
    foresight.catch_up(view)
    luck = random.Random(f"confirm/{seed}/{puzzle.id}")
    contest = Contest(foresight, game, luck, [game.index(each.move) for each in puzzle.tried])
    while contest.worlds < worlds:
        contest.go_on(min(ROUND, worlds - contest.worlds))
    found = _with_figures(puzzle, decision, contest)
    return Confirmed(found, True, contest.is_clear() and found.best in puzzle.answers)


def _with_figures(puzzle: Puzzle, decision: Decision, contest: Contest) -> Puzzle:
    """The puzzle with the new figures."""
    rivals = contest.rivals()
    gain, error = difference(contest.best, rivals[0]) if rivals else (0.0, 0.0)
    return replace(
        puzzle,
        tried=[
            Tried(decision.texts[move.number], round(move.chance * 100, 1)) for move in contest.standings()
        ],
        margin=round(100 * gain, 1),
        error=round(100 * error, 2),
        worlds=contest.worlds,
    )
