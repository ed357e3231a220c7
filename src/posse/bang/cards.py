"""The static table of all cards and characters. A card is an index into these lists.

A set adds its own at import (`add_set`). The numbers of a set's cards never depend on the sets of a game. What the
pipelines look up often is in flat lists, with one entry per card or character.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from posse.bang.things import BLUE, BROWN, GREEN, Bill, Character, Goals, Kind, Thing, Variant
from posse.kernel.option import Option

RANKS: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS: Final = ["S", "H", "D", "C"]
SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
NO_SUIT: Final = 4  # of a card without rank and suit
NO_RANK: Final = 0

# One entry per card.
KIND: Final[list[Kind]] = []
ID: Final[list[str]] = []  # the kind's id
KEY: Final[list[str]] = []  # the kind's key
TEXT: Final[list[str]] = []  # `bang@4C`
RANK: Final[list[int]] = []  # 2 to 14, the ace being high
SUIT: Final[list[int]] = []
PILE: Final[list[str]] = []  # the pile of its own that it belongs to; empty for playing cards
BORDER: Final[list[str]] = []
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
HAS_NUMBERS: Final[list[bool]] = []  # one of these five is more than nothing
TWIN: Final[list[int]] = []  # the first card with the same text: equal cards are offered once
IS_TWIN: Final[list[bool]] = []  # an earlier card has the same text
# The options that consist of a card alone. They are the same at every table, and about half of all options are such.
PLAY: Final[list[Option]] = []
DISCARD: Final[list[Option]] = []

# One entry per character.
CHARACTER: Final[list[Character]] = []
CHARACTER_ID: Final[list[str]] = []
CHARACTER_HOOKS: Final[list[int]] = []
CHARACTER_NEARER: Final[list[int]] = []
CHARACTER_FARTHER: Final[list[int]] = []
CHARACTER_MORE_BANGS: Final[list[int]] = []
CHARACTER_MORE_FLIPS: Final[list[int]] = []
CHARACTER_HOLDS: Final[list[int]] = []
CHARACTER_HAS_NUMBERS: Final[list[bool]] = []  # one of these five is more than nothing

# One entry per card that is in force for everybody, such as an event.
BILL: Final[list[Bill]] = []

#: By key: everything that has rules.
THINGS: Final[dict[str, Thing]] = {}
#: By id: the kinds of playing cards, the characters, the variants.
KINDS: Final[dict[str, Kind]] = {}
CHARACTER_NUMBER: Final[dict[str, int]] = {}
VARIANTS: Final[dict[str, Variant]] = {}


class CardSet:
    """What a set adds to the game."""

    def __init__(
        self,
        id: str,
        name: str,
        kinds: Sequence[Kind],
        characters: Sequence[Character],
        variants: Sequence[Variant] = (),
        further_copies: Mapping[str, str] | None = None,
        bills: Sequence[Bill] = (),
        rules: Sequence[Thing] = (),
        role_splits: Mapping[int, list[int]] | None = None,
        goals: Mapping[int, Goals] | None = None,
        version: int = 1,
    ) -> None:
        self.id = id
        self.name = name
        self.kinds = list(kinds)  # the kinds it brings
        self.characters = list(characters)
        self.variants = list(variants)
        self.further_copies = dict(further_copies or {})  # of kinds of an earlier set: id to copies
        self.bills = list(bills)  # what holds for everybody for a time: events, shows
        self.rules = list(rules)  # what holds for everybody as long as the set is in the game
        self.role_splits = dict(role_splits or {})  # by number of players: the roles
        self.goals = dict(goals or {})  # by number of players, if they are not the usual ones
        self.version = version  # of its rules; see `rules_version`
        # The folder that it lies in, as a package; filled by add_set, like all that follows.
        self.package = ""
        self.cards: list[int] = []
        self.character_numbers: list[int] = []
        self.bill_numbers: list[int] = []

    def things(self) -> list[Thing]:
        """Everything with rules that the set brings."""
        return [*self.kinds, *self.characters, *self.variants, *self.bills, *self.rules]

    def kinds_with_copies(self) -> list[Kind]:
        """The kinds that the set brings, and kinds of earlier sets of which it brings further copies."""
        return self.kinds + [KINDS[id] for id in self.further_copies]


SETS: Final[dict[str, CardSet]] = {}


def heard_of(set_ids: Sequence[str], variants: Sequence[str]) -> list[str]:
    """The sets of which something is used at a table: the sets that are played, and those whose variants are in use."""
    return [
        id
        for id, each in SETS.items()
        if id in set_ids or any(variant.id in variants for variant in each.variants)
    ]


def rules_version(set_ids: Sequence[str], variants: Sequence[str]) -> str:
    """The version of the rules that a game is played by. It changes whenever a rule of one of its sets changes, so that
    a record is replayed only by its own rules. Records of games without that set stay valid."""
    return str(max(SETS[id].version for id in ("base", *heard_of(set_ids, variants))))


_changes: Final[list[str]] = []  # the sets that came and went


def generation() -> int:
    """A number that changes whenever a set is added or taken back, for caches about all sets."""
    return len(_changes)


def add_set(new: CardSet, package: str) -> None:
    """Enter a set's cards and characters in the table; `package` is the folder where the rest of it lies."""
    _changes.append(new.id)
    new.package = package
    for thing in new.things():
        THINGS[thing.key] = thing
    for kind in new.kinds:
        if not kind.pile:
            KINDS[kind.id] = kind
        _add_copies(new, kind, kind.copies)
    for id, copies in new.further_copies.items():
        _add_copies(new, KINDS[id], copies)
    for character in new.characters:
        CHARACTER_NUMBER[character.id] = len(CHARACTER)
        new.character_numbers.append(len(CHARACTER))
        CHARACTER.append(character)
        CHARACTER_ID.append(character.id)
        CHARACTER_HOOKS.append(character.hooks)
        CHARACTER_NEARER.append(character.sees_nearer)
        CHARACTER_FARTHER.append(character.seen_farther)
        CHARACTER_MORE_BANGS.append(character.more_bangs)
        CHARACTER_MORE_FLIPS.append(character.more_flips)
        CHARACTER_HOLDS.append(character.holds)
        CHARACTER_HAS_NUMBERS.append(_has_numbers(character) or character.holds > 0)
    for bill in new.bills:
        new.bill_numbers.append(len(BILL))
        BILL.append(bill)
    for variant in new.variants:
        VARIANTS[variant.id] = variant
    SETS[new.id] = new


