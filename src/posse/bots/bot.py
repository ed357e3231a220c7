"""What a bot is, and the simplest one."""

import random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from posse.bots.reason import Reason
from posse.kernel.option import Decision, Option
from posse.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One player at one table. It chooses one of the options; it sees its view of the game and the decision, nothing
    else. A bot may be seated in the middle of a game: `view.events` tells it all it missed."""

    #: A bot that never looks at its view spares the game the work of making one.
    looks: ClassVar[bool] = True
    #: Whether it comes in levels and tempers; then it is made with a seed and a `Style`, otherwise with a seed alone.
    styled: ClassVar[bool] = False

    def __init__(self, seed: str = "") -> None:
        self.luck = random.Random(seed)  # its own: no bot has a hand in the chances of the game

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


class RandomBot(Bot):
    """Chooses any option with the same chance."""

    looks = False

    def choose(self, view: View | None, decision: Decision) -> Option:
        options = decision.options
        return options[int(self.luck.random() * len(options))]

    def reason(self) -> Reason | None:
        return Reason("reason-random")
