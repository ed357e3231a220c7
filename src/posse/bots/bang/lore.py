"""What an experienced player knows about each card, character and event: its lore.

Lore is to the bot what a `Thing` is to the rules: a class that overrides only what is special about it. All worth is
counted in life points of one's own. A set's lore lies in its own folder, as `lore`.
"""

from collections.abc import Mapping
from sys import intern
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bang.things import Character
from posse.bots.reason import Reason
from posse.kernel.option import Option, ref_card

if TYPE_CHECKING:
    from posse.bots.bang.outlook import Outlook

# Whom a card reaches; another number is a distance.
ANYBODY: Final = 0
NEIGHBOURS: Final = 1  # at distance 1
IN_REACH: Final = -1  # of the weapon

#: An unknown card.
CARD: Final = 0.45
#: By role: who plays it tells nothing.
NOBODY_KNOWS: Final[list[float]] = []
#: The chance that a card turned over is of Hearts.
HEARTS: Final = 0.25


@mypyc_attr(allow_interpreted_subclasses=True)
class Lore:
    """What is worth knowing about one thing."""

    sort: ClassVar[str] = "card"
    id: ClassVar[str] = ""
    # How much of an attack on its target it is, the dearer the more; below 0, a favour.
    hostile: ClassVar[float] = 0.0
    range: ClassVar[int] = ANYBODY  # whom it can be aimed at
    haste: ClassVar[float] = 0.0  # what is worth doing is done in the order of its haste
    brings: ClassVar[float] = 0.0  # what using it as an answer brings beside the answer
    nuisance: ClassVar[bool] = False  # a card nobody wants in front of himself
    goes: ClassVar[bool] = (
        False  # lies in front of its owner and is discarded when he uses it, without being green
    )
    any_time: ClassVar[bool] = False  # may be used beside the answer to any question, which stays open
    why: ClassVar[str] = "reason-bang-best"  # what speaks for it: a message of the catalogue `reasons`

    # ---- of a character
    shoots_often: ClassVar[bool] = False  # any number of BANG! cards a turn
    takes_free: ClassVar[bool] = (
        False  # what others pay for, of what stands for all to take, costs him nothing
    )

    # ---- of an event
    hearts: ClassVar[float] = HEARTS  # the chance that a card turned over counts as Hearts
    silences_cards: ClassVar[bool] = False  # cards in front of players are without effect
    silences_abilities: ClassVar[bool] = False
    asks_more: ClassVar[bool] = False  # ending the turn now may cost something: see `ending`
    everybody_near: ClassVar[bool] = False  # any two players are at distance 1 before cards change it
    changes_sides: ClassVar[bool] = False  # somebody may play another role than his: see `PartLore.counts_as`
    stands_in: ClassVar[bool] = (
        False  # cards serve everybody as others: `as_missed`, and all of them as a BANG!
    )

    def __init__(self) -> None:
        # Asked at every option: what an instance has is at hand, what a class has must be looked up.
        self.hurry = self.haste
        self.beside = self.any_time
        self.leaves = self.goes
        self.is_fond = type(self).likes is not Lore.likes  # some card is worth more to its owner

    def played_by(self) -> list[float]:
        """How often a player of each role plays it in a turn, where it has no target to tell more; empty where that
        tells nothing. Measured in games of rule-of-thumb bots."""
        return NOBODY_KNOWS

    # ---- what it is worth

    def held(self, o: "Outlook", card: int) -> float:
        """A card in one's own hand."""
        return CARD

    def lying(self, o: "Outlook", seat: int, card: int) -> float:
        """A card in front of a player, to him."""
        return CARD

    def played(self, o: "Outlook", option: Option) -> float:
        """What playing or using it now brings; the cards it costs are not counted."""
        return 0.0

    def chosen(self, o: "Outlook", option: Option) -> float:
        """An answer to a question that it asks."""
        return 0.0

    def refused(self, o: "Outlook") -> float:
        """What it costs to give up nothing for it."""
        return o.cost_of(1)

    def answering(self, o: "Outlook") -> float:
        """What it brings to answer a shot with it, beside the answer."""
        return self.brings

    def evading(self, o: "Outlook") -> float:
        """What it brings to keep it from having an effect on oneself; below 0 for a favour."""
        return 0.0

    def given(self, o: "Outlook", price: float) -> float:
        """What giving up a card of that price for it is worth."""
        return -price

    def turned(self, o: "Outlook", card: int) -> float:
        """A card turned over for it, to the player who may choose which one counts."""
        return 0.0

    def adds(self, o: "Outlook", option: Option) -> float:
        """What it brings its owner, in front of whom it lies, that he plays a card and pays tokens with it."""
        return 0.0

    def tokens(self, o: "Outlook", option: Option) -> float:
        """What the tokens are worth that an answer with it costs."""
        return 0.0

    def because(self, o: "Outlook", option: Option) -> Reason:
        """Why such an option was taken: a clause that stands on its own."""
        return Reason(self.why)

    def ending(self, o: "Outlook") -> float:
        """What it costs to end my turn now."""
        return 0.0

    # ---- what it does for its owner, whose card or ability it is

    def stops(self, o: "Outlook", seat: int) -> float:
        """The chance that it stops a shot at its owner."""
        return 0.0

    def as_missed(self, o: "Outlook") -> float:
        """The chance that an unknown card serves its owner as a Missed!, beyond the usual."""
        return 0.0

    def as_bang(self, o: "Outlook") -> float:
        """The chance that an unknown card serves its owner as a BANG!, beyond the usual."""
        return 0.0

    def missed_needed(self, o: "Outlook") -> int:
        """How many Missed! its owner's BANG! cards take."""
        return 1

    def when_hurt(self, o: "Outlook", seat: int) -> float:
        """What hurting its owner costs whoever does it, beyond the card."""
        return 0.0

    def when_robbed(self, o: "Outlook", seat: int) -> float:
        """What taking or discarding a card of its owner costs whoever does it, beyond the card."""
        return 0.0

    def likes(self, o: "Outlook", card: int) -> float:
        """How much more a card is worth in its owner's hand."""
        return 0.0

    def clutter(self, o: "Outlook") -> float:
        """What it costs its owner to lay a blue card down in front of himself."""
        return 0.0

    def ability(self, o: "Outlook") -> float:
        """What having this ability for a turn is worth."""
        return 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class CharacterLore(Lore):
    """What is worth knowing about a character."""

    sort = "character"


