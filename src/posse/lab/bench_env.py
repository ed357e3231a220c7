"""How fast the research environment is, with PettingZoo's own classics for comparison. Machines are noisy: only compare
figures from one run."""

import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

from posse.kernel import game as engine
from posse.kernel.errors import PosseError

#: How many games run side by side.
COUNT: Final = 256
#: PettingZoo's games that need no more than a small library.
CLASSICS: Final = ("tictactoe_v3", "connect_four_v3", "chess_v6")


def bench(seconds: float, game: str = "bang", sets: Sequence[str] = ()) -> dict[str, object]:
    """Measure a game at its usual table, with agents that choose among their options at random; each measurement takes
    about this many seconds of processor time."""
    try:
        from posse import env
    except ModuleNotFoundError as missing:
        raise PosseError(str(missing)) from None
    batch = env.Batch(game, sets=sets, count=COUNT, seed="bench")
    table = env.raw_env(game=game, sets=sets)
    found: dict[str, object] = {
        "game": game,
        "sets": ", ".join(sets),
        "players": batch.players,
        "build": "interpreted" if engine.__file__.endswith(".py") else "compiled",
        "python": sys.version.split()[0],
        "facts": batch.facts,
        "features": batch.features,
        "batch_decisions_per_cpu_second": _batch(batch, seconds),
        "aec_steps_per_cpu_second": _steps(table, seconds),
    }
    for name in CLASSICS:
        found[f"{name}_steps_per_cpu_second"] = _classic(name, seconds)
    return found


def _rate(work: Callable[[], int], seconds: float) -> int:
    """How much is done in a second: the best of three thirds, since others use the machine too."""
    best = 0.0
    for _ in range(3):
        began, done = time.process_time(), 0
        while (taken := time.process_time() - began) < seconds / 3:
            done += work()
        best = max(best, done / taken)
    return round(best)


def _batch(batch: Any, seconds: float) -> int:
    import numpy as np

    luck = np.random.default_rng(1)
    at = [batch.reset()]

    def work() -> int:
        at[0] = batch.step((luck.random(COUNT) * at[0].counts).astype(np.int64))
        return COUNT

    return _rate(work, seconds)


def _steps(table: Any, seconds: float) -> int:
    """Steps of an environment through PettingZoo's interface."""
    import numpy as np

    luck = np.random.default_rng(1)
    table.reset(seed=1)

    def work() -> int:
        for done in range(100):
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.reset()
                return done
            legal = np.flatnonzero(seen["action_mask"])
            table.step(int(legal[int(luck.random() * len(legal))]))
        return 100

    return _rate(work, seconds)


def _classic(name: str, seconds: float) -> int | str:
    try:
        module = import_module(f"pettingzoo.classic.{name}")
        return _steps(module.raw_env(), seconds)
    except ImportError as missing:
        return f"not measured: {' '.join(str(missing).split())}"
