"""Two ways to look at a position of a finished game: with everything that is known now, or as one player could
see it."""

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

#: What playing on in a world usually costs, as `play_on` counts it: at a table of five without sets.
USUAL: Final = 230


def _is_enough(done: int, worlds: int, took: int) -> bool:
    """Whether fewer worlds must do, because each takes much work; but at least half of them. The effort is counted, not
    timed, so that the result can be reproduced."""
    return 2 * done >= worlds and took >= worlds * USUAL


class Hindsight:
    """Everybody's chances, with all cards and roles as they were; only what nobody had seen is drawn anew."""

    def __init__(self, game: Game) -> None:
        self._ahead = ahead_of(game.view(SPECTATOR))
        self._judge = judge_of(self._ahead.game)
        self._minds = self._ahead.minds(Style())

    def catch_up(self, game: Game) -> None:
        """Read what the players have seen since the last time."""
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
    """The moves that a player had, judged in worlds as the player could imagine them. What was hidden from them plays
    no part."""

    def __init__(self, seat: int, view: View) -> None:
        self._seat = seat
        self._ahead = ahead_of(view)
        self._judge = judge_of(self._ahead.game)
        self._minds = self._ahead.minds(Style())
        self._thumb = thumb_of(view, Style(), random.Random(0))  # so certain that it needs no luck

    def catch_up(self, view: View) -> None:
        """Read what the player has seen since the last time."""
        self._minds.catch_up(view)

    def beliefs(self, view: View) -> list[list[float]]:
        """What the player could think about everybody's role."""
        return self._thumb.beliefs(view)

    def best_looking(self, view: View, decision: Decision) -> list[int]:
        """The options worth a look: those that the rules of thumb like best."""
        worth = self._thumb.weigh(view, decision)
        return sorted(range(len(worth)), key=lambda number: -worth[number])[:MOVES]

    def try_out(
        self, game: Game, luck: random.Random, numbers: Sequence[int], worlds: int, spare: bool = True
    ) -> dict[int, Move]:
        """What comes of some of the options, all tried in the same worlds; in fewer of them if that takes long, unless
        it must be thorough."""
        moves = {number: Move(number) for number in numbers}
        imaginer = Imaginer(game, self._seat)
        took = 0
        for done in range(worlds):
            if spare and _is_enough(done, worlds, took // len(moves)):
                break
            world = imaginer.world(luck.getrandbits(48), self._minds.roles(luck))
            until = horizon(world, self._ahead.turns)
            for move in moves.values():
                tried = world.offshoot()
                tried.apply(move.number)
                took += play_on(tried, self._minds, until)
                move.came(self._judge.chances(tried.state)[self._seat])
        return moves
