"""The card game as a terminal shows it."""
