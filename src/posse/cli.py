"""The command line."""

import json
import os
import secrets
import sys
from collections.abc import Sequence
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


class Paper(Console):
    """Where we print; whoever reads it may go before the end, and that is no error."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        _to_nowhere()
        raise SystemExit(0)


def _to_nowhere() -> None:
    """Let what is still to be printed vanish."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


console = Paper(soft_wrap=False)
errors = Console(stderr=True, soft_wrap=True)

Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for a program to read.")]
Game = Annotated[str, Parameter(help="Which game: bang, dice or duel.")]
Sets = Annotated[str, Parameter(help="Sets of BANG!, separated by commas; base is always in.")]
Variants = Annotated[
    str,
    Parameter(
        help="Variants, separated by commas. BANG!: stick-of-dynamite, first-game; duel: long-game, all-characters."
    ),
]
Bots = Annotated[str, Parameter(help="Bots, separated by commas and dealt out to the seats in turn.")]
Seed = Annotated[str, Parameter(help="The same seed gives the same games.")]


def _examples(*lines: str) -> str:
    return "\n\n".join(("Examples:", *lines))


def main(words: Sequence[str] | None = None) -> None:
    """Run the command line; bad input is one sentence and exit code 2."""
    try:
        result = app(sys.argv[1:] if words is None else words, print_error=False, exit_on_error=False)
    except (PosseError, CycloptsError) as error:
        errors.print(f"posse: {error}", style="red", highlight=False, markup=False)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        _to_nowhere()  # whoever read our output has gone
        sys.exit(0)
    except Exception as error:
        if os.environ.get("POSSE_DEBUG"):
            raise
        errors.print(
            f"posse: this is an error in Posse itself: {type(error).__name__}: {error}. "
            "Please report it; POSSE_DEBUG=1 shows where it happened.",
            style="red",
            highlight=False,
            markup=False,
        )
        sys.exit(70)
    sys.exit(result if isinstance(result, int) else 0)


def _words(text: str) -> tuple[str, ...]:
    """A list given as one word, `a,b,c`."""
    return tuple(item.strip() for item in text.split(",") if item.strip())


def _print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))


@app.command(
    help_epilogue=_examples(
        "posse play",
        "posse play --players 7 --sets dodge-city,high-noon",
        "posse play --game duel --name outlaw",
        "posse play --resume posse-game.txt",
    )
)
def play(
    *,
    game: Game = "bang",
    players: Annotated[int | None, Parameter(help="How many sit at the table, you included.")] = None,
    name: Annotated[
        str, Parameter(help="Your name at the table; in the duel your side, law or outlaw.")
    ] = "",
    sets: Sets = "",
    variants: Variants = "",
    bots: Bots = "random",
    seed: Annotated[str, Parameter(help="The same seed gives the same deal; by default a new one.")] = "",
    resume: Annotated[Path | None, Parameter(help="Go on with a game you left.")] = None,
) -> None:
    """Play in the terminal against bots."""
    from posse.bots import make
    from posse.terminal import play as terminal

    if resume is None:
        table, me = _new_table(
            game, players, name, _words(sets), _words(variants), seed or secrets.token_hex(8)
        )
    else:
        table, me = _saved_table(resume, name)
    names = _words(bots) or ("random",)
    others = [seat for seat in range(len(table.names)) if seat != me]
    seated = {
        seat: make(names[i % len(names)], f"{table.seed}/{len(table.moves)}/{seat}")
        for i, seat in enumerate(others)
    }
    terminal.play(table, me, seated, console, save_to=resume)


def _new_table(
    game: str, players: int | None, name: str, sets: tuple[str, ...], variants: tuple[str, ...], seed: str
) -> tuple[Any, int]:
    from posse.games import entry, new

    known = entry(game)
    if players is None:
        players = known.usual_players
    names = list(known.names[: max(players, 0)])
    if players != len(names):
        raise PosseError(f"{game} is not for {players} players")
    if game == "duel":
        name = name or names[0]
        if name not in names:
            raise PosseError(f"your side in the duel is {' or '.join(names)}, not {name}")
    else:
        name = name or "you"
        names = [name, *[other for other in names if other != name]][: len(names)]
    return new(game, players=names, sets=sets, variants=variants, seed=seed), names.index(name)


