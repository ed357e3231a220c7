"""What a load is worth, and where it is of use."""

from typing import Final

from posse.bang import cards
from posse.bots.bang.lore import CARD_LORE, Lore
from posse.bots.bang.outlook import Outlook
from posse.kernel.option import Option, is_character, ref_card, ref_seat

#: Two of them are worth somewhat less than a card.
LOAD: Final = 0.18
AT_MOST: Final = 4
BOMB: Final = "bomb"


def loads_on(o: Outlook, seat: int, card: int) -> int:
    """How many loads are on a card in front of a player."""
    text = cards.TEXT[card]
    for shape in o.view.shapes:
        if shape.seat == seat and shape.at == text and shape.id == "loads":
            return shape.count
    return 0


def own_loads(o: Outlook, seat: int) -> int:
    """How many loads are on a character."""
    for shape in o.view.shapes:
        if shape.seat == seat and shape.id == "loads" and not shape.at:
            return shape.count
    return 0


def all_loads(o: Outlook, seat: int) -> int:
    """How many loads a player has altogether."""
    count = 0
    for shape in o.view.shapes:
        if shape.seat == seat and shape.id == "loads":
            count += shape.count
    return count


def spent(option: Option) -> float:
    """The worth of the loads that an option costs."""
    return LOAD * option.spending


def used_from(o: Outlook, option: Option, card: int) -> float:
    """What it costs to pay with loads of a card: the loads, and the card itself if they are its last."""
    left = loads_on(o, o.me, card) - option.spending
    return spent(option) + (0.1 if left <= 0 else 0.0)


def mine(o: Outlook, id: str) -> int:
    """My card of this kind in play; -1 if there is none."""
    for card in o.mine.in_play:
        if cards.ID[card] == id:
            return card
    return -1


def one_more(o: Outlook, place: int) -> float:
    """What one more load on a place of mine is worth to me."""
    if is_character(place):
        return 0.12
    card = ref_card(place)
    has = loads_on(o, o.me, card)
    if cards.ID[card] == BOMB:
        return 0.3 * o.cost_of(2) if has <= 2 else 0.05
    return 0.2 - 0.02 * has


def one_less(o: Outlook, place: int) -> float:
    """What it costs me if a load leaves a place of mine."""
    if is_character(place):
        return 0.1
    card = ref_card(place)
    has = loads_on(o, o.me, card)
    if cards.ID[card] == BOMB:
        return o.cost_of(2) if has <= 1 else 0.15
    return CARD_LORE[card].lying(o, o.me, card) if has <= 1 else 0.18 - 0.01 * has


class Places(Lore):
    """Where a load is put, and where one is taken from."""

    sort = "part"
    id = "loads"
    why = "reason-bang-loads-ready"

    def chosen(self, o: Outlook, option: Option) -> float:
        if option.verb == "pass":
            return 0.0
        place = option.card()
        return -one_less(o, place) if o.decision.kind == "pay-load" else one_more(o, place)


def taken_from(o: Outlook, place: int) -> float:
    """What it gains me if a load leaves a place, mine or another player's."""
    seat = ref_seat(place)
    if seat == o.me:
        return -one_less(o, place)
    if not is_character(place) and loads_on(o, seat, ref_card(place)) <= 1:
        return o.hurts(seat, 2) if cards.ID[ref_card(place)] == BOMB else o.loses(place)
    return o.harm[seat] * LOAD


PLACES: Final = Places()
