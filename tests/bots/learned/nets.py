"""Nets for tests: with random weights, or without any opinion."""

import numpy as np

from posse.bots.learned.mind import layout_of
from posse.bots.learned.net import SHAPES, Net

HIDDEN = 4


def some_net(game: str, seed: int = 1) -> Net:
    """A net that has learnt nothing and gives random scores."""
    layout = layout_of(game)
    names = {
        "facts": list(dict.fromkeys(layout.facts)),
        "features": list(layout.encoding.features),
        "places": layout.places,
    }
    luck = np.random.default_rng(seed)
    arrays = {}
    for name, shape in SHAPES.items():
        size = [len(names[each]) if isinstance(each, str) else HIDDEN if each < 0 else each for each in shape]
        arrays[name] = np.asarray(luck.normal(size=size), np.float32)
    return Net(names, arrays)


def silent_net(game: str) -> Net:
    """A net that leaves everything to the rules of thumb."""
    net = some_net(game)
    return Net(
        net.names, {**net.arrays, "out": np.zeros(HIDDEN, np.float32), "trust": np.array(1, np.float32)}
    )
