"""Trying a puzzle again, in worlds that nobody has looked at before."""

import random
from dataclasses import dataclass, replace

from posse.bots.search.trial import Move, difference
from posse.puzzles.find import MARGIN, SPARE
from posse.puzzles.puzzle import Puzzle, Tried
from posse.review.look import Foresight


@dataclass(frozen=True)
class Confirmed:
    """What came of it: the puzzle with the figures found now, or as it was if its game cannot be played any more."""

    puzzle: Puzzle
    is_sound: bool

    @property
    def holds(self) -> bool:
        """Whether the answer is still better than every other move by enough, and with standard errors to spare."""
        return self.is_sound and self.puzzle.margin - SPARE * self.puzzle.error >= MARGIN


def confirm(puzzle: Puzzle, worlds: int, seed: str) -> Confirmed:
    """Try all its moves in so many fresh worlds."""
    if not puzzle.is_sound():
        return Confirmed(puzzle, False)
    game = puzzle.position()
    decision = game.decision
    assert decision is not None
    view = game.view(decision.player)
    foresight = Foresight(decision.player, view)
    foresight.catch_up(view)
    luck = random.Random(f"confirm/{seed}/{puzzle.id}")
    numbers = [game.index(each.move) for each in puzzle.tried]
    best, *others = foresight.try_out(game, luck, numbers, worlds).values()
    others.sort(key=lambda move: -move.chance)
    gain, error = difference(best, others[0])
    return Confirmed(
        replace(
            puzzle,
            tried=[_tried(decision.texts[move.number], move) for move in (best, *others)],
            margin=round(100 * gain, 1),
            error=round(100 * error, 2),
            worlds=len(best.results),
        ),
        True,
    )


def _tried(text: str, move: Move) -> Tried:
    return Tried(text, round(move.chance * 100, 1))
