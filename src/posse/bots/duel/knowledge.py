"""What an experienced player knows of every card and character: the base classes, and the tables that hold them. The
tables are filled at import from `cards.py` and `characters.py` (see `thumb.py`).

All numbers are life points unless said otherwise; those that speak of a side count its own life points, whoever's side
it is.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from posse.bots.reason import Named, Reason
from posse.duel import cards
from posse.duel.registry import ALL_CHARACTERS, ALL_KINDS
from posse.kernel.option import Option

if TYPE_CHECKING:
    from posse.bots.duel.position import Camp, Gunman, Position


class CardKnowledge:
    """A kind of playing card."""

    id: ClassVar[str] = ""
    #: What it is worth in my hand.
    in_hand: ClassVar[float] = 0.3

    def __init__(self) -> None:
        self.kind = cards.KINDS[self.id]  # its rules
        self.key = self.kind.key
        self.name = self.kind.name

    def keep(self, p: "Position") -> float:
        """What I would lose if this card left my hand, of which I may hold several."""
        return self.in_hand

    def play(self, p: "Position", option: Option) -> float:
        """What it brings me to play it so; that the card is gone then does not count here."""
        raise NotImplementedError

    def act(self, p: "Position", option: Option) -> Reason:
        """What I do then; `why` is still to be added."""
        return Reason("reason-duel-play", card=Named(f"duel-card-{self.id}"))

    def why(self, p: "Position", option: Option) -> Reason:
        """What speaks for it: a clause that stands on its own."""
        raise NotImplementedError

    def shot(self, p: "Position", shooter: "Gunman", target: "Gunman") -> float:
        """A Hit card: what it brings me to shoot at a character of the opponent's with it."""
        raise NotImplementedError

    def if_avoided(self, p: "Position", camp: "Camp") -> float:
        """A Hit card: what a side gets out of it if its hit is avoided."""
        return 0.0

    def with_bearer(self, p: "Position", bearer: "Gunman") -> float:
        """Equipment: what it is worth to a side that it lies with a character."""
        raise NotImplementedError


class CharacterKnowledge:
    """A character. The defaults are right for everybody whose ability is not about that point."""

    id: ClassVar[str] = ""
    #: What his ability is worth to his side as long as he is in play.
    ability: ClassVar[float] = 0.3
    #: What his ability is worth in front in a turn of the opponent's, beyond what the numbers below say.
    faces: ClassVar[float] = 0.0
    #: Cards that his side draws: in a draw phase that he begins in front, ...
    draws: ClassVar[float] = 0.0
    #: ... for every hit of his side that is avoided, ...
    draws_if_avoided: ClassVar[float] = 0.0
    #: ... when another character is eliminated, ...
    draws_for_the_dead: ClassVar[float] = 0.0
    #: ... and when the AC token of the other side moves; all of that in front only.
    draws_for_a_move: ClassVar[float] = 0.0
    #: What his side gets out of it when he becomes AC by a move of the token.
    comes_forward: ClassVar[float] = 0.0
    #: What his own reveal against a hit is worth beyond the avoid.
    strikes_back: ClassVar[float] = 0.0
    #: What any equipment is worth with him, whatever it does; not if it is always active.
    trades_equipment: ClassVar[float] = 0.0
    #: What a Hit card is worth to him as an avoid.
    avoids_with_hit_cards: ClassVar[float] = 0.0
    #: Whether it has a price to take a card from him, or from the hand behind him.
    minds_robbery: ClassVar[bool] = False

    def __init__(self) -> None:
        self.key = cards.CHARACTER[cards.CHARACTER_NUMBER[self.id]].key

    def merit(self) -> Reason:
        """What he is good for, to follow his name in a sentence."""
        return Reason(f"reason-duel-merit-{self.id}")

    def avoid_share(self, p: "Position", back: int) -> float:
        """The chance that a hidden card of the opponent's avoids a hit on this character."""
        return p.hidden.avoid[back]

    def hit_card_share(self, p: "Position", back: int) -> float:
        """The chance that a hidden card of the opponent's may be given up as a Hit card for this character."""
        return p.hidden.hit_card[back]

    def wounded(self, p: "Position", who: "Gunman") -> float:
        """What his side gets out of it when he loses a point that is not his last."""
        return 0.0

    def leads(self, p: "Position", who: "Gunman") -> float:
        """What his ability would still bring me in this turn of mine if he were my AC, shots not counted."""
        return 0.0

    def use(self, p: "Position", option: Option) -> float:
        """What it brings me to use his ability so in my play phase, with what it costs."""
        raise NotImplementedError

    def act(self, p: "Position", option: Option) -> Reason:
        """What I do then; `why` is still to be added."""
        raise NotImplementedError

    def why(self, p: "Position", option: Option) -> Reason:
        """What speaks for it: a clause that stands on its own."""
        raise NotImplementedError


#: One entry a card, by its number.
OF_CARD: Final[list[CardKnowledge]] = []
OF_KIND: Final[dict[str, CardKnowledge]] = {}
#: One entry a character, by his number.
OF_CHARACTER: Final[list[CharacterKnowledge]] = []


def enter(kinds: Sequence[CardKnowledge], characters: Sequence[CharacterKnowledge]) -> None:
    """Fill the tables, in the order of the game's own."""
    for of_kind in kinds:
        OF_KIND[of_kind.id] = of_kind
    for kind in ALL_KINDS:
        OF_CARD.extend([OF_KIND[kind.id]] * len(kind.copies.split()))
    by_id = {of_character.id: of_character for of_character in characters}
    for character in ALL_CHARACTERS:
        OF_CHARACTER.append(by_id[character.id])
