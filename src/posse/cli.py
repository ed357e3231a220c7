"""The command line."""

import json
import os
import secrets
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
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
Bots = Annotated[
    str,
    Parameter(
        help="Bots, separated by commas and dealt out to the seats in turn: random, rule-of-thumb, with a level "
        "(easy, normal, hard) and a temper (bold, careful, greedy, vengeful) as in rule-of-thumb/easy/bold, "
        "or a class of yours as in my_bots:MyBot."
    ),
]
Seed = Annotated[str, Parameter(help="The same seed gives the same games.")]
Players = Annotated[int | None, Parameter(help="How many sit at the table.")]
Jobs = Annotated[
    int | None, Parameter(help="How many processes play at a time; by default one for every core.")
]


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
        "posse play --terminal --players 7 --sets dodge-city,high-noon",
        "posse play --terminal --game duel --name outlaw --bots rule-of-thumb/hard",
        "posse play --terminal --explain",
        "posse play --terminal --resume posse-game.txt",
    )
)
def play(
    *,
    terminal: Annotated[
        bool, Parameter(negative="", help="Play in the terminal; all that follows is for that.")
    ] = False,
    game: Game = "bang",
    players: Annotated[int | None, Parameter(help="How many sit at the table, you included.")] = None,
    name: Annotated[
        str, Parameter(help="Your name at the table; in the duel your side, law or outlaw.")
    ] = "",
    sets: Sets = "",
    variants: Variants = "",
    bots: Bots = "rule-of-thumb/normal",
    explain: Annotated[
        bool,
        Parameter(negative="", help="The bots say why after each move; it gives their secrets away."),
    ] = False,
    seed: Annotated[str, Parameter(help="The same seed gives the same deal; by default a new one.")] = "",
    resume: Annotated[Path | None, Parameter(help="Go on with a game you left.")] = None,
    port: Annotated[int | None, Parameter(help="In the browser: the port of its server.")] = None,
    browser: Annotated[bool, Parameter(help="Open the browser, or only say the address.")] = True,
) -> None:
    """Play in the browser: a server on this machine, for you and whoever sits beside you. Or in the terminal."""
    if not terminal:
        for_terminal = {
            "--game": game != "bang",
            "--players": players is not None,
            "--name": name != "",
            "--sets": sets != "",
            "--variants": variants != "",
            "--bots": bots != "rule-of-thumb/normal",
            "--explain": explain,
            "--seed": seed != "",
            "--resume": resume is not None,
        }
        given = [flag for flag, is_given in for_terminal.items() if is_given]
        if given:
            raise PosseError(f"{given[0]} goes with --terminal; in the browser you choose it on the page")
        _play_in_browser(port, browser)
        return
    _play_in_terminal(game, players, name, sets, variants, bots, explain, seed, resume)


def _play_in_browser(port: int | None, open_browser: bool) -> None:
    from posse.server.config import Config, default_database, default_workers
    from posse.server.local import play_in_browser

    config = Config(default_database(), default_workers())
    play_in_browser(config, port, lambda words: console.print(words, highlight=False), open_browser)


