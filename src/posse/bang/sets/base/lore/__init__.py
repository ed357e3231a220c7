"""What bots know about the base game."""

from posse.bang.sets.base.lore.cards import CARDS
from posse.bang.sets.base.lore.characters import CHARACTERS, STANDINGS

LORE = [*CARDS, *CHARACTERS]

__all__ = ["LORE", "STANDINGS"]
