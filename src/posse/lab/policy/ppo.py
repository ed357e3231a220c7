"""The second stage: the net plays, and what went better than the critic thought becomes likelier (PPO)."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from posse.bots.learned.sight import Real, Seen
from posse.lab.policy.games import Part
from posse.lab.policy.model import SHARPER, TRUST, Model, shares, summed

RATE: Final = 1e-3
EPOCHS: Final = 3
BATCH: Final = 1024
#: How far ahead one looks before the critic is believed: 0 looks at the next decision of the seat alone, 1 at the end
#: of the game alone. The critic of The Duel errs most, and what is learnt from it there may be its errors.
LAMBDA: Final = {"bang": 0.7, "dice": 0.7, "duel": 0.95}
#: A choice may become so much likelier or less likely in one round.
CLIP: Final = 0.2
#: What it costs to leave the rules of thumb, and what it pays to stay curious, against one standard deviation of what
#: a choice gains.
LEAVING: Final = 0.01
CURIOUS: Final = 0.002
#: Longer steps are cut.
LONGEST_STEP: Final = 1.0


def gains(part: Part, ahead: float) -> Real:
    """By how much each choice of a seat went better than the critic thought: generalised advantages. The only reward is
    the end of the game, the same for a whole side."""
    chances = [*part.chances, part.won]
    out = np.zeros(len(part.chances), np.float32)
    gained = 0.0
    for number in range(len(out) - 1, -1, -1):
        gained = chances[number + 1] - chances[number] + ahead * gained
        out[number] = gained
    return out


class Learner:
    """A net and how it is improved."""

    def __init__(self, model: Model, game: str) -> None:
        self.model = model
        self._ahead = LAMBDA[game]
        self.optimizer = torch.optim.Adam(model.parameters(), RATE)

    def learn(self, parts: Sequence[Part], seed: int) -> dict[str, Any]:
        """Learn from a round of games; returns its figures."""
        seen = [each for part in parts for each in part.seen]
        taken = np.array([number for part in parts for number in part.taken])
        logs = torch.tensor([log for part in parts for log in part.logs])
        gained = np.concatenate([gains(part, self._ahead) for part in parts])
        spread = float(gained.std()) + 1e-6
        worth = torch.from_numpy((gained - gained.mean()) / spread)
        luck = torch.Generator().manual_seed(seed)
        told: list[list[float]] = []
        for _ in range(EPOCHS):
            order = torch.randperm(len(seen), generator=luck)
            for at in range(0, len(order), BATCH):
                rows = order[at : at + BATCH]
                told.append(
                    self._step(
                        [seen[row] for row in rows.tolist()], taken[rows.numpy()], logs[rows], worth[rows]
                    )
                )
        left, curious, moved = np.mean(told, axis=0).tolist()
        return {
            "decisions": len(seen),
            "spread": round(spread, 4),
            "left": round(left, 4),
            "entropy": round(curious, 4),
            "moved": round(moved, 5),
        }

    def _step(self, seen: Sequence[Seen], taken: Any, before: Tensor, worth: Tensor) -> list[float]:
        model = self.model
        given = model.tables.together(seen)
        logs = model.logs(given)
        chosen = logs[given.starts + torch.from_numpy(taken)]
        ratio = (chosen - before).exp()
        held = ratio.clamp(1.0 - CLIP, 1.0 + CLIP)
        thumb = shares(SHARPER * TRUST * given.opinions[:, 0], given)
        chances = logs.exp()
        left = summed(chances * (logs - thumb), given).mean()
        curious = -summed(chances * logs, given).mean()
        loss = LEAVING * left - CURIOUS * curious - torch.minimum(ratio * worth, held * worth).mean()
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), LONGEST_STEP)
        self.optimizer.step()
        return [left.item(), curious.item(), (before - chosen).mean().item()]
