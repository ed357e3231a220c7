"""BANG!, the card game."""
