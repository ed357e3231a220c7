"""What bots know about Armed & Dangerous."""

from posse.bang.sets.armed_and_dangerous.lore.brown import BROWN
from posse.bang.sets.armed_and_dangerous.lore.characters import CHARACTERS, STANDINGS
from posse.bang.sets.armed_and_dangerous.lore.dangerous import DANGEROUS
from posse.bang.sets.armed_and_dangerous.lore.loads import PLACES

LORE = [*DANGEROUS, *BROWN, *CHARACTERS, PLACES]

__all__ = ["LORE", "STANDINGS"]
