"""What bots know about the Wild West Show."""

from posse.bang.sets.wild_west_show.lore.characters import CHARACTERS, STANDINGS
from posse.bang.sets.wild_west_show.lore.shows import SHOWS

LORE = [*SHOWS, *CHARACTERS]

__all__ = ["LORE", "STANDINGS"]
