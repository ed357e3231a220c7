"""Reports of simulations: what roles, places, characters and sets do to a game, what kills, how good beliefs are."""
