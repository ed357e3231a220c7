"""Making the value nets of a game: from self-play to figures."""

import json
import zlib
from collections.abc import Callable
from typing import Any, Final

from posse import __version__, games
from posse.bots.value.judges import MAKERS
from posse.kernel.errors import PosseError
from posse.kernel.setup import check_seed
from posse.lab.parallel import check_jobs, spread
from posse.lab.training.lessons import Chunk, Lessons, empty, play_chunk

#: So many games go to a process at a time.
CHUNK: Final = 100
#: A net is made of so many positions at least; of fewer nothing can be learnt.
FEWEST: Final = 100


def check(game: str, count: int, jobs: int) -> None:
    """Say what is wrong before anything starts."""
    games.entry(game)
    check_jobs(jobs)
    if count < 16:
        raise PosseError("to learn something takes 16 games at least")
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise PosseError(
            "to make nets takes numpy, which is not installed: pip install 'posse-game[train]'"
        ) from None


def train(
    game: str,
    count: int,
    seed: str,
    *,
    sets: tuple[str, ...] = (),
    players: tuple[int, ...] = (),
    jobs: int = 1,
    done: Callable[[int], None] = lambda _: None,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The nets of a game as plain data, and how good they are. Both depend on what was asked for alone, not on the
    number of processes."""
    check(game, count, jobs)
    check_seed(seed)
    chunks = [
        Chunk(game, sets, players, seed, range(start, min(start + CHUNK, count)))
        for start in range(0, count, CHUNK)
    ]
    parts: dict[int, dict[str, Lessons]] = {}
    for number, part in spread(play_chunk, chunks, jobs):
        parts[number] = part
        done(len(chunks[number].numbers))
    lessons = empty(game)
    for number in sorted(parts):  # the same order on any number of processes
        for name, each in parts[number].items():
            lessons[name].add(each)
    return fitted(game, lessons, {"game": game, "sets": list(sets), "games": count, "seed": seed})


def fitted(
    game: str, lessons: dict[str, Lessons], settings: dict[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The nets that lessons make, and how good they are."""
    from posse.lab.training.fit import EPOCHS, Data, Fit, figures

    nets: dict[str, Any] = {}
    told: dict[str, Any] = {"settings": settings, "version": __version__, "nets": {}}
    for name, (_, outcomes) in MAKERS[game]({}).sizes().items():
        if len(lessons[name].outcomes) < FEWEST:
            raise PosseError(
                f"only {len(lessons[name].outcomes)} positions for the net {name}: play more games, at more tables"
            )
        learnt, tested = Data.of(lessons[name], tested=False), Data.of(lessons[name], tested=True)
        fit = Fit(learnt, outcomes, zlib.crc32(settings["seed"].encode()))
        for epoch in range(EPOCHS):
            fit.learn(epoch)
        nets[name] = fit.as_dict()
        told["nets"][name] = figures(fit, learnt, tested)
    return {"made": settings, "nets": nets}, told


def text(nets: dict[str, Any]) -> str:
    """Nets as a file: a line for each row of weights, so that a difference can be looked at."""
    rows = json.dumps(nets, separators=(",", ":")).replace("],[", "],\n[").replace('],"', '],\n"')
    return rows + "\n"
