"""What bots know about A Fistful of Cards."""

from posse.bang.sets.fistful_of_cards.lore.events import EVENTS as LORE

__all__ = ["LORE"]
