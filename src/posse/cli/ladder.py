"""The command that compares all bots."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from posse.cli.given import Jobs, Json, Seed, processes, words
from posse.cli.paper import console, print_json, progress, remark
from posse.cli.root import app, examples
from posse.kernel.errors import PosseError


@app.command(
    help_epilogue=examples(
        "posse ladder --out my-ladder",
        "posse ladder --tables duel,bang:5 --bots rule-of-thumb,learned --games 4000 --jobs 8 --json",
        "posse ladder --games 4000 --slow-games 400 --out my-ladder --resume",
    )
)
def ladder(
    *,
    tables: Annotated[
        str,
        Parameter(
            help="The tables, separated by commas: a game, its players and a preset, as in bang:5:everything."
        ),
    ] = "",
    bots: Annotated[
        str, Parameter(help="The bots, separated by commas, from the weakest to the strongest.")
    ] = "",
    games: Annotated[
        int, Parameter(help="How many games quick bots play at each table, rounded up to whole deals.")
    ] = 1000,
    slow_games: Annotated[
        int, Parameter(help="How many games bots that look ahead play, against the best of the quick ones.")
    ] = 100,
    seed: Seed = "1",
    jobs: Jobs = None,
    out: Annotated[
        Path | None, Parameter(help="A folder for the games, the figures and a page, ladder.md.")
    ] = None,
    resume: Annotated[bool, Parameter(negative="", help="Continue the ladder in that folder.")] = False,
    as_json: Json = False,
) -> int:
    """Compare all bots at several tables: how good each is, and how long it thinks.

    Each table is an arena (see posse arena). The page has the date and the command that made it."""
    from datetime import UTC, datetime

    from posse.lab.ladder import run

    if resume and out is None:
        raise PosseError("to resume, name the folder of the ladder with --out")
    chosen = run.tables_of(tables or run.TABLES)
    groups = run.groups_of(words(bots) or run.BOTS, games, slow_games)
    jobs = processes(jobs)
    run.check(chosen, groups, seed, jobs)
    today = datetime.now(UTC).date().isoformat()
    with progress(run.whole(chosen, groups)) as done:
        figures = run.ladder(
            chosen, groups, seed, date=today, jobs=jobs, folder=out, resume=resume, done=done
        )
    counts = {"games": str(games), "slow-games": str(slow_games)}
    asked = {"tables": tables, "bots": bots, **counts, "seed": "" if seed == "1" else seed, "out": "ladder"}
    _show(figures, asked, out, as_json)
    return 1 if any(each[key] for each in figures["tables"] for key in run.TROUBLES) else 0


def _show(figures: dict[str, Any], asked: dict[str, str], out: Path | None, as_json: bool) -> None:
    """Writes the page and the figures to a folder, or prints them. The page names the command that makes it."""
    from posse.lab.files import write, write_json
    from posse.lab.ladder.page import ladder_page

    command = " ".join(["posse ladder", *(f"--{name} {value}" for name, value in asked.items() if value)])
    page = ladder_page(figures, command)
    if out is not None:
        write_json(out / "ladder.json", figures)
        write(out / "ladder.md", page)
        remark(f"the page is {out / 'ladder.md'}")
    if as_json:
        print_json(figures)
    elif out is None:
        console.print(page, highlight=False, markup=False, soft_wrap=True)
