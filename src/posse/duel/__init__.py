"""BANG! The Duel: Law against Outlaws, two players, each with a group of characters."""
