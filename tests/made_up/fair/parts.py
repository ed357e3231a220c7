"""What lies on the table of a fair: tickets, corks, the booth with its prizes, the attraction, the Ferris wheel."""

from collections.abc import Sequence
from typing import ClassVar, cast

from posse.bang import cards
from posse.bang.bills import BillStack
from posse.bang.parts import NO_FACT, Laying, Part
from posse.bang.table import Table
from posse.bang.things import Thing
from posse.kernel.shape import COUNTER, PILE, ROW, TOKENS, TRACK, Shape


class Tickets(Part):
    """So many tickets each player has; everybody sees them."""

    id = "tickets"
    player_keys = ("tickets",)

    def __init__(self, held: list[int] | None = None) -> None:
        self.held = held or []

    def copy(self) -> Part:
        return Tickets(self.held.copy())

    def fingerprint(self) -> tuple[object, ...]:
        return tuple(self.held)

    def see(self, t: Table, seat: int) -> list[Shape]:
        return [Shape(COUNTER, self.id, seat=who, count=held) for who, held in enumerate(self.held) if held]

    def lay(self, t: Table, laying: Laying) -> None:
        self.held = [laying.given_to(seat, "tickets", 0) for seat in range(len(t.players))]

    def player_fact(self, t: Table, seat: int, key: str) -> object:
        return self.held[seat] if key == "tickets" else NO_FACT


class Corks(Part):
    """Corks that lie on cards in play, by card."""

    id = "corks"

    def __init__(self, on: dict[int, int] | None = None) -> None:
        self.on = on or {}

    def copy(self) -> Part:
        return Corks(self.on.copy())

    def fingerprint(self) -> tuple[object, ...]:
        return tuple(sorted(self.on.items()))

    def see(self, t: Table, seat: int) -> list[Shape]:
        return [Shape(TOKENS, self.id, count=count, at=cards.TEXT[card]) for card, count in self.on.items()]

    def fact(self, t: Table, key: str) -> object:
        return sum(self.on.values()) if key == "corks" else NO_FACT


class Booth(Part):
    """The prizes: a deck of their own, three of them on show, and those that players have."""

    id = "booth"
    keys = ("booth",)
    player_keys = ("prizes",)
    SHOWN: ClassVar[int] = 3

    def __init__(self) -> None:
        self.deck: list[int] = []  # the top is the last
        self.shown: list[int] = []
        self.owned: list[list[int]] = []

    def copy(self) -> Part:
        twin = Booth()
        twin.deck = self.deck.copy()
        twin.shown = self.shown.copy()
        twin.owned = [own.copy() for own in self.owned]
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (tuple(self.deck), tuple(self.shown), tuple(tuple(own) for own in self.owned))

    def belongings(self, seat: int) -> Sequence[Thing]:
        return [cards.KIND[card] for card in self.owned[seat]] if self.owned else ()

    def cards(self) -> list[list[int]]:
        return [self.deck, self.shown, *self.owned]

    def refill(self) -> None:
        while self.deck and len(self.shown) < self.SHOWN:
            self.shown.append(self.deck.pop())

    def see(self, t: Table, seat: int) -> list[Shape]:
        out = [
            Shape(
                ROW, self.id, cards=[cards.KEY[c] for c in self.shown], prices=[price(c) for c in self.shown]
            ),
            Shape(PILE, "prizes", count=len(self.deck)),
        ]
        for who, own in enumerate(self.owned):
            if own:
                out.append(Shape(ROW, "won", seat=who, cards=[cards.KEY[card] for card in own]))
        return out

    def redeal(self, t: Table, seat: int) -> None:
        self.deck.sort()
        t.shuffle(self.deck)

    def lay(self, t: Table, laying: Laying) -> None:
        pool = prize_cards(t)
        self.shown = [_take(pool, laying, id) for id in laying.given("booth", [])]
        self.owned = [
            [_take(pool, laying, id) for id in laying.given_to(seat, "prizes", [])]
            for seat in range(len(t.players))
        ]
        self.deck = pool
        self.refill()

    def fact(self, t: Table, key: str) -> object:
        return [cards.ID[card] for card in self.shown] if key == "booth" else NO_FACT

    def player_fact(self, t: Table, seat: int, key: str) -> object:
        return [cards.ID[card] for card in self.owned[seat]] if key == "prizes" else NO_FACT


def _take(pool: list[int], laying: Laying, id: str) -> int:
    for card in pool:
        if cards.ID[card] == id:
            pool.remove(card)
            return card
    raise laying.wrong("booth", f"no prize {id} is left")


def prize_cards(t: Table) -> list[int]:
    """All prizes of this game."""
    return [card for id in t.sets for card in cards.SETS[id].cards if cards.KIND[card].pile == "booth"]


def price(card: int) -> int:
    return cast(int, getattr(cards.KIND[card], "price", 0))


class Attraction(BillStack):
    """The attraction that is on, and those to come."""

    id = "attraction"
    keys = ("attraction", "attractions_next")

    def blank(self) -> BillStack:
        return Attraction()


class Wheel(Part):
    """The Ferris wheel: places in a row, and the gondola."""

    id = "wheel"
    keys = ("wheel",)
    PLACES: ClassVar[tuple[str, ...]] = ("rule/ground", "rule/halfway", "rule/sky")

    def __init__(self, at: int = 0) -> None:
        self.at = at
        self.turning = False

    def copy(self) -> Part:
        twin = Wheel(self.at)
        twin.turning = self.turning
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (self.at, self.turning)

    def turn_begins(self, t: Table) -> None:
        """It turns at the start of the turns of whoever began the game."""
        self.turning = t.turn == t.first
        t.opening = t.opening or self.turning

    def see(self, t: Table, seat: int) -> list[Shape]:
        return [Shape(TRACK, self.id, places=self.PLACES, position=self.at)]

    def lay(self, t: Table, laying: Laying) -> None:
        self.at = laying.given("wheel", 0)

    def fact(self, t: Table, key: str) -> object:
        return self.at if key == "wheel" else NO_FACT


def tickets(t: Table) -> Tickets:
    return cast(Tickets, t.parts[Tickets.id])


def corks(t: Table) -> Corks:
    return cast(Corks, t.parts[Corks.id])


def booth(t: Table) -> Booth:
    return cast(Booth, t.parts[Booth.id])


def attraction(t: Table) -> Attraction:
    return cast(Attraction, t.parts[Attraction.id])


def wheel(t: Table) -> Wheel:
    return cast(Wheel, t.parts[Wheel.id])


def earn(t: Table, seat: int, count: int = 1) -> None:
    """A player gets tickets."""
    tickets(t).held[seat] += count
    t.tell("tickets_won", player=seat, count=count)
