"""What bots know about Dodge City."""

from posse.bang.sets.dodge_city.lore.cards import CARDS
from posse.bang.sets.dodge_city.lore.characters import CHARACTERS, STANDINGS

LORE = [*CARDS, *CHARACTERS]

__all__ = ["LORE", "STANDINGS"]
