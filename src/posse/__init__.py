"""Posse: the BANG! family of games, to play, to study and to program.

>>> import posse
>>> game = posse.new("bang", players=5, seed=7)
>>> while not game.over:
...     game.apply(0)
>>> len(game.winners) > 0
True
"""

from posse.games import load, new
from posse.kernel.errors import PosseError
from posse.kernel.game import Game

__all__ = ["Game", "PosseError", "load", "new"]
__version__ = "0.1.0"
