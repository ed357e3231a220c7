"""The Duel as a terminal shows it."""
