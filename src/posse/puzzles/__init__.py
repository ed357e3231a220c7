"""Puzzles: positions from games of bots in which one move is clearly the best."""

from posse.puzzles.puzzle import Puzzle, Tried
from posse.puzzles.shelf import shelf

__all__ = ["Puzzle", "Tried", "shelf"]
