"""Games for the tests of the terminal, and a console that remembers what was printed on it."""

import io
import random
import re
from collections.abc import Callable

from rich.console import Console

import posse
from posse.bots.bot import Bot, make
from posse.kernel.game import Game

BOTH = ("stick-of-dynamite", "first-game")


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


def finished(players: int, seed: int, variants: tuple[str, ...] = ()) -> Game:
    """A random game played to its end."""
    game = posse.new(players=players, seed=seed, variants=variants)
    choose = random.Random(seed)
    while game.decision is not None:
        game.apply(choose.randrange(len(game.decision.options)))
    return game


def bots(game: Game, me: int) -> dict[int, Bot]:
    return {seat: make("random", str(seat)) for seat in range(len(game.names)) if seat != me}


def scripted(*answers: str) -> Callable[[str], str]:
    """Somebody who gives these answers and then has no more."""
    left = list(answers)

    def read(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return read
