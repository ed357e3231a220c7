"""What an experienced player knows about every card and character: the base classes, and the tables of their instances.
The tables are filled at import from `cards.py` and `characters.py` (see `thumb.py`).

All numbers are life points unless they say otherwise. Those about a side count that side's own life points.
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
        """What I would lose if this card left my hand. I may hold several of the kind."""
        return self.in_hand

    def play(self, p: "Position", option: Option) -> float:
        """What it gains me to play it like this, without counting that the card is then gone."""
        raise NotImplementedError

    def act(self, p: "Position", option: Option) -> Reason:
        """What I do; `why` is added later."""
        return Reason("reason-duel-play", card=Named(f"duel-card-{self.id}"))

    def why(self, p: "Position", option: Option) -> Reason:
        """The reason, as a complete clause."""
        raise NotImplementedError

    def shot(self, p: "Position", shooter: "Gunman", target: "Gunman") -> float:
        """For a Hit card: what it gains me to shoot with it at a character of the opponent."""
        raise NotImplementedError

    def if_avoided(self, p: "Position", camp: "Camp") -> float:
        """For a Hit card: what a side gains if its hit is avoided."""
        return 0.0

    def with_bearer(self, p: "Position", bearer: "Gunman") -> float:
        """For equipment: what it is worth to a side if this character has it."""
        raise NotImplementedError


class CharacterKnowledge:
    """A character. The defaults are right for everybody whose ability does not concern that point."""

    id: ClassVar[str] = ""
    #: What his ability is worth to his side as long as he is in play.
    ability: ClassVar[float] = 0.3
    #: What his ability is worth in front during the opponent's turn, apart from the following numbers.
    faces: ClassVar[float] = 0.0
    #: The cards that his side draws for him, only while he is in front: in a draw phase that he begins there, ...
    draws: ClassVar[float] = 0.0
    #: ... for every hit of his side that is avoided, ...
    draws_if_avoided: ClassVar[float] = 0.0
    #: ... when another character is eliminated, ...
    draws_for_the_dead: ClassVar[float] = 0.0
    #: ... and when the AC token of the other side moves.
    draws_for_a_move: ClassVar[float] = 0.0
    #: What his side gains when he becomes the AC because the token moves.
    comes_forward: ClassVar[float] = 0.0
    #: What his own reveal against a hit is worth, apart from avoiding it.
    strikes_back: ClassVar[float] = 0.0
    #: What any equipment on him is worth, whatever its effect, unless it is always active.
    trades_equipment: ClassVar[float] = 0.0
    #: How much a Hit card is worth to him as an avoid.
    avoids_with_hit_cards: ClassVar[float] = 0.0
    #: Whether a player pays for taking a card from him, or from the hand behind him.
    minds_robbery: ClassVar[bool] = False

    def __init__(self) -> None:
        self.key = cards.CHARACTER[cards.CHARACTER_NUMBER[self.id]].key

    def merit(self) -> Reason:
        """What he is good at: words that follow his name in a sentence."""
        return Reason(f"reason-duel-merit-{self.id}")

    def avoid_share(self, p: "Position", back: int) -> float:
        """The chance that a hidden card of the opponent can avoid a hit on this character."""
        return p.hidden.avoid[back]

    def hit_card_share(self, p: "Position", back: int) -> float:
        """The chance that a hidden card of the opponent can be given up as a Hit card for this character."""
        return p.hidden.hit_card[back]

    def wounded(self, p: "Position", who: "Gunman") -> float:
        """What his side gains when he loses a life point that is not his last."""
        return 0.0

    def leads(self, p: "Position", who: "Gunman") -> float:
        """What his ability would still gain me in this turn of mine if he were my AC, apart from shots."""
        return 0.0

    def use(self, p: "Position", option: Option) -> float:
        """What it gains me to use his ability like this in my play phase, less what it costs."""
        raise NotImplementedError

    def act(self, p: "Position", option: Option) -> Reason:
        """What I do; `why` is added later."""
        raise NotImplementedError

    def why(self, p: "Position", option: Option) -> Reason:
        """The reason, as a complete clause."""
        raise NotImplementedError


#: One entry per card, by its number.
OF_CARD: Final[list[CardKnowledge]] = []
OF_KIND: Final[dict[str, CardKnowledge]] = {}
#: One entry per character, by his number.
OF_CHARACTER: Final[list[CharacterKnowledge]] = []


def enter(kinds: Sequence[CardKnowledge], characters: Sequence[CharacterKnowledge]) -> None:
    """Fill the tables, in the order of the tables of the game."""
    for of_kind in kinds:
        OF_KIND[of_kind.id] = of_kind
    for kind in ALL_KINDS:
        OF_CARD.extend([OF_KIND[kind.id]] * len(kind.copies.split()))
    by_id = {of_character.id: of_character for of_character in characters}
    for character in ALL_CHARACTERS:
        OF_CHARACTER.append(by_id[character.id])
