"""Judging the decisions of one player by what they could know at the time."""

import random

from posse.bots.search.trial import Move, difference
from posse.kernel.game import Game
from posse.kernel.option import Decision
from posse.kernel.view import View
from posse.review.effort import Effort
from posse.review.findings import SMALL, Judged, Tried
from posse.review.look import Foresight


class Judging:
    """Follows one player through the game."""

    def __init__(self, seat: int, view: View, effort: Effort) -> None:
        self._seat = seat
        self._effort = effort
        self._foresight = Foresight(seat, view)

    def beliefs(self, game: Game) -> list[list[float]]:
        """What the player can think about everybody's role now: for each seat a chance for each role; empty if none is
        hidden."""
        return self._foresight.beliefs(game.view(self._seat))

    def judge(self, game: Game, played: int, luck: random.Random) -> Judged:
        """The present decision, and what was played."""
        decision = game.decision
        assert decision is not None
        view = game.view(self._seat)
        self._foresight.catch_up(view)
        looks = self._foresight.best_looking(view, decision)
        if played not in looks:
            looks.append(played)
        mine, best = self._compared(game, luck, looks, played)
        cost, error = difference(best, mine)
        return Judged(
            len(game.moves) + 1,
            self._seat,
            len(decision.options),
            _tried(mine, decision),
            _tried(best, decision),
            cost,
            error,
        )

    def _compared(self, game: Game, luck: random.Random, looks: list[int], played: int) -> tuple[Move, Move]:
        """The move that was played and the best one; the same if nothing is better. The best of several looks better
        than it is, because it was chosen for that: so both are tried again in other worlds."""
        tried = self._foresight.try_out(game, luck, looks, self._effort.tried)
        mine, best = tried[played], max(tried.values(), key=lambda move: move.total)
        gain, error = difference(best, mine)
        if best is mine or gain < max(SMALL, error):
            return mine, mine
        tried = self._foresight.try_out(game, luck, [best.number, played], self._effort.again)
        mine, best = tried[played], tried[best.number]
        return mine, best if best.total > mine.total else mine


def _tried(move: Move, decision: Decision) -> Tried:
    count = len(move.results)
    spread = sum((each - move.chance) ** 2 for each in move.results) / count
    error = (spread / max(count - 1, 1)) ** 0.5
    return Tried(move.number, decision.text(decision.options[move.number]), move.chance, error)