def _play_in_terminal(
    game: str,
    players: int | None,
    name: str,
    sets: str,
    variants: str,
    bots: str,
    explain: bool,
    seed: str,
    resume: Path | None,
) -> None:
    from posse.bots import make
    from posse.terminal import play as terminal

    if resume is None:
        table, me = _new_table(
            game, players, name, _words(sets), _words(variants), seed or secrets.token_hex(8)
        )
    else:
        table, me = _saved_table(resume, name)
    names = _words(bots) or ("rule-of-thumb/normal",)
    others = [seat for seat in range(len(table.names)) if seat != me]
    seated = {
        seat: make(names[i % len(names)], f"{table.seed}/{len(table.moves)}/{seat}")
        for i, seat in enumerate(others)
    }
    terminal.play(table, me, seated, console, save_to=resume, explain=explain)


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
    help_epilogue=_examples(
        "posse verify posse-K7WXQ2-1.txt",
        "posse verify posse-K7WXQ2-1.txt --hash 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    )
)
def verify(
    file: Annotated[Path, Parameter(help="The record of a finished game, as a server gave it.")],
    *,
    noted: Annotated[
        str | None, Parameter(name="--hash", help="The hash that was shown when the game began.")
    ] = None,
) -> int:
    """Check that a game on a server was dealt fairly: its seed was fixed before it began, and played again from that
    seed the game comes to the same end. Exits 0 if it was fair, 1 if not."""
    from posse.server import fair
    from posse.terminal.replay import read_record

    try:
        print(f"{file} is {fair.verify(read_record(file), noted)}.")
    except fair.Unfair as unfair:
        _complain([f"{file} is not fair: {unfair}"])
        return 1
    return 0


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
        "posse simulate --sets dodge-city --bots rule-of-thumb --out dodge-city.json",
    )
)
def simulate(
    *,
    game: Game = "bang",
    players: Players = None,
    sets: Sets = "",
    variants: Variants = "",
    bots: Bots = "random",
    games: Annotated[int, Parameter(help="How many games to play.")] = 1000,
    seed: Seed = "1",
    jobs: Annotated[int, Parameter(help="How many processes play at a time.")] = 1,
    out: Annotated[
        Path | None,
        Parameter(help="Watch the games closely, which takes longer, and write a file for posse report."),
    ] = None,
    as_json: Json = False,
) -> int:
    """Play many games with bots and count. A game that errs is counted and its record saved; the run goes on and
    exits with 1."""
    from posse.lab import files
    from posse.lab import simulate as lab
    from posse.lab.report.figures import figures_of

    setting = _setting(game, players, sets, variants, bots, seed)
    lab.check(setting, games, jobs)
    files.check(out)
    with _progress(games) as done:
        report = lab.simulate(setting, games, jobs, done, watching=out is not None)
    if out is not None:
        files.write_json(out, figures_of(setting, report))
    _complain(report.messages)
    figures = report.as_dict()
    if as_json:
        _print_json(figures)
    else:
        _print_figures(figures)
    return 1 if report.errors or report.unfinished else 0


def _setting(game: str, players: int | None, sets: str, variants: str, bots: str, seed: str) -> Any:
    """What is to be simulated."""
    from posse.games import entry
    from posse.lab.simulate import Setting

    if players is None:
        players = entry(game).usual_players
    return Setting(game, players, _words(sets), _words(variants), _words(bots) or ("random",), seed)


