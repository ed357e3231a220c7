"""Cards, characters and events by the names printed on them."""

from collections.abc import Iterable
from typing import Final

from posse.bang import cards
from posse.terminal.english import listed

_SIGNS: Final = "♠♥♦♣"


def card(number: int) -> str:
    """`BANG! 4♣`."""
    return f"{cards.KIND[number].name} {copy(number)}"


def copy(number: int) -> str:
    """Rank and suit alone: `4♣`."""
    return f"{cards.RANKS[cards.RANK[number] - 2]}{_SIGNS[cards.SUIT[number]]}"


def card_list(numbers: Iterable[int]) -> str:
    """`Beer 6♥, Panic! 8♦ and BANG! 4♣`."""
    return listed([card(number) for number in numbers])


def thing(key: str) -> str:
    """A kind of card, a character, an event or a variant by its key, or a character by his id."""
    if key in cards.CHARACTER_NUMBER:
        return cards.CHARACTER[cards.CHARACTER_NUMBER[key]].name
    if key in cards.KINDS:
        return cards.KINDS[key].name
    return cards.THINGS[key].name if key in cards.THINGS else key


def the(key: str) -> str:
    """Something that acts or asks: `the Barrel`, `Jourdonnais`, `Vendetta`."""
    return f"the {thing(key)}" if key.startswith("card/") else thing(key)


def is_character(key: str) -> bool:
    return key.startswith("character/")


def is_event(key: str) -> bool:
    return key.startswith("event/")
