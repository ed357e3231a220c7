"""Bots: players that see a view and a decision, and nothing else."""

from posse.bots.bot import Bot, make

__all__ = ["Bot", "make"]
