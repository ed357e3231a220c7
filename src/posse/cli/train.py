"""Commands that learn from games between bots: value nets, nets that play, and puzzles."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from posse.cli.given import Game, Jobs, Json, Seed, Sets, Sizes, numbers, processes, words
from posse.cli.pages import write_pages
from posse.cli.paper import console, print_beside, print_figures, print_json, progress, remark, stages
from posse.cli.root import app, examples

if TYPE_CHECKING:
    from posse.puzzles.confirm import Confirmed

train_app = App(name="train", help="Train what bots use, from games between bots.")
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
    players: Sizes = "",
    games: Annotated[int, Parameter(help="How many games to learn from.")] = 20_000,
    seed: Seed = "1",
    jobs: Jobs = None,
    out: Annotated[Path, Parameter(help="A folder for the nets, the figures and a report with plots.")],
    as_json: Json = False,
) -> None:
    """Train the value nets of a game, by which the search bot judges positions.

    Rule-of-thumb bots play each other, and small nets learn who wins from which position. The same seed gives the same
    nets. Without --sets, the sets are picked at random."""
    from posse.lab import files
    from posse.lab.training import run

    name = out / f"{game}.json"
    jobs = processes(jobs)
    run.check(game, games, jobs)
    files.check(name)
    with progress(games) as done:
        nets, figures = run.train(
            game, games, seed, sets=words(sets), players=numbers(players), jobs=jobs, done=done
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
        "posse train policy --game duel --rounds 30 --out my-net",
        "posse train policy --rounds 100 --games 1000 --out my-net",
        "posse train policy --rounds 200 --games 1000 --out my-net --resume",
    )
)
def policy(
    *,
    game: Game = "bang",
    sets: Sets = "",
    players: Sizes = "",
    lessons: Annotated[
        int, Parameter(help="How many games to make lessons from, by trying the options.")
    ] = 0,
    rounds: Annotated[int, Parameter(help="How many rounds of games follow the lessons.")] = 20,
    games: Annotated[int, Parameter(help="How many games a round has.")] = 200,
    arena: Annotated[
        int, Parameter(help="How many games an arena against rules of thumb has; 0 for no arena.")
    ] = 200,
    measured: Annotated[int, Parameter(help="How many rounds there are from one arena to the next.")] = 5,
    begin: Annotated[
        str,
        Parameter(help="Start from the net in this folder, or from the one in the package with `package`."),
    ] = "",
    seed: Seed = "1",
    jobs: Annotated[int, Parameter(help="How many processes make lessons and play rounds and arenas.")] = 1,
    device: Annotated[
        str, Parameter(help="Where the net learns: `cpu`, or `cuda` for an accelerator.")
    ] = "cpu",
    out: Annotated[
        Path, Parameter(help="A folder for checkpoints, the net, the figures and a report with plots.")
    ],
    resume: Annotated[bool, Parameter(negative="", help="Continue the training in that folder.")] = False,
    as_json: Json = False,
) -> None:
    """Train a net for the learned bot.

    It learns from lessons first, if there are any, then by playing against itself, older nets and rules of thumb. The
    same seed gives the same net. You can stop at any time and continue with --resume. To play with the net, set
    POSSE_NETS to the folder."""
    from posse.lab.policy.plan import Plan

    plan = Plan(game, words(sets), numbers(players), seed, lessons, rounds, games, arena, measured, begin)
    plan.check(jobs)
    from posse.lab.policy.page import curve, policy_page
    from posse.lab.policy.run import Training

    training = Training(plan, out, resume=resume, jobs=jobs, device=device)
    with stages() as stage:
        figures = training.run(stage)
    pages = [(out / f"{game}.html", lambda: policy_page(figures))]
    if figures["arenas"]:
        pages.append((out / f"{game}-curve.svg", lambda: curve(figures)))
    write_pages(*pages)
    if as_json:
        print_json(figures)
        return
    for each in (*figures["arenas"][-1:], *figures["strangers"]):
        more = {end: f"{100 * each['more'][end]:+.1f}" for end in ("value", "low", "high")}
        remark(
            f"against {each['rival']}: {more['value']} points [{more['low']}, {more['high']}], {each['games']} games"
        )
    remark(f"the net is {out / f'{game}.npz'}; POSSE_NETS={out} plays with it")


@train_app.command(
    help_epilogue=examples(
        "posse train check --game duel --games 2000 --seed fresh",
        "posse train check --sets dodge-city --players 7 --games 1000 --seed fresh --json",
    )
)
def check(
    *,
    game: Game = "bang",
    sets: Sets = "",
    players: Sizes = "",
    games: Annotated[int, Parameter(help="How many games to look at.")] = 2_000,
    seed: Annotated[str, Parameter(help="A seed that the nets were not made from.")],
    jobs: Jobs = None,
    as_json: Json = False,
) -> None:
    """Check the value nets in the package on games that they did not learn from.

    Each chance that they give is compared with how often it came true."""
    from posse.lab.training import run

    jobs = processes(jobs)
    run.check(game, games, jobs)
    with progress(games) as done:
        figures = run.checked(
            game, games, seed, sets=words(sets), players=numbers(players), jobs=jobs, done=done
        )
    if as_json:
        print_json(figures)
        return
    for which, net in figures["nets"].items():
        remark(f"the net {which}, on {net['tested']} positions:")
        print_figures({"error": net["error"], "error_of_shares": net["error_of_shares"]})
        bins = {f"{each['from']:.0%} to {each['to']:.0%}": each for each in net["calibration"]}
        print_beside(
            {
                head: {name: f"{100 * each[key]:.1f}" for name, each in bins.items()}
                for key, head in (("said", "said, %"), ("came", "came true, %"))
            }
        )


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
    players: Sizes = "",
    games: Annotated[int, Parameter(help="How many games to look for puzzles in.")] = 100,
    seed: Seed = "1",
    jobs: Jobs = None,
    out: Annotated[Path, Parameter(help="A file for the puzzles, one per line.")],
) -> None:
    """Find puzzles: positions from games between bots in which one move is clearly the best.

    Rule-of-thumb bots play each other. A position is kept if one move proves better than all others in hundreds of
    imagined worlds. The same seed finds the same puzzles."""
    from posse.lab import files
    from posse.lab.puzzles import run

    jobs = processes(jobs)
    run.check(game, games, jobs)
    files.check(out)
    with progress(games) as done:
        found = run.find(game, games, seed, sets=words(sets), players=numbers(players), jobs=jobs, done=done)
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
    some: Annotated[int | None, Parameter(help="Try this many, picked at random; all by default.")] = None,
    worlds: Annotated[int, Parameter(help="In how many fresh worlds to try each one.")] = 2_000,
    seed: Seed = "1",
    jobs: Jobs = None,
    out: Annotated[Path | None, Parameter(negative="", help="A file for those that hold.")] = None,
    as_json: Json = False,
) -> None:
    """Check puzzles: is the answer of each still clearly the best in worlds that were not used before?"""
    import random

    from posse.lab import files
    from posse.lab.puzzles import run
    from posse.puzzles.shelf import read_file, shelf

    files.check(out)
    asked = list(shelf() if file is None else read_file(file))
    if some is not None:
        asked = random.Random(seed).sample(asked, min(some, len(asked)))
    with progress(len(asked)) as done:
        came = run.confirmed(asked, worlds, seed, processes(jobs), done)
    good = [each for each in came if each.holds]
    if as_json:
        print_json({"tried": len(came), "hold": len(good), "puzzles": [_figures(each) for each in came]})
    else:
        for each in came:
            console.print(_verdict(each), highlight=False)
        remark(f"{len(good)} of {len(came)} hold")
    if out is not None:
        files.write(out, "".join(f"{each.puzzle.line()}\n" for each in good))


def _figures(each: "Confirmed") -> dict[str, Any]:
    """The result for a puzzle, for a program to read."""
    puzzle = each.puzzle
    figures = {"margin": puzzle.margin, "error": puzzle.error, "worlds": puzzle.worlds}
    return {"id": puzzle.id, "sound": each.is_sound, "holds": each.holds, "best": puzzle.best, **figures}


def _verdict(each: "Confirmed") -> str:
    """The result for a puzzle, in a line."""
    if not each.is_sound:
        return f"{each.puzzle.id}  its game cannot be played any more"
    found = f"{each.puzzle.margin} ± {2 * each.puzzle.error:.1f} points, {each.puzzle.worlds} worlds"
    return f"{each.puzzle.id}  {found}" + ("" if each.holds else "  does not hold")


def _write_report(out: Path, game: str, figures: dict[str, Any]) -> None:
    """The figures and, if plots can be drawn, the page."""
    from posse.lab.files import write_json
    from posse.lab.training.page import value_page

    write_json(out / f"{game}-figures.json", figures)
    write_pages((out / f"{game}.html", lambda: value_page(figures)))
