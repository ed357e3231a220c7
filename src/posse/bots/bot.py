"""What a bot is, and the simplest one."""

import random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from posse.bots.reason import Reason
from posse.kernel.game import Game
from posse.kernel.imaginer import Imaginer
from posse.kernel.option import Decision, Option
from posse.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One player at one table. It chooses one of the options; it sees its view of the game and the decision, nothing
    else. A bot may be seated in the middle of a game: `view.events` tells it all it missed."""

    #: A bot that never looks at its view spares the game the work of making one.
    looks: ClassVar[bool] = True
    #: A bot that looks ahead is given a door to the worlds that its player can imagine.
    imagines: ClassVar[bool] = False
    #: Whether it comes in levels and tempers; then it is made with a seed and a `Style`, otherwise with a seed alone.
    styled: ClassVar[bool] = False

    #: The levels it comes in, if it has its own: then it is made with a seed and the name of one.
    levels: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seed: str = "") -> None:
        self.imaginer: Imaginer | None = None  # set by `sit_down`, if it looks ahead
        self._seed = seed
        self._luck: random.Random | None = None

    @property
    def luck(self) -> random.Random:
        """Its own: no bot has a hand in the chances of the game. Made for who needs it, since that takes as long as
        ten decisions."""
        luck = self._luck
        if luck is None:
            luck = self._luck = random.Random(self._seed)
        return luck

    @luck.setter
    def luck(self, luck: random.Random) -> None:
        self._luck = luck

    def choose(self, view: View | None, decision: Decision) -> Option:
        """The option to take; `view` is None only for a bot that does not look."""
        raise NotImplementedError

    def explain(self) -> str:
        """Why it made its last choice, in one sentence, in English."""
        from posse.bots.words import said  # only who asks needs the words

        return said(self.reason() or Reason("reason-unsaid"))

    def reason(self) -> Reason | None:
        """The same as data, which `posse.bots.words` puts into any language; None if it says it in English alone."""
        return None

    def beliefs(self, view: View) -> list[list[float]]:
        """What it thinks of everybody's role: for each seat a chance for each of `posse.roles.ROLES`. Empty if it does
        not think about that."""
        return []


def sit_down(bot: Bot, game: Game, seat: int) -> None:
    """A bot takes its seat at a game, before it is asked for the first time. One that looks ahead gets a door to what
    its player can imagine; it never gets the game itself."""
    if getattr(bot, "imagines", False):  # one from elsewhere need not say
        bot.imaginer = Imaginer(game, seat)


class RandomBot(Bot):
    """Chooses any option with the same chance."""

    looks = False

    def choose(self, view: View | None, decision: Decision) -> Option:
        options = decision.options
        luck = self._luck or self.luck
        return options[int(luck.random() * len(options))]

    def reason(self) -> Reason | None:
        return Reason("reason-random")
