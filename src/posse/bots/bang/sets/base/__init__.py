"""What is known about the base game."""

from posse.bots.bang.sets.base.cards import CARDS
from posse.bots.bang.sets.base.characters import CHARACTERS

BASE = [*CARDS, *CHARACTERS]
