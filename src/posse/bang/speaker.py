"""Cards in words."""

from posse.bang import cards
from posse.kernel.option import Speaker


class BangSpeaker(Speaker):
    """`bang@4C`, `bob.barrel`, `bob.hand`."""

    def card(self, card: int) -> str:
        return cards.TEXT[card]

    def card_id(self, card: int) -> str:
        return cards.ID[card]
