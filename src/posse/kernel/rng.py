"""Randomness as one small int.

A multiply-with-carry generator: its whole state is an int below 2^62, so it is copied with the state for nothing
and stays a machine word in the compiled build. The period is about 2^60 (MULTIPLIER * 2^31 - 1 is a safe prime).
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
    state: i64 = rng  # compiled, a product of plain ints this large would be worked out by Python
    return MULTIPLIER * (state & MASK) + (state >> 31)


def shuffle(rng: int, items: list[int]) -> int:
    """Shuffle the items: as `advance` and `scaled` would do it one by one. The state of the generator after it."""
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
