"""The figures of a simulation with statistics: what a report is made from, and what `simulate --out` writes."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from posse import __version__
from posse.kernel.errors import PosseError
from posse.lab.seats import ROLE_ORDER, sides_of
from posse.lab.simulate import Report, Setting
from posse.lab.stats import wilson

FORMAT: Final = "posse simulation 1"
#: The figures that depend on the machine.
TIMING: Final = "timing"
_TIMES: Final = ("cpu_seconds", "wall_seconds", "games_per_cpu_second", "decisions_per_cpu_second")


def figures_of(setting: Setting, report: Report) -> dict[str, Any]:
    """Everything that was seen, for a program to read."""
    rules = setting.rules()
    plain = report.as_dict()
    counts = {**report.tallies, **report.watched.counts}
    if "games_by_character" in counts:  # the Duel counts its characters itself: a side has several
        counts["seats_by_character"] = counts["games_by_character"]
    games = report.finished
    return {
        "format": FORMAT,
        "settings": {
            "game": setting.game,
            "players": setting.players,
            "sets": rules.sets,
            "variants": rules.variants,
            "bots": list(setting.bots),
            "seed": setting.seed,
        },
        "versions": {"posse": __version__, "rules": rules.version},
        **{key: plain[key] for key in ("games", "finished", "unfinished", "errors", "decisions", "turns")},
        "sides": {side: _share(report.wins[side], games, games) for side in _sides(setting.game, counts)},
        "roles": _rates(counts, "role", games),
        "places": _rates(counts, "place", games),
        "bots": _rates(counts, "bot", games),
        "characters": _rates(counts, "character", games),
        "lengths": _lengths(counts.get("games_by_turns", {})),
        "kills": {
            "by_cause": _by_count(counts.get("kills_by_cause", {})),
            "by_role": _killers(counts.get("kills_by_role", {})),
        },
        "beliefs": {bot: beliefs.as_dict() for bot, beliefs in sorted(report.watched.beliefs.items())},
        TIMING: {key: plain[key] for key in _TIMES},
    }


def read_all(paths: Sequence[Path]) -> list[dict[str, Any]]:
    """The figures of several files, all of one game."""
    found = [read(path) for path in paths]
    games = {figures["settings"]["game"] for figures in found}
    if len(games) > 1:
        raise PosseError(
            f"a report is about one game, but these files are about {' and '.join(sorted(games))}"
        )
    return found


def read(path: Path) -> dict[str, Any]:
    """The figures in a file that a simulation wrote."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise PosseError(f"{path} cannot be read: {error.strerror}") from None
    except ValueError:
        data = None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise PosseError(f"{path} holds no simulation; posse simulate --out FILE.json writes one")
    return data


def labels(simulations: Sequence[Mapping[str, Any]]) -> list[str]:
    """Each simulation in a few words: how it differs from the others."""
    settings = [figures["settings"] for figures in simulations]
    rows = [
        [_sets(each), *(_shown(each[key], key) for key in ("players", "bots", "seed"))] for each in settings
    ]
    differ = [column for column in zip(*rows, strict=True) if len(set(column)) > 1]
    return [", ".join(words) for words in zip(*differ, strict=True)] or [row[0] for row in rows]


def _sets(settings: Mapping[str, Any]) -> str:
    more = [name for name in settings["sets"] if name != "base"] or settings["sets"]
    return " + ".join([*more, *settings["variants"]])


def _shown(value: object, key: str) -> str:
    return " + ".join(map(str, value)) if isinstance(value, list) else f"{key} {value}"


def _share(wins: int, seats: int, trials: int) -> dict[str, Any]:
    """A win rate. Seats of one game that win together are one trial."""
    interval = wilson(wins / seats if seats else 0.0, min(trials, seats))
    return {"seats": seats, "wins": wins, "win_rate": interval.as_dict()}


def _sides(game: str, counts: Mapping[str, Mapping[str, int]]) -> list[str]:
    """All sides, including those that never won."""
    roles = [role for role, _ in _known(counts.get("seats_by_role", {}))]
    return roles if game == "duel" else list(dict.fromkeys(sides_of(roles)))


def _rates(counts: Mapping[str, Mapping[str, int]], what: str, games: int) -> dict[str, dict[str, Any]]:
    wins = counts.get(f"wins_by_{what}", {})
    seats = counts.get(f"seats_by_{what}", {})
    return {key: _share(wins.get(key, 0), often, games) for key, often in _known(seats)}


def _known(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    """Roles in their order, everything else by name."""
    order = {role: number for number, role in enumerate(ROLE_ORDER)}
    return sorted(counts.items(), key=lambda item: (order.get(item[0], len(order)), item[0]))


def _by_count(counts: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def _killers(counts: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """For each role, or nobody, who it killed and how often."""
    out: dict[str, dict[str, int]] = {}
    for key, often in _known(counts):
        killer, _, victim = key.partition(" > ")
        out.setdefault(killer, {})[victim] = often
    return {killer: dict(_known(victims)) for killer, victims in _known_keys(out)}


def _known_keys(out: Mapping[str, dict[str, int]]) -> list[tuple[str, dict[str, int]]]:
    order = [*ROLE_ORDER, *sorted(out)]
    return sorted(out.items(), key=lambda item: order.index(item[0]))


def _lengths(counts: Mapping[str, int]) -> dict[str, Any]:
    """The number of games for each number of turns, and the shortest, median and longest."""
    turns = {int(turn): games for turn, games in counts.items()}
    every = [turn for turn in sorted(turns) for _ in range(turns[turn])]
    if not every:
        return {"games": {}, "mean": None, "quantiles": {}}
    at = {"min": 0.0, "10 %": 0.1, "median": 0.5, "90 %": 0.9, "max": 1.0}
    return {
        "games": {str(turn): turns[turn] for turn in sorted(turns)},
        "mean": round(sum(every) / len(every), 2),
        "quantiles": {
            name: every[min(int(share * len(every)), len(every) - 1)] for name, share in at.items()
        },
    }
