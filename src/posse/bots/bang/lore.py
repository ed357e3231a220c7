"""What an experienced player knows about each card, character and event: its lore.

Lore is to a bot what a `Thing` is to the rules: a class that overrides only what is special about it. All worth is
counted in the bot's own life points. The lore of a set is in the set's own folder, as `lore`.
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

# The players whom a card reaches; any other number is a distance.
ANYBODY: Final = 0
NEIGHBOURS: Final = 1  # at distance 1
IN_REACH: Final = -1  # of the weapon

#: An unknown card.
CARD: Final = 0.45
#: For each role: playing it says nothing about a player's role.
NOBODY_KNOWS: Final[list[float]] = []
#: The chance that a card turned over is Hearts.
HEARTS: Final = 0.25


@mypyc_attr(allow_interpreted_subclasses=True)
class Lore:
    """What is worth knowing about one card, character or event."""

    sort: ClassVar[str] = "card"
    id: ClassVar[str] = ""
    # How hostile it is to aim it at somebody; below 0, a favour.
    hostile: ClassVar[float] = 0.0
    range: ClassVar[int] = ANYBODY  # the players it can be aimed at
    haste: ClassVar[float] = 0.0  # of the options worth taking, those with more haste come first
    brings: ClassVar[float] = 0.0  # what it gains to use it as an answer, apart from answering
    nuisance: ClassVar[bool] = False  # a card that nobody wants in front of him
    goes: ClassVar[bool] = False  # not a green card, but also discarded from play when its owner uses it
    any_time: ClassVar[bool] = False  # may be used at any question, which then stays open
    why: ClassVar[str] = "reason-bang-best"  # the reason to use it: a message of the catalogue `reasons`

    # ---- of a character
    shoots_often: ClassVar[bool] = False  # may play any number of BANG! cards in a turn
    takes_free: ClassVar[bool] = False  # takes without paying what everybody else must pay for

    # ---- of an event
    hearts: ClassVar[float] = HEARTS  # the chance that a card turned over counts as Hearts
    silences_cards: ClassVar[bool] = False  # cards in play have no effect
    silences_abilities: ClassVar[bool] = False
    asks_more: ClassVar[bool] = False  # ending the turn now may cost something: see `ending`
    everybody_near: ClassVar[bool] = False  # all players are at distance 1 before cards change that
    changes_sides: ClassVar[bool] = False  # somebody may play another role: see `PartLore.counts_as`
    stands_in: ClassVar[bool] = False  # cards may be used as other cards: any as a BANG!, and see `as_missed`

    def __init__(self) -> None:
        # Read for every option. Instance attributes are quick to read; class attributes have to be looked up.
        self.hurry = self.haste
        self.beside = self.any_time
        self.leaves = self.goes
        self.is_fond = type(self).likes is not Lore.likes  # it makes some cards worth more to their owner

    def played_by(self) -> list[float]:
        """For each role, how often such a player plays it in a turn. Only for cards without a target, since a target
        says more; empty if it tells nothing about roles. Measured in games of rule-of-thumb bots."""
        return NOBODY_KNOWS

    # ---- what it is worth

    def held(self, o: "Outlook", card: int) -> float:
        """A card in my hand."""
        return CARD

    def lying(self, o: "Outlook", seat: int, card: int) -> float:
        """A card in front of a player, to that player."""
        return CARD

    def played(self, o: "Outlook", option: Option) -> float:
        """What it gains to play or use it now, before the cards that it costs."""
        return 0.0

    def chosen(self, o: "Outlook", option: Option) -> float:
        """One of the options of a question that it asks."""
        return 0.0

    def refused(self, o: "Outlook") -> float:
        """What it costs me not to give up a card that it asks for."""
        return o.cost_of(1)

    def answering(self, o: "Outlook") -> float:
        """What it gains me to answer a shot with it, apart from stopping the shot."""
        return self.brings

    def evading(self, o: "Outlook") -> float:
        """What it gains me to keep it from taking effect on me; below 0 if its effect is a favour."""
        return 0.0

    def given(self, o: "Outlook", price: float) -> float:
        """What it gains me to give up a card of that price for it."""
        return -price

    def turned(self, o: "Outlook", card: int) -> float:
        """The worth of one of two cards turned over for it, to the player who chooses which one counts."""
        return 0.0

    def adds(self, o: "Outlook", option: Option) -> float:
        """For a card in play: what it gains its owner on top, if he plays a card and pays tokens with it."""
        return 0.0

    def tokens(self, o: "Outlook", option: Option) -> float:
        """What the tokens are worth that such an answer costs."""
        return 0.0

    def because(self, o: "Outlook", option: Option) -> Reason:
        """Why such an option was taken, as a complete clause."""
        return Reason(self.why)

    def ending(self, o: "Outlook") -> float:
        """What it costs me to end my turn now."""
        return 0.0

    # ---- what it does for its owner, whose card or ability it is

    def stops(self, o: "Outlook", seat: int) -> float:
        """The chance that it stops a shot at its owner."""
        return 0.0

    def as_missed(self, o: "Outlook") -> float:
        """How much more likely it makes it that an unknown card can be used as a Missed! by its owner."""
        return 0.0

    def as_bang(self, o: "Outlook") -> float:
        """How much more likely it makes it that an unknown card can be used as a BANG! by its owner."""
        return 0.0

    def missed_needed(self, o: "Outlook") -> int:
        """How many Missed! are needed to cancel a BANG! card of its owner."""
        return 1

    def when_hurt(self, o: "Outlook", seat: int) -> float:
        """What it costs a player to hurt its owner, apart from the card."""
        return 0.0

    def when_robbed(self, o: "Outlook", seat: int) -> float:
        """What it costs a player to take or discard a card of its owner, apart from the card."""
        return 0.0

    def likes(self, o: "Outlook", card: int) -> float:
        """How much more a card is worth in its owner's hand."""
        return 0.0

    def clutter(self, o: "Outlook") -> float:
        """What it costs its owner to put a blue card into play in front of him."""
        return 0.0

    def ability(self, o: "Outlook") -> float:
        """What it is worth to have this ability for a turn."""
        return 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class CharacterLore(Lore):
    """What is worth knowing about a character."""

    sort = "character"


