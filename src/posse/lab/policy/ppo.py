"""The second stage: the net plays, and what went better than the critic thought becomes likelier (PPO)."""

from collections.abc import Sequence
from typing import Any, Final

import torch
from torch import Tensor

from posse.lab.policy.blocks import Block, merged
from posse.lab.policy.model import SHARPER, TRUST, Model, shares, summed

RATE: Final = 1e-3
EPOCHS: Final = 3
#: So many blocks make a step.
BLOCKS: Final = 8
#: How far ahead one looks before the critic is believed: 0 looks at the next decision of the seat alone, 1 at the end
#: of the game alone.
LAMBDA: Final = 0.7
#: A choice may become so much likelier or less likely in one round.
CLIP: Final = 0.2
#: What it costs to leave the rules of thumb, and what it pays to stay curious, against one standard deviation of what
#: a choice gains.
LEAVING: Final = 0.01
CURIOUS: Final = 0.002
#: Longer steps are cut.
LONGEST_STEP: Final = 1.0


class Learner:
    """A net and how it is improved."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.optimizer = torch.optim.Adam(model.parameters(), RATE)

    def learn(self, blocks: Sequence[Block], seed: int) -> dict[str, Any]:
        """Learn from a round of games; returns its figures."""
        device = self.model.device
        there = [block.to(device) for block in blocks]
        gained = torch.cat([block.gained for block in there])
        mean, spread = gained.mean(), gained.std() + 1e-6
        luck = torch.Generator().manual_seed(seed)
        told: list[Tensor] = []
        for _ in range(EPOCHS):
            for numbers in torch.randperm(len(there), generator=luck).split(BLOCKS):
                batch = merged([there[number] for number in numbers.tolist()])
                told.append(self._step(batch, (batch.gained - mean) / spread))
        left, curious, moved = torch.stack(told).mean(dim=0).tolist()
        return {
            "decisions": len(gained),
            "spread": round(spread.item(), 4),
            "left": round(left, 4),
            "entropy": round(curious, 4),
            "moved": round(moved, 5),
        }

    def _step(self, batch: Block, worth: Tensor) -> Tensor:
        model, given = self.model, batch.given
        logs = model.logs(given)
        chosen = logs[batch.taken]
        ratio = (chosen - batch.logs).exp()
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
        return torch.stack([left.detach(), curious.detach(), (batch.logs - chosen.detach()).mean()])
