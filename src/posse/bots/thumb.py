"""What the rules of thumb of the three games share: weigh every option, take the best, be able to say why."""

import random

from mypy_extensions import mypyc_attr

from posse.bots.reason import Reason
from posse.bots.style import Style
from posse.kernel.option import Decision, Option
from posse.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Thumb:
    """One game's rules of thumb, in the head of one player."""

    def __init__(self, style: Style, luck: random.Random) -> None:
        self.style = style
        self.luck = luck

    def weigh(self, view: View, decision: Decision) -> list[float]:
        """The worth of each option, in life points of one's own."""
        raise NotImplementedError

    def reason(self, option: Option) -> Reason:
        """Why that option of the decision last weighed is a good one."""
        raise NotImplementedError

    def beliefs(self, view: View) -> list[list[float]]:
        """For each seat a chance for each role; empty where nothing is hidden."""
        return []

    def choose(self, view: View, decision: Decision) -> Option:
        """The option worth most. Whoever is unsure misjudges what is sensible, but nobody takes what can only hurt
        him: what is worth less than doing nothing, or far less than the best."""
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
    """The number of the option worth most, of several the first."""
    best, most = 0, worth[0]
    for i, value in enumerate(worth):
        if value > most:
            best, most = i, value
    return best