@contextmanager
def _progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar for people who wait; gives the function that moves it on."""
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.advance(task, done)


def _complain(sentences: Iterable[str]) -> None:
    """Say what went wrong without giving up."""
    for sentence in sentences:
        errors.print(f"posse: {sentence}", style="red", highlight=False, markup=False)


@app.command(
    help_epilogue=_examples(
        "posse arena --bots random,rule-of-thumb --games 1000",
        "posse arena --players 7 --sets dodge-city --bots rule-of-thumb,rule-of-thumb/easy --out my-arena",
        "posse arena --game duel --bots my_bots:MyBot,rule-of-thumb --games 4000 --out my-arena --resume",
    )
)
def arena(
    *,
    game: Game = "bang",
    players: Players = None,
    bots: Annotated[
        str, Parameter(help="The bots to compare, separated by commas.")
    ] = "random,rule-of-thumb",
    games: Annotated[int, Parameter(help="How many games to play, rounded up to whole deals.")] = 2000,
    sets: Sets = "",
    variants: Variants = "",
    seed: Seed = "1",
    jobs: Jobs = None,
    cluster: Annotated[str, Parameter(help="Play on the Dask cluster at this address.")] = "",
    out: Annotated[
        Path | None, Parameter(help="A folder for results, figures and a report with plots.")
    ] = None,
    resume: Annotated[bool, Parameter(negative="", help="Go on with the arena in that folder.")] = False,
    as_json: Json = False,
) -> int:
    """Compare bots in a balanced tournament: each plays every seat and role of the same deals. A bot that breaks
    down, answers with what it was not offered or never answers forfeits that game; the run goes on and exits with 1.
    Bots are trusted code: this guards against mistakes, not against malice."""
    from posse.lab.arena import run, schedule, tables, text
    from posse.lab.parallel import cores

    setting = _setting(game, players, sets, variants, bots, seed)
    jobs = cores() if jobs is None else jobs
    run.check(setting, games, jobs)
    whole = schedule.deals_for(games, len(setting.bots)) * len(setting.bots)
    if whole != games:
        _remark(
            f"{whole} games are played: {games}, rounded up to whole deals of {len(setting.bots)} games each"
        )
    try:
        with _progress(whole) as done:
            figures = run.arena(
                setting, whole, jobs=jobs, cluster=cluster, folder=out, resume=resume, done=done
            )
    except KeyboardInterrupt:
        kept = (
            f"what was played is kept in {out}; the same command with --resume goes on"
            if out
            else ("nothing was kept; with --out FOLDER an arena can be resumed")
        )
        _complain([f"stopped; {kept}"])
        raise
    if out is not None:
        _write_arena(out, figures)
    _complain([*tables.troubles(figures), *tables.details(figures, out or Path(setting.errors_to))])
    if as_json:
        _print_json(figures)
    else:
        text.show(figures, console)
    return 1 if tables.troubles(figures) else 0


def _write_arena(out: Path, figures: dict[str, Any]) -> None:
    """The figures and, where plots can be drawn, the page."""
    from posse.lab.arena.page import arena_page
    from posse.lab.files import write, write_json
    from posse.lab.paper import plots

    write_json(out / "arena.json", figures)
    try:
        plots.check()
    except PosseError as error:
        _complain([f"{out / 'arena.html'} was not written: {error}"])
        return
    write(out / "arena.html", arena_page(figures))
    _remark(f"the report is {out / 'arena.html'}")


def _remark(sentence: str) -> None:
    errors.print(f"posse: {sentence}", highlight=False, markup=False)


@app.command(
    help_epilogue=_examples(
        "posse report --players 5 --sets dodge-city --bots rule-of-thumb --games 1000 --out report.html",
        'posse report --compare "base;dodge-city;high-noon,fistful-of-cards" --bots rule-of-thumb',
        "posse report base.json dodge-city.json --out report.html",
    )
)
def report(
    *files: Annotated[
        Path, Parameter(help="Simulations that posse simulate --out wrote; without, one is played.")
    ],
    game: Annotated[str | None, Parameter(help="Which game: bang (the default), dice or duel.")] = None,
    players: Players = None,
    sets: Annotated[
        str | None, Parameter(help="Sets of BANG!, separated by commas; base is always in.")
    ] = None,
    compare: Annotated[
        str | None,
        Parameter(
            help="Instead of --sets, several choices of sets, separated by semicolons, to be compared."
        ),
    ] = None,
    variants: Annotated[str | None, Parameter(help="Variants, separated by commas.")] = None,
    bots: Annotated[
        str | None, Parameter(help="Bots, dealt out to the seats in turn; rule-of-thumb.")
    ] = None,
    games: Annotated[int | None, Parameter(help="How many games for each choice of sets; 1000.")] = None,
    seed: Annotated[str | None, Parameter(help="The same seed gives the same games; 1.")] = None,
    jobs: Jobs = None,
    out: Annotated[Path | None, Parameter(help="The page to write; posse-report.html.")] = None,
    as_json: Json = False,
) -> int:
    """Simulate and make a page of it: wins by role, side, place, character and set, the length of games, what kills,
    and how good the beliefs of the bots were. With --json figures are printed, and a page is made only with --out."""
    from posse.lab import files as lab_files
    from posse.lab.paper import plots
    from posse.lab.report import figures
    from posse.lab.report.page import report_page

    if not as_json or out is not None:
        plots.check()
        out = out or Path("posse-report.html")
        lab_files.check(out)
    given = (game, players, sets, compare, variants, bots, games, seed, jobs)
    if files and any(option is not None for option in given):
        raise PosseError("name files to report on or what to simulate, not both")
    if sets is not None and compare is not None:
        raise PosseError("give --sets or --compare, not both")
    simulations = figures.read_all(files)
    if not files:
        choices = [sets or ""] if compare is None else compare.split(";")
        settings = [
            _setting(game or "bang", players, choice, variants or "", bots or "rule-of-thumb", seed or "1")
            for choice in choices
        ]
        simulations = _simulations(settings, 1000 if games is None else games, jobs)
    if out is not None:
        lab_files.write(out, report_page(simulations))
        _remark(f"the report is {out}")
    if as_json:
        _print_json({"simulations": simulations})
    return 1 if any(each["errors"] or each["unfinished"] for each in simulations) else 0


def _simulations(settings: Sequence[Any], games: int, jobs: int | None) -> list[dict[str, Any]]:
    """Simulate each of the settings, watching closely."""
    from posse.lab import simulate as lab
    from posse.lab.parallel import cores
    from posse.lab.report.figures import figures_of

    jobs = cores() if jobs is None else jobs
    for setting in settings:
        lab.check(setting, games, jobs)
    out = []
    with _progress(games * len(settings)) as done:
        for setting in settings:
            seen = lab.simulate(setting, games, jobs, done, watching=True)
            _complain(seen.messages)
            out.append(figures_of(setting, seen))
    return out


@app.command(
    help_epilogue=_examples(
        "posse serve",
        "posse serve --port 8080 --database games.db",
        "posse serve --database postgresql://posse@localhost/posse --behind-proxy --origin https://posse.example.org",
    )
)
def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen at; 0.0.0.0 is all of this machine's.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port to listen at.")] = 8000,
    database: Annotated[
        str,
        Parameter(
            env_var="POSSE_DATABASE",
            help="A file, or postgresql://...; by default posse.db in your data folder.",
        ),
    ] = "",
    workers: Annotated[
        int | None, Parameter(help="How many processes think for the bots; by default one or a few.")
    ] = None,
    origin: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="Its address in the browser, where a proxy does not pass on the host."),
    ] = (),
    secure_cookies: Annotated[
        bool, Parameter(negative="", help="Cookies over https only, even if that cannot be seen here.")
    ] = False,
    behind_proxy: Annotated[
        bool, Parameter(negative="", help="Believe X-Forwarded-For and -Proto, which your proxy must set.")
    ] = False,
) -> None:
    """Serve tables to browsers until stopped. The server writes its log to stderr."""
    from posse.server.config import Config, default_database, default_workers
    from posse.server.serve import serve as serve_tables

    workers = default_workers() if workers is None else workers
    chosen = Config(database, workers, origin, secure_cookies, behind_proxy)
    if not database:
        chosen = replace(chosen, database=default_database())
    serve_tables(chosen, host, port)


@app.command(
    help_epilogue=_examples(
        "posse bench",
        "posse bench --sets dodge-city,high-noon",
        "posse bench --game dice --json",
        "posse bench server --tables 200 --seconds 30",
    )
)
def bench(
    what: Annotated[str, Parameter(help="What to measure: engine, or server under load.")] = "engine",
    *,
    game: Game = "bang",
    sets: Sets = "",
    seconds: Annotated[float, Parameter(help="About how long each measurement takes.")] = 3.0,
    tables: Annotated[int, Parameter(help="Of the server: tables, all with a game on.")] = 1000,
    clients: Annotated[int, Parameter(help="Of the server: clients at each table.")] = 4,
    as_json: Json = False,
) -> None:
    """Measure how fast the engine is on this machine, or how much a server here carries."""
    if not 0 < seconds < 3600:
        raise PosseError("the seconds of a measurement are a number above 0")
    if what == "server":
        figures = _bench_server(tables, clients, seconds)
    elif what == "engine":
        from posse.lab.bench import bench as measure

        figures = measure(seconds, game, _words(sets))
    else:
        raise PosseError(f'"{what}" cannot be measured; choose from engine, server')
    if as_json:
        _print_json(figures)
    else:
        _print_figures(figures)


def _bench_server(tables: int, clients: int, seconds: float) -> dict[str, object]:
    try:
        from posse.lab import load
    except ModuleNotFoundError as missing:
        raise PosseError(f"measuring a server needs {missing.name}: pip install posse[bench]") from None
    memory = load.memory_per_table()
    return {**load.measure(tables, clients, seconds, _remark), "memory_kb_per_table": memory}


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
