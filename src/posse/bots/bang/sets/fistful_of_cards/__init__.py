"""What is known about A Fistful of Cards."""

from posse.bots.bang.sets.fistful_of_cards.events import EVENTS as FISTFUL_OF_CARDS

__all__ = ["FISTFUL_OF_CARDS"]
