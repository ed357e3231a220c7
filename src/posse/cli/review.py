"""Looking back at a finished game."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from posse.cli.given import Json, Lang, OwnSets, Seed, add_own_sets, language
from posse.cli.paper import console, print_json, progress
from posse.cli.root import app, examples
from posse.kernel.errors import PosseError


@app.command(
    help_epilogue=examples(
        "posse review game.txt",
        "posse review game.txt --of ann --lang de",
        "posse review game.txt --page review.html",
        "posse review game.txt --json",
    )
)
def review(
    file: Annotated[Path, Parameter(help="The record of a finished game.")],
    *,
    of: Annotated[
        tuple[str, ...], Parameter(negative="", help="Judge the moves of this player only; may be repeated.")
    ] = (),
    page: Annotated[
        Path | None, Parameter(negative="", help="Write it as a page for a browser, into this file.")
    ] = None,
    seed: Seed = "1",
    own_sets: OwnSets = (),
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Review a finished game: the chances, where it turned, which moves cost most, and what was luck.

    Moves are judged by what the player could know at the time."""
    from posse.kernel.record import Record
    from posse.review import review as look_back
    from posse.terminal.replay import read_record
    from posse.terminal.review import show_review
    from posse.terminal.review_page import review_page

    add_own_sets(own_sets)
    text = read_record(file)
    with progress(len(Record.parse(text).lines)) as done:
        found = look_back(text, of or None, seed, done)
    if page is not None:
        _write(page, review_page(text, found, language(lang)))
    elif as_json:
        print_json(found.as_dict())
    else:
        show_review(text, found, console, language(lang))


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise PosseError(f"the page cannot be written to {file}: {error.strerror}") from None
    console.print(str(file))
