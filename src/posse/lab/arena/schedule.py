"""Who sits where in an arena.

A *deal* is one seed of a game: it fixes the roles, the characters, the deck and the luck of each seat. On every deal
a *block* of games is played, as many as there are bots. For each block the seats are filled with bots at random, as
evenly as their number allows: with more seats than bots some sit there several times, with more bots than seats some
sit out. From game to game of the block every bot makes way for the next in the list, the last for the first:

    bots a, b, c at five seats     1st game   b a c a b
                                   2nd game   c b a b c
                                   3rd game   a c b c a

So in each block every bot has each seat exactly once, and with the seats every role, character and hand, as often as
any other bot. What is left to chance, who plays beside and against whom, is dealt anew from block to block.
"""

import random
from collections.abc import Sequence
from typing import Final

#: So many games at least go to a process at a time.
TASK_GAMES: Final = 100


def deals_for(games: int, bots: int) -> int:
    """How many whole blocks it takes for so many games."""
    return -(-games // bots)


def block(seed: str, deal: int, players: int, bots: int) -> list[list[int]]:
    """The games on a deal: the number of the bot at each seat."""
    luck = random.Random(f"{seed}/{deal}/seats")
    first = [*range(bots)] * (players // bots) + luck.sample(range(bots), players % bots)
    luck.shuffle(first)
    return [[(bot + turn) % bots for bot in first] for turn in range(bots)]


def tasks(deals: Sequence[int], bots: int) -> list[tuple[int, ...]]:
    """The deals in portions for a process each."""
    size = -(-TASK_GAMES // bots)
    return [tuple(deals[at : at + size]) for at in range(0, len(deals), size)]
