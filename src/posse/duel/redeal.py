"""Deals anew what a player of the Duel cannot see. This depends only on what the seat can see, so two tables that look
the same to it come out the same. Lists are changed in place, because a script may hold them.

What everybody can see limits what may be where: the backs of hidden cards; a side's own deck has only cards that have
never left it, the common deck only cards that were once discarded.
"""

from posse.duel import cards
from posse.duel.cards import SIDES
from posse.duel.table import COMMON, NOBODY, SETUP, Table
from posse.duel.view import knows
from posse.kernel.rules import EVERYBODY


def redeal(t: Table, seat: int) -> None:
    """Deal anew what a seat does not know of the other hand, the decks and the characters in reserve."""
    for other in range(len(SIDES)):
        _redeal_reserve(t, other, other if seat == EVERYBODY else seat)
    if seat == EVERYBODY:
        for deck in t.decks:
            _shuffle_unseen(t, deck)
    else:
        _Cards(t, seat).deal()


def _shuffle_unseen(t: Table, deck: list[int]) -> None:
    """Shuffle the cards of a deck that nobody has seen. The back of the top card can be seen, so it stays."""
    unseen = [i for i, card in enumerate(deck) if not t.known[card]]
    back = cards.BACK[deck[-1]] if deck else 0
    drawn = sorted(deck[i] for i in unseen)
    t.shuffle(drawn)
    if drawn and unseen[-1] == len(deck) - 1:
        drawn.append(_take(drawn, back))
    for i, card in zip(unseen, drawn, strict=True):
        deck[i] = card


def _redeal_reserve(t: Table, side_of: int, seat: int) -> None:
    """The seat's own reserve is shuffled. The other reserve may be any characters of that side that were not seen
    yet."""
    side = t.sides[side_of]
    reserve = side.reserve
    if side_of == seat:
        hidden = len(reserve) - 2 if t.phase == SETUP else len(reserve)
        order = sorted(reserve[:hidden])
        t.shuffle(order)
        reserve[:hidden] = order
    else:
        seen = side.gone + [fighter.character for fighter in side.fighters()]
        unseen = [number for number in t.pools[side_of] if number not in seen]
        t.shuffle(unseen)
        reserve[:] = unseen[: len(reserve)]


class _Cards:
    """The hidden cards of a table while they are dealt anew."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t = t
        self.seat = seat
        hands = [side.hand for other, side in enumerate(t.sides) if other != seat]
        self.in_hands = [*hands, t.aside]  # hidden cards whose backs can be seen one by one
        places = [*self.in_hands, *t.decks]
        unseen = sorted(card for place in places for card in place if not knows(t, seat, card))
        t.shuffle(unseen)
        # Fresh ones are in their own deck, or in a hand that drew them from there.
        self.fresh = [card for card in unseen if not t.mixed >> card & 1]
        self.mixed = [card for card in unseen if t.mixed >> card & 1]

    def deal(self) -> None:
        t = self.t
        for back in range(len(SIDES)):
            deck = t.decks[back]
            for i in range(len(deck)):
                deck[i] = _take(self.fresh, back)
            self._deal_hands(back)
        common = t.decks[COMMON]
        if common:
            common[-1] = _take(self.mixed, cards.BACK[common[-1]])
            common[:-1] = self.mixed
        self._forget()

    def _deal_hands(self, back: int) -> None:
        """Fresh cards that are not in a deck must be in the hands; cards of the common deck may be."""
        slots = [
            (place, i)
            for place in self.in_hands
            for i, card in enumerate(place)
            if cards.BACK[card] == back and not knows(self.t, self.seat, card)
        ]
        dealt = [card for card in self.fresh if cards.BACK[card] == back]
        dealt += [_take(self.mixed, back) for _ in range(len(slots) - len(dealt))]
        self.t.shuffle(dealt)
        for (place, i), card in zip(slots, dealt, strict=True):
            place[i] = card

    def _forget(self) -> None:
        """If a seat does not know a card, it cannot know that others do, except for the owner."""
        t = self.t
        for other, side in enumerate(t.sides):
            self._known_to(side.hand, 1 << other)
            if other != self.seat:
                side.hand.sort()  # the order of another's hand cannot be seen
        self._known_to(t.aside, 0 if t.aside_of == NOBODY else 1 << t.aside_of)
        for deck in t.decks:
            self._known_to(deck, 0)

    def _known_to(self, place: list[int], owner: int) -> None:
        for card in place:
            if not knows(self.t, self.seat, card):
                self.t.known[card] = owner


def _take(pile: list[int], back: int) -> int:
    """The first card with a back, out of a shuffled pile."""
    for i, card in enumerate(pile):
        if cards.BACK[card] == back:
            return pile.pop(i)
    raise AssertionError("a card with this back must be among the hidden ones")
