"""Cards, characters and events by the names printed on them."""

from collections.abc import Iterable
from functools import cache
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


def thing(id: str) -> str:
    """A kind of card, a character, an event or a variant, by its id."""
    if id in cards.KINDS:
        return cards.KINDS[id].name
    if is_character(id):
        return cards.CHARACTER[cards.CHARACTER_NUMBER[id]].name
    if is_event(id):
        return _events()[id]
    return cards.VARIANTS[id].name if id in cards.VARIANTS else id


def the(id: str) -> str:
    """Something that acts or asks: `the Barrel`, `Jourdonnais`, `Vendetta`."""
    return f"the {thing(id)}" if id in cards.KINDS else thing(id)


def is_character(id: str) -> bool:
    return id in cards.CHARACTER_NUMBER


def is_event(id: str) -> bool:
    return id in _events()


@cache
def _events() -> dict[str, str]:
    return {event.id: event.name for event in cards.EVENT}
