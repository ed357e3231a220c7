"""The options of a decision: listing them, and finding the one somebody means."""

import re
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from posse.kernel.errors import NotationError, PosseError
from posse.kernel.game import Game
from posse.kernel.notation import VERBS, fits, parse
from posse.kernel.option import Decision
from posse.terminal.faces import Face
from posse.terminal.pen import Pen

#: More options than this are grouped.
_SHORT: Final = 9
_COPY: Final = re.compile(r"@\w+")


def listing(decision: Decision, face: Face, pen: Pen) -> RenderableType:
    """All options with their numbers, those that differ only in target or price on one line if there are many."""
    texts = decision.texts
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=4, style="bold cyan")
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for stem, numbers in _groups(texts, len(texts) > _SHORT):
        if len(numbers) == 1:
            text = texts[numbers[0]]
            grid.add_row(
                str(numbers[0] + 1), pen.text(text), pen.text(face.gloss(decision, text), "dim italic")
            )
        else:
            items = [_item(pen, number, texts[number].removeprefix(stem)) for number in numbers]
            grid.add_row("", pen.text(stem.rstrip()), Columns(items, padding=(0, 2, 0, 0)))
    return grid


def _item(pen: Pen, number: int, rest: str) -> Text:
    return Text.assemble((str(number + 1), "bold cyan"), " ", pen.text(rest))


def _groups(texts: list[str], grouped: bool) -> list[tuple[str, list[int]]]:
    """Options by what they begin with."""
    stems: dict[str, list[int]] = {}
    for number, text in enumerate(texts):
        stems.setdefault(_stem(text) if grouped else text, []).append(number)
    return list(stems.items())


def _stem(text: str) -> str:
    """An option up to its target or, without one, its price."""
    for mark in (" -> ", " with "):
        head, found, _ = text.partition(mark)
        if found:
            return head + mark
    return text


def chosen(answer: str, game: Game) -> int:
    """The option that an answer means: its number, its text, or as much of the text as makes it clear."""
    decision = game.decision
    if decision is None:
        raise PosseError("the game is over: no further move is possible")
    text = _tidy(answer)
    count = len(decision.options)
    if text.isdecimal():
        if not (len(text) < 5 and 1 <= int(text) <= count):
            raise PosseError(f"there is no option {text[:20]}; they are numbered from 1 to {count}")
        return int(text) - 1
    try:
        return game.index(_with_verb(text, decision))
    except NotationError as error:
        raise PosseError(_complaint(text, decision, error)) from None


def _tidy(answer: str) -> str:
    """Small letters and single spaces, but ranks and suits in capitals."""
    return _COPY.sub(lambda copy: copy[0].upper(), " ".join(answer.lower().split()))


def _with_verb(text: str, decision: Decision) -> str:
    """A text that does not say what to do means the one thing that can be done with it."""
    if not text or text.split(" ")[0] in VERBS:
        return text
    verbs = dict.fromkeys(option.verb for option in decision.options)
    guesses = [f"{verb} {text}" for verb in verbs if _may_mean(f"{verb} {text}", decision)]
    return guesses[0] if len(guesses) == 1 else text


def _may_mean(text: str, decision: Decision) -> bool:
    try:
        move = parse(text)
    except NotationError:
        return False
    return any(fits(move, option, decision.speaker) for option in decision.options)


def _complaint(text: str, decision: Decision, error: NotationError) -> str:
    """Why a text is no answer, in one sentence."""
    if _may_mean(text, decision):
        return str(error)
    shown = text if len(text) <= 40 else text[:37] + "..."
    count = len(decision.options)
    return f'"{shown}" is not possible now: type a number from 1 to {count}, a move as it is listed, or ? for help'
