"""Bots as people know them: how good they are, in one word, and what temper they have."""

import random
from collections.abc import Sequence
from typing import Final

from posse.bots.registry import canonical, made_of
from posse.bots.style import TEMPERS

#: The temper of a bot without a particular one.
EVEN: Final = "even"


def has_temper(spec: str) -> bool:
    """Whether a bot can have a temper but was asked for without one."""
    name, style = made_of(spec)
    return name == "rule-of-thumb" and not any(word in TEMPERS for word in style)


def with_temper(spec: str, temper: str) -> str:
    """The same bot with a temper, unless it already has one or cannot have any."""
    return canonical(f"{spec}/{temper}") if temper and has_temper(spec) else spec


def temper_of(spec: str) -> str:
    """The temper in the name of a bot; empty if there is none in particular."""
    return next((word for word in made_of(spec)[1] if word in TEMPERS and word != EVEN), "")


def tempered(specs: Sequence[str], seats: Sequence[int], seed: str | None) -> dict[int, str]:
    """Assign bots to seats in turn. Those that can have a temper get a random one, all as different as possible; the
    same seed gives the same tempers."""
    order = list(TEMPERS)
    random.Random(f"{seed}/tempers").shuffle(order)
    return {
        seat: with_temper(specs[number % len(specs)], order[number % len(order)])
        for number, seat in enumerate(seats)
    }
