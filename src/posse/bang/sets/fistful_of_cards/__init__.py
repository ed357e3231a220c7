"""A Fistful of Cards: 15 events, in the same stack as those of High Noon."""

from posse.bang.cards import CardSet
from posse.bang.sets.fistful_of_cards.events import EVENTS
from posse.bang.sets.high_noon.stack import EVENTS_IN_TURN

FISTFUL_OF_CARDS = CardSet(
    "fistful-of-cards", "A Fistful of Cards", [], [], bills=EVENTS, rules=[EVENTS_IN_TURN], version=4
)
