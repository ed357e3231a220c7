"""Who sits where in an arena.

A *deal* is one seed of a game: it fixes the roles, the characters, the deck and the luck of each seat. On every deal a
*block* of games is played, as many as there are bots. For each block the seats are filled with bots at random, as
evenly as their number allows: with more seats than bots some sit there several times, with more bots than seats some
sit out. From game to game of the block every bot is replaced by the next in the list, the last by the first:

    bots a, b, c at five seats     1st game   b a c a b
                                   2nd game   c b a b c
                                   3rd game   a c b c a

So in each block every bot has each seat exactly once, and with the seats every role, character and hand, as often as
any other bot. The rest is random and drawn again for each block: who plays beside and against whom.
"""

import random
from collections.abc import Sequence
from typing import Final

#: A process gets at least this many games at a time.
TASK_GAMES: Final = 100


def deals_for(games: int, bots: int) -> int:
    """How many whole blocks are needed for this many games."""
    return -(-games // bots)


def block(seed: str, deal: int, players: int, bots: int) -> list[list[int]]:
    """The games on a deal: the number of the bot at each seat."""
    luck = random.Random(f"{seed}/{deal}/seats")
    first = [*range(bots)] * (players // bots) + luck.sample(range(bots), players % bots)
    luck.shuffle(first)
    return [[(bot + turn) % bots for bot in first] for turn in range(bots)]


def tasks(deals: Sequence[int], bots: int) -> list[tuple[int, ...]]:
    """The deals in portions, one per process."""
    size = -(-TASK_GAMES // bots)
    return [tuple(deals[at : at + size]) for at in range(0, len(deals), size)]
