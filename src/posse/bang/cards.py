"""The static table of all playing cards and characters: a card is an int into these lists.

A set adds its own at import (`add_set`); the numbers of a set's cards never depend on the sets of a game. What the
pipelines look up again and again lies in flat lists, one entry a card or character.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from posse.bang.things import BLUE, BROWN, GREEN, Character, EventCard, Goals, Kind, Thing

RANKS: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS: Final = ["S", "H", "D", "C"]
SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3

# One entry a card.
KIND: Final[list[Kind]] = []
KEY: Final[list[str]] = []  # the kind's id
TEXT: Final[list[str]] = []  # `bang@4C`
RANK: Final[list[int]] = []  # 2 to 14, the ace being high
SUIT: Final[list[int]] = []
IS_BROWN: Final[list[bool]] = []
IS_BLUE: Final[list[bool]] = []
IS_GREEN: Final[list[bool]] = []
HAS_MISSED: Final[list[bool]] = []
SAVES_LIFE: Final[list[bool]] = []
REACH: Final[list[int]] = []
HOOKS: Final[list[int]] = []
NEARER: Final[list[int]] = []
FARTHER: Final[list[int]] = []
MORE_BANGS: Final[list[int]] = []
MORE_FLIPS: Final[list[int]] = []
TWIN: Final[list[int]] = []  # the first card with the same text: equal cards are offered once
HAS_TWIN: Final[list[bool]] = []

# One entry a character.
CHARACTER: Final[list[Character]] = []
CHARACTER_HOOKS: Final[list[int]] = []
CHARACTER_NEARER: Final[list[int]] = []
CHARACTER_FARTHER: Final[list[int]] = []
CHARACTER_MORE_BANGS: Final[list[int]] = []
CHARACTER_MORE_FLIPS: Final[list[int]] = []

# One entry an event.
EVENT: Final[list[EventCard]] = []

KINDS: Final[dict[str, Kind]] = {}
CHARACTER_NUMBER: Final[dict[str, int]] = {}
VARIANTS: Final[dict[str, Thing]] = {}


class CardSet:
    """What a set adds to the game."""

    def __init__(
        self,
        id: str,
        name: str,
        kinds: Sequence[Kind],
        characters: Sequence[Character],
        variants: Mapping[str, Thing] | None = None,
        further_copies: Mapping[str, str] | None = None,
        events: Sequence[EventCard] = (),
        role_splits: Mapping[int, list[int]] | None = None,
        goals: Mapping[int, Goals] | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.kinds = list(kinds)  # the kinds it brings
        self.characters = list(characters)
        self.variants = dict(variants or {})
        self.further_copies = dict(further_copies or {})  # of kinds of an earlier set: id to copies
        self.events = list(events)
        self.role_splits = dict(role_splits or {})  # the roles at a table of so many players
        self.goals = dict(goals or {})  # for a table of so many players, where they are not the usual ones
        self.cards: list[int] = []  # filled by add_set
        self.character_numbers: list[int] = []
        self.event_numbers: list[int] = []

    def kinds_with_copies(self) -> list[Kind]:
        """The kinds it brings, and those of earlier sets of which it brings further copies."""
        return self.kinds + [KINDS[id] for id in self.further_copies]


SETS: Final[dict[str, CardSet]] = {}


def add_set(new: CardSet) -> None:
    """Enter a set's cards and characters in the table."""
    for kind in new.kinds:
        KINDS[kind.id] = kind
        _add_copies(new, kind, kind.copies)
    for id, copies in new.further_copies.items():
        _add_copies(new, KINDS[id], copies)
    for character in new.characters:
        CHARACTER_NUMBER[character.id] = len(CHARACTER)
        new.character_numbers.append(len(CHARACTER))
        CHARACTER.append(character)
        CHARACTER_HOOKS.append(character.hooks)
        CHARACTER_NEARER.append(character.sees_nearer)
        CHARACTER_FARTHER.append(character.seen_farther)
        CHARACTER_MORE_BANGS.append(character.more_bangs)
        CHARACTER_MORE_FLIPS.append(character.more_flips)
    for event in new.events:
        new.event_numbers.append(len(EVENT))
        EVENT.append(event)
    VARIANTS.update(new.variants)
    SETS[new.id] = new


def _add_copies(owner: CardSet, kind: Kind, copies: str) -> None:
    for copy in copies.split():
        card = len(KIND)
        owner.cards.append(card)
        text = f"{kind.id}@{copy}"
        TWIN.append(TEXT.index(text) if text in TEXT else card)
        HAS_TWIN.append(TWIN[card] != card)
        HAS_TWIN[TWIN[card]] = TWIN[card] != card or HAS_TWIN[card]
        KIND.append(kind)
        KEY.append(kind.id)
        TEXT.append(text)
        RANK.append(RANKS.index(copy[:-1]) + 2)
        SUIT.append(SUITS.index(copy[-1]))
        IS_BROWN.append(kind.border == BROWN)
        IS_BLUE.append(kind.border == BLUE)
        IS_GREEN.append(kind.border == GREEN)
        HAS_MISSED.append(kind.has_missed)
        SAVES_LIFE.append(kind.saves_life)
        REACH.append(kind.reach)
        HOOKS.append(kind.hooks)
        NEARER.append(kind.sees_nearer)
        FARTHER.append(kind.seen_farther)
        MORE_BANGS.append(kind.more_bangs)
        MORE_FLIPS.append(kind.more_flips)


def distinct(cards: list[int]) -> list[int]:
    """The cards without those that look exactly like an earlier one; to read, not to change."""
    for card in cards:
        if HAS_TWIN[card]:
            return _without_twins(cards)
    return cards


def _without_twins(cards: list[int]) -> list[int]:
    seen: list[int] = []
    out: list[int] = []
    for card in cards:
        twin = TWIN[card]
        if twin not in seen:
            seen.append(twin)
            out.append(card)
    return out


def picks(held: list[int], count: int) -> list[tuple[int, ...]]:
    """All choices of so many of the cards, without those that look exactly like an earlier one."""
    seen: set[tuple[int, ...]] = set()
    out: list[tuple[int, ...]] = []
    for pick in combinations(held, count):
        looks = tuple(sorted([TWIN[card] for card in pick]))
        if looks not in seen:
            seen.add(looks)
            out.append(pick)
    return out
