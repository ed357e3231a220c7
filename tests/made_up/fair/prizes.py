"""The prizes: cards without rank and suit, in a deck of their own."""

from typing import ClassVar

from posse.bang import cards
from posse.bang.blow import Damage
from posse.bang.table import Table
from posse.bang.things import Kind
from posse.kernel.option import Option

from .parts import booth


class Prize(Kind):
    """A prize stays with whoever bought it."""

    sort = "prize"
    pile = "booth"
    border = "black"
    price: ClassVar[int] = 1

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        booth(t).owned[seat].append(card)
        t.work_out(seat)


class BigHat(Prize):
    """Its owner may hold eight cards."""

    id = "big-hat"
    name = "Big Hat"
    copies = "-"
    holds = 8
    price = 2


class TeddyBear(Prize):
    """Once it keeps its owner in the game with one life point, and goes."""

    id = "teddy-bear"
    name = "Teddy Bear"
    copies = "- -"
    price = 3

    async def stays(self, t: Table, seat: int, damage: Damage) -> bool:
        bear = next(card for card in booth(t).owned[seat] if cards.KEY[card] == self.key)
        booth(t).owned[seat].remove(bear)
        booth(t).deck.insert(0, bear)
        t.work_out(seat)
        t.players[seat].life = 1
        t.tell("hugged", player=seat)
        return True


class Lemonade(Prize):
    """Its buyer regains a life point. It goes back at once."""

    id = "lemonade"
    name = "Lemonade"
    border = "brown"
    copies = "- - -"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        booth(t).deck.insert(0, card)
        t.heal(seat, 1)


PRIZES = [BigHat(), TeddyBear(), Lemonade()]
