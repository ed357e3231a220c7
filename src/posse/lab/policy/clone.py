"""The first stage: a net learns from what came of options that were tried out.

The chances of a lesson are noisy, so it does not matter which option was the best one. The net is asked to be right on
average: it gains what its own choices would win by these chances, and pays for departing from the rules of thumb. Mere
noise cancels out.

Here it trusts the rules of thumb little: a net that is sure of itself learns nothing about options it never takes.
After the lessons its scores are made sharper. That changes no choice, only how often it tries something else in games.
"""

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from posse.lab.policy.lessons import Lesson
from posse.lab.policy.model import TRUST, Decisions, Model, shares, summed

EPOCHS: Final = 8
BATCH: Final = 256
RATE: Final = 2e-3
DECAY: Final = 0.01
#: The number of steps until the full rate is reached; it falls to nothing from there.
WARMING: Final = 50
#: This much more of a chance to win weighs as much as departing from the rules of thumb by one unit of information.
PRICE: Final = 0.003
#: One lesson in this many is held back to see what was learned; in whole stretches, since neighbours are alike.
KEPT_BACK: Final = 8
STRETCH: Final = 64
#: With fewer lessons, none are held back.
FEW: Final = 2 * STRETCH
#: How many of those are looked at together.
TESTED: Final = 2048


class Prepared:
    """Lessons side by side."""

    def __init__(self, model: Model, lessons: Sequence[Lesson]) -> None:
        device = model.device
        self.given = model.tables.together([lesson.seen for lesson in lessons]).to(device)
        gains = [lesson.chances - lesson.chances[0] for lesson in lessons]
        self.gains = torch.from_numpy(np.concatenate(gains)).to(
            device
        )  # by option, over the best of the rules of thumb


def split(lessons: Sequence[Lesson]) -> tuple[list[Lesson], list[Lesson]]:
    """Those to learn from, and those held back."""
    back = [number // STRETCH % KEPT_BACK == 0 for number in range(len(lessons))]
    return (
        [lesson for lesson, kept in zip(lessons, back, strict=True) if not kept],
        [lesson for lesson, kept in zip(lessons, back, strict=True) if kept],
    )


def clone(model: Model, lessons: Sequence[Lesson], seed: int, epochs: int = EPOCHS) -> list[dict[str, Any]]:
    """Learn from lessons; returns the figures of each epoch."""
    learnt, kept = split(lessons) if len(lessons) >= FEW else (list(lessons), [])
    luck = torch.Generator().manual_seed(seed)
    optimizer = torch.optim.AdamW(model.parameters(), RATE, weight_decay=DECAY)
    steps = epochs * ceil(len(learnt) / BATCH)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1.0, (step + 1) / WARMING) * (1.0 - step / steps)
    )
    figures = []
    for epoch in range(epochs):
        losses = []
        for numbers in torch.randperm(len(learnt), generator=luck).split(BATCH):
            batch = Prepared(model, [learnt[number] for number in numbers.tolist()])
            loss = _loss(batch, model(batch.given))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            losses.append(loss.item())
        told = {"epoch": epoch + 1, "loss": round(sum(losses) / max(len(losses), 1), 5)}
        figures.append(told | (measured(model, kept) if kept else {}))
    return figures


def _loss(batch: Prepared, scores: Tensor) -> Tensor:
    given = batch.given
    logs = shares(scores, given)
    before = shares(TRUST * given.opinions[:, 0], given)
    chances = logs.exp()
    gain = summed(chances * batch.gains, given)
    cost = summed(chances * (logs - before), given)
    return (PRICE * cost - gain).mean() / PRICE


def measured(model: Model, lessons: Sequence[Lesson]) -> dict[str, float]:
    """How much more the net's choices win than those of the rules of thumb, on lessons it has not seen; how much the
    best ones would, which is too optimistic; and how often it differs."""
    gained, most, differs = [], [], []
    for at in range(0, len(lessons), TESTED):
        test = Prepared(model, lessons[at : at + TESTED])
        with torch.no_grad():
            chosen = best(model(test.given), test.given)
        gained.append(test.gains[chosen])
        most.append(test.gains[best(test.gains, test.given)])
        differs.append((chosen != test.given.starts).float())
    gains = torch.cat(gained)
    return {
        "gain": round(gains.mean().item(), 5),
        "error": round((gains.std() / len(gains) ** 0.5).item(), 5),
        "best": round(torch.cat(most).mean().item(), 5),
        "differs": round(torch.cat(differs).mean().item(), 4),
    }


def best(scores: Tensor, given: Decisions) -> Tensor:
    """The number of the best option of each decision, the first of several, counted through all options."""
    most = scores.new_full((given.size,), -torch.inf).scatter_reduce(0, given.owner, scores, "amax")
    count = len(scores)
    numbers = torch.where(scores == most[given.owner], torch.arange(count, device=scores.device), count)
    return given.starts.new_full((given.size,), count).scatter_reduce(0, given.owner, numbers, "amin")
