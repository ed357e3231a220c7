"""Cards, characters and roles by the names printed on them."""

from collections.abc import Iterable, Sequence
from typing import Final

from posse.bang import cards
from posse.bang.table import ROLES

_SIGNS: Final = "♠♥♦♣"
_NOUNS: Final = {
    "sheriff": "the Sheriff",
    "deputy": "a Deputy",
    "outlaw": "an Outlaw",
    "renegade": "the Renegade",
}


def card(number: int) -> str:
    """`BANG! 4♣`."""
    return f"{cards.KIND[number].name} {copy(number)}"


def copy(number: int) -> str:
    """Rank and suit alone: `4♣`."""
    return f"{cards.RANKS[cards.RANK[number] - 2]}{_SIGNS[cards.SUIT[number]]}"


def card_list(numbers: Iterable[int]) -> str:
    """`Beer 6♥, Panic! 8♦ and BANG! 4♣`."""
    return listed([card(number) for number in numbers])


def listed(words: Sequence[str]) -> str:
    """`a, b and c`."""
    return " and ".join([*([", ".join(words[:-1])] if words[:-1] else []), *words[-1:]])


def thing(id: str) -> str:
    """A kind of card or a character, by its id."""
    if id in cards.KINDS:
        return cards.KINDS[id].name
    if id in cards.CHARACTER_NUMBER:
        return cards.CHARACTER[cards.CHARACTER_NUMBER[id]].name
    return cards.VARIANTS[id].name if id in cards.VARIANTS else id


def is_character(id: str) -> bool:
    return id in cards.CHARACTER_NUMBER


def role(number: int) -> str:
    """What somebody was: `an Outlaw`."""
    return _NOUNS[ROLES[number]]
