"""The games that bots think about, kept so that only a few moves must be played to catch up.

Whoever keeps them is given the seed and the moves, and makes the view itself: a bot sees what its seat may see, and
nothing else.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from posse import bots, games
from posse.kernel.game import Game
from posse.server import advice
from posse.server.advice import Advised
from posse.server.messages import summary
from posse.server.told import told
from posse.tellers import teller

#: The most games that are kept.
KEPT: Final = 300


class Task(NamedTuple):
    """A game: how it began, and the answers since."""

    key: str  # of table and game
    game: str
    names: tuple[str, ...]
    sets: tuple[str, ...]
    variants: tuple[str, ...]
    roles: dict[str, str]
    characters: dict[str, str]
    seed: str
    answers: tuple[int, ...]  # the options taken so far, by number


class KeptGame:
    """A game that is kept, with the bots at its table."""

    def __init__(self, task: Task) -> None:
        rules = games.rules(
            task.game, list(task.names), task.sets, task.variants, task.roles or None, task.characters or None
        )
        self.game = Game.start(rules, task.seed, pausing=True)
        self.answers: list[int] = []
        self.told = [len(self.game.events)]  # how many events there were at the start, and after each answer
        self.bots: dict[tuple[int, str], bots.Bot] = {}

    def catch_up(self, answers: Sequence[int]) -> bool:
        """Make the new moves; False if the old ones are not those of this game."""
        known = len(self.answers)
        if list(answers[:known]) != self.answers:
            return False
        for answer in answers[known:]:
            self.game.apply(answer)
            self.answers.append(answer)
            self.told.append(len(self.game.events))
        return True


class KeptGames:
    """The games that were last asked about."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, KeptGame] = OrderedDict()

    def choose(self, task: Task, spec: str) -> int:
        """The number of the option that a bot takes."""
        kept = self._game(task)
        decision = kept.game.decision
        assert decision is not None
        seat = decision.player
        bot = kept.bots.get((seat, spec))
        if bot is None:
            bot = kept.bots[seat, spec] = bots.make(spec, f"{task.seed}/{seat}")
        return advice.choice(kept.game, bot)

    def advise(self, task: Task, lang: str, called: Mapping[str, str]) -> Advised:
        """What a strong player would do in place of the one who must decide, and why. The adviser is none of the bots
        in the game, so their luck does not change."""
        return advice.of(self._game(task).game, lang, called)

    def past(self, task: Task, seat: int) -> dict[str, Any]:
        """Everything that happened in a game, as a seat saw it, in the same words as at the time: a line depends on
        what is told together with it."""
        kept = self._game(task)
        game = kept.game
        seen = game.view(seat).events
        says = teller(game.rules)
        events: list[dict[str, Any]] = []
        for start, end in zip([0, *kept.told], kept.told, strict=False):
            events += told(game.rules, says, seen[start:end], seat)
        return {"events": events, **summary(game, seen, seat)}

    def _game(self, task: Task) -> KeptGame:
        kept = self._kept.pop(task.key, None)
        if kept is None or not kept.catch_up(task.answers):
            kept = KeptGame(task)
            kept.catch_up(task.answers)
        self._kept[task.key] = kept
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept
