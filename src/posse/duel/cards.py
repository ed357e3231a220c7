"""The static table of the 80 playing cards and 24 characters. A card is an index into these lists.

What the pipelines look up often is in flat lists, with one entry per card or character. They are filled at import
(`registry.py`).
"""

from collections.abc import Sequence
from typing import Final

from posse.duel.things import BLUE, BROWN, Character, Kind

# The two sides: their seats, and the backs of their cards.
LAW: Final = 0
OUTLAW: Final = 1
SIDES: Final[list[str]] = ["law", "outlaw"]

# Reveal symbols.
BARREL: Final = 0
SNAKE: Final = 1
DYNAMITE: Final = 2
HORSESHOE: Final = 3
SYMBOLS: Final[list[str]] = ["barrel", "snake", "dynamite", "horseshoe"]

# One entry per card.
KIND: Final[list[Kind]] = []
ID: Final[list[str]] = []  # the kind's id
KEY: Final[list[str]] = []  # the kind's key
KIND_NUMBER: Final[list[int]] = []  # the number of the kind
TEXT: Final[list[str]] = []  # `missed@law-barrel`
BACK: Final[list[int]] = []  # LAW or OUTLAW
SYMBOL: Final[list[int]] = []
IS_EQUIPMENT: Final[list[bool]] = []
IS_ACTION: Final[list[bool]] = []
IS_HIT: Final[list[bool]] = []
IS_AVOID: Final[list[bool]] = []
RELOADS: Final[list[bool]] = []
HOOKS: Final[list[int]] = []
ALWAYS_ACTIVE: Final[list[bool]] = []
TWIN: Final[list[int]] = []  # the first card with the same text: equal cards are offered once

# One entry per character.
CHARACTER: Final[list[Character]] = []
CHARACTER_HOOKS: Final[list[int]] = []
CHARACTER_ALWAYS_ACTIVE: Final[list[bool]] = []

KINDS: Final[dict[str, Kind]] = {}
CHARACTER_NUMBER: Final[dict[str, int]] = {}


def add_kinds(kinds: Sequence[Kind]) -> None:
    """Enter playing cards in the table."""
    for kind in kinds:
        number = len(KINDS)
        KINDS[kind.id] = kind
        for copy in kind.copies.split():
            back, _, symbol = copy.partition("-")
            text = f"{kind.id}@{copy}"
            TWIN.append(TEXT.index(text) if text in TEXT else len(TEXT))
            KIND.append(kind)
            ID.append(kind.id)
            KEY.append(kind.key)
            KIND_NUMBER.append(number)
            TEXT.append(text)
            BACK.append(SIDES.index(back))
            SYMBOL.append(SYMBOLS.index(symbol))
            IS_EQUIPMENT.append(kind.border == BLUE)
            IS_ACTION.append(kind.border == BROWN)
            IS_HIT.append(kind.hit)
            IS_AVOID.append(kind.avoid)
            RELOADS.append(kind.reload)
            HOOKS.append(kind.hooks)
            ALWAYS_ACTIVE.append(kind.always_active)


def add_characters(characters: Sequence[Character]) -> None:
    """Enter characters in the table."""
    for character in characters:
        CHARACTER_NUMBER[character.id] = len(CHARACTER)
        CHARACTER.append(character)
        CHARACTER_HOOKS.append(character.hooks)
        CHARACTER_ALWAYS_ACTIVE.append(character.always_active)


def of_side(seat: int) -> list[int]:
    """The numbers of all characters of a side."""
    return [number for number, character in enumerate(CHARACTER) if character.law == (seat == LAW)]


def distinct(cards: list[int]) -> list[int]:
    """The cards without those that look exactly like an earlier one."""
    seen: list[int] = []
    out: list[int] = []
    for card in cards:
        twin = TWIN[card]
        if twin not in seen:
            seen.append(twin)
            out.append(card)
    return out
