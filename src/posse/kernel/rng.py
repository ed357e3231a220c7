"""Randomness as one small int.

This is a multiply-with-carry generator. Its whole state is an int below 2^62, so it is copied with the game's state at
no cost and fits into a machine word in the compiled build. The period is about 2^60 (MULTIPLIER * 2^31 - 1 is a safe
prime).
"""

import hashlib
from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 2024026035
MASK: Final = 0x7FFFFFFF
MODULUS: Final = MULTIPLIER * (MASK + 1) - 1


def seeded(seed: str) -> int:
    """The generator's first state for a seed; any text will do."""
    digest = hashlib.blake2b(seed.encode(), digest_size=16).digest()
    return int.from_bytes(digest, "big") % (MODULUS - 2) + 1


def advance(rng: int) -> int:
    """The next state of the generator."""
    state: i64 = rng  # mypyc would compute so large a product of plain ints in Python
    return MULTIPLIER * (state & MASK) + (state >> 31)


def shuffle(rng: int, items: list[int]) -> int:
    """Shuffle the items and return the generator's next state. The result is as if `advance` and `scaled` were called
    for each item."""
    state: i64 = rng
    for i in range(len(items) - 1, 0, -1):
        state = MULTIPLIER * (state & MASK) + (state >> 31)
        j = (((state ^ (state >> 31)) & MASK) * (i + 1)) >> 31
        items[i], items[j] = items[j], items[i]
    return state


def scaled(rng: int, bound: int) -> int:
    """The number from 0 to bound - 1 that this state stands for."""
    state: i64 = rng
    return (((state ^ (state >> 31)) & MASK) * bound) >> 31