@mypyc_attr(allow_interpreted_subclasses=True)
class PartLore(Lore):
    """What is worth knowing about a sign at a player's seat, found by the id of its shape."""

    sort = "part"
    counts_as: ClassVar[int] = -1  # the role that the player with it plays from now on


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
#: By the purpose of an option, and by its verb, for options that say nothing else.
PURPOSE_LORE: Final[dict[str, Lore]] = {}
VERB_LORE: Final[dict[str, Lore]] = {}
#: The lore of a character as a list of all abilities, for a player with no other. Then: for a character without lore,
#: and for no ability at all.
ABILITIES: Final[dict[str, list[Lore]]] = {}
PLAIN_ABILITY: Final = [PLAIN]
NO_ABILITY: Final[list[Lore]] = []
#: By the id of a character: how many percentage points more often he wins than others do; filled by `rate`.
STANDINGS: Final[dict[str, float]] = {}
#: For a character whose standing is not known: this much for each life point above or below the usual.
LIFE_STANDING: Final = 4.0
#: By the id of a shape: the role that the player with it plays.
COUNTS_AS: Final[dict[str, int]] = {}
#: By all keys in force together; filled by `in_force`.
_conditions: Final[dict[tuple[str, ...], "Conditions"]] = {}


def add(lores: list[Lore]) -> None:
    """Enter the lore of a set."""
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
    """How good it is to have a character for a whole game."""
    known = STANDINGS.get(id)
    if known is not None:
        return known
    return LIFE_STANDING * (cards.CHARACTER[cards.CHARACTER_NUMBER[id]].life - Character.life)


def lore_of(key: str) -> Lore:
    """The lore of a card, character or event."""
    return LORE.get(key, PLAIN)


class Conditions:
    """What the things in force for the whole table mean for bots."""

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
        self.ending: Lore | None = None  # the lore that may make ending a turn cost something
        self.stand_in: Lore | None = None  # the lore that lets everybody use cards as others

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
    """What the things of these keys mean together. It is asked at every decision and seldom changes, so it is kept."""
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
    """The lore of a kind of playing card."""
    return LORE.get(cards.KINDS[id].key, PLAIN)


def lore_of_option(option: Option) -> Lore:
    """The lore of what an option is about."""
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
