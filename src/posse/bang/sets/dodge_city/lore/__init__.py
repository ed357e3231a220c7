"""What bots know of Dodge City."""

from posse.bang.sets.dodge_city.lore.cards import CARDS
from posse.bang.sets.dodge_city.lore.characters import CHARACTERS

LORE = [*CARDS, *CHARACTERS]
