"""The Duel in a terminal."""
