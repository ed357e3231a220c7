"""The command that writes games as data."""

from pathlib import Path
from typing import Annotated

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
)
from posse.cli.lab import setting_of
from posse.cli.paper import complain, print_figures, print_json, progress
from posse.cli.root import app, examples


@app.command(
    help_epilogue=examples(
        "posse export --bots rule-of-thumb --games 1000 --out my-games",
        "posse export --players 7 --preset everything --games 100000 --format jsonl.gz --out my-games",
        "posse export --game duel --games 1000000 --format parquet --out my-games --resume",
    )
)
def export(
    *,
    game: Game = "bang",
    players: Players = None,
    preset: Preset = "",
    sets: Sets = "",
    own_sets: OwnSets = (),
    variants: Variants = "",
    bots: Bots = "rule-of-thumb",
    games: Annotated[int, Parameter(help="How many games to play.")] = 1000,
    seed: Seed = "1",
    jobs: Jobs = None,
    format: Annotated[str, Parameter(help="jsonl, jsonl.gz or parquet.")] = "jsonl",
    out: Annotated[Path, Parameter(help="A folder for the files, each with a hundred games.")],
    resume: Annotated[bool, Parameter(negative="", help="Continue the export in that folder.")] = False,
    as_json: Json = False,
) -> int:
    """Let bots play and write every decision: what the player saw, could do and did, and who won.

    Files are written whole or not at all, so you can stop an export at any time and continue with --resume. A game that
    fails is left out and reported; the run continues, and exits with 1 in the end."""
    from posse.lab import export as lab

    setting = setting_of(game, players, with_own_sets(sets, own_sets), variants, bots, seed, preset)
    jobs = processes(jobs)
    lab.check(setting, games, jobs, format)
    try:
        with progress(games) as done:
            figures = lab.export(setting, games, out, format=format, jobs=jobs, resume=resume, done=done)
    except KeyboardInterrupt:
        complain([f"stopped; what was written is kept in {out}, and the same command with --resume goes on"])
        raise
    complain(figures["messages"])
    if as_json:
        print_json(figures)
    else:
        print_figures({key: value for key, value in figures.items() if key != "messages"})
    return 1 if figures["errors"] or figures["unfinished"] else 0
