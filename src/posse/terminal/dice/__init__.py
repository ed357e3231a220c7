"""The Dice Game in a terminal."""
