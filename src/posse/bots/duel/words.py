"""Putting things into words."""

from typing import Final

from posse.bots.duel.position import Camp, Gunman
from posse.duel import cards
from posse.duel.cards import LAW

_NUMBERS: Final = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


def number(count: int) -> str:
    """A small number as a word."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def counted(count: int, noun: str) -> str:
    """`one card`, `two cards`."""
    return f"{number(count)} {noun}" if count == 1 else f"{number(count)} {noun}s"


def side(camp: Camp) -> str:
    return "the Law" if camp.seat == LAW else "the Outlaws"


def side_holds(camp: Camp) -> str:
    """`the Outlaws hold two cards`."""
    verb = "holds" if camp.seat == LAW else "hold"
    return f"{side(camp)} {verb} {counted(camp.hand_count, 'card')}"


def has_left(who: Gunman) -> str:
    """`Sid Curry has two life points left`."""
    verb = "have" if who.name.endswith("Bros") else "has"
    return f"{who.name} {verb} {counted(who.life, 'life point')} left"


def card_name(card: int) -> str:
    return cards.KIND[card].name


def percent(chance: float) -> str:
    """A chance in steps of five, since it is a guess, and never certain."""
    return f"{min(max(round(chance * 20) * 5, 5), 95)} %"
