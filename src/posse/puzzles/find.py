"""Finding puzzles: bots play, and at their decisions all moves worth a thought are tried out.

A move is clearly the best if it wins that many more games than every other. What looks so in a few worlds is tried
again, in ever more of them. The figures of a puzzle come from its last trial alone, because it was chosen by the
others.
"""

import random
from collections.abc import Sequence
from typing import Any, Final, cast

from posse.bots import make
from posse.bots.search.trial import difference
from posse.bots.style import TEMPERS
from posse.kernel.event import SPECTATOR
from posse.kernel.game import Game
from posse.kernel.option import Decision
from posse.kernel.rules import Rules
from posse.puzzles.contest import Contest
from posse.puzzles.puzzle import Puzzle, Tried, without_copies
from posse.puzzles.themes import theme_of
from posse.review.look import Foresight

#: In how many worlds moves are tried: at first those that look best, then all if one stands out, and finally all.
WORLDS: Final = (12, 48, 400)
#: After this many worlds we check each time whether to go on. Most decisions fail the first check.
ROUNDS: Final = (4, 8, 20)
#: How many standard errors a move that is not yet ahead by enough may lack at the end of the first two trials, and how
#: many it must have to spare at the end of the last.
SPARED: Final = (-1.0, 0.0, 3.0)
#: A trial takes at least this many worlds, and is over once the best move is clear of all others by this many standard
#: errors. That is checked again and again, so the margin must be larger than for a single check.
ENOUGH: Final = 80
SURE: Final = 3.5
#: A decision with more options is skipped: there is nothing to see.
MOST: Final = 24
#: With fewer answers, a puzzle is only worth asking if the best is not the one that comes to mind first.
FEWEST: Final = 3
#: Earlier decisions are alike in all games.
EARLIEST: Final = 6
#: No game is played for longer.
LATEST: Final = 260
#: How often a decision at a table of more than two is examined while nobody is out of the game: little depends on one
#: move then. Later, all are.
LOOKED_AT_EARLY: Final = 0.25
#: The most puzzles taken from one game.
FROM_A_GAME: Final = 6
#: The answer must be neither lost nor won anyway.
LEAST_CHANCE: Final = 0.12
#: How often a bot has a temper.
TEMPERED: Final = 0.5


class Finder:
    """Follows one game and collects the puzzles in it."""

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
        """Play the game, and return what was found."""
        while (decision := self._game.decision) is not None and len(self._moves) < LATEST:
            if len(self._found) >= FROM_A_GAME:
                break
            found = self._look(decision) if self._is_worth_a_look(decision) else None
            self._play(decision, found)
        return self._found

    def _is_worth_a_look(self, decision: Decision) -> bool:
        if len(self._moves) < EARLIEST or len(decision.options) > MOST or _answers(decision) < 2:
            return False
        return self._luck.random() < LOOKED_AT_EARLY or not self._is_early()

    def _is_early(self) -> bool:
        """Whether more than two play, and nobody is out yet."""
        players = cast(list[dict[str, Any]], self._game.view(SPECTATOR).as_dict()["players"])
        return len(players) > 2 and all(player.get("alive", True) for player in players)

    def _play(self, decision: Decision, found: int | None) -> None:
        """Go on: with the answer where there was a puzzle, so that the next decision does not ask the same again."""
        option = self._bots[decision.player].choose(self._game.view(decision.player), decision)
        if found is not None:
            option = decision.options[found]
        self._moves.append(decision.text(option))
        self._game.apply(option)

    def _look(self, decision: Decision) -> int | None:
        """Try what looks good at first and, if one move stands out, everything that could be done. Returns the number
        of the best move if it makes a puzzle."""
        view = self._game.view(decision.player)
        foresight = self._foresight.setdefault(decision.player, Foresight(decision.player, view))
        foresight.catch_up(view)
        numbers: Sequence[int] = foresight.best_looking(view, decision)
        obvious = numbers[0] if _answers(decision) < FEWEST else None
        for worlds, step, spare in zip(self._worlds, ROUNDS, SPARED, strict=True):
            contest = Contest(foresight, self._game, self._luck, numbers)
            if not _is_won(contest, worlds, step, spare) or contest.best.number == obvious:
                return None
            numbers = range(len(decision.options))
        self._keep(decision, contest)
        return contest.best.number

    def _keep(self, decision: Decision, contest: Contest) -> None:
        rules, moves = self._game.rules, contest.standings()
        rival = contest.rivals()[0]
        gain, error = difference(contest.best, rival)
        self._found.append(
            Puzzle(
                rules.game,
                theme_of(decision, [contest.best.number, rival.number]),
                len(rules.names),
                list(rules.sets),
                list(rules.variants),
                self._seed,
                list(self._moves),
                [Tried(decision.texts[move.number], round(move.chance * 100, 1)) for move in moves],
                round(gain * 100, 1),
                round(error * 100, 2),
                len(rival.results),
            )
        )


def _answers(decision: Decision) -> int:
    """How many different answers there are, no matter which copies of cards are meant."""
    return len({without_copies(text) for text in decision.texts})


def _is_won(contest: Contest, worlds: int, step: int, spare: float) -> bool:
    """Whether one move is clear of all others after this many worlds, or certain enough earlier. Hopeless cases are not
    tried to the end."""
    while contest.worlds < worlds:
        contest.go_on(min(step, worlds - contest.worlds))
        if contest.is_hopeless(worlds, spare) or contest.best.chance < LEAST_CHANCE:
            return False
        if contest.worlds >= ENOUGH and contest.is_clear(SURE):
            return True
    return contest.is_clear(spare)


def _bot(luck: random.Random) -> str:
    temper = luck.choice(list(TEMPERS)) if luck.random() < TEMPERED else "even"
    return f"rule-of-thumb/{luck.choice(['normal', 'hard'])}/{temper}"
