"""The card that a player must show and play under Law of the West."""

from posse.bang import cards
from posse.bang.parts import Part
from posse.bang.table import NO_CARD, Table
from posse.bang.view import eyes_of
from posse.kernel.shape import TOKENS, Shape


class ShownCard(Part):
    """The card drawn this turn that must be played, or none."""

    id = "shown"

    def __init__(self) -> None:
        self.card = NO_CARD

    def copy(self) -> Part:
        twin = ShownCard()
        twin.card = self.card
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (self.card,)

    def turn_begins(self, t: Table) -> None:
        self.card = NO_CARD

    def see(self, t: Table, seat: int) -> list[Shape]:
        """Shown to the players who know the card. Once a player has taken a random card of that hand, nobody else can
        tell whether it is still there."""
        if self.card == NO_CARD or not t.known[self.card] & eyes_of(seat):
            return []
        return [Shape(TOKENS, self.id, seat=t.turn, count=1, at=cards.TEXT[self.card])]


def shown_card(t: Table) -> ShownCard:
    """The part of a table with this set."""
    part = t.parts[ShownCard.id]
    assert isinstance(part, ShownCard)
    return part
