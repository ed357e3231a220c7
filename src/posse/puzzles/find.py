"""Finding puzzles: bots play, and at their decisions all moves worth a thought are tried out.

A move is clearly the best if it wins so many more games than every other. What looks so in a few worlds is tried again,
in ever more of them; the figures of a puzzle are those of its last trial alone, because it was chosen by the others.
"""

import random
from collections.abc import Sequence
from typing import Final

from posse.bots import Bot, make
from posse.bots.search.trial import Move, difference
from posse.bots.style import TEMPERS
from posse.kernel.game import Game
from posse.kernel.option import Decision
from posse.kernel.rules import Rules
from posse.puzzles.puzzle import Puzzle, Tried
from posse.puzzles.themes import theme_of
from posse.review.look import Foresight

#: So many points of a hundred a move must be better than every other, with so many standard errors to spare.
MARGIN: Final = 8.0
SPARE: Final = 2.0
#: A move is not tried any longer once it is behind by that much with so many standard errors to spare.
BEHIND: Final = 4.0
#: In how many worlds moves are tried at first, again if it looks good, and at last.
WORLDS: Final = (12, 48, 400)
#: So many worlds are looked at before it is asked whether it is still worth it.
ROUND: Final = 40
#: A decision is looked at if it has so many options; with fewer there is nothing to find out, with more nothing to see.
FEWEST: Final = 3
MOST: Final = 24
#: Decisions before this one are alike in all games.
EARLIEST: Final = 6
#: No game is played for longer.
LATEST: Final = 160
#: So often a decision is looked at, and so many puzzles are taken from a game at most.
LOOKED_AT: Final = 0.6
FROM_A_GAME: Final = 3
#: The answer must neither be lost nor won anyway.
LEAST_CHANCE: Final = 0.12
#: So often a bot has a temper.
TEMPERED: Final = 0.5


class Finder:
    """Follows one game and gathers the puzzles in it."""

    def __init__(self, rules: Rules, seed: str, worlds: Sequence[int] = WORLDS) -> None:
        self._luck = random.Random(f"puzzles/{seed}")
        self._worlds = worlds
        self._seed = seed
        self._game = Game.start(rules, seed)
        self._bots = [make(_bot(self._luck), f"{seed}/{seat}") for seat in range(len(rules.names))]
        self._foresight: dict[int, Foresight] = {}
        self._moves: list[str] = []
        self._found: list[Puzzle] = []

    def found(self) -> list[Puzzle]:
        """Play the game, and say what was found."""
        while (decision := self._game.decision) is not None and len(self._moves) < LATEST:
            if len(self._found) >= FROM_A_GAME:
                break
            if self._is_worth_a_look(decision):
                self._look(decision)
            self._play(self._bots[decision.player], decision)
        return self._found

    def _is_worth_a_look(self, decision: Decision) -> bool:
        return (
            self._luck.random() < LOOKED_AT
            and len(self._moves) >= EARLIEST
            and FEWEST <= len(decision.options) <= MOST
        )

    def _play(self, bot: Bot, decision: Decision) -> None:
        option = bot.choose(self._game.view(decision.player), decision)
        self._moves.append(decision.text(option))
        self._game.apply(option)

    def _look(self, decision: Decision) -> None:
        """Try what looks good at first, and where one move stands out, everything that could be done."""
        view = self._game.view(decision.player)
        foresight = self._foresight.setdefault(decision.player, Foresight(decision.player, view))
        foresight.catch_up(view)
        numbers = foresight.best_looking(view, decision, 0)
        moves: list[Move] = []
        for worlds in self._worlds:
            moves = self._tried(foresight, numbers, worlds)
            if not moves:
                return
            numbers = list(range(len(decision.options)))
        if moves[0].chance >= LEAST_CHANCE and self._leads(moves):
            self._keep(decision, moves)

    def _tried(self, foresight: Foresight, numbers: list[int], worlds: int) -> list[Move]:
        """The moves, the best first, after so many worlds; nothing as soon as it is plain that none is much better than
        all others. Moves that are far behind are not tried any longer."""
        moves = [Move(number) for number in numbers]
        left, done = moves, 0
        while done < worlds:
            step = min(ROUND, worlds - done)
            came = foresight.try_out(self._game, self._luck, [move.number for move in left], step)
            for move in left:
                for chance in came[move.number].results:
                    move.came(chance)
            done += step
            best, *rivals = sorted(left, key=lambda move: -move.chance)
            if any(_lead(best, move, SPARE) < MARGIN for move in rivals):
                return []
            left = [best, rivals[0], *(move for move in rivals[1:] if _lead(best, move, -BEHIND) < MARGIN)]
        return sorted(moves, key=lambda move: (-len(move.results), -move.chance))

    def _leads(self, moves: list[Move]) -> bool:
        """Whether the best move is better by enough than all that were tried to the end."""
        most = len(moves[0].results)
        return all(_lead(moves[0], move, -SPARE) >= MARGIN for move in moves[1:] if len(move.results) == most)

    def _keep(self, decision: Decision, moves: list[Move]) -> None:
        rules = self._game.rules
        gain, error = difference(moves[0], moves[1])
        self._found.append(
            Puzzle(
                rules.game,
                theme_of(decision, [move.number for move in moves]),
                len(rules.names),
                list(rules.sets),
                list(rules.variants),
                self._seed,
                list(self._moves),
                [Tried(decision.texts[move.number], round(move.chance * 100, 1)) for move in moves],
                round(gain * 100, 1),
                round(error * 100, 2),
                len(moves[1].results),
            )
        )


def _lead(best: Move, other: Move, errors: float) -> float:
    """By how many points of a hundred a move is better than another, so many standard errors up."""
    gain, error = difference(best, other)
    return 100.0 * (gain + errors * error)


def _bot(luck: random.Random) -> str:
    temper = luck.choice(list(TEMPERS)) if luck.random() < TEMPERED else "even"
    return f"rule-of-thumb/{luck.choice(['normal', 'hard'])}/{temper}"
