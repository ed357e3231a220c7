"""Measuring the engine, and a server under load."""

from typing import Annotated, Any

from cyclopts import Parameter

from posse.cli.given import Game, Json, Sets, words
from posse.cli.paper import print_beside, print_figures, print_json, remark
from posse.cli.root import app, examples
from posse.kernel.errors import PosseError


@app.command(
    help_epilogue=examples(
        "posse bench",
        "posse bench --sets dodge-city,high-noon",
        "posse bench --game dice --json",
        "posse bench env --game duel",
        "posse bench server --tables 200 --seconds 30",
        "posse bench server --tables 200 --seconds 30 --clients 8 --sets dodge-city,gold-rush",
        "posse bench server --tables 50 --seconds 60 --clients 4 --bots search",
        "posse bench server --tables 200 --seconds 30 --flood",
    )
)
def bench(
    what: Annotated[
        str, Parameter(help="What to measure: engine, env (for training), or server under load.")
    ] = "engine",
    *,
    game: Game = "bang",
    sets: Sets = "",
    seconds: Annotated[float, Parameter(help="About how long each measurement takes.")] = 3.0,
    tables: Annotated[
        int, Parameter(help="Server only: how many tables, each in the middle of a game.")
    ] = 1000,
    clients: Annotated[int, Parameter(help="Server only: how many clients at each table.")] = 4,
    bots: Annotated[
        str, Parameter(help="Server only: bots at each table besides its clients, as in search,fair.")
    ] = "",
    flood: Annotated[
        bool,
        Parameter(
            negative="", help="Server only: measure it undisturbed, and then while somebody floods it."
        ),
    ] = False,
    as_json: Json = False,
) -> None:
    """Measure on this machine how fast the engine or the training environment is, or how many tables a server can
    carry."""
    if not 0 < seconds <= 3600:
        raise PosseError("the seconds of a measurement are a number above 0, and at most 3600")
    if bots and what != "server":
        raise PosseError("--bots goes with posse bench server: they play at its tables")
    if what == "server":
        figures = _bench_server(game, sets, tables, clients, bots, seconds, flood)
    elif what == "engine":
        figures = _bench_engine(seconds, game, sets, flood)
    elif what == "env":
        figures = _bench_env(seconds, game, sets, flood)
    else:
        raise PosseError(f'"{what}" cannot be measured; choose from engine, env, server')
    if as_json:
        print_json(figures)
    elif flood:
        _print_flood(figures)
    else:
        print_figures(figures)


def _bench_engine(seconds: float, game: str, sets: str, flood: bool) -> dict[str, Any]:
    from posse.lab.bench import bench as measure

    if flood:
        raise PosseError("--flood goes with posse bench server: nobody can flood the engine")
    return measure(seconds, game, words(sets))


def _bench_env(seconds: float, game: str, sets: str, flood: bool) -> dict[str, Any]:
    from posse.lab.bench_env import bench as measure

    if flood:
        raise PosseError("--flood goes with posse bench server: nobody can flood an environment")
    return measure(seconds, game, words(sets))


def _bench_server(
    game: str, sets: str, tables: int, clients: int, bots: str, seconds: float, flood: bool
) -> dict[str, Any]:
    from posse.games import entry

    entry(game)
    if game != "bang":
        raise PosseError("posse bench server plays BANG!; leave out --game")
    try:
        from posse.lab import load
    except ModuleNotFoundError as missing:
        raise PosseError(
            f"measuring a server needs {missing.name}: pip install 'posse-game[bench]'"
        ) from None
    plan = load.Plan(tables, clients, seconds, tuple(words(sets)), tuple(words(bots)))
    load.prepare(plan)
    memory = load.memory_per_table(plan.settings)
    measure = load.measure_flood if flood else load.measure
    return {**measure(plan, remark), "memory_kb_per_table": memory}


def _print_flood(figures: dict[str, Any]) -> None:
    """Shows the two measurements side by side."""
    twice = {"in peace": figures["quiet"], "flooded": figures["flooded"]}
    print_figures({key: value for key, value in figures.items() if key not in ("quiet", "flooded")})
    print_beside(twice)
