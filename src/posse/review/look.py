"""Two ways to look at a position of a finished game: with all that is known now, or as one player could see it."""

import random
from collections.abc import Sequence
from typing import Final

from posse.bots.rule_of_thumb import thumb_of
from posse.bots.search.games import ahead_of
from posse.bots.search.rollout import horizon, play_on
from posse.bots.search.trial import MOVES, Move
from posse.bots.style import Style
from posse.bots.value.judges import judge_of
from posse.kernel.event import SPECTATOR
from posse.kernel.game import Game
from posse.kernel.imaginer import Imaginer
from posse.kernel.option import Decision
from posse.kernel.view import View
from posse.review.chances import Chances

#: What playing on in a world usually takes, as `play_on` counts it: at a table of five without sets.
USUAL: Final = 230


def _is_enough(done: int, worlds: int, took: int) -> bool:
    """Whether fewer worlds must do, because there is much to be weighed in each: half of them at least. That is counted
    and not timed, so that the same is found again."""
    return 2 * done >= worlds and took >= worlds * USUAL


class Hindsight:
    """The chances of everybody, with all cards and roles as they were; only what nobody had seen comes otherwise."""

    def __init__(self, game: Game) -> None:
        self._ahead = ahead_of(game.view(SPECTATOR))
        self._judge = judge_of(self._ahead.game)
        self._minds = self._ahead.minds(Style())

    def catch_up(self, game: Game) -> None:
        """The players have seen more since the last time."""
        self._minds.catch_up(game.view(SPECTATOR))

    def look(
        self, game: Game, luck: random.Random, worlds: int, found: Chances, move: int | None = None
    ) -> Chances:
        """What comes of a position, or of a move there, added to what was found before."""
        took = 0
        for done in range(worlds):
            if _is_enough(done, worlds, took):
                break
            world = game.with_new_luck(luck.getrandbits(48))
            until = horizon(world, self._ahead.turns)
            if move is not None:
                world.apply(move)
            took += play_on(world, self._minds, until)
            found.came(self._judge.chances(world.state))
        return found


class Foresight:
    """The moves that a player had, judged in worlds as he could imagine them. What was hidden from him has no part in
    it."""

    def __init__(self, seat: int, view: View) -> None:
        self._seat = seat
        self._ahead = ahead_of(view)
        self._judge = judge_of(self._ahead.game)
        self._minds = self._ahead.minds(Style())
        self._thumb = thumb_of(view, Style(), random.Random(0))  # so sure of itself that it needs no luck

    def catch_up(self, view: View) -> None:
        """The player has seen more since the last time."""
        self._minds.catch_up(view)

    def beliefs(self, view: View) -> list[list[float]]:
        """What he could think of everybody's role."""
        return self._thumb.beliefs(view)

    def best_looking(self, view: View, decision: Decision, played: int) -> list[int]:
        """The options worth a look: those that rules of thumb like best, and the one that was played."""
        worth = self._thumb.weigh(view, decision)
        order = sorted(range(len(worth)), key=lambda number: -worth[number])[:MOVES]
        return order if played in order else [*order, played]

    def try_out(
        self, game: Game, luck: random.Random, numbers: Sequence[int], worlds: int
    ) -> dict[int, Move]:
        """What comes of some of the options, all tried in the same worlds."""
        moves = {number: Move(number) for number in numbers}
        imaginer = Imaginer(game, self._seat)
        took = 0
        for done in range(worlds):
            if _is_enough(done, worlds, took // len(moves)):
                break
            world = imaginer.world(luck.getrandbits(48), self._minds.roles(luck))
            until = horizon(world, self._ahead.turns)
            for move in moves.values():
                tried = world.offshoot()
                tried.apply(move.number)
                took += play_on(tried, self._minds, until)
                move.came(self._judge.chances(tried.state)[self._seat])
        return moves
