"""What bots know of the base game."""

from posse.bang.sets.base.lore.cards import CARDS
from posse.bang.sets.base.lore.characters import CHARACTERS

LORE = [*CARDS, *CHARACTERS]
