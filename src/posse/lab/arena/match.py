"""The games of an arena: plays whole deals, and lets nothing that a bot does stop the run.

A bot that raises an error, answers with something that is not among the options or thinks forever forfeits: the game is
not played on, the bot loses it in every seat that it has there, and every other bot wins. So breaking a game never
pays. A game that does not end has no winner. An error of the engine itself is nobody's fault: that game is not counted.
"""

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from posse.bots import Bot, registry, sit_down
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from posse.lab import guard, simulate
from posse.lab.arena import schedule
from posse.lab.guard import Broken, looks
from posse.lab.seats import roles_of, sides_of
from posse.lab.simulate import Setting
from posse.roles import ALONE, SIDES

FINISHED: Final = "finished"
UNFINISHED: Final = "unfinished"
FORFEIT: Final = "forfeit"
ERROR: Final = "error"


@dataclass(frozen=True)
class Task:
    """A portion of an arena for one process."""

    setting: Setting
    deals: tuple[int, ...]


@dataclass
class Played:
    """A game of an arena as it is stored."""

    bots: list[int]  # by seat
    end: str = FINISHED
    won: list[int] = field(default_factory=list)  # the seats
    turns: int = 0
    decisions: int = 0
    seat: int = -1  # of the bot that forfeited
    what: str = ""  # what it did, or what went wrong
    sides: list[str] = field(default_factory=list)  # by seat, at the end, if they differ from the dealt roles

    def as_dict(self) -> dict[str, Any]:
        """The game as plain data; what goes without saying is left out."""
        out = {"bots": self.bots, "won": self.won, "turns": self.turns, "decisions": self.decisions}
        if self.sides:
            out["sides"] = self.sides
        return out if self.end == FINISHED else {**out, "end": self.end, "seat": self.seat, "what": self.what}


@dataclass
class Deal:
    """The games on one deal."""

    number: int
    roles: list[str]
    games: list[Played]

    def as_dict(self) -> dict[str, Any]:
        return {"deal": self.number, "roles": self.roles, "games": [game.as_dict() for game in self.games]}

    @staticmethod
    def of(data: dict[str, Any], setting: Setting, roles: list[str]) -> "Deal":
        """The deal in some plain data; KeyError, TypeError or ValueError if it does not belong to an arena with this
        setting, in which these roles, sorted, are dealt."""
        deal = Deal(data["deal"], data["roles"], [Played(**game) for game in data["games"]])
        players = setting.players
        _expect(_is_count(deal.number))
        _expect(sorted(_list(deal.roles)) == roles)
        block = schedule.block(setting.seed, deal.number, players, len(setting.bots))
        _expect([game.bots for game in deal.games] == block)
        for game in deal.games:
            _expect(_is_count(game.turns) and _is_count(game.decisions))
            _expect(all(_is_seat(seat, players) for seat in _list(game.won)))
            _expect(type(game.what) is str and game.end in (FINISHED, UNFINISHED, FORFEIT, ERROR))
            _expect(_is_seat(game.seat, players) if game.end == FORFEIT else game.seat == -1)
            _expect(not _list(game.sides) or len(game.sides) == players)
            _expect(all(side in (*SIDES, ALONE, *roles) for side in game.sides))  # the Duel has its own
        return deal


@dataclass
class Portion:
    """The result of a task."""

    deals: list[Deal] = field(default_factory=list)
    records: dict[str, str] = field(
        default_factory=dict
    )  # of games that went wrong, by the name of their file
    cpu_seconds: float = 0.0


def _expect(met: bool) -> None:
    if not met:
        raise ValueError("that is nothing an arena wrote")


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError("that is no list")
    return value


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0


def _is_seat(value: object, players: int) -> bool:
    return type(value) is int and 0 <= value < players


def play_task(task: Task) -> Portion:
    """Play the deals of a task."""
    began = time.process_time()
    rules = task.setting.rules()
    portion = Portion()
    with guard.guarded():
        registry.check(task.setting.bots)  # another machine may lack one: that is not a forfeit
        for number in task.deals:
            portion.deals.append(_play_deal(rules, task.setting, number, portion.records))
    portion.cpu_seconds = time.process_time() - began
    return portion


def game_seed(setting: Setting, deal: int) -> str:
    """The seed of a deal: the same for all games of its block."""
    return f"{setting.seed}/{deal}"


def record_name(setting: Setting, deal: int, turn: int, end: str) -> str:
    """The file with the record of a game that went wrong, below the arena's folder."""
    seed = re.sub(r"[^\w.-]", "-", game_seed(setting, deal))
    return f"{end}s/{setting.game}-{setting.players}-{seed}-{turn + 1}.txt"


def _play_deal(rules: Rules, setting: Setting, number: int, records: dict[str, str]) -> Deal:
    block = schedule.block(setting.seed, number, setting.players, len(setting.bots))
    # As they were dealt: a show card may deal them again in one of the games.
    dealt = Game.start(rules, game_seed(setting, number), telling=False)
    deal = Deal(number, roles_of(dealt), [])
    for turn, bots in enumerate(block):
        game, played = _play(rules, setting, number, bots)
        if played.end == FINISHED and (sides := rules.sides(game.state)) != sides_of(deal.roles):
            played.sides = sides
        deal.games.append(played)
        if played.end in (FORFEIT, ERROR):
            name = record_name(setting, number, turn, played.end)
            records[name] = game.record() + f"# {played.what}\n"
    return deal


def _play(rules: Rules, setting: Setting, number: int, bots: list[int]) -> tuple[Game, Played]:
    """Play a game to its end, whatever that is."""
    seed = game_seed(setting, number)
    played = Played(bots)
    game: Game | None = None
    try:
        seated = guard.made([setting.bots[bot] for bot in bots], seed)
        game = Game.start(rules, seed, telling=any(map(looks, seated)))
        _run(game, seated, played)
        played.end = FINISHED if game.over else UNFINISHED
        played.won = sorted(game.state.winners) if game.over else []
    except Broken as broken:
        played.end, played.seat, played.what = FORFEIT, broken.seat, str(broken)
        played.won = [seat for seat, bot in enumerate(bots) if bot != bots[broken.seat]]
    except Exception as error:  # the engine's: no bot is to blame, and the other games are not lost
        played.end, played.what = ERROR, registry.said(error)
    if game is None:  # a bot could not even be created
        game = Game.start(rules, seed)
    played.turns = rules.turns(game.state)
    return game, played


def _run(game: Game, seated: Sequence[Bot], played: Played) -> None:
    most = simulate.MOST_DECISIONS
    for seat, bot in enumerate(seated):
        sit_down(bot, game, seat)
    looking = [looks(bot) for bot in seated]
    table = guard.Guard(seated)
    while (decision := game.decision) is not None and played.decisions < most:
        seat = decision.player
        view = game.view(seat) if looking[seat] else None
        game.apply(table.ask(seat, view, decision))
        played.decisions += 1
