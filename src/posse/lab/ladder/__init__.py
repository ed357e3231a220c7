"""How good the bots are, from the weakest to the strongest, at several tables."""
