"""The Dice Game as a terminal shows it."""
