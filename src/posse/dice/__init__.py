"""BANG! The Dice Game."""
