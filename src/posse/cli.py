"""The command line."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from posse import __version__
from posse.kernel.errors import PosseError

app = App(
    name="posse",
    version=__version__,
    help="The BANG! family of games: play, look up, simulate. Posse is an independent fan project; "
    "BANG! is a trademark of dV Giochi.",
)
scenario_app = App(name="scenario", help="The executable rulebook.")
app.command(scenario_app)

console = Console()
errors = Console(stderr=True)

Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for a program to read.")]
Game = Annotated[str, Parameter(help="Which game: bang.")]
Sets = Annotated[str, Parameter(help="Sets, separated by commas; base is always in.")]
Variants = Annotated[str, Parameter(help="Variants, separated by commas: stick-of-dynamite, first-game.")]
Bots = Annotated[str, Parameter(help="Bots, separated by commas and dealt out to the seats in turn.")]
Seed = Annotated[str, Parameter(help="The same seed gives the same games.")]


def _examples(*lines: str) -> str:
    return "\n\n".join(("Examples:", *lines))


def main() -> None:
    """Run the command line; bad input is one sentence and exit code 2."""
    try:
        result = app(print_error=False, exit_on_error=False)
    except (PosseError, CycloptsError) as error:
        errors.print(f"posse: {error}", style="red", highlight=False, markup=False)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone
        sys.exit(0)
    sys.exit(result if isinstance(result, int) else 0)


def _words(text: str) -> tuple[str, ...]:
    """A list given as one word, `a,b,c`."""
    return tuple(item for item in text.split(",") if item)


def _print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))


@scenario_app.command(
    help_epilogue=_examples(
        "posse scenario check rulebook", "posse scenario check rulebook/base/beer-heals-one.yaml"
    )
)
def check(*paths: Annotated[Path, Parameter(help="Files, or folders full of them.")]) -> int:
    """Run scenarios. Exits 0 if all passed, 1 if one failed, 2 if a file is no valid scenario."""
    from posse.scenarios import check_scenario, scenario_files

    if not paths:
        raise PosseError("name at least one file or folder of scenarios")
    passed = failed = code = 0
    for path in scenario_files(paths):
        failure = check_scenario(path)
        if failure is None:
            passed += 1
            print(f"PASS {path}")
        else:
            failed += 1
            code = max(code, 2 if failure.invalid else 1)
            print(f"FAIL {path}: {failure}")
    print(f"{passed} passed, {failed} failed")
    if not passed and not failed:
        raise PosseError("there is no scenario in " + ", ".join(str(path) for path in paths))
    return code


@app.command(help_epilogue=_examples("posse catalogue", "posse catalogue --json"))
def catalogue(*, as_json: Json = False) -> None:
    """Show every set with its cards and characters."""
    from posse.games import catalogue as all_sets

    sets = all_sets()
    if as_json:
        _print_json({"sets": sets})
        return
    for each in sets:
        table = Table(
            title=f"{each['name']} ({each['id']})", title_justify="left", box=None, padding=(0, 2, 0, 0)
        )
        for heading in ("card", "border", "copies"):
            table.add_column(heading)
        for card in each["cards"]:
            table.add_row(card["name"], card["border"], " ".join(card["copies"]))
        console.print(table)
        people = ", ".join(f"{who['name']} ({who['life']})" for who in each["characters"])
        console.print(f"\n[bold]Characters[/bold] {people}\n", highlight=False)


@app.command(
    help_epilogue=_examples(
        "posse simulate --players 5 --games 1000",
        "posse simulate --players 7 --variants stick-of-dynamite --games 10000 --jobs 2 --json",
    )
)
def simulate(
    *,
    game: Game = "bang",
    players: Annotated[int, Parameter(help="How many sit at the table.")] = 5,
    sets: Sets = "base",
    variants: Variants = "",
    bots: Bots = "random",
    games: Annotated[int, Parameter(help="How many games to play.")] = 1000,
    seed: Seed = "1",
    jobs: Annotated[int, Parameter(help="How many processes play at a time.")] = 1,
    as_json: Json = False,
) -> int:
    """Play many games with bots and count. A game that errs is counted and its record saved; the run goes on and
    exits with 1."""
    from posse.lab import simulate as lab

    setting = lab.Setting(game, players, _words(sets), _words(variants), _words(bots) or ("random",), seed)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("", total=games)
        report = lab.simulate(setting, games, jobs, lambda done: progress.advance(task, done))
    for message in report.messages:
        errors.print(f"posse: {message}", style="red", highlight=False, markup=False)
    figures = report.as_dict()
    if as_json:
        _print_json(figures)
    else:
        _print_figures(figures)
    return 1 if report.errors or report.unfinished else 0


@app.command(help_epilogue=_examples("posse bench", "posse bench --seconds 10 --json"))
def bench(
    *,
    seconds: Annotated[float, Parameter(help="About how long each measurement takes.")] = 3.0,
    as_json: Json = False,
) -> None:
    """Measure how fast the engine is on this machine."""
    from posse.lab.bench import bench as measure

    figures = measure(seconds)
    if as_json:
        _print_json(figures)
    else:
        _print_figures(figures)


def _print_figures(figures: dict[str, object]) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for key, value in figures.items():
        shown = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else str(value)
        table.add_row(key.replace("_", " "), shown)
    console.print(table)


if __name__ == "__main__":
    main()
