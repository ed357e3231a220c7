"""What bots know about High Noon."""

from posse.bang.sets.high_noon.lore.events import EVENTS as LORE

__all__ = ["LORE"]
