"""Games by the thousand: simulations, arenas and reports."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from posse.cli.given import (
    Bots,
    Game,
    Jobs,
    Json,
    OwnSets,
    Players,
    Preset,
    Seed,
    Sets,
    Variants,
    with_own_sets,
    with_preset,
    words,
)
from posse.cli.paper import complain, console, print_figures, print_json, progress, remark
from posse.cli.root import app, examples
from posse.kernel.errors import PosseError

Cluster = Annotated[str, Parameter(help="Play on the Dask cluster at this address.")]


@app.command(
    help_epilogue=examples(
        "posse simulate --players 5 --games 1000",
        "posse simulate --players 7 --variants stick-of-dynamite --games 10000 --jobs 2 --json",
        "posse simulate --players 8 --preset everything --games 100",
        "posse simulate --sets dodge-city --bots rule-of-thumb --out dodge-city.json",
    )
)
def simulate(
    *,
    game: Game = "bang",
    players: Players = None,
    preset: Preset = "",
    sets: Sets = "",
    own_sets: OwnSets = (),
    variants: Variants = "",
    bots: Bots = "random",
    games: Annotated[int, Parameter(help="How many games to play.")] = 1000,
    seed: Seed = "1",
    jobs: Annotated[int, Parameter(help="How many processes play at a time.")] = 1,
    cluster: Cluster = "",
    out: Annotated[
        Path | None,
        Parameter(help="Watch the games closely, which takes longer, and write a file for posse report."),
    ] = None,
    as_json: Json = False,
) -> int:
    """Play many games with bots and count who wins.

    A game that breaks down is counted and its record saved; the run goes on, and exits with 1 in the end."""
    from posse.lab import files
    from posse.lab import simulate as lab
    from posse.lab.report.figures import figures_of

    setting = setting_of(game, players, with_own_sets(sets, own_sets), variants, bots, seed, preset)
    lab.check(setting, games, jobs)
    files.check(out)
    with progress(games) as done:
        report = lab.simulate(setting, games, jobs, done, watching=out is not None, cluster=cluster)
    if out is not None:
        files.write_json(out, figures_of(setting, report))
    complain(report.messages)
    figures = report.as_dict()
    if as_json:
        print_json(figures)
    else:
        print_figures(figures)
    return 1 if report.errors or report.unfinished else 0


def setting_of(
    game: str,
    players: int | None,
    sets: tuple[str, ...],
    variants: str,
    bots: str,
    seed: str,
    preset: str = "",
) -> Any:
    """What is to be simulated."""
    from posse.games import entry
    from posse.lab.simulate import Setting

    if players is None:
        players = entry(game).usual_players
    sets, chosen = with_preset(preset, game, players, sets, variants, seed)
    return Setting(game, players, sets, chosen, words(bots) or ("random",), seed)


@app.command(
    help_epilogue=examples(
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
    preset: Preset = "",
    sets: Sets = "",
    own_sets: OwnSets = (),
    variants: Variants = "",
    seed: Seed = "1",
    jobs: Jobs = None,
    cluster: Cluster = "",
    out: Annotated[
        Path | None, Parameter(help="A folder for results, figures and a report with plots.")
    ] = None,
    resume: Annotated[bool, Parameter(negative="", help="Go on with the arena in that folder.")] = False,
    as_json: Json = False,
) -> int:
    """Compare bots in a balanced tournament: each plays every seat and role of the same deals.

    A bot that crashes, gives an answer it was not offered, or never answers forfeits that game; the run goes on, and
    exits with 1 in the end. Bots are trusted code: this guards against mistakes, not against malice."""
    from posse.lab.arena import run, schedule, tables, text
    from posse.lab.parallel import cores

    setting = setting_of(game, players, with_own_sets(sets, own_sets), variants, bots, seed, preset)
    jobs = cores() if jobs is None else jobs
    run.check(setting, games, jobs)
    whole = schedule.deals_for(games, len(setting.bots)) * len(setting.bots)
    if whole != games:
        remark(
            f"{whole} games are played: {games}, rounded up to whole deals of {len(setting.bots)} games each"
        )
    try:
        with progress(whole) as done:
            figures = run.arena(
                setting, whole, jobs=jobs, cluster=cluster, folder=out, resume=resume, done=done
            )
    except KeyboardInterrupt:
        kept = (
            f"what was played is kept in {out}; the same command with --resume goes on"
            if out
            else ("nothing was kept; with --out FOLDER an arena can be resumed")
        )
        complain([f"stopped; {kept}"])
        raise
    if out is not None:
        _write_arena(out, figures)
    complain([*tables.troubles(figures), *tables.details(figures, out or Path(setting.errors_to))])
    if as_json:
        print_json(figures)
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
        complain([f"{out / 'arena.html'} was not written: {error}"])
        return
    write(out / "arena.html", arena_page(figures))
    remark(f"the report is {out / 'arena.html'}")


@app.command(
    help_epilogue=examples(
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
    cluster: Cluster = "",
    out: Annotated[Path | None, Parameter(help="The page to write; posse-report.html.")] = None,
    as_json: Json = False,
) -> int:
    """Simulate games and write a page about them.

    It shows wins by role, side, place, character and set, how long games take, what kills, and how well bots guessed
    the roles. With --json the figures are printed, and a page is written only with --out."""
    from posse.lab import files as lab_files
    from posse.lab.paper import plots
    from posse.lab.report import figures
    from posse.lab.report.page import report_page

    if not as_json or out is not None:
        plots.check()
        out = out or Path("posse-report.html")
        lab_files.check(out)
    given = (game, players, sets, compare, variants, bots, games, seed, jobs, cluster or None)
    if files and any(option is not None for option in given):
        raise PosseError("name files to report on or what to simulate, not both")
    if sets is not None and compare is not None:
        raise PosseError("give --sets or --compare, not both")
    simulations = figures.read_all(files)
    if not files:
        choices = [sets or ""] if compare is None else compare.split(";")
        settings = [
            setting_of(
                game or "bang", players, words(choice), variants or "", bots or "rule-of-thumb", seed or "1"
            )
            for choice in choices
        ]
        simulations = _simulations(settings, 1000 if games is None else games, jobs, cluster)
    if out is not None:
        lab_files.write(out, report_page(simulations))
        remark(f"the report is {out}")
    if as_json:
        print_json({"simulations": simulations})
    return 1 if any(each["errors"] or each["unfinished"] for each in simulations) else 0


def _simulations(settings: Sequence[Any], games: int, jobs: int | None, cluster: str) -> list[dict[str, Any]]:
    """Simulate each of the settings, watching closely."""
    from posse.lab import simulate as lab
    from posse.lab.parallel import cores
    from posse.lab.report.figures import figures_of

    jobs = cores() if jobs is None else jobs
    for setting in settings:
        lab.check(setting, games, jobs)
    out = []
    with progress(games * len(settings)) as done:
        for setting in settings:
            seen = lab.simulate(setting, games, jobs, done, watching=True, cluster=cluster)
            complain(seen.messages)
            out.append(figures_of(setting, seen))
    return out
