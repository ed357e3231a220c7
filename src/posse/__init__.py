"""Posse: the BANG! family of games, to play, to study and to program.

>>> import posse
>>> game = posse.new("bang", players=5, seed=7)
>>> while not game.over:
...     game.apply(0)
>>> len(game.winners) > 0
True
"""

from os import PathLike

from posse.games import load, new
from posse.kernel.errors import PosseError
from posse.kernel.game import Game

__all__ = ["Game", "PosseError", "add_set", "load", "new"]
__version__ = "0.1.0"


def add_set(folder: str | PathLike[str]) -> str:
    """Add a set of your own, a folder as docs/add-a-set.md shows it; gives its id."""
    from pathlib import Path

    from posse import outside

    return outside.add(Path(folder)).id
