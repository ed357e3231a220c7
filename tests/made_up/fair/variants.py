"""A house rule."""

from posse.bang import cards
from posse.bang.table import Table
from posse.bang.things import Variant


class DryFair(Variant):
    """There is no Beer at the fair; whoever loses the last card of his hand is given a new one once a turn."""

    id = "dry-fair"
    name = "Dry Fair"
    least_players = 4

    def in_the_deck(self, card: int) -> bool:
        return cards.ID[card] != "beer"

    def left_hand(self, t: Table, seat: int, card: int) -> None:
        if not t.players[seat].hand and self.key not in t.used and t.players[seat].alive:
            t.used.append(self.key)
            t.draw(seat, 1)


VARIANTS = [DryFair()]
