"""High Noon: 13 events."""

from posse.bang.cards import CardSet
from posse.bang.sets.high_noon.events import EVENTS

HIGH_NOON = CardSet("high-noon", "High Noon", [], [], events=EVENTS)
