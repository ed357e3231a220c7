"""A Fistful of Cards: 15 events."""

from posse.bang.cards import CardSet
from posse.bang.sets.fistful_of_cards.events import EVENTS

FISTFUL_OF_CARDS = CardSet("fistful-of-cards", "A Fistful of Cards", [], [], events=EVENTS)
