"""What is known about High Noon."""

from posse.bots.bang.sets.high_noon.events import EVENTS as HIGH_NOON

__all__ = ["HIGH_NOON"]
