"""Compares the moves of one position: all are tried in the same imagined worlds, and the best must be clear of the
others."""

import random
from collections.abc import Sequence
from math import sqrt
from typing import Final

from posse.bots.search.trial import Move, difference
from posse.kernel.game import Game
from posse.puzzles.puzzle import are_copies
from posse.review.look import Foresight

#: How much better a move must be than every other, in percentage points.
MARGIN: Final = 8.0
#: With this many standard errors to spare, a move is certainly ahead by that much.
SPARE: Final = 2.0
#: A move may still get ahead if it lacks no more than this many standard errors.
HOPE: Final = 1.5
#: A move is given up once it is behind by that much, with this many standard errors to spare.
BEHIND: Final = 4.0
#: Nothing is given up before this many worlds.
LEAST: Final = 16


class Contest:
    """Some of the moves that a player has."""

    def __init__(self, foresight: Foresight, game: Game, luck: random.Random, numbers: Sequence[int]) -> None:
        assert game.decision is not None
        self._foresight = foresight
        self._game = game
        self._luck = luck
        self._texts = game.decision.texts
        self._moves = [Move(number) for number in numbers]
        self._left = self._moves
        self.worlds = 0

    def go_on(self, worlds: int) -> None:
        """Try them in this many more worlds. Moves that are far behind are given up."""
        numbers = [move.number for move in self._left]
        came = self._foresight.try_out(self._game, self._luck, numbers, worlds, spare=False)
        for move in self._left:
            for chance in came[move.number].results:
                move.came(chance)
        self.worlds += worlds
        self._left = sorted(self._left, key=lambda move: -move.chance)
        if self.worlds >= LEAST:
            best, rivals = self.best, self.rivals()
            behind = [move for move in rivals[1:] if lead(best, move, -BEHIND) >= MARGIN]
            self._left = [move for move in self._left if move not in behind]

    @property
    def best(self) -> Move:
        return self._left[0]

    def rivals(self) -> list[Move]:
        """What the best move must be clear of, the strongest first. Another copy of its card may be as good."""
        return [move for move in self._left[1:] if not self._is_as_good(move)]

    def _is_as_good(self, move: Move) -> bool:
        texts = self._texts
        return are_copies(texts[self.best.number], self.best.chance, texts[move.number], move.chance)

    def is_hopeless(self, worlds: int, spare: float) -> bool:
        """Whether it is clear that no move will stand out after this many worlds, by this many of the standard errors
        at that point."""
        rivals = self.rivals()
        shrinks = sqrt(self.worlds / worlds)  # a standard error, by the end
        return not rivals or any(lead(self.best, move, HOPE - spare * shrinks) < MARGIN for move in rivals)

    def is_clear(self, spare: float = SPARE) -> bool:
        """Whether the best move beats all others by enough, with this many standard errors to spare."""
        rivals = self.rivals()
        return bool(rivals) and all(lead(self.best, move, -spare) >= MARGIN for move in rivals)

    def standings(self) -> list[Move]:
        """All moves: those tried to the end before the others, and of these the best first."""
        return sorted(self._moves, key=lambda move: (-len(move.results), -move.chance))


def lead(best: Move, other: Move, errors: float) -> float:
    """How much better a move is than another, in percentage points, plus this many standard errors."""
    gain, error = difference(best, other)
    return 100.0 * (gain + errors * error)