def take_back(last: CardSet) -> None:
    """Undo `add_set` for the set that was added last, as if it had never been there."""
    assert last is list(SETS.values())[-1], "only the set that was added last can be taken back"
    _changes.append(last.id)
    del SETS[last.id]
    before = {thing.key for each in SETS.values() for thing in each.things()}
    for thing in last.things():
        if thing.key not in before:
            del THINGS[thing.key]
    for kind in last.kinds:
        if KINDS.get(kind.id) is kind:
            del KINDS[kind.id]
    for character in last.characters:
        del CHARACTER_NUMBER[character.id]
    for variant in last.variants:
        del VARIANTS[variant.id]
    _shorten(len(KIND) - len(last.cards), len(CHARACTER) - len(last.characters), len(BILL) - len(last.bills))
    last.cards.clear()
    last.character_numbers.clear()
    last.bill_numbers.clear()


def _shorten(cards: int, characters: int, bills: int) -> None:
    """Keep the first cards, characters and bills, and remove the rest."""
    del KIND[cards:], ID[cards:], KEY[cards:], TEXT[cards:], RANK[cards:], SUIT[cards:]
    del PILE[cards:], BORDER[cards:]
    del (
        IS_BROWN[cards:],
        IS_BLUE[cards:],
        IS_GREEN[cards:],
        HAS_MISSED[cards:],
        SAVES_LIFE[cards:],
        REACH[cards:],
    )
    del HOOKS[cards:], NEARER[cards:], FARTHER[cards:], MORE_BANGS[cards:], MORE_FLIPS[cards:]
    del HAS_NUMBERS[cards:], TWIN[cards:], IS_TWIN[cards:], PLAY[cards:], DISCARD[cards:]
    del CHARACTER[characters:], CHARACTER_ID[characters:]
    del CHARACTER_HOOKS[characters:], CHARACTER_HOLDS[characters:], CHARACTER_HAS_NUMBERS[characters:]
    del CHARACTER_NEARER[characters:], CHARACTER_FARTHER[characters:]
    del CHARACTER_MORE_BANGS[characters:], CHARACTER_MORE_FLIPS[characters:]
    del BILL[bills:]


def _add_copies(owner: CardSet, kind: Kind, copies: str) -> None:
    for copy in copies.split():
        card = len(KIND)
        owner.cards.append(card)
        has_rank = copy != "-"
        text = f"{kind.id}@{copy}" if has_rank else kind.id
        TWIN.append(TEXT.index(text) if text in TEXT else card)
        IS_TWIN.append(TWIN[card] != card)
        KIND.append(kind)
        ID.append(kind.id)
        KEY.append(kind.key)
        TEXT.append(text)
        RANK.append(RANKS.index(copy[:-1]) + 2 if has_rank else NO_RANK)
        SUIT.append(SUITS.index(copy[-1]) if has_rank else NO_SUIT)
        PILE.append(kind.pile)
        BORDER.append(kind.border)
        IS_BROWN.append(kind.border == BROWN)
        IS_BLUE.append(kind.border == BLUE or kind.like_blue)
        IS_GREEN.append(kind.border == GREEN)
        HAS_MISSED.append(kind.has_missed)
        SAVES_LIFE.append(kind.saves_life)
        REACH.append(kind.reach)
        HOOKS.append(kind.hooks)
        NEARER.append(kind.sees_nearer)
        FARTHER.append(kind.seen_farther)
        MORE_BANGS.append(kind.more_bangs)
        MORE_FLIPS.append(kind.more_flips)
        HAS_NUMBERS.append(_has_numbers(kind) or kind.reach > 0)
        PLAY.append(Option("play", card))
        DISCARD.append(Option("discard", card))


def _has_numbers(thing: Thing) -> bool:
    return bool(thing.sees_nearer or thing.seen_farther or thing.more_bangs or thing.more_flips)


def kind_of(key: str) -> Kind:
    """The kind of card with a key."""
    kind = THINGS[key]
    assert isinstance(kind, Kind)
    return kind


def distinct(cards: list[int]) -> list[int]:
    """The cards without those that look exactly like an earlier one; to read, not to change."""
    for card in cards:
        if IS_TWIN[card] and _has_twin(cards, TWIN[card]):
            return _without_twins(cards)
    return cards


def _has_twin(cards: list[int], looks: int) -> bool:
    """Whether at least two of the cards look like this one. One of them is then a later copy, so only those are
    checked."""
    found = 0
    for card in cards:
        if TWIN[card] == looks:
            found += 1
    return found > 1


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
    """All ways to choose so many of the cards, without choices that look exactly like an earlier one."""
    if len(distinct(held)) == len(held):
        return list(combinations(held, count))
    seen: set[tuple[int, ...]] = set()
    out: list[tuple[int, ...]] = []
    for pick in combinations(held, count):
        looks = tuple(sorted([TWIN[card] for card in pick]))
        if looks not in seen:
            seen.add(looks)
            out.append(pick)
    return out
