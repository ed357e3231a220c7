"""Puzzles in the terminal."""

import datetime
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from posse.cli.given import Lang, language
from posse.cli.paper import console
from posse.cli.root import app, examples
from posse.kernel.errors import PosseError

if TYPE_CHECKING:
    from posse.puzzles import Puzzle


@app.command(
    help_epilogue=examples(
        "posse puzzle",
        "posse puzzle --more --game duel --lang de",
        "posse puzzle --more --theme whom",
    )
)
def puzzle(
    id: Annotated[str, Parameter(help="The id of a puzzle; by default the puzzle of the day.")] = "",
    *,
    more: Annotated[bool, Parameter(negative="", help="Show one that you have not solved yet.")] = False,
    game: Annotated[str, Parameter(help="With --more, one of this game: bang, dice or duel.")] = "",
    theme: Annotated[
        str,
        Parameter(help="With --more, one on this theme: whom, patience, life, card, answer, dice or play."),
    ] = "",
    lang: Lang = "",
) -> None:
    """Find the best move in a position where one move is clearly better than all others.

    There is one puzzle a day, and more if you like."""
    from posse import machine
    from posse.puzzles.days import keep_progress, of_day, read_progress
    from posse.puzzles.shelf import shelf
    from posse.terminal.puzzle import ask, sum_up

    spoken = language(lang)
    kept = machine.data_folder() / "posse" / "puzzles.json"
    progress, today = read_progress(kept), datetime.date.today()
    daily = of_day(shelf(), today)
    asked = (
        _by_name(id) if id else _unsolved(game, theme, progress.solved) if more or game or theme else daily
    )
    right = ask(asked, console, language=spoken)
    if right is None:
        return
    progress.answered(asked, right)
    if asked is daily:
        progress.answered_daily(right, today)
    keep_progress(kept, progress)
    sum_up(progress, asked, console, spoken)


def _by_name(id: str) -> "Puzzle":
    from posse.puzzles.shelf import by_id

    found = by_id(id)
    if found is None:
        raise PosseError(f'there is no puzzle "{id}"', "error-no-puzzle-called", word=id)
    return found


def _unsolved(game: str, theme: str, solved: list[str]) -> "Puzzle":
    """The next one; the first again when all are solved."""
    from posse.puzzles.days import chosen
    from posse.puzzles.shelf import shelf

    found = chosen(shelf(), game, theme)
    return next((each for each in found if each.id not in solved), found[0])
