"""What bots know about The Valley of Shadows."""

from posse.bang.sets.valley_of_shadows.lore.cards import CARDS
from posse.bang.sets.valley_of_shadows.lore.characters import CHARACTERS, STANDINGS

LORE = [*CARDS, *CHARACTERS]

__all__ = ["LORE", "STANDINGS"]
