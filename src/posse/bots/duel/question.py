"""What is common to all kinds of decisions."""

from posse.bots.duel.position import Position
from posse.bots.reason import Reason
from posse.kernel.option import Decision, Option


class Question:
    """A kind of decision: what each option is worth, and why to choose it."""

    def weigh(self, p: Position, decision: Decision) -> list[float]:
        """The worth of each option, in the player's own life points."""
        return [self.worth(p, decision, option) for option in decision.options]

    def worth(self, p: Position, decision: Decision, option: Option) -> float:
        """The worth of one option."""
        raise NotImplementedError

    def reason(self, p: Position, decision: Decision, option: Option) -> Reason:
        """Why to choose an option."""
        raise NotImplementedError
