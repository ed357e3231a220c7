"""High Noon: 13 events."""

from posse.bang.cards import CardSet
from posse.bang.sets.high_noon.events import EVENTS
from posse.bang.sets.high_noon.stack import EVENTS_IN_TURN

HIGH_NOON = CardSet("high-noon", "High Noon", [], [], bills=EVENTS, rules=[EVENTS_IN_TURN], version=8)
