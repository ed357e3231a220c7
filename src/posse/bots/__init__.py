"""Bots: players that see only a view and a decision."""

from posse.bots.bot import Bot, sit_down
from posse.bots.registry import make

__all__ = ["Bot", "make", "sit_down"]
