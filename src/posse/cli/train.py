"""What is learnt from games of bots, made anew: nets that the search bot judges positions by, and puzzles."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from posse.cli.given import Game, Jobs, Json, Seed, Sets, words
from posse.cli.paper import complain, console, print_figures, print_json, progress, remark
from posse.cli.root import app, examples
from posse.kernel.errors import PosseError

if TYPE_CHECKING:
    from posse.puzzles.confirm import Confirmed

train_app = App(name="train", help="What bots learn from games among themselves.")
app.command(train_app)


@train_app.command(
    help_epilogue=examples(
        "posse train value --game duel --games 8000 --out my-nets",
        "posse train value --games 20000 --seed 7 --jobs 2 --out my-nets",
        "posse train value --sets dodge-city --players 5,6,7 --out my-nets",
    )
)
def value(
    *,
    game: Game = "bang",
    sets: Sets = "",
    players: Annotated[
        str, Parameter(help="The sizes of the tables, separated by commas; by default all there are.")
    ] = "",
    games: Annotated[int, Parameter(help="How many games to learn from.")] = 20_000,
    seed: Seed = "1",
    jobs: Jobs = None,
    out: Annotated[Path, Parameter(help="A folder for the nets, the figures and a report with plots.")],
    as_json: Json = False,
) -> None:
    """Make the value nets of a game: rule-of-thumb bots play among themselves, and small nets learn who wins from
    where. The same seed gives the same nets. Without --sets the tables are drawn by lot, with any sets."""
    from posse.lab import files
    from posse.lab.parallel import cores
    from posse.lab.training import run

    name = out / f"{game}.json"
    jobs = cores() if jobs is None else jobs
    run.check(game, games, jobs)
    files.check(name)
    with progress(games) as done:
        nets, figures = run.train(
            game, games, seed, sets=words(sets), players=_sizes(players), jobs=jobs, done=done
        )
    files.write(name, run.text(nets))
    _write_report(out, game, figures)
    if as_json:
        print_json(figures)
        return
    for which, net in figures["nets"].items():
        remark(f"the net {which}:")
        print_figures({key: each for key, each in net.items() if key != "calibration"})
    remark(f"the nets are {name}")


@train_app.command(
    help_epilogue=examples(
        "posse train puzzles --game duel --games 100 --out duel.jsonl",
        "posse train puzzles --sets dodge-city --players 5,6,7 --games 50 --seed 7 --jobs 2 --out puzzles.jsonl",
    )
)
def puzzles(
    *,
    game: Game = "bang",
    sets: Sets = "",
    players: Annotated[
        str, Parameter(help="The sizes of the tables, separated by commas; by default all there are.")
    ] = "",
    games: Annotated[int, Parameter(help="How many games to look for puzzles in.")] = 100,
    seed: Seed = "1",
    jobs: Jobs = None,
    out: Annotated[Path, Parameter(help="A file for the puzzles, one a line.")],
) -> None:
    """Find puzzles: rule-of-thumb bots play among themselves, and where one move proves clearly better than all others
    in hundreds of imagined worlds, the position is kept. The same seed finds the same puzzles."""
    from posse.lab import files
    from posse.lab.parallel import cores
    from posse.lab.puzzles import run

    jobs = cores() if jobs is None else jobs
    run.check(game, games, jobs)
    files.check(out)
    with progress(games) as done:
        found = run.find(game, games, seed, sets=words(sets), players=_sizes(players), jobs=jobs, done=done)
    files.write(out, "".join(f"{puzzle.line()}\n" for puzzle in found))
    remark(f"{len(found)} puzzles are in {out}")


@train_app.command(
    help_epilogue=examples(
        "posse train confirm --some 30",
        "posse train confirm puzzles.jsonl --worlds 500 --out good.jsonl",
    )
)
def confirm(
    file: Annotated[
        Path | None, Parameter(help="A file of puzzles; by default those in the package.")
    ] = None,
    *,
    some: Annotated[int | None, Parameter(help="Try so many, drawn by lot; by default all.")] = None,
    worlds: Annotated[int, Parameter(help="In how many fresh worlds each is tried.")] = 2_000,
    seed: Seed = "1",
    jobs: Jobs = None,
    out: Annotated[Path | None, Parameter(negative="", help="A file for those that hold.")] = None,
) -> None:
    """Try puzzles again: whether the answer of each is still clearly the best in worlds that nobody has looked at."""
    import random

    from posse.lab import files
    from posse.lab.parallel import cores
    from posse.lab.puzzles import run
    from posse.puzzles.shelf import read_file, shelf

    files.check(out)
    asked = list(shelf() if file is None else read_file(file))
    if some is not None:
        asked = random.Random(seed).sample(asked, min(some, len(asked)))
    with progress(len(asked)) as done:
        came = run.confirmed(asked, worlds, seed, cores() if jobs is None else jobs, done)
    good = [each for each in came if each.holds]
    for each in came:
        console.print(_verdict(each), highlight=False)
    remark(f"{len(good)} of {len(came)} hold")
    if out is not None:
        files.write(out, "".join(f"{each.puzzle.line()}\n" for each in good))


def _verdict(each: "Confirmed") -> str:
    """What came of a puzzle, in a line."""
    if not each.is_sound:
        return f"{each.puzzle.id}  its game cannot be played any more"
    found = f"{each.puzzle.margin} ± {2 * each.puzzle.error:.1f} points, {each.puzzle.worlds} worlds"
    return f"{each.puzzle.id}  {found}" + ("" if each.holds else "  does not hold")


def _sizes(players: str) -> tuple[int, ...]:
    sizes = words(players)
    if not all(size.isdecimal() for size in sizes):
        raise PosseError(f"sizes of tables are numbers, as in 4,5,6, not {players}")
    return tuple(map(int, sizes))


def _write_report(out: Path, game: str, figures: dict[str, Any]) -> None:
    """The figures and, where plots can be drawn, the page."""
    from posse.lab.files import write, write_json
    from posse.lab.paper import plots
    from posse.lab.training.page import value_page

    write_json(out / f"{game}-figures.json", figures)
    page = out / f"{game}.html"
    try:
        plots.check()
    except PosseError as error:
        complain([f"{page} was not written: {error}"])
        return
    write(page, value_page(figures))
    remark(f"the report is {page}")
