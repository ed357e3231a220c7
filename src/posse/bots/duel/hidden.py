"""What may be in the opponent's hand. Each hidden card is one of the 40 cards with its back, except those that lie open
or that the player has seen."""

from typing import Final

from posse.duel import cards
from posse.duel.cards import SIDES
from posse.duel.registry import ALL_KINDS
from posse.duel.things import Kind
from posse.duel.view import DuelView

#: Players keep their avoids for later and play their Hit cards. These factors say how much more, or less, of them are
#: in a hand than in the cards it was drawn from.
AVOIDS_ARE_KEPT: Final = 1.3
HIT_CARDS_ARE_PLAYED: Final = 0.8


def by_back(kinds: list[Kind]) -> list[int]:
    """How many cards of these kinds there are with each back."""
    out = [0] * len(SIDES)
    for kind in kinds:
        for copy in kind.copies.split():
            out[SIDES.index(copy.partition("-")[0])] += 1
    return out


_CARDS: Final[list[int]] = by_back(ALL_KINDS)
_AVOIDS: Final[list[int]] = by_back([kind for kind in ALL_KINDS if kind.avoid])
_HIT_CARDS: Final[list[int]] = by_back([kind for kind in ALL_KINDS if kind.hit])


class Hidden:
    """For each back, the chance that a hidden card in the opponent's hand is an avoid, and that it is a Hit card."""

    __slots__ = ("avoid", "hit_card")

    def __init__(self, view: DuelView) -> None:
        left = _CARDS.copy()
        avoids = _AVOIDS.copy()
        hit_cards = _HIT_CARDS.copy()
        for pile in _seen(view):
            for card in pile:
                back = cards.BACK[card]
                left[back] -= 1
                if cards.IS_HIT[card]:
                    hit_cards[back] -= 1
                elif cards.IS_AVOID[card]:
                    avoids[back] -= 1
        self.avoid = [0.0, 0.0]
        self.hit_card = [0.0, 0.0]
        for back, count in enumerate(left):
            if count > 0:
                self.avoid[back] = min(AVOIDS_ARE_KEPT * avoids[back] / count, 1.0)
                self.hit_card[back] = min(HIT_CARDS_ARE_PLAYED * hit_cards[back] / count, 1.0)


def _seen(view: DuelView) -> list[list[int]]:
    """All cards that lie open or that the player knows."""
    out = [view.discard, view.aside]
    for side in view.sides:
        out.append(side.hand)
        if side.ac is not None:
            out.append(side.ac.equipment)
        if side.rc is not None:
            out.append(side.rc.equipment)
    return out
