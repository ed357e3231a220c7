"""Making the value nets of a game: from self-play to figures."""

import json
import zlib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from posse import __version__, games
from posse.bots.value.judges import MAKERS, judge_of
from posse.kernel.errors import PosseError
from posse.kernel.setup import check_seed
from posse.lab.parallel import check_jobs, spread
from posse.lab.training.lessons import Lessons, empty, play_chunk
from posse.lab.training.tables import chunks_of

#: A process gets this many games at a time.
CHUNK: Final = 100
#: A net needs at least this many positions; from fewer nothing can be learned.
FEWEST: Final = 100


def check(game: str, count: int, jobs: int) -> None:
    """Report errors before anything starts."""
    games.entry(game)
    check_jobs(jobs)
    if count < 16:
        raise PosseError("to learn something takes 16 games at least")


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
    """The nets of a game as plain data, and how good they are. Both depend only on the arguments, not on the number of
    processes."""
    check(game, count, jobs)
    check_seed(seed)
    lessons = _played(game, count, seed, sets, players, jobs, done)
    return fitted(game, lessons, {"game": game, "sets": list(sets), "games": count, "seed": seed})


def checked(
    game: str,
    count: int,
    seed: str,
    *,
    sets: tuple[str, ...] = (),
    players: tuple[int, ...] = (),
    jobs: int = 1,
    done: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """How good the nets in the package are, on games that they did not learn from."""
    from posse.lab.training.fit import Data, came_true

    check(game, count, jobs)
    check_seed(seed)
    if seed == _seed_in_package(game):
        raise PosseError(f"the nets in the package were made from the seed {seed}; take another")
    lessons = _played(game, count, seed, sets, players, jobs, done)
    judge, told = judge_of(game), dict[str, Any]()
    for name, net in judge.nets.items():
        data = Data.all_of(lessons[name])
        if len(data.outcomes):
            said = data.said_by(net)
            told[name] = came_true(said, data.outcomes, said.mean(axis=0))
    settings = {"game": game, "sets": list(sets), "players": list(players), "games": count, "seed": seed}
    return {"settings": settings, "version": __version__, "nets": told}


def _seed_in_package(game: str) -> str:
    """The seed from which the nets in the package were made."""
    nets = json.loads(files("posse.bots.value").joinpath(f"weights/{game}.json").read_text("utf-8"))
    return str(nets["made"]["seed"])


def _played(
    game: str,
    count: int,
    seed: str,
    sets: tuple[str, ...],
    players: tuple[int, ...],
    jobs: int,
    done: Callable[[int], None],
) -> dict[str, Lessons]:
    """The lessons of this many games, for each net."""
    chunks = chunks_of(game, sets, players, seed, count, CHUNK)
    parts: dict[int, dict[str, Lessons]] = {}
    for number, part in spread(play_chunk, chunks, jobs):
        parts[number] = part
        done(len(chunks[number].numbers))
    lessons = empty(game)
    for number in sorted(parts):  # the same order for any number of processes
        for name, each in parts[number].items():
            lessons[name].add(each)
    return lessons


def fitted(
    game: str, lessons: dict[str, Lessons], settings: dict[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The nets fitted to lessons, and how good they are."""
    from posse.lab.training.fit import EPOCHS, HIDDEN, Data, Fit, figures

    nets: dict[str, Any] = {}
    told: dict[str, Any] = {"settings": settings, "version": __version__, "nets": {}}
    for name, (_, outcomes) in MAKERS[game]({}).sizes().items():
        if len(lessons[name].outcomes) < FEWEST:
            raise PosseError(
                f"only {len(lessons[name].outcomes)} positions for the net {name}: play more games, at more tables"
            )
        learnt, sharpened, tested = Data.parts_of(lessons[name])
        fit = Fit(learnt, HIDDEN[game], outcomes, zlib.crc32(settings["seed"].encode()))
        for epoch in range(EPOCHS):
            fit.learn(epoch)
        fit.sharpen(sharpened)
        nets[name] = fit.as_dict()
        told["nets"][name] = figures(fit, learnt, tested)
    return {"made": settings, "nets": nets}, told


def text(nets: dict[str, Any]) -> str:
    """Nets as a file: a line for each row of weights, so that differences can be read."""
    rows = json.dumps(nets, separators=(",", ":")).replace("],[", "],\n[").replace('],"', '],\n"')
    return rows + "\n"
