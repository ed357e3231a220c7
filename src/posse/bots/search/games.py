"""What a search needs to know about each game."""

from collections.abc import Callable
from typing import Final

from posse.bang.view import BangView
from posse.bots.search.bang_minds import BangMinds
from posse.bots.search.dice_minds import DiceMinds
from posse.bots.search.duel_minds import DuelMinds
from posse.bots.search.minds import Minds
from posse.bots.style import Style
from posse.dice.view import DiceView
from posse.duel.view import DuelView
from posse.kernel.errors import PosseError
from posse.kernel.view import View


class Ahead:
    """How far to look ahead in a game, and what its players may be thinking."""

    __slots__ = ("game", "minds", "turns")

    def __init__(self, game: str, turns: int, minds: Callable[[Style], Minds]) -> None:
        self.game = game
        self.turns = turns  # how many turns to play on in a world before judging it
        self.minds = minds


_BANG: Final = Ahead("bang", 5, BangMinds)
_DUEL: Final = Ahead("duel", 3, DuelMinds)
_DICE: Final = Ahead("dice", 5, DiceMinds)


def ahead_of(view: View) -> Ahead:
    """The entry for the game of a view."""
    if isinstance(view, BangView):
        return _BANG
    if isinstance(view, DuelView):
        return _DUEL
    if isinstance(view, DiceView):
        return _DICE
    raise PosseError(f"the search bot does not know the game of a {type(view).__name__}")
