"""Cards, characters and places in words, and the refs that stand for them in options.

A character in play is named by his place, an int from 0 to 3: the AC and the RC of the Law, then of the Outlaws.
"""

from typing import Final

from posse.duel import cards
from posse.kernel.option import (
    Speaker,
    hand_ref,
    in_play_ref,
    is_hand,
    is_in_play,
    is_player,
    player_ref,
    ref_card,
    ref_seat,
)

PLACES: Final[list[str]] = ["law.ac", "law.rc", "outlaw.ac", "outlaw.rc"]
#: Any card of a hand, when all its backs are alike.
EITHER_BACK: Final = -1
_BACKS: Final[list[str]] = ["", "@law", "@outlaw"]


def side_ref(seat: int) -> int:
    """A side: prints as `law`."""
    return player_ref(seat)


#: The ref to the character of each place: prints as `law.rc`.
PLACE_REF: Final[list[int]] = [player_ref(len(cards.SIDES) + place) for place in range(len(PLACES))]


def equipment_ref(place: int, card: int) -> int:
    """A card lying with the character of a place: prints as `law.ac.barrel`."""
    return in_play_ref(place, card)


def unseen_ref(seat: int, back: int) -> int:
    """A random card of a hand, of all those with a back: prints as `law.hand` or `law.hand@outlaw`."""
    return hand_ref(seat * len(_BACKS) + back + 1)


def is_side(ref: int) -> bool:
    """Whether a ref means a whole side."""
    return is_player(ref) and ref_seat(ref) < len(cards.SIDES)


def ref_place(ref: int) -> int:
    """The place of a ref to a character or to equipment."""
    return ref_seat(ref) if is_in_play(ref) else ref_seat(ref) - len(cards.SIDES)


def ref_hand(ref: int) -> int:
    """Whose hand a ref to an unseen card means."""
    return ref_seat(ref) // len(_BACKS)


def ref_back(ref: int) -> int:
    """The back of the unseen card a ref means, or EITHER_BACK."""
    return ref_seat(ref) % len(_BACKS) - 1


class DuelSpeaker(Speaker):
    """`missed@law-barrel`, `outlaw.ac`, `outlaw.ac.barrel`, `law.hand@outlaw`."""

    def ref(self, ref: int) -> str:
        if is_in_play(ref):
            return f"{PLACES[ref_place(ref)]}.{cards.ID[ref_card(ref)]}"
        if is_hand(ref):
            return f"{cards.SIDES[ref_hand(ref)]}.hand{_BACKS[ref_back(ref) + 1]}"
        if is_player(ref):
            return (cards.SIDES + PLACES)[ref_seat(ref)]
        return cards.TEXT[ref]

    def full(self, ref: int) -> str:
        if is_in_play(ref):
            return f"{PLACES[ref_place(ref)]}.{cards.TEXT[ref_card(ref)]}"
        return self.ref(ref)

    def card(self, card: int) -> str:
        return cards.TEXT[card]

    def card_id(self, card: int) -> str:
        return cards.ID[card]

    def means(self, word: str, item: str) -> bool:
        """A copy may be named by its back, its symbol, or both."""
        if super().means(word, item):
            return True
        name, _, copy = word.partition("@")
        full_name, _, full_copy = item.partition("@")
        return name == full_name and copy in full_copy.split("-")
