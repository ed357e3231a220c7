"""What a terminal must know of each game: a new game registers its words and its table here."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.console import RenderableType

from posse.kernel.errors import PosseError
from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.kernel.option import Decision
from posse.kernel.view import View
from posse.terminal.bang import intro, question, show, words
from posse.terminal.pen import Pen


class Face(NamedTuple):
    """One game as a terminal shows it."""

    sentence: Callable[[Event, Sequence[str], int], str | None]  # a redacted event, for the player at a seat
    facts: Callable[[Event, Sequence[str]], dict[str, object]]  # a redacted event as plain data
    question: Callable[[Decision, View, Sequence[str]], str]  # what is asked and why
    gloss: Callable[[Decision, str], str]  # a word on an option that does not explain itself
    table: Callable[[View, Pen], RenderableType]
    intro: Callable[[View], list[str]]  # what a player is told before the first move
    open_view: Callable[[Game], View]  # the table with nothing hidden


FACES: Final[dict[str, Face]] = {
    "bang": Face(
        words.sentence,
        words.facts,
        question.question,
        question.gloss,
        show.show,
        intro.intro,
        intro.open_view,
    )
}


def face_of(game: Game) -> Face:
    """How to show a game."""
    if game.rules.game not in FACES:
        raise PosseError(f'the game "{game.rules.game}" cannot be shown in a terminal yet')
    return FACES[game.rules.game]