@mypyc_attr(allow_interpreted_subclasses=True)
class PartLore(Lore):
    """What is worth knowing about a sign at somebody's seat, by the id of its shape."""

    sort = "part"
    counts_as: ClassVar[int] = -1  # the role that its owner plays from now on


@mypyc_attr(allow_interpreted_subclasses=True)
class EventLore(Lore):
    """What is worth knowing about an event."""

    sort = "event"


PLAIN: Final = Lore()
#: By the key of the card, character or event.
LORE: Final[dict[str, Lore]] = {}
#: By the number of the card, and by the id of the character; filled by `add`.
CARD_LORE: Final[list[Lore]] = []
CHARACTER_LORE: Final[dict[str, Lore]] = {}
#: By what an option is for, and by its verb, where that is all it says.
PURPOSE_LORE: Final[dict[str, Lore]] = {}
VERB_LORE: Final[dict[str, Lore]] = {}
#: The same as the list of all abilities of somebody who has his own alone; if it is unknown, and if he has none.
ABILITIES: Final[dict[str, list[Lore]]] = {}
PLAIN_ABILITY: Final = [PLAIN]
NO_ABILITY: Final[list[Lore]] = []
#: By the id of a character: how much more often he wins than others do, in percentage points; filled by `rate`.
STANDINGS: Final[dict[str, float]] = {}
#: The same for each life point of a character of whom nothing is known.
LIFE_STANDING: Final = 4.0
#: By the id of a shape: the role that whoever has it at his seat plays.
COUNTS_AS: Final[dict[str, int]] = {}
#: By the keys of what is in force together; filled by `in_force`.
_conditions: Final[dict[tuple[str, ...], "Conditions"]] = {}


