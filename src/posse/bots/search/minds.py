"""What everybody at a table may be thinking, as far as one player can tell: he saw what they saw, except their
cards."""

import random

from mypy_extensions import mypyc_attr

from posse.bots.style import Style
from posse.bots.thumb import Thumb
from posse.kernel.state import State
from posse.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Minds:
    """What all players of a game may be thinking, as one of them imagines it."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def catch_up(self, view: View) -> None:
        """Take in what has happened since the last time."""
        raise NotImplementedError

    def roles(self, luck: random.Random) -> list[int] | None:
        """Everybody's role in an imagined world, drawn with the chances that the player believes in; None if no role is
        hidden."""
        return None

    def thumb(self, seat: int, state: State) -> Thumb:
        """The rules of thumb for a player in an imagined world, with everything he may remember."""
        raise NotImplementedError


def drawn(weights: list[float], luck: random.Random) -> int:
    """A random index, each with the chance that its weight says. The weights add up to 1."""
    left = luck.random()
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return number
    return len(weights) - 1
