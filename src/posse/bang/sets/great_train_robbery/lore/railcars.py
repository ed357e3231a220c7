"""What is known about the railcars: what each is worth to whom, and when to discard it for its effect."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bang.sets.great_train_robbery.lore.line import track
from posse.bang.sets.great_train_robbery.train import is_railcar
from posse.bang.sets.valley_of_shadows.lore.cards import COMPANY
from posse.bots.bang.lore import CARD, CARD_LORE, Lore, lore_of, lore_of_kind
from posse.bots.bang.outlook import Outlook, seat_of
from posse.bots.reason import Reason
from posse.kernel.option import Option, ref_seat

#: The key for a note in an outlook.
IN_THE_DECK: Final = "railcars in the deck"
#: A railcar that is worth no more than its price is not taken. Otherwise a player who may take any number would
#: exchange railcars for ever.
TROUBLE: Final = 0.01


@mypyc_attr(allow_interpreted_subclasses=True)
class Car(Lore):
    """A railcar, taken or used."""

    sort = "railcar"
    why = "reason-bang-good-railcar"
    worth: ClassVar[float] = 0.6  # to the player who has it

    def __init__(self) -> None:
        super().__init__()
        self.note = f"taking {self.id}"  # the key for a note in an outlook of what it gains me to take it
        self.usual = self.worth

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return self.usual * (0.5 if o.cards_silenced else 1.0)

    def taken(self, o: Outlook) -> float:
        """What it gains me to take it."""
        return self.lying(o, o.me, -1)

    def taking(self, o: Outlook) -> float:
        """The same, worked out once for all the ways in which I could pay for it."""
        known = o.noted.get(self.note)
        if known is None:
            known = o.noted[self.note] = self.taken(o)
        return known

    def played(self, o: Outlook, option: Option) -> float:
        if option.verb == "take":
            return self.taking(o) - (TROUBLE if option.paid else o.cost_of(1))
        return self.used(o, option)

    def used(self, o: Outlook, option: Option) -> float:
        """What it gains me to use it in my turn."""
        return 0.0

    def chosen(self, o: Outlook, option: Option) -> float:
        """One of several that I may take, or the player in front of whom I put it."""
        return self.put(o, ref_seat(option.card())) if option.verb == "choose" else self.taking(o)

    def put(self, o: Outlook, seat: int) -> float:
        """What it is worth to me in front of this player."""
        worth = self.lying(o, seat, -1)
        return worth if seat == o.me else -o.harm[seat] * worth


class Spent(Car):
    """A railcar that is discarded when it is used."""

    goes = True

    def taken(self, o: Outlook) -> float:
        """If the deck is empty it would go straight back to the train and could be taken for ever."""
        return super().taken(o) if in_the_deck(o) else 0.0


class BaggageCar(Spent):
    """A Missed!, or one of several other cards."""

    id = "baggage-car"
    hostile = 0.9
    worth = 0.8

    def stops(self, o: Outlook, seat: int) -> float:
        return 0.9

    def used(self, o: Outlook, option: Option) -> float:
        if option.as_id == "bang":
            return o.shot(seat_of(option))
        return lore_of_kind(option.as_id).played(o, option)


class Caboose(Car):
    """As many Missed! as its owner has other cards in play."""

    id = "caboose"

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        lying = sum(cards.IS_BLUE[each] for each in o.players[seat].in_play)
        return (0.35 + 0.2 * min(lying, 3)) * (0.5 if o.cards_silenced else 1.0)

    def stops(self, o: Outlook, seat: int) -> float:
        return 0.6 if sum(cards.IS_BLUE[each] for each in o.players[seat].in_play) > 1 else 0.0


class CattleTruck(Spent):
    """The best of the top three discards."""

    id = "cattle-truck"
    worth = 0.55
    why = "reason-bang-more-choices"

    def used(self, o: Outlook, option: Option) -> float:
        return max([o.gets(card) for card in o.view.discard[-3:]], default=0.0)

    def chosen(self, o: Outlook, option: Option) -> float:
        return o.gets(option.card()) if o.decision.kind == "pick-discard" else super().chosen(o, option)


class CircusWagon(Spent):
    """Everybody else loses the card in play that he needs least."""

    id = "circus-wagon"
    worth = 0.5
    why = "reason-bang-enemies-lose-more"

    def used(self, o: Outlook, option: Option) -> float:
        worth = 0.0
        for seat in o.others:
            lying = [o.lying(seat, card) for card in o.players[seat].in_play]
            worth += o.harm[seat] * min(lying) if lying else 0.0
        return worth

    def chosen(self, o: Outlook, option: Option) -> float:
        return o.loses(option.card()) if o.decision.kind == "discard-in-play" else super().chosen(o, option)

    def evading(self, o: Outlook) -> float:
        return 0.5


class CoalHopper(Spent):
    """A card, and a railcar of an enemy."""

    id = "coal-hopper"
    hostile = 0.7
    worth = 0.65

    def used(self, o: Outlook, option: Option) -> float:
        return o.draws() + o.loses(option.at())


class DiningCar(Car):
    """A life point in one turn of four."""

    id = "dining-car"
    why = "reason-bang-serves-long"

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        player = o.players[seat]
        hurt = player.life < player.max_life and not player.ghost
        return (0.9 if hurt else 0.5) * (0.5 if o.cards_silenced else 1.0)

    def turned(self, o: Outlook, card: int) -> float:
        return 1.0 if cards.SUIT[card] == cards.HEARTS else 0.0


class ExpressCar(Spent):
    """Another turn for the cards in hand, used when nothing else is left to do."""

    id = "express-car"
    worth = 1.2
    HAND: ClassVar[float] = 0.9  # a hand worth less than this is well exchanged for two cards and a shot

    def used(self, o: Outlook, option: Option) -> float:
        if o.view.extra_turn:
            return 0.0  # there may be no further turn
        lost = sum(o.keeps(card) for card in o.hand)
        return self.lying(o, o.me, -1) + 0.3 * (self.HAND - lost)


class GhostCar(Car):
    """A second life for its owner, though without life points; or it brings a friend back into the game."""

    id = "ghost-car"
    hostile = -1.2

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        player = o.players[seat]
        if player.ghost:
            return 4.0 if seat == o.me else 2.5
        return 1.6 if player.life <= 2 else 0.9

    def taken(self, o: Outlook) -> float:
        return max([self.put(o, seat) for seat in range(len(o.players)) if o.players[seat].role != "sheriff"])

    def because(self, o: Outlook, option: Option) -> Reason:
        back = isinstance(option.thing, int) and not o.players[ref_seat(option.thing)].alive
        return Reason("reason-bang-friend-returns") if back else super().because(o, option)

    def put(self, o: Outlook, seat: int) -> float:
        if o.players[seat].alive:
            return super().put(o, seat)
        wanted = COMPANY[o.role]
        return sum(chance * wanted[role] for role, chance in enumerate(o.chances[seat]))


class LoungeCar(Spent):
    """A railcar for me, and one for a friend."""

    id = "lounge-car"
    worth = 0.8
    USUAL: ClassVar[float] = 0.7  # what a railcar is worth

    def used(self, o: Outlook, option: Option) -> float:
        if in_the_deck(o) < 2:
            return 0.0  # it would go straight back to the train
        kindest = min([o.harm[seat] for seat in o.others], default=0.0)
        return self.worth + self.USUAL - self.USUAL * max(kindest, 0.0)

    def chosen(self, o: Outlook, option: Option) -> float:
        if o.decision.kind != "share-railcars":
            return super().chosen(o, option)
        assert isinstance(option.thing, tuple)
        given, to = option.thing
        assert isinstance(to, int)
        kept = [key for key in _others(o, str(given)) if key != given]
        worth = sum(_put(o, key, o.me) for key in kept)
        return worth + _put(o, str(given), ref_seat(to))


def in_the_deck(o: Outlook) -> int:
    """How many railcars are neither in the train nor in front of somebody."""
    known = o.noted.get(IN_THE_DECK)
    if known is None:
        known = o.noted[IN_THE_DECK] = _count_deck(o)
    return int(known)


def _count_deck(o: Outlook) -> int:
    lying = 0
    for player in o.players:
        for card in player.in_play:
            if is_railcar(card):
                lying += 1
    return len(RAILCARS) - lying - len(track(o).cards) + 1


def _others(o: Outlook, given: str) -> list[str]:
    """The railcars to be shared, without the one given away."""
    named = [option.thing[0] for option in o.decision.options if isinstance(option.thing, tuple)]
    return sorted({str(key) for key in named} - {given})


def _put(o: Outlook, key: str, seat: int) -> float:
    lore = lore_of(key)
    return lore.put(o, seat) if isinstance(lore, Car) else 0.0


class LumberFlatcar(Car):
    """A burden, to be put in front of an enemy."""

    id = "lumber-flatcar"
    hostile = 0.6
    nuisance = True
    worth = -0.7

    def taken(self, o: Outlook) -> float:
        return max([self.put(o, seat) for seat in o.living])


class MailCar(Spent):
    """Three cards, the worst of them for a friend."""

    id = "mail-car"
    worth = 0.9
    why = "reason-bang-more-choices"

    def used(self, o: Outlook, option: Option) -> float:
        kindest = min([o.harm[seat] for seat in o.others], default=0.0)
        return o.draws(2) + 0.2 - 0.3 * max(kindest, 0.0)

    def chosen(self, o: Outlook, option: Option) -> float:
        if o.decision.kind != "share-mail":
            return super().chosen(o, option)
        assert isinstance(option.thing, tuple)
        card, to = option.thing
        assert isinstance(card, int)
        assert isinstance(to, int)
        return -o.gets(card) - o.harm[ref_seat(to)] * CARD


class ObservationCar(Car):
    """Scope and Mustang in one."""

    id = "observation-car"
    worth = 1.4
    why = "reason-bang-out-of-reach"


class PassengerCar(Spent):
    """Any player's card."""

    id = "passenger-car"
    hostile = 0.8
    worth = 0.8

    def used(self, o: Outlook, option: Option) -> float:
        return lore_of_kind("panic").played(o, option)


