"""Making a ladder: arenas at each table, and how long each bot thinks.

Bots that look ahead think a thousand times longer than others. So there are two arenas per table: the quick bots with
many games, and those that look ahead together with the best of the quick ones, with fewer games.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from posse import __version__, games
from posse.bots import make, sit_down
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.lab import simulate
from posse.lab.arena import run, schedule
from posse.lab.guard import looks
from posse.lab.simulate import Setting

#: The bots in what we think is their order, the weakest first.
BOTS: Final = (
    "random",
    "rule-of-thumb/easy",
    "rule-of-thumb/normal",
    "rule-of-thumb",
    "learned",
    "search",
    "learned-search",
)
#: The default tables.
TABLES: Final = "bang:4,bang:5,bang:7,bang:5:everything,duel,dice:5"
#: How many of the quick bots, the last ones, meet those that look ahead.
BEST: Final = 2
#: Who sits beside a bot whose time is measured.
BESIDE: Final = "rule-of-thumb"
#: What may go wrong in games, by its name in the figures.
TROUBLES: Final = ("unfinished", "forfeited", "errors")
#: The most decisions that are timed, and the most games for them: some bots think long.
DECISIONS: Final = 150
GAMES: Final = 3


@dataclass(frozen=True)
class Table:
    """What is played: a game, for a number of players, with the sets of a preset."""

    game: str
    players: int
    preset: str = ""

    @property
    def name(self) -> str:
        """As the user writes it."""
        return ":".join((self.game, str(self.players), *([self.preset] if self.preset else [])))

    def setting(self, bots: Sequence[str], seed: str) -> Setting:
        """As a setting of an arena."""
        sets: Sequence[str] = ()
        variants: Sequence[str] = ()
        if self.preset:
            from posse.bang.presets import fitting

            sets, variants = fitting(games.preset(self.game, self.preset), self.players, seed)
        return Setting(self.game, self.players, tuple(sets), tuple(variants), tuple(bots), seed)


def tables_of(text: str) -> list[Table]:
    """The tables that a list asks for: `bang:5,duel,bang:7:everything`."""
    out = [_table(word.strip()) for word in text.split(",") if word.strip()]
    if not out:
        raise PosseError("a ladder needs a table, such as bang:5")
    for each in out:
        if out.count(each) > 1:
            raise PosseError(f"the table {each.name} stands twice in the list")
    return out


def _table(word: str) -> Table:
    game, *others = word.split(":")
    known = games.entry(game)
    players = others[0] if others else str(known.usual_players)
    if not players.isdecimal() or len(others) > 2:
        raise PosseError(f"a table is a game, its players and a preset, as in bang:5:everything, not {word}")
    return Table(game, int(players), *others[1:])


@dataclass(frozen=True)
class Group:
    """Bots that meet in one arena, and how many games they play at each table."""

    name: str
    bots: tuple[str, ...]
    games: int

    @property
    def whole(self) -> int:
        """Its number of games, rounded up to whole deals."""
        return schedule.deals_for(self.games, len(self.bots)) * len(self.bots)


def groups_of(bots: Sequence[str], count: int, slow_count: int) -> list[Group]:
    """Who meets whom: the quick bots, and those that look ahead with the best of the quick ones."""
    slow = [bot for bot in bots if make(bot, "check").imagines]
    quick = [bot for bot in bots if bot not in slow]
    if not slow or len(quick) < 2:
        return [Group("all", tuple(bots), slow_count if slow else count)]
    return [Group("quick", tuple(quick), count), Group("ahead", (*quick[-BEST:], *slow), slow_count)]


def check(tables: Sequence[Table], groups: Sequence[Group], seed: str, jobs: int) -> None:
    """Report errors before anything starts."""
    for table in tables:
        for group in groups:
            run.check(table.setting(group.bots, seed), group.games, jobs)


def whole(tables: Sequence[Table], groups: Sequence[Group]) -> int:
    """How many games are played in all."""
    return len(tables) * sum(group.whole for group in groups)


def ladder(
    tables: Sequence[Table],
    groups: Sequence[Group],
    seed: str,
    *,
    date: str,
    jobs: int = 1,
    folder: Path | None = None,
    resume: bool = False,
    done: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Let all groups play at each table, and say how good and how quick each bot is."""
    check(tables, groups, seed, jobs)
    out = []
    for table in tables:
        for group in groups:
            setting = table.setting(group.bots, seed)
            where = None if folder is None else folder / f"{table.name.replace(':', '-')}-{group.name}"
            again = resume and where is not None and where.exists()
            played = run.arena(setting, group.whole, jobs=jobs, folder=where, resume=again, done=done)
            out.append(_told(table, group, setting, played))
    return {"date": date, "version": __version__, "seed": seed, "tables": out}


def _told(table: Table, group: Group, setting: Setting, played: dict[str, Any]) -> dict[str, Any]:
    by_name = {bot["name"]: bot for bot in played["bots"]}
    return {
        "table": table.name,
        "group": group.name,
        "game": table.game,
        "players": table.players,
        "sets": played["settings"]["sets"],
        "variants": list(setting.variants),
        "games": played["games"],
        **{key: played[key] for key in TROUBLES},
        "bots": [
            {
                "name": name,
                "rating": by_name[name]["rating"],
                "win_rate": by_name[name]["win_rate"],
                "over_the_one_before": _over(played["pairs"], name, setting.bots[number - 1])
                if number
                else None,
                "seconds_a_decision": pace(setting, name),
            }
            for number, name in enumerate(setting.bots)
        ],
    }


def _over(pairs: Sequence[dict[str, Any]], one: str, two: str) -> dict[str, float]:
    """How much more often a bot wins than another on the same deals."""
    for pair in pairs:
        if pair["bots"] == [one, two]:
            return dict(pair["win_rate"])
        if pair["bots"] == [two, one]:
            rate = pair["win_rate"]
            return {"value": -rate["value"], "low": -rate["high"], "high": -rate["low"]}
    raise AssertionError("an arena compares each two of its bots")


def pace(setting: Setting, name: str) -> float:
    """How long a bot thinks about a decision on average, in seconds of processor time."""
    rules = setting.rules()
    spent, made = 0.0, 0
    for number in range(GAMES):
        seed = f"{setting.seed}/pace/{number}"
        bots = [
            make(name if seat == number % len(rules.names) else BESIDE, seed)
            for seat in range(len(rules.names))
        ]
        game = Game.start(rules, seed)
        for seat, bot in enumerate(bots):
            sit_down(bot, game, seat)
        for _ in range(simulate.MOST_DECISIONS):
            decision = game.decision
            if decision is None or made >= DECISIONS:
                break
            seat = decision.player
            view = game.view(seat) if looks(bots[seat]) else None
            began = time.process_time()
            option = bots[seat].choose(view, decision)
            if seat == number % len(rules.names):
                spent += time.process_time() - began
                made += 1
            game.apply(option)
    return round(spent / max(made, 1), 6)
