"""The judges there are, each with the nets that came with the package."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from posse.bots.value.bang import BangJudge
from posse.bots.value.dice import DiceJudge
from posse.bots.value.duel import DuelJudge
from posse.bots.value.judge import Judge
from posse.bots.value.net import Net

MAKERS: Final[dict[str, Callable[[dict[str, Net]], Judge]]] = {
    "bang": BangJudge,
    "duel": DuelJudge,
    "dice": DiceJudge,
}

_made: Final[dict[str, Judge]] = {}  # those already asked for


def judge_of(game: str) -> Judge:
    """The judge of a game."""
    judge = _made.get(game)
    if judge is None:
        data = json.loads(files("posse.bots.value").joinpath(f"weights/{game}.json").read_text("utf-8"))
        judge = _made[game] = with_nets(game, data["nets"])
    return judge


def with_nets(game: str, data: dict[str, Any]) -> Judge:
    """The judge of a game with nets given as plain data."""
    judge = MAKERS[game]({name: Net.of(net) for name, net in data.items()})
    judge.check()
    return judge
