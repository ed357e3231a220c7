"""Rules of thumb for BANG! The Duel."""
