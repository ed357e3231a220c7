"""Bots that do without something, to see what it is worth:

    posse challenge --bot tests.bots.abstain:NeverBuys --sets gold-rush --players 5 --games 600
    posse challenge --bot tests.bots.abstain:NeverSpends --sets armed-and-dangerous --players 5 --games 600
    posse challenge --bot tests.bots.abstain:NeverTakes --sets great-train-robbery --players 5 --games 600

Each plays like the rule-of-thumb bot otherwise, on the same deals as that one.
"""

from typing import ClassVar

from posse.bots import make
from posse.bots.bot import Bot
from posse.kernel.option import Decision, Option
from posse.kernel.view import View


class Abstains(Bot):
    """Never takes certain options if there are others."""

    verbs: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed)
        self._other = make("rule-of-thumb/hard", seed)

    def shuns(self, option: Option) -> bool:
        return option.verb in self.verbs

    def choose(self, view: View | None, decision: Decision) -> Option:
        left = [option for option in decision.options if not self.shuns(option)]
        return self._other.choose(view, with_options(decision, left or decision.options))


class NeverBuys(Abstains):
    """Leaves everything in the shop."""

    verbs = ("buy",)


class NeverSpends(Abstains):
    """Keeps every load and every nugget."""

    def shuns(self, option: Option) -> bool:
        return option.spending > 0


class NeverTakes(Abstains):
    """Never takes a railcar."""

    verbs = ("take", "advance")


def with_options(decision: Decision, options: list[Option]) -> Decision:
    """The same question with fewer options."""
    d = decision
    return Decision(d.player, d.kind, options, d.speaker, d.about, d.by, d.card, d.count, d.target, d.amount)
