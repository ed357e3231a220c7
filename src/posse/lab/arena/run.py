"""Running an arena: from settings to figures."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from posse.bots import registry
from posse.kernel.errors import PosseError
from posse.kernel.setup import check_seed
from posse.lab import simulate
from posse.lab.arena import schedule
from posse.lab.arena.match import Task, game_seed, play_task
from posse.lab.arena.standings import standings
from posse.lab.arena.store import Folder, Results
from posse.lab.parallel import WorkerDied, spread
from posse.lab.simulate import Setting

#: The figures that depend on the machine; all others depend on settings and seed alone.
TIMING: Final = "timing"


def arena(
    setting: Setting,
    games: int,
    *,
    jobs: int = 1,
    cluster: str = "",
    folder: Path | None = None,
    resume: bool = False,
    done: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Play an arena, or the rest of it, and work out its figures; `done` is told of games as they finish."""
    check(setting, games, jobs)
    if resume and folder is None:
        raise PosseError("to resume, name the folder of the arena with --out")
    began = time.perf_counter()
    deals = schedule.deals_for(games, len(setting.bots))
    results = Results(Path(setting.errors_to)) if folder is None else Folder(folder, setting, resume)
    if results.deals and max(results.deals) >= deals:
        played = (max(results.deals) + 1) * len(setting.bots)
        raise PosseError(f"{folder} holds {played} games already; ask for at least as many to resume")
    done(len(results.deals) * len(setting.bots))
    missing = [deal for deal in range(deals) if deal not in results.deals]
    tasks = [Task(setting, portion) for portion in schedule.tasks(missing, len(setting.bots))]
    try:
        for _, portion in spread(play_task, tasks, jobs, cluster):
            results.keep(portion)
            done(len(portion.deals) * len(setting.bots))
    except WorkerDied as died:
        raise simulate.died_with(setting, died, _kept(results, folder)) from None
    figures = standings(setting, [results.deals[deal] for deal in range(deals)])
    figures[TIMING] = {
        "jobs": jobs,
        "cluster": cluster,
        "wall_seconds": round(time.perf_counter() - began, 3),
        "cpu_seconds": round(results.cpu_seconds, 3),
        "games_per_cpu_second": round(figures["games"] / max(results.cpu_seconds, 1e-9), 1),
    }
    return figures


def check(setting: Setting, games: int, jobs: int) -> None:
    """Report errors in the settings of an arena before anything starts."""
    simulate.check(setting, games, jobs)
    if len(setting.bots) < 2:
        raise PosseError("an arena needs at least two bots, for instance --bots random,rule-of-thumb")
    same = "stands twice in the list; an arena compares different bots"
    known: dict[str, str] = {}
    for bot in setting.bots:
        other = known.setdefault(registry.canonical(bot), bot)
        if setting.bots.count(bot) > 1:
            raise PosseError(f"the bot {bot} {same}")
        if other != bot:
            raise PosseError(f"the bot {other} {same}: {bot} is the same")
    check_seed(game_seed(setting, games))


def _kept(results: Results, folder: Path | None) -> str:
    """What is left of an arena that was stopped."""
    if folder is None:
        return "nothing was kept; with --out FOLDER an arena can be resumed"
    return (
        f"the {len(results.deals)} deals that were finished are kept in {folder}, and the same command with --resume "
        "goes on"
    )