def _saved_table(path: Path, name: str) -> tuple[Any, int]:
    from posse.games import load
    from posse.terminal.play import saved_seat
    from posse.terminal.replay import read_record

    text = read_record(path)
    table = load(text)
    name = name or saved_seat(text) or table.names[0]
    if name not in table.names:
        raise PosseError(f"nobody in {path} is called {name}; the players are {', '.join(table.names)}")
    if table.over:
        raise PosseError(f"the game in {path} is over; look at it with posse replay {path}")
    return table, table.names.index(name)


@app.command(
    help_epilogue=_examples(
        "posse replay game.txt", "posse replay game.txt --at 40 --as bob", "posse replay game.txt --json"
    )
)
def replay(
    file: Annotated[Path, Parameter(help="A record, as `save` in a game or a simulation wrote it.")],
    *,
    at: Annotated[int | None, Parameter(help="Show the table after this move.")] = None,
    viewer: Annotated[str | None, Parameter(name="--as", help="See it with the eyes of this player.")] = None,
    as_json: Json = False,
) -> None:
    """Tell a recorded game again, or show one moment of it."""
    from posse.terminal.replay import read_record, replay_as_json, show_replay

    text = read_record(file)
    if as_json:
        _print_json(replay_as_json(text, at, viewer))
    else:
        show_replay(text, at, viewer, console)


@app.command(
    help_epilogue=_examples("posse rule barrel", 'posse rule "slab the killer"', "posse rule beer --json")
)
def rule(
    *words: Annotated[str, Parameter(help="A card, a character, an event or a rule.")], as_json: Json = False
) -> None:
    """Look up how something really works, with every ruling on it."""
    from posse.terminal.reference import explain, look_up

    if not words:
        raise PosseError("say what to look up, for instance: posse rule barrel")
    what = " ".join(words)
    if as_json:
        _print_json([entry.as_dict() for entry in look_up(what)])
    else:
        explain(what, console)


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
            table.add_row(card["name"], card["border"], " ".join(map(_copy, card["copies"])))
        if each["cards"]:
            console.print(table)
        people = ", ".join(f"{who['name']} ({who['life']})" for who in each["characters"])
        console.print(f"\n[bold]Characters[/bold] {people}\n", highlight=False)


def _copy(copy: str | dict[str, str]) -> str:
    """A copy of a card: its rank and suit, or in the duel its deck and symbol."""
    return copy if isinstance(copy, str) else "-".join(copy.values())


@app.command(
    help_epilogue=_examples(
        "posse simulate --players 5 --games 1000",
        "posse simulate --players 7 --variants stick-of-dynamite --games 10000 --jobs 2 --json",
    )
)
def simulate(
    *,
    game: Game = "bang",
    players: Annotated[int | None, Parameter(help="How many sit at the table.")] = None,
    sets: Sets = "",
    variants: Variants = "",
    bots: Bots = "random",
    games: Annotated[int, Parameter(help="How many games to play.")] = 1000,
    seed: Seed = "1",
    jobs: Annotated[int, Parameter(help="How many processes play at a time.")] = 1,
    as_json: Json = False,
) -> int:
    """Play many games with bots and count. A game that errs is counted and its record saved; the run goes on and
    exits with 1."""
    from posse.games import entry
    from posse.lab import simulate as lab

    if players is None:
        players = entry(game).usual_players
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


@app.command(
    help_epilogue=_examples(
        "posse bench", "posse bench --sets dodge-city,high-noon", "posse bench --game dice --json"
    )
)
def bench(
    *,
    game: Game = "bang",
    sets: Sets = "",
    seconds: Annotated[float, Parameter(help="About how long each measurement takes.")] = 3.0,
    as_json: Json = False,
) -> None:
    """Measure how fast the engine is on this machine."""
    from posse.lab.bench import bench as measure

    if not 0 < seconds < 3600:
        raise PosseError("the seconds of a measurement are a number above 0")
    figures = measure(seconds, game, _words(sets))
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
