"""The stations, and what each of them costs."""

from itertools import combinations
from typing import ClassVar, Final

from posse.bang import cards
from posse.bang.affect import forbidden
from posse.bang.hooks import SUIT
from posse.bang.table import Table
from posse.bang.things import Thing
from posse.kernel.option import in_play_ref

TEN: Final = 10


class Station(Thing):
    """A place on the line. A player who pays its price takes the railcar under it."""

    sort = "station"

    def __init__(self) -> None:
        super().__init__()
        self._faces: list[bool] = []

    def payments(self, t: Table, seat: int, hand: list[int]) -> list[tuple[int, ...]]:
        """The ways in which a player could pay: cards of his hand, or refs to cards in front of him. `hand` has no
        identical cards."""
        out: list[tuple[int, ...]] = [(card,) for card in self.fitting(t, seat, hand)]
        in_play = t.players[seat].in_play
        if in_play:
            for card in self.fitting(t, seat, in_play):
                out.append((in_play_ref(seat, card),))
        return out

    def can_be_paid(self, t: Table, seat: int) -> bool:
        """Whether a player has a card to pay with."""
        player = t.players[seat]
        return bool(self.fitting(t, seat, player.hand) or self.fitting(t, seat, player.in_play))

    def fitting(self, t: Table, seat: int, held: list[int]) -> list[int]:
        """The cards among these with which it can be paid now."""
        faces = self.faces()
        return [card for card in held if faces[card]]

    def faces(self) -> list[bool]:
        """For every card, whether it fits. Worked out once, since it is needed for each card at every menu."""
        if len(self._faces) != len(cards.KIND):
            self._faces = [self.fits(card) for card in range(len(cards.KIND))]
        return self._faces

    def fits(self, card: int) -> bool:
        """Whether this card pays for it, going by what is printed on it."""
        raise NotImplementedError


class Named(Station):
    """It costs a card with a certain name."""

    ids: ClassVar[tuple[str, ...]] = ()

    def fits(self, card: int) -> bool:
        return cards.ID[card] in self.ids and not cards.PILE[card]


class Suited(Station):
    """It costs a card of a certain suit."""

    wanted: ClassVar[int] = cards.NO_SUIT

    def fitting(self, t: Table, seat: int, held: list[int]) -> list[int]:
        if t.table_hooks & SUIT:
            return [c for c in held if cards.SUIT[c] != cards.NO_SUIT and t.suit(c) == self.wanted]
        return super().fitting(t, seat, held)

    def fits(self, card: int) -> bool:
        return cards.SUIT[card] == self.wanted


class BoomTown(Named):
    """Costs a BANG! card."""

    id = "boom-town"
    name = "Boom Town"
    ids = ("bang",)

    def fitting(self, t: Table, seat: int, held: list[int]) -> list[int]:
        return [] if forbidden(t, seat, cards.KINDS["bang"]) else super().fitting(t, seat, held)


class Catico(Named):
    """Costs a Cat Balou or a Panic! card."""

    id = "catico"
    name = "Catico"
    ids = ("cat-balou", "panic")


class CreepyCreek(Suited):
    """Costs a card of Spades."""

    id = "creepy-creek"
    name = "Creepy Creek"
    wanted = cards.SPADES


class CrownsHole(Named):
    """Costs a Beer card."""

    id = "crowns-hole"
    name = "Crown's Hole"
    ids = ("beer",)


class Deathwood(Station):
    """Costs a blue card."""

    id = "deathwood"
    name = "Deathwood"

    def fits(self, card: int) -> bool:
        return cards.IS_BLUE[card]


class Dodgville(Named):
    """Costs a Missed! card."""

    id = "dodgville"
    name = "Dodgville"
    ids = ("missed",)


class FortWroth(Station):
    """Costs a card of rank 10, J, Q, K or A."""

    id = "fort-wroth"
    name = "Fort Wroth"

    def fits(self, card: int) -> bool:
        return cards.RANK[card] != cards.NO_RANK and cards.RANK[card] >= TEN


class Frisco(Suited):
    """Costs a card of Clubs."""

    id = "frisco"
    name = "Frisco"
    wanted = cards.CLUBS


class MinersOath(Suited):
    """Costs a card of Diamonds."""

    id = "miners-oath"
    name = "Miner's Oath"
    wanted = cards.DIAMONDS


class SanTafe(Suited):
    """Costs a card of Hearts."""

    id = "san-tafe"
    name = "San Tafe"
    wanted = cards.HEARTS


class Tombrock(Station):
    """Costs a life point, never the last one."""

    id = "tombrock"
    name = "Tombrock"

    def payments(self, t: Table, seat: int, hand: list[int]) -> list[tuple[int, ...]]:
        return [()] if self.can_be_paid(t, seat) else []

    def can_be_paid(self, t: Table, seat: int) -> bool:
        return t.players[seat].life > 1 and not t.players[seat].ghost

    def fits(self, card: int) -> bool:
        return False


class Yooma(Station):
    """Costs a card of rank 2 to 9."""

    id = "yooma"
    name = "Yooma"

    def fits(self, card: int) -> bool:
        return cards.RANK[card] != cards.NO_RANK and cards.RANK[card] < TEN


class VirginiaTown(Station):
    """Costs any two cards."""

    id = "virginia-town"
    name = "Virginia Town"

    def payments(self, t: Table, seat: int, hand: list[int]) -> list[tuple[int, ...]]:
        player = t.players[seat]
        lying = [in_play_ref(seat, card) for card in player.in_play]
        mixed = [(card, ref) for card in hand for ref in lying]
        return [*cards.picks(player.hand, 2), *mixed, *combinations(lying, 2)]

    def can_be_paid(self, t: Table, seat: int) -> bool:
        return len(t.players[seat].hand) + len(t.players[seat].in_play) > 1

    def fits(self, card: int) -> bool:
        return True


STATIONS: Final = [
    BoomTown(),
    Catico(),
    CreepyCreek(),
    CrownsHole(),
    Deathwood(),
    Dodgville(),
    FortWroth(),
    Frisco(),
    MinersOath(),
    SanTafe(),
    Tombrock(),
    Yooma(),
    VirginiaTown(),
]
BY_ID: Final = {station.id: station for station in STATIONS}
BY_KEY: Final = {station.key: station for station in STATIONS}
