"""The search bot. It tries out, in imagined worlds, the moves that look best by rules of thumb. In each world everybody
gets a role, drawn with the chances that the bot believes in, and everything else it cannot see is dealt anew. After
each of the moves, rules of thumb play on for a few turns, and then a value net judges the position."""

import random
from typing import ClassVar, Final

from posse.bots.bot import Bot
from posse.bots.reason import Reason, Told
from posse.bots.rule_of_thumb import UNUSED, thumb_of
from posse.bots.search import budget
from posse.bots.search.games import Ahead, ahead_of
from posse.bots.search.minds import Minds
from posse.bots.search.rollout import horizon, play_on
from posse.bots.search.trial import MOVES, Move, Trial
from posse.bots.style import Style
from posse.bots.thumb import Thumb
from posse.bots.value.judge import Judge
from posse.bots.value.judges import judge_of
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.option import Decision, Option
from posse.kernel.view import View

#: How many worlds each level imagines, at most.
WORLDS: Final = {"quick": 20, "normal": 60, "deep": 240}
#: The limit of playing on, for each of these worlds, counted in options (see `rollout`). When there are many options,
#: with many sets and players, fewer worlds are imagined. This limits 60 worlds to about 100 ms.
EFFORT: Final = 830


class Search(Bot):
    """Tries out its best moves before it chooses. Its effort is counted in worlds, not seconds, so that games can be
    repeated."""

    imagines = True
    levels: ClassVar[tuple[str, ...]] = tuple(WORLDS)

    def __init__(self, seed: str, level: str) -> None:
        super().__init__(seed)
        self.worlds = budget.held_to(WORLDS[level])
        self._style = Style()
        self._thumb: Thumb | None = None
        self._minds: Minds | None = None
        self._asked: Asked | None = None

    def choose(self, view: View | None, decision: Decision) -> Option:
        assert view is not None
        ahead = ahead_of(view)
        if self._thumb is None or self._minds is None:
            self._thumb = thumb_of(view, self._style, UNUSED)
            self._minds = ahead.minds(self._style)
        self._minds.catch_up(view)
        worth = self.first_sight(view, decision)
        order = sorted(range(len(worth)), key=lambda number: -worth[number])
        trial = Trial(order[:MOVES])
        asked = self._asked = Asked(view, decision, trial)
        if len(order) > 1:
            self._try_out(ahead, asked)
        return decision.options[trial.chosen().number]

    def first_sight(self, view: View, decision: Decision) -> list[float]:
        """What each option seems worth before any is tried out."""
        assert self._thumb is not None
        return self._thumb.weigh(view, decision)

    def judge(self, game: str) -> Judge:
        """The net that judges positions."""
        return judge_of(game)

    def _try_out(self, ahead: Ahead, asked: "Asked") -> None:
        imaginer, minds = self.imaginer, self._minds
        if imaginer is None:
            raise PosseError(
                "a search bot must sit down at its game first: posse.bots.sit_down(bot, game, seat)"
            )
        assert minds is not None
        # The same random numbers at the same moment of a game, whatever was asked before: then it can be asked again
        # later what it thought.
        luck = random.Random(f"{self._seed}/{asked.view.told}")
        judge = self.judge(ahead.game)
        trial = asked.trial
        effort = 0
        for _ in range(self.worlds):
            world = imaginer.world(luck.getrandbits(48), minds.roles(luck))
            asked.world = world
            until = horizon(world, ahead.turns)
            for move in trial.left:
                game = world.offshoot()
                game.apply(move.number)
                effort += play_on(game, minds, until)
                move.came(judge.chances(game.state)[asked.view.seat])
            trial.weed()
            if len(trial.left) == 1 or effort > EFFORT * self.worlds:
                return

    def reason(self) -> Reason | None:
        if self._asked is None or self._thumb is None:
            return Reason("reason-nothing-chosen")
        chosen = self._asked.trial.chosen()
        other = self._asked.trial.next_best(chosen)
        if other is None:
            return self._thumb.reason(self._asked.option(chosen))
        return Reason(
            "reason-search",
            move=self._asked.label(chosen),
            chance=of_hundred(chosen),
            other=self._asked.label(other),
            less=of_hundred(other),
            worlds=self._asked.trial.worlds,
        )

    def in_words(self) -> Reason:
        """Why the move is good, without figures: for people who want to learn."""
        assert self._asked is not None
        assert self._thumb is not None
        return self._thumb.reason(self._asked.option(self._asked.trial.chosen()))

    def trial(self) -> Trial:
        """What came of the moves of the last decision: for people who want to learn."""
        assert self._asked is not None
        return self._asked.trial

    def figures(self) -> tuple[int, int] | None:
        """How many games out of a hundred are won with the move, and with the move it was compared with; None if there
        was no other."""
        assert self._asked is not None
        chosen = self._asked.trial.chosen()
        other = self._asked.trial.next_best(chosen)
        return None if other is None else (of_hundred(chosen), of_hundred(other))

    def beliefs(self, view: View) -> list[list[float]]:
        if self._thumb is None:
            self._thumb = thumb_of(view, self._style, UNUSED)
        return self._thumb.beliefs(view)


class Asked:
    """The last decision, kept to answer why."""

    __slots__ = ("decision", "trial", "view", "world")

    def __init__(self, view: View, decision: Decision, trial: Trial) -> None:
        self.view = view
        self.decision = decision
        self.trial = trial
        self.world: Game | None = None  # the last one imagined

    def option(self, move: Move) -> Option:
        return self.decision.options[move.number]

    def label(self, move: Move) -> Told:
        """The name of a move, as players read it."""
        from posse.tellers import teller  # the words are only loaded for those who ask

        assert self.world is not None
        rules = self.world.rules
        label = teller(rules).label(self.decision, self.option(move), self.view)
        return Told(label.full, rules.game, rules.names)


def of_hundred(move: Move) -> int:
    """How many games out of a hundred are won with a move."""
    return round(move.chance * 100)
