"""What is known about the cards, all kinds together."""

from typing import Final

from posse.bots.duel.actions import ACTIONS
from posse.bots.duel.equipment import EQUIPMENT
from posse.bots.duel.hit_cards import HIT_CARDS
from posse.bots.duel.knowledge import CardKnowledge

CARDS: Final[list[CardKnowledge]] = [*HIT_CARDS, *ACTIONS, *EQUIPMENT]
