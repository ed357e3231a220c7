"""What bots know about Gold Rush."""

from posse.bang.sets.gold_rush.lore.characters import CHARACTERS, STANDINGS
from posse.bang.sets.gold_rush.lore.equipment import EQUIPMENT
from posse.bang.sets.gold_rush.lore.shadows import SIDES

LORE = [*EQUIPMENT, *CHARACTERS, *SIDES]

__all__ = ["LORE", "STANDINGS"]
