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
    processes,
    with_own_sets,
    with_preset,
    words,
)
from posse.cli.pages import write_pages
from posse.cli.paper import complain, console, print_beside, print_figures, print_json, progress, remark
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

    A game that fails is counted and its record saved; the run continues, and exits with 1 in the end."""
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
    """What to simulate."""
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
    resume: Annotated[bool, Parameter(negative="", help="Continue the arena in that folder.")] = False,
    as_json: Json = False,
) -> int:
    """Compare bots in a balanced tournament: each plays every seat and role of the same deals.

    A bot that crashes, gives an answer that was not offered, or never answers, forfeits that game; the run continues,
    and exits with 1 in the end. Bots are trusted code: this guards against mistakes, not against malice."""
    from posse.lab.arena import run, schedule, tables, text
    from posse.lab.arena.page import arena_page
    from posse.lab.files import write_json

    setting = setting_of(game, players, with_own_sets(sets, own_sets), variants, bots, seed, preset)
    jobs = processes(jobs)
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
        write_json(out / "arena.json", figures)
        write_pages((out / "arena.html", lambda: arena_page(figures)))
    complain([*tables.troubles(figures), *tables.details(figures, out or Path(setting.errors_to))])
    if as_json:
        print_json(figures)
    else:
        text.show(figures, console)
    return 1 if tables.troubles(figures) else 0


@app.command(
    help_epilogue=examples(
        "posse challenge --bot search --games 200",
        "posse challenge --bot my_bots:MyBot --instead rule-of-thumb/hard --players 7 --games 1000 --jobs 2",
        "posse challenge --game duel --bot search --against rule-of-thumb/hard/bold --games 100 --out bold.jsonl",
    )
)
def challenge(
    *,
    bot: Annotated[str, Parameter(help="The bot that takes a seat.")],
    instead: Annotated[str, Parameter(help="Who takes that seat on the same deals.")] = "rule-of-thumb/hard",
    against: Annotated[
        str,
        Parameter(
            help="Who takes the other seats; if you name several, separated by commas, lots are drawn."
        ),
    ] = "rule-of-thumb/hard",
    game: Game = "bang",
    players: Players = None,
    preset: Preset = "",
    sets: Sets = "",
    own_sets: OwnSets = (),
    variants: Variants = "",
    games: Annotated[int, Parameter(help="How many deals; each is played twice.")] = 200,
    seed: Seed = "1",
    jobs: Jobs = None,
    out: Annotated[
        Path | None, Parameter(help="A file for the result of each deal; the same command continues it.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Find out how often one bot wins alone among others, and how long it thinks.

    It takes a seat, and on the same deal another bot takes that seat in its place."""
    from posse.lab.challenge import Challenge, challenge, check

    setting = setting_of(game, players, with_own_sets(sets, own_sets), variants, against, seed, preset)
    what = Challenge(setting, bot, instead)
    jobs = processes(jobs)
    check(what, games, jobs)
    with progress(games) as done:
        figures = challenge(what, games, jobs=jobs, out=out, done=done)
    if as_json:
        print_json(figures)
        return
    rows = {"all": figures, **figures["roles"]}
    shown = {"win_rate": bot, "instead": instead, "difference": "difference"}
    print_beside(
        {
            "deals": {role: each["games"] for role, each in rows.items()},
            **{name: {role: _range(each[key]) for role, each in rows.items()} for key, name in shown.items()},
        }
    )
    timing = figures["timing"]
    remark(f"{bot} thought {timing['mean']} ms a decision, and 99 of 100 times less than {timing['p99']} ms")


def _range(share: dict[str, float]) -> str:
    """A win rate in percent, with its 95 % interval."""
    return f"{100 * share['value']:.0f} [{100 * share['low']:.0f}, {100 * share['high']:.0f}]"


@app.command(
    help_epilogue=examples(
        "posse report --players 5 --sets dodge-city --bots rule-of-thumb --games 1000 --out report.html",
        'posse report --compare "base;dodge-city;high-noon,fistful-of-cards" --bots rule-of-thumb',
        "posse report base.json dodge-city.json --out report.html",
    )
)
def report(
    *files: Annotated[
        Path, Parameter(help="Files from posse simulate --out; without any, games are played now.")
    ],
    game: Annotated[str | None, Parameter(help="Which game: bang (the default), dice or duel.")] = None,
    players: Players = None,
    sets: Annotated[
        str | None, Parameter(help="Sets of BANG!, separated by commas; base is always in.")
    ] = None,
    compare: Annotated[
        str | None,
        Parameter(
            help="Several choices of sets to compare, separated by semicolons; used instead of --sets."
        ),
    ] = None,
    variants: Annotated[str | None, Parameter(help="Variants, separated by commas.")] = None,
    bots: Annotated[
        str | None, Parameter(help="Bots, which take the seats in turn; by default rule-of-thumb.")
    ] = None,
    games: Annotated[
        int | None, Parameter(help="How many games for each choice of sets; by default 1000.")
    ] = None,
    seed: Annotated[str | None, Parameter(help="The same seed gives the same games; by default 1.")] = None,
    jobs: Jobs = None,
    cluster: Cluster = "",
    out: Annotated[Path | None, Parameter(help="The page to write; by default posse-report.html.")] = None,
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
        how = (variants or "", bots or "rule-of-thumb", seed or "1")
        settings = [setting_of(game or "bang", players, words(choice), *how) for choice in choices]
        simulations = _simulations(settings, 1000 if games is None else games, jobs, cluster)
    if out is not None:
        lab_files.write(out, report_page(simulations))
        remark(f"the report is {out}")
    if as_json:
        print_json({"simulations": simulations})
    return 1 if any(each["errors"] or each["unfinished"] for each in simulations) else 0


def _simulations(settings: Sequence[Any], games: int, jobs: int | None, cluster: str) -> list[dict[str, Any]]:
    """Simulate each of the settings, with detailed statistics."""
    from posse.lab import simulate as lab
    from posse.lab.report.figures import figures_of

    jobs = processes(jobs)
    for setting in settings:
        lab.check(setting, games, jobs)
    out = []
    with progress(games * len(settings)) as done:
        for setting in settings:
            seen = lab.simulate(setting, games, jobs, done, watching=True, cluster=cluster)
            complain(seen.messages)
            out.append(figures_of(setting, seen))
    return out
