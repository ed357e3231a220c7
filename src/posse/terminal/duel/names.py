"""Sides, characters and cards by their names."""

from collections.abc import Iterable
from typing import Final

from posse.duel import cards
from posse.duel.cards import SIDES
from posse.kernel.option import id_of
from posse.terminal.english import Teller, capital, listed, possessive, singular

SIDE: Final = ["the Law", "the Outlaws"]


class Sides(Teller):
    """Speaks of the two sides, and of their characters."""

    def name(self, seat: int) -> str:
        return SIDE[seat]

    def is_many(self, seat: int) -> bool:
        return SIDE[seat].endswith("s")

    def one(self, number: int) -> str:
        """`your Jango`, `Jango`: a character in play."""
        name = cards.CHARACTER[number].name
        return f"your {name}" if self.hears(side_of(number)) else name

    def one_does(self, number: int, verb: str) -> str:
        """`Your Jango dodges`, `Dalton Bros dodge`: at the head of a sentence."""
        return f"{capital(self.one(number))} {verb_of(number, verb)}"

    def ones(self, number: int) -> str:
        """`your Jango's`, `Jango's`."""
        return possessive(self.one(number))


def side_of(number: int) -> int:
    """The side of a character."""
    return 0 if cards.CHARACTER[number].law else 1


def verb_of(number: int, verb: str) -> str:
    """The verb as it goes with a character; one of them is brothers."""
    return verb if character(number).endswith("Bros") else singular(verb)


def character(number: int) -> str:
    return cards.CHARACTER[number].name


def card(number: int) -> str:
    """`Colt`."""
    return cards.KIND[number].name


def symbol(number: int) -> str:
    """What a card is for a reveal."""
    return cards.SYMBOLS[cards.SYMBOL[number]]


def with_symbol(number: int) -> str:
    """`Colt (dynamite)`."""
    return f"{card(number)} ({symbol(number)})"


def in_full(number: int) -> str:
    """`Colt (law, dynamite)`: with its back, as the options tell copies apart."""
    return f"{card(number)} ({SIDES[cards.BACK[number]]}, {symbol(number)})"


def card_list(numbers: Iterable[int]) -> str:
    """`Colt, Knife and Water`."""
    return listed([card(number) for number in numbers])


def thing(key: str) -> str:
    """A kind of card or a character, by its key or its id."""
    id = id_of(key)
    if id in cards.KINDS:
        return cards.KINDS[id].name
    return character(cards.CHARACTER_NUMBER[id]) if is_character(id) else id


def is_character(key: str) -> bool:
    return id_of(key) in cards.CHARACTER_NUMBER


def the(key: str) -> str:
    """`the Barrel`, `Sid Curry`."""
    return thing(key) if is_character(key) else f"the {thing(key)}"
