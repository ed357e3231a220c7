"""What was done in games and how it went, side by side in blocks. The processes that play make them, so whoever learns
from them has little left to do."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

import numpy as np
import torch
from torch import Tensor

from posse.bots.learned.sight import Real, Seen
from posse.lab.policy.model import Bags, Decisions, Tables

#: How many decisions a block has, at most.
SIZE: Final = 128


class Block(NamedTuple):
    """Some decisions, what was taken, and what it gained."""

    given: Decisions
    taken: Tensor  # the number of the option, through all options
    logs: Tensor  # of the chance that it had
    gained: Tensor

    def to(self, device: str) -> "Block":
        """The same, where the net learns."""
        return Block(self.given.to(device), *(each.to(device) for each in self[1:]))


class Part:
    """What one seat did in one game, and what came of it."""

    def __init__(self) -> None:
        self.seen: list[Seen] = []
        self.taken: list[int] = []
        self.logs: list[float] = []  # of the chance of the option that was taken
        self.chances: list[float] = []  # to win, by the critic at the time
        self.won = 0.0

    def gains(self, ahead: float) -> Real:
        """By how much each choice of a seat went better than the critic thought: generalised advantages. The only
        reward is the end of the game, the same for a whole side."""
        chances = [*self.chances, self.won]
        out = np.zeros(len(self.chances), np.float32)
        gained = 0.0
        for number in range(len(out) - 1, -1, -1):
            gained = chances[number + 1] - chances[number] + ahead * gained
            out[number] = gained
        return out


def blocks_of(parts: Sequence[Part], tables: Tables, ahead: float, luck: np.random.Generator) -> list[Block]:
    """All that was done, well shuffled."""
    seen = [each for part in parts for each in part.seen]
    if not seen:
        return []
    taken = np.array([number for part in parts for number in part.taken])
    logs = np.array([log for part in parts for log in part.logs], np.float32)
    gained = np.concatenate([part.gains(ahead) for part in parts])
    order = luck.permutation(len(seen))
    out = []
    for at in range(0, len(order), SIZE):
        rows = order[at : at + SIZE]
        given = tables.together([seen[row] for row in rows])
        out.append(
            Block(
                given,
                given.starts + torch.from_numpy(taken[rows]),
                torch.from_numpy(logs[rows]),
                torch.from_numpy(gained[rows]),
            )
        )
    return out


def merged(blocks: Sequence[Block]) -> Block:
    """Several blocks as one."""
    firsts = _firsts([len(block.given.owner) for block in blocks])
    return Block(
        _together([block.given for block in blocks]),
        torch.cat([block.taken + first for block, first in zip(blocks, firsts, strict=True)]),
        torch.cat([block.logs for block in blocks]),
        torch.cat([block.gained for block in blocks]),
    )


def _together(given: Sequence[Decisions]) -> Decisions:
    decisions = _firsts([each.size for each in given])
    options = _firsts([len(each.owner) for each in given])
    places = _firsts([each.beliefs.shape[0] * each.beliefs.shape[1] for each in given])
    plain = [0] * len(given)
    return Decisions(
        _bags([each.facts for each in given], plain),
        _bags([each.features for each in given], plain),
        (
            _bags([each.pointers[0] for each in given], places),
            _bags([each.pointers[1] for each in given], places),
        ),
        torch.cat([each.opinions for each in given]),
        torch.cat([each.beliefs for each in given]),
        torch.cat([each.owner + first for each, first in zip(given, decisions, strict=True)]),
        torch.cat([each.starts + first for each, first in zip(given, options, strict=True)]),
    )


def _bags(parts: Sequence[Bags], firsts: Sequence[int]) -> Bags:
    """Bags one after the other; the rows of each part are counted from its first one."""
    begins = _firsts([len(part.rows) for part in parts])
    return Bags(
        torch.cat([part.rows + first for part, first in zip(parts, firsts, strict=True)]),
        torch.cat([part.starts + begin for part, begin in zip(parts, begins, strict=True)]),
        torch.cat([part.values for part in parts]),
    )


def _firsts(sizes: Sequence[int]) -> list[int]:
    """Where each of several things begins that lie one after the other."""
    return [0, *accumulate(sizes)][:-1]
