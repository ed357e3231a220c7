"""Games for the tests of the terminal, and a console that remembers what was printed on it."""

import io
import random
import re
from collections.abc import Callable

from rich.console import Console

import posse
from posse.bots import Bot, make
from posse.duel.rules import DuelRules
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from posse.terminal.speech import Speech
from tests.bang import configurations as bang
from tests.dice import configurations as dice
from tests.duel import configurations as duel

GAMES = ("bang", "dice", "duel")
#: Tables to play at, by game; of the card game only every seventh, but with every set and number of players.
TABLES: dict[str, list[Rules]] = {
    "bang": [*bang.ALL[::7]],
    "dice": [*dice.ALL],
    "duel": [*duel.ALL, DuelRules(characters={"law": "tex-killer+jango+pat-garret+wyatt-ear"})],
}


def some(game: str, count: int) -> list[tuple[Rules, int]]:
    """So many tables of a game, as different as possible, each with a seed."""
    tables = TABLES[game]
    return [(tables[number * 7 % len(tables)], number) for number in range(count)]


def paper(width: int = 80, colour: bool = False) -> Console:
    """A console that writes on paper."""
    return Console(
        file=io.StringIO(), width=width, force_terminal=colour, color_system="truecolor" if colour else None
    )


def written(console: Console) -> str:
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def without_colour(text: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def finished(players: int, seed: int) -> Game:
    """A random game of BANG! played to its end."""
    return played_out(posse.games.rules("bang", players), seed)


def played_out(rules: Rules, seed: int) -> Game:
    """A random game played to its end."""
    game = Game.start(rules, str(seed))
    choose = random.Random(seed)
    while game.decision is not None:
        game.apply(choose.randrange(len(game.decision.options)))
    return game


def bots(game: Game, me: int) -> dict[int, Bot]:
    return {seat: make("random", str(seat)) for seat in range(len(game.names)) if seat != me}


def told_to(game: Game, seat: int, language: str = "en", errors: list[Exception] | None = None) -> Speech:
    """Whoever tells a game to a seat."""
    return Speech(game.rules, seat, language, errors)


def scripted(*answers: str) -> Callable[[str], str]:
    """Somebody who gives these answers and then has no more."""
    left = list(answers)

    def read(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return read
