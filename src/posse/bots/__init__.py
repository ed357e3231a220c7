"""Bots: players that see a view and a decision, and nothing else."""

from posse.bots.bot import Bot, sit_down
from posse.bots.registry import make

__all__ = ["Bot", "make", "sit_down"]
