"""What a terminal must know of each game: a new game registers its words and its table here."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.console import RenderableType

from posse.kernel.errors import PosseError
from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.kernel.option import Decision, Option
from posse.kernel.view import View
from posse.terminal.bang import intro as bang_intro
from posse.terminal.bang import question as bang_question
from posse.terminal.bang import show as bang_show
from posse.terminal.bang import words as bang_words
from posse.terminal.dice import intro as dice_intro
from posse.terminal.dice import question as dice_question
from posse.terminal.dice import show as dice_show
from posse.terminal.dice import words as dice_words
from posse.terminal.duel import intro as duel_intro
from posse.terminal.duel import question as duel_question
from posse.terminal.duel import show as duel_show
from posse.terminal.duel import words as duel_words
from posse.terminal.pen import Pen


class Face(NamedTuple):
    """One game as a terminal shows it."""

    sentence: Callable[[Event, Sequence[str], int], str | None]  # a redacted event, for the player at a seat
    question: Callable[[Decision, View, Sequence[str]], str]  # what is asked and why
    gloss: Callable[[Decision, View, Option], str]  # a word on an option that does not explain itself
    table: Callable[[View, Pen], RenderableType]
    intro: Callable[[View], list[str]]  # what a player is told before the first move
    open_view: Callable[[Game], View]  # the table with nothing hidden
    examples: tuple[str, str, str]  # an option by its words, the same in short, and something to look up


FACES: Final[dict[str, Face]] = {
    "bang": Face(
        bang_words.sentence,
        bang_question.question,
        bang_question.gloss,
        bang_show.show,
        bang_intro.intro,
        bang_intro.open_view,
        ("play beer", "beer", "barrel"),
    ),
    "dice": Face(
        dice_words.sentence,
        dice_question.question,
        dice_question.gloss,
        dice_show.show,
        dice_intro.intro,
        dice_intro.open_view,
        ("reroll 1, 3", "1 3", "gatling"),
    ),
    "duel": Face(
        duel_words.sentence,
        duel_question.question,
        duel_question.gloss,
        duel_show.show,
        duel_intro.intro,
        duel_intro.open_view,
        ("play beer", "beer", "barrel"),
    ),
}


def face_of(game: Game) -> Face:
    """How to show a game."""
    if game.rules.game not in FACES:
        raise PosseError(f'the game "{game.rules.game}" cannot be shown in a terminal yet')
    return FACES[game.rules.game]
