"""The critic: says how likely each seat is to win, and sees the whole table. It starts as the judge of the search bot
and goes on learning from the games that the nets play."""

import json
from importlib.resources import files
from typing import Any, Final, NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from posse.bots.value.judge import Judge
from posse.bots.value.judges import with_nets
from posse.kernel.state import State

RATE: Final = 3e-4
BATCH: Final = 512


class Outcome(NamedTuple):
    """A position and its outcome, as plain data: another process may have seen it."""

    net: str
    facts: list[float]
    came: int


class Critic:
    """The value nets of a game while they learn."""

    def __init__(self, game: str, data: dict[str, Any] | None = None) -> None:
        self.game = game
        nets = shipped(game) if data is None else data
        self._nets = {
            name: {part: torch.tensor(net[part]).requires_grad_() for part in net}
            for name, net in nets.items()
        }
        parameters = [part for net in self._nets.values() for part in net.values()]
        self.optimizer = torch.optim.Adam(parameters, RATE)
        self.judge: Judge = with_nets(game, self.as_dict())

    def as_dict(self) -> dict[str, Any]:
        """The nets as plain data."""
        return {name: {part: each.tolist() for part, each in net.items()} for name, net in self._nets.items()}

    def chance(self, state: State, seat: int) -> float:
        """How likely a seat is to win."""
        return self.judge.chances(state)[seat]

    def learn(self, outcomes: list[Outcome]) -> float:
        """Go once through the outcomes of positions; returns the mean of -log of the chance given to the actual
        outcome."""
        surprise, count = 0.0, 0
        for name, net in self._nets.items():
            mine = [each for each in outcomes if each.net == name]
            for at in range(0, len(mine), BATCH):
                batch = mine[at : at + BATCH]
                facts = torch.tensor([each.facts for each in batch])
                loss = cross_entropy(_totals(net, facts), torch.tensor([each.came for each in batch]))
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()
                surprise += loss.item() * len(batch)
                count += len(batch)
        self.judge = with_nets(self.game, self.as_dict())
        return surprise / max(count, 1)


def _totals(net: dict[str, Tensor], facts: Tensor) -> Tensor:
    lit = torch.relu(facts @ net["hidden"].T + net["biases"])
    return lit @ net["out"].T + net["out_biases"]


def shipped(game: str) -> dict[str, Any]:
    """The value nets in the package."""
    text = files("posse.bots.value").joinpath(f"weights/{game}.json").read_text("utf-8")
    nets: dict[str, Any] = json.loads(text)["nets"]
    return nets
