"""What bots know about The Great Train Robbery."""

from posse.bang.sets.great_train_robbery.lore.cards import CARDS
from posse.bang.sets.great_train_robbery.lore.characters import CHARACTERS, STANDINGS
from posse.bang.sets.great_train_robbery.lore.line import LINE
from posse.bang.sets.great_train_robbery.lore.railcars import RAILCARS

LORE = [*CARDS, *RAILCARS, *LINE, *CHARACTERS]

__all__ = ["LORE", "STANDINGS"]
