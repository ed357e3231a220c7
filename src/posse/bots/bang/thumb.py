"""Rules of thumb for the card game: the play phase, the answers and the reasons."""

import random
from typing import Final

from posse.bang import cards
from posse.bang.menu import as_play
from posse.bang.view import BangView
from posse.bots.bang.answers import JUDGES, Judge, asked_by_lore
from posse.bots.bang.known import learn_all
from posse.bots.bang.lore import CARD_LORE, lore_of, lore_of_option
from posse.bots.bang.memory import Memory
from posse.bots.bang.outlook import Outlook
from posse.bots.bang.reasons import reason
from posse.bots.reason import Reason
from posse.bots.style import Style
from posse.bots.thumb import Thumb
from posse.kernel.option import Decision, Option
from posse.kernel.view import View

#: Hardly any turn has more events than this.
LONG_TURN: Final = 120
#: How much each event beyond that takes off the worth of doing something.
WEARY: Final = 0.05


class BangThumb(Thumb):
    """How a sensible player plays BANG!."""

    def __init__(self, style: Style, luck: random.Random) -> None:
        super().__init__(style, luck)
        learn_all()
        self._memory: Memory | None = None
        self._outlook: Outlook | None = None

    def weigh(self, view: View, decision: Decision) -> list[float]:
        assert isinstance(view, BangView)
        memory = self._remember(view)
        o = self._outlook = Outlook(view, decision, self.style, memory.belief, memory)
        if decision.kind == "play":
            worth = [play_worth(o, option) for option in decision.options]
        else:
            worth = with_asides(o, JUDGES.get(decision.kind, asked_by_lore))
        if memory.stir > LONG_TURN and view.turn == decision.player:  # others' turns: answer as usual
            tire(decision, worth, memory.stir - LONG_TURN)
        return worth

    def reason(self, option: Option) -> Reason:
        assert self._outlook is not None
        return reason(self._outlook, option)

    def beliefs(self, view: View) -> list[list[float]]:
        assert isinstance(view, BangView)
        return self._remember(view).belief.chances

    def recall(self, memory: Memory) -> None:
        """Continue with the memory of another bot."""
        self._memory = memory

    def _remember(self, view: BangView) -> Memory:
        if self._memory is None:
            self._memory = Memory(view, self.style.inference)
        self._memory.catch_up(view)
        return self._memory


def tire(decision: Decision, worth: list[float], beyond: int) -> None:
    """Make doing something worth less in a very long turn. Some cards could otherwise be traded for each other for
    ever."""
    for i, option in enumerate(decision.options):
        if option.verb not in ("end", "pass"):
            worth[i] -= WEARY * beyond


def aside(option: Option) -> bool:
    """Whether an option leaves the question open, since it may be used at any time, in addition to the answer."""
    return option.verb == "use" and lore_of(str(option.thing)).beside


def _has_asides(o: Outlook) -> bool:
    for lore in o.own:
        if lore.beside:
            return True
    return False


def with_asides(o: Outlook, judge: Judge) -> list[float]:
    """The worth of all answers. Something done in addition to an answer is worth what it gains on top of the best
    one."""
    options = o.decision.options
    if not _has_asides(o):
        return [judge(o, option) for option in options]
    worth = [float("-inf") if aside(option) else judge(o, option) for option in options]
    best = max(worth)
    for i, option in enumerate(options):
        if aside(option):
            worth[i] = best + play_worth(o, option)
    return worth


def play_worth(o: Outlook, option: Option) -> float:
    """What an action in my play phase gains me, less what it costs. Ending the turn is worth nothing. Actions worth
    more than that are done in the order of their haste."""
    if option.verb == "end":
        return 0.0 if o.ending is None else -o.ending.ending(o)
    lore = lore_of_option(option)
    worth = lore.played(o, option)
    if option.paid:
        worth -= o.paid(option)
    if option.spending:
        played = as_play(option)
        if played is not None:
            for card in o.mine.in_play:
                worth += CARD_LORE[card].adds(o, played)
    if option.verb == "play":
        worth -= o.price(option.card())
    elif option.verb == "use":
        worth -= used_up(o, str(option.thing))
    return worth + lore.hurry if worth > 0 else worth


def used_up(o: Outlook, key: str) -> float:
    """What the card in front of me is worth that is discarded when it is used."""
    for card in o.mine.in_play:
        if cards.KEY[card] == key:
            return o.lying(o.me, card) if cards.IS_GREEN[card] or CARD_LORE[card].leaves else 0.0
    return 0.0