class PrisonerCar(Car):
    """No Duel and no Indians!."""

    id = "prisoner-car"
    worth = 0.45
    why = "reason-bang-serves-long"


class PrivateCar(Car):
    """Safe from BANG! cards with an empty hand."""

    id = "private-car"
    worth = 0.35
    why = "reason-bang-serves-long"


class SleeperCar(Car):
    """A blue card for a shot."""

    id = "sleeper-car"
    hostile = 1.0
    worth = 0.5

    def used(self, o: Outlook, option: Option) -> float:
        return o.shot(seat_of(option))


def worth_of(o: Outlook, key: str) -> float:
    """What a railcar is worth that I take without paying."""
    lore = lore_of(key)
    return lore.taking(o) if isinstance(lore, Car) else 0.0


def lying_of(o: Outlook, seat: int, card: int) -> float:
    """What a card would be worth in front of a player who does not have it yet."""
    lore = CARD_LORE[card]
    return lore.lying(o, seat, card)


RAILCARS: Final[list[Lore]] = [
    BaggageCar(),
    Caboose(),
    CattleTruck(),
    CircusWagon(),
    CoalHopper(),
    DiningCar(),
    ExpressCar(),
    GhostCar(),
    LoungeCar(),
    LumberFlatcar(),
    MailCar(),
    ObservationCar(),
    PassengerCar(),
    PrisonerCar(),
    PrivateCar(),
    SleeperCar(),
]
