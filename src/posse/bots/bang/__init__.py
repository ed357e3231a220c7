"""Rules of thumb for one game."""
