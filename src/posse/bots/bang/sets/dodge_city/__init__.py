"""What is known about Dodge City."""

from posse.bots.bang.sets.dodge_city.cards import CARDS
from posse.bots.bang.sets.dodge_city.characters import CHARACTERS

DODGE_CITY = [*CARDS, *CHARACTERS]
