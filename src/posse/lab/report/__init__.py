"""Reports of simulations: how roles, places, characters and sets affect a game, what kills, how good beliefs are."""
