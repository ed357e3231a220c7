"""How fast the engine is, in figures. Machines are noisy: only compare figures from one run."""

import gc
import json
import sys
import time
from collections.abc import Callable

from posse import games, machine
from posse.bots import make
from posse.kernel import game as engine
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from posse.lab.simulate import Setting, run, simulate

#: The small measurements use games stopped at this many decisions.
STOPS = 60
#: The table at which views and states are largest.
LARGEST = {"bang": 7, "dice": 8, "duel": 2}


def bench(seconds: float = 3.0, game: str = "bang", sets: tuple[str, ...] = ()) -> dict[str, object]:
    """Measure a game at its usual table; every timing takes about this many seconds."""
    rules = games.rules(game, None, sets)
    setting = Setting(game, len(rules.names), sets, (), ("random",), "bench")
    report = simulate(setting, 100)
    count = max(100, int(100 * seconds / max(report.cpu_seconds, 0.01)))
    report = simulate(setting, count)
    at_menu, inside = positions(rules)
    largest = games.rules(game, LARGEST[game], sets)
    return {
        "game": game,
        "sets": ", ".join(rules.sets),
        "players": len(rules.names),
        "build": "interpreted" if engine.__file__.endswith(".py") else "compiled",
        "python": sys.version.split()[0],
        "games": report.games,
        "games_per_cpu_second": report.as_dict()["games_per_cpu_second"],
        "decisions_per_cpu_second": report.as_dict()["decisions_per_cpu_second"],
        "decisions_per_game": round(report.decisions / report.games, 1),
        "clone_at_menu_us": timed(at_menu, lambda game: game.clone(), seconds / 6),
        "clone_in_effect_us": timed(inside, lambda game: game.clone(), seconds / 6),
        "clone_at_menu_and_wake_us": timed(at_menu, lambda game: game.clone().state, seconds / 6),
        "clone_in_effect_and_wake_us": timed(inside, lambda game: game.clone().state, seconds / 6),
        "view_us": timed(at_menu, lambda game: game.view(0), seconds / 6),
        "imagine_us": timed(at_menu, lambda game: game.imagine(asked(game), 1), seconds / 6),
        "view_json_bytes": largest_view(largest),
        "state_bytes": largest_state(largest),
        "peak_memory_mb": machine.peak_memory_mb(),
    }


def asked(game: Game) -> int:
    """The seat that must decide."""
    assert game.decision is not None
    return game.decision.player


def positions(rules: Rules) -> tuple[list[Game], list[Game]]:
    """Games stopped at a menu, and games stopped in the middle of an effect, each after a clone was made of it."""
    at_menu: list[Game] = []
    inside: list[Game] = []
    bot = make("random", "bench")
    number = 0
    while len(at_menu) < STOPS or len(inside) < STOPS:
        game = Game.start(rules, f"bench/{number}")
        number += 1
        game.clone()
        while (decision := game.decision) is not None:
            place = at_menu if game.at_menu else inside
            if len(place) < STOPS and number % 3 == len(game.moves) % 3:
                place.append(game.clone())
                place[-1].clone()
            game.apply(bot.choose(None, decision))
    for game in at_menu + inside:
        _ = game.state
    return at_menu, inside


def timed(stops: list[Game], work: Callable[[Game], object], seconds: float) -> float:
    """Microseconds for one piece of work: the fastest of several rounds over all positions."""
    best = float("inf")
    gc.collect()
    until = time.perf_counter() + seconds
    while best == float("inf") or time.perf_counter() < until:
        began = time.perf_counter()
        for game in stops:
            work(game)
        best = min(best, (time.perf_counter() - began) / len(stops))
    return round(best * 1e6, 2)


def largest_view(rules: Rules) -> int:
    """The most bytes that any player's view took as JSON in some games."""
    most = 0
    for number in range(3):
        game = Game.start(rules, f"view/{number}")
        bot = make("random", str(number))
        while (decision := game.decision) is not None:
            most = max(most, len(json.dumps(game.view(decision.player).as_dict(), separators=(",", ":"))))
            game.apply(bot.choose(None, decision))
    return most


def largest_state(rules: Rules) -> int:
    """About how many bytes a game's state takes, containers and contents."""
    game = Game.start(rules, "state")
    run(game, [make("random", str(seat)) for seat in range(len(rules.names))])
    return _size(game.state.fingerprint())


def _size(value: object) -> int:
    total = sys.getsizeof(value)
    if isinstance(value, tuple):
        total += sum(_size(item) for item in value)
    return total