def add(lores: list[Lore]) -> None:
    """Enter what is known about the things of a set."""
    for lore in lores:
        if isinstance(lore, PartLore):
            if lore.counts_as >= 0:
                COUNTS_AS[lore.id] = lore.counts_as
            continue
        LORE[intern(f"{lore.sort}/{lore.id}")] = lore
        if lore.sort == "purpose":
            PURPOSE_LORE[lore.id] = lore
        elif lore.sort == "verb":
            VERB_LORE[lore.id] = lore
        elif lore.sort == CharacterLore.sort:
            CHARACTER_LORE[lore.id] = lore
            ABILITIES[lore.id] = [lore]
    _conditions.clear()
    CARD_LORE.clear()
    for key in cards.KEY:
        CARD_LORE.append(LORE.get(key, PLAIN))


def rate(standings: Mapping[str, float]) -> None:
    """Enter how good the characters of a set are."""
    STANDINGS.update(standings)


def standing(id: str) -> float:
    """How good a character is to have for a whole game."""
    known = STANDINGS.get(id)
    if known is not None:
        return known
    return LIFE_STANDING * (cards.CHARACTER[cards.CHARACTER_NUMBER[id]].life - Character.life)


def lore_of(key: str) -> Lore:
    """What is known about the thing of a key."""
    return LORE.get(key, PLAIN)


class Conditions:
    """What the things in force for the whole table make of it, as far as bots care."""

    __slots__ = (
        "changes_sides",
        "ending",
        "everybody_near",
        "hearts",
        "silences_abilities",
        "silences_cards",
        "stand_in",
    )

    def __init__(self) -> None:
        self.hearts = HEARTS
        self.silences_cards = False
        self.silences_abilities = False
        self.everybody_near = False
        self.changes_sides = False
        self.ending: Lore | None = None  # what may make the end of a turn cost something
        self.stand_in: Lore | None = None  # what lets cards serve everybody as others

    def add(self, lore: Lore) -> None:
        if lore.hearts != HEARTS:
            self.hearts = lore.hearts
        self.silences_cards = self.silences_cards or lore.silences_cards
        self.silences_abilities = self.silences_abilities or lore.silences_abilities
        self.everybody_near = self.everybody_near or lore.everybody_near
        self.changes_sides = self.changes_sides or lore.changes_sides
        if lore.asks_more:
            self.ending = lore
        if lore.stands_in:
            self.stand_in = lore


def in_force(keys: list[str]) -> Conditions:
    """What the things of these keys make of the table together. It is asked at every decision and seldom changes."""
    together = tuple(keys)
    out = _conditions.get(together)
    if out is None:
        out = Conditions()
        for key in keys:
            lore = LORE.get(key)
            if lore is not None:
                out.add(lore)
        _conditions[together] = out
    return out


def lore_of_kind(id: str) -> Lore:
    """What is known about a kind of playing card."""
    return LORE.get(cards.KINDS[id].key, PLAIN)


def lore_of_option(option: Option) -> Lore:
    """What is known about the thing an option is about."""
    thing = option.thing
    if isinstance(thing, int):
        if option.purpose:
            return PURPOSE_LORE.get(option.purpose, PLAIN)
        # What is played with another card says what that one is used as, and a thing has lore of its own.
        if option.as_id and not option.paid:
            return lore_of_kind(option.as_id)
        return CARD_LORE[ref_card(thing)]
    if isinstance(thing, str) and not thing:
        return VERB_LORE.get(option.verb, PLAIN)
    if option.purpose:
        return PURPOSE_LORE.get(option.purpose, PLAIN)
    return lore_of(thing if isinstance(thing, str) else str(thing))
