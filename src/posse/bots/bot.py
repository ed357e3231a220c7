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
    """One player at one table. It chooses one of the options, and sees only its view of the game and the decision. A
    bot may be seated in the middle of a game: `view.events` has everything it missed."""

    #: A bot that never looks at its view can say so: then the game does not have to make one.
    looks: ClassVar[bool] = True
    #: A bot that looks ahead gets access to worlds as its player can imagine them.
    imagines: ClassVar[bool] = False
    #: Whether it has levels and tempers. If so it is made with a seed and a `Style`, otherwise with a seed alone.
    styled: ClassVar[bool] = False

    #: Its own levels, if it has any. Then it is made with a seed and the name of a level.
    levels: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seed: str = "") -> None:
        self.imaginer: Imaginer | None = None  # set by `sit_down`, if it looks ahead
        self._seed = seed
        self._luck: random.Random | None = None

    @property
    def luck(self) -> random.Random:
        """Its own random numbers: a bot must not affect those of the game. Made only when needed, since that takes as
        long as ten decisions."""
        luck = self._luck
        if luck is None:
            luck = self._luck = random.Random(self._seed)
        return luck

    @luck.setter
    def luck(self, luck: random.Random) -> None:
        self._luck = luck

    def choose(self, view: View | None, decision: Decision) -> Option:
        """The option to take. `view` is None only for a bot that does not look at it."""
        raise NotImplementedError

    def explain(self) -> str:
        """Why it made its last choice, in one sentence, in English."""
        from posse.bots.words import said  # the words are only loaded for those who ask

        return said(self.reason() or Reason("reason-unsaid"))

    def reason(self) -> Reason | None:
        """The same as data, which `posse.bots.words` puts into any language; None if the bot only has an English
        sentence."""
        return None

    def beliefs(self, view: View) -> list[list[float]]:
        """What it thinks about everybody's role: for each seat, a chance for each of `posse.roles.ROLES`. Empty if it
        has no such beliefs."""
        return []


def sit_down(bot: Bot, game: Game, seat: int) -> None:
    """Seat a bot at a game, before its first decision. A bot that looks ahead gets access to what its player can
    imagine, but never the game itself."""
    if getattr(bot, "imagines", False):  # bots from elsewhere may not have the attribute
        bot.imaginer = Imaginer(game, seat)


class RandomBot(Bot):
    """Chooses among all options with equal chances."""

    looks = False

    def choose(self, view: View | None, decision: Decision) -> Option:
        options = decision.options
        luck = self._luck or self.luck
        return options[int(luck.random() * len(options))]

    def reason(self) -> Reason | None:
        return Reason("reason-random")
