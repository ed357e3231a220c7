"""What the rules of thumb of all games share: weigh every option, take the best, and say why."""

import random

from mypy_extensions import mypyc_attr

from posse.bots.reason import Reason
from posse.bots.style import Style
from posse.kernel.option import Decision, Option
from posse.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Thumb:
    """The rules of thumb of one game, used by one player."""

    def __init__(self, style: Style, luck: random.Random) -> None:
        self.style = style
        self.luck = luck

    def weigh(self, view: View, decision: Decision) -> list[float]:
        """The worth of each option, in life points of the player's own."""
        raise NotImplementedError

    def reason(self, option: Option) -> Reason:
        """Why that option of the last decision weighed is good."""
        raise NotImplementedError

    def beliefs(self, view: View) -> list[list[float]]:
        """For each seat, a chance for each role; empty if nothing is hidden."""
        return []

    def choose(self, view: View, decision: Decision) -> Option:
        """The option worth most. A bot that is unsure misjudges sensible options, but it never takes one that can only
        hurt it: one worth less than ending the turn, or far less than the best."""
        worth = self.weigh(view, decision)
        noise = self.style.noise
        if not noise:
            return decision.options[_first_best(worth)]
        least = max(worth) - 3.0 * noise
        for option, value in zip(decision.options, worth, strict=True):
            if option.verb == "end":
                least = max(least, value)
        best, most = 0, float("-inf")
        for i, value in enumerate(worth):
            if value >= least:
                value += self.luck.gauss(0.0, noise)
                if value > most:
                    best, most = i, value
        return decision.options[best]


def _first_best(worth: list[float]) -> int:
    """The number of the option worth most; the first if there are several."""
    best, most = 0, worth[0]
    for i, value in enumerate(worth):
        if value > most:
            best, most = i, value
    return best
