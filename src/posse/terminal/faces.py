"""What a terminal must know about each game besides its words: a new game registers its table here."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rich.console import RenderableType

from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.view import View
from posse.terminal.bang import show as bang
from posse.terminal.dice import show as dice
from posse.terminal.duel import show as duel
from posse.terminal.pen import Pen
from posse.terminal.speech import Speech


class Face(NamedTuple):
    """One game as a terminal shows it."""

    table: Callable[[View, Speech, Pen], RenderableType]
    intro: Callable[[View, Speech], list[str]]  # what a player is told before the first move
    open_view: Callable[[Game], View]  # the table with nothing hidden
    examples: tuple[str, str, str]  # an option by its words, the same in short, and something to look up


FACES: Final[dict[str, Face]] = {
    "bang": Face(bang.show, bang.intro, bang.open_view, ("play beer", "beer", "missed")),
    "dice": Face(dice.show, dice.intro, dice.open_view, ("reroll 1, 3", "1 3", "gatling")),
    "duel": Face(duel.show, duel.intro, duel.open_view, ("play beer", "beer", "missed")),
}


def face_of(game: Game) -> Face:
    """How to show a game."""
    if game.rules.game not in FACES:
        raise PosseError(f'the game "{game.rules.game}" cannot be shown in a terminal yet')
    return FACES[game.rules.game]
