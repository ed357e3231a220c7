"""What a bot is, and the bots there are by name."""

import random
from collections.abc import Callable

from posse.kernel.errors import PosseError
from posse.kernel.option import Decision, Option
from posse.kernel.view import View


class Bot:
    """A player. It chooses one of the options; it sees its view of the game and the decision, nothing else."""

    #: A bot that never looks at its view spares the game the work of making one.
    looks = True

    def choose(self, view: View | None, decision: Decision) -> Option:
        """The option to take; `view` is None only for a bot that does not look."""
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses any option with the same chance."""

    looks = False

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random

    def choose(self, view: View | None, decision: Decision) -> Option:
        options = decision.options
        return options[int(self._random() * len(options))]


BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot}


def make(name: str, seed: str) -> Bot:
    """The bot of a name, with luck of its own."""
    if name not in BOTS:
        raise PosseError(f'there is no bot "{name}"; choose from {", ".join(BOTS)}')
    return BOTS[name](seed)
