"""Cards, characters and places of the Duel, as arguments of messages."""

from typing import Final

from posse.duel import cards
from posse.duel.speaker import EITHER_BACK, is_side, ref_back, ref_hand, ref_place
from posse.duel.things import BLUE
from posse.duel.view import DuelView, FighterView
from posse.kernel.message import Arg, Card, Message, Named, Seat
from posse.kernel.option import Option, is_hand, is_in_play, is_player, ref_card, ref_seat

NOBODY: Final = -1
_NONE: Final = Named("")


def is_equipment(id: str) -> bool:
    """Blue cards stay with the character they are played on."""
    return cards.KINDS[id].border == BLUE


# ---- cards


def card(number: int) -> Named:
    """A card by its name alone."""
    return Named(cards.KEY[number])


def shown(number: int) -> Card:
    """A card with its symbol."""
    return Card(cards.TEXT[number])


def in_full(number: int) -> Message:
    """`Missed! (Law, barrel)`: for copies that must be distinguished."""
    symbol = Message("log-duel-symbol", symbol=cards.SYMBOLS[cards.SYMBOL[number]])
    side = cards.SIDES[cards.BACK[number]]
    return Message("log-duel-card-full", card=card(number), side=side, symbol=symbol)


def as_other(shown: Arg, id: str) -> Arg:
    """A card in the guise of another, if it has one."""
    return Message("log-duel-card-as", card=shown, **{"as": Named(cards.KINDS[id].key)}) if id else shown


def apart(number: int, options: list[Option]) -> Arg:
    """A card, as briefly as it can be distinguished from the others on offer: by name, with its symbol, or in full."""
    others = [
        other
        for other in _offered(options)
        if cards.ID[other] == cards.ID[number] and cards.TEXT[other] != cards.TEXT[number]
    ]
    if not others:
        return card(number)
    alike = any(cards.SYMBOL[other] == cards.SYMBOL[number] for other in others)
    return in_full(number) if alike else shown(number)


def _offered(options: list[Option]) -> set[int]:
    """The cards that options name or cost."""
    refs = [ref for option in options for ref in (option.thing, *option.paid)]
    return {ref for ref in refs if isinstance(ref, int) and is_card(ref)}


def is_card(ref: int) -> bool:
    """Whether a ref is a card, not a place."""
    return 0 <= ref < len(cards.TEXT)


# ---- characters

#: Characters whose names are plural.
_SEVERAL: Final = ("dalton-bros",)


def character(number: int) -> Named:
    return Named(cards.CHARACTER[number].key)


def subject(number: int) -> dict[str, Arg]:
    """A character as the subject of a message, which chooses its verb by `$many`."""
    many = cards.CHARACTER[number].id in _SEVERAL
    return {"character": character(number), "many": "yes" if many else "no"}


#: Names in the middle of a sentence, without their exclamation marks.
_CAUSES: Final = {"card/indians": "log-duel-indians"}


def cause(key: str) -> Arg:
    """The cause of a loss, in the middle of a sentence."""
    return Message(_CAUSES[key]) if key in _CAUSES else Named(key)


# ---- places: a side, its hand, a character, a card lying with him

SIDE: Final = "side"
HAND: Final = "hand"
CHARACTER: Final = "character"
CARD: Final = "card"


class Place:
    """A place that may be a target."""

    __slots__ = ("back", "card", "character", "seat", "what")

    def __init__(
        self, seat: int, what: str, character: Named = _NONE, card: Named = _NONE, back: int = EITHER_BACK
    ) -> None:
        self.seat = seat
        self.what = what
        self.character = character
        self.card = card
        self.back = back  # of the card of a hand that is meant

    @property
    def side(self) -> str:
        """The back that is meant, which selects a form of the message."""
        return "any" if self.back == EITHER_BACK else cards.SIDES[self.back]


def place_of(view: DuelView, ref: object) -> Place | None:
    """A ref of an option as a place; None if it names none."""
    if not isinstance(ref, int):
        return None
    if is_hand(ref):
        return Place(ref_hand(ref), HAND, back=ref_back(ref))
    if is_in_play(ref):
        return Place(ref_place(ref) // 2, CARD, _standing(view, ref), card(ref_card(ref)))
    if not is_player(ref):
        return None
    if is_side(ref):
        return Place(ref_seat(ref), SIDE)
    return Place(ref_place(ref) // 2, CHARACTER, _standing(view, ref))


def fighter_at(view: DuelView, ref: int) -> FighterView:
    """The character at a place. A single character is at both places of its side."""
    place = ref_place(ref)
    side = view.sides[place // 2]
    found = side.rc if place % 2 and side.rc is not None else side.ac
    assert found is not None
    return found


def _standing(view: DuelView, ref: int) -> Named:
    return Named(f"character/{fighter_at(view, ref).character}")


def aim_at(place: Place, actor: int) -> Message:
    """The target of something that is played: `on Jango`, `on Hanne’s hand`. `actor` is the seat that does it."""
    whom = Seat(place.seat)
    if place.what == CHARACTER:
        return Message("log-duel-aim-character", character=place.character)
    if place.what == CARD:
        return Message("log-duel-aim-card", character=place.character, card=place.card)
    if place.what == HAND and place.back == EITHER_BACK:
        return Message("log-duel-aim-hand", whom=whom)
    if place.what == HAND:
        return Message("log-duel-aim-hand-back", whom=whom, side=place.side)
    if place.seat == actor:
        return Message("log-duel-aim-side", who=whom, whom=whom, own="yes")
    return Message("log-duel-aim-side", whom=whom, own="no")
