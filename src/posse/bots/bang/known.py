"""What is known about the sets: each has its lore in its own folder."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from posse.bang import cards, sets
from posse.bang.cards import CardSet
from posse.bots.bang import lore

_learnt: Final[list[int]] = [-1]  # the version of the sets whose lore has been entered


def learn_all() -> None:
    """Enter the lore of all sets, unless that is already done."""
    if _learnt[0] != cards.generation():
        for known in sets.ALL:
            _learn(known)
        _learnt[0] = cards.generation()


def _learn(known: CardSet) -> None:
    package = f"{known.package}.lore"
    if find_spec(package) is not None:
        module = import_module(package)
        lore.add(module.LORE)
        lore.rate(getattr(module, "STANDINGS", {}))
