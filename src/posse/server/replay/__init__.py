"""Finished games, played again move by move."""
