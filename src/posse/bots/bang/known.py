"""What is known about the sets: each has its lore in its own folder."""

from importlib import import_module
from importlib.util import find_spec

from posse.bang.cards import CardSet
from posse.bots.bang import lore


def learn(known: CardSet) -> None:
    """Enter the lore of a set, if it has any."""
    package = f"{known.package}.lore"
    if known.package and find_spec(package) is not None:
        lore.add(import_module(package).LORE)
