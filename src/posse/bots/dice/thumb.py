"""The rules of thumb of the Dice Game: they read what happened, look at the table, and weigh every option."""

import random

from posse.bots.dice import beers, rerolls, shots
from posse.bots.dice.deeds import Witness
from posse.bots.dice.enmity import stakes
from posse.bots.dice.outlook import Outlook
from posse.bots.dice.reasons import Reasons
from posse.bots.reason import Reason
from posse.bots.style import Style
from posse.bots.thumb import Thumb
from posse.dice.view import DiceView
from posse.kernel.option import Decision, Option
from posse.kernel.view import View


class DiceThumb(Thumb):
    """One player of the Dice Game, thinking."""

    def __init__(self, style: Style, luck: random.Random) -> None:
        super().__init__(style, luck)
        self._witness: Witness | None = None
        self._reasons: Reasons | None = None  # for the decision last weighed
        self._decision: Decision | None = None

    def weigh(self, view: View, decision: Decision) -> list[float]:
        assert isinstance(view, DiceView)
        witness = self._informed(view)
        o = Outlook(view, stakes(view, witness, self.style))
        self._decision = decision
        self._reasons = Reasons(view, witness, o)
        if decision.kind == "roll":
            return rerolls.weigh(o, view, decision.options)
        if decision.kind == "target":
            return shots.weigh(o, view, decision.options)
        if decision.kind == "beer":
            return beers.weigh(o, witness.drunk, decision.options)
        knack = o.knacks[view.seat]
        return [knack.weigh(o, view.seat, option) for option in decision.options]

    def reason(self, option: Option) -> Reason:
        if self._reasons is None or self._decision is None:
            return Reason("reason-nothing-weighed")
        return self._reasons.of(self._decision, option)

    def beliefs(self, view: View) -> list[list[float]]:
        assert isinstance(view, DiceView)
        return [chances.copy() for chances in self._informed(view).belief.chances]

    def recall(self, witness: Witness) -> None:
        """Continue with the memory of another bot."""
        self._witness = witness

    def _informed(self, view: DiceView) -> Witness:
        """The memory, up to date."""
        if self._witness is None:
            self._witness = Witness(view, self.style.inference)
        self._witness.look(view)
        return self._witness
