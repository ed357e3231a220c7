"""A policy net while it learns: the same arithmetic as `posse.bots.learned.net`, for many decisions at once, in
PyTorch."""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag

from posse.bots.learned.net import SHAPES, Net, in_order
from posse.bots.learned.sight import ME, OPINIONS, PARTS, SCALE, Layout, Seen
from posse.kernel.errors import PosseError
from posse.roles import ROLES

HIDDEN: Final = 64
#: How much an untrained net trusts the rules of thumb: how much likelier a life point makes an option, as a logarithm
#: of chances. It learns from lessons with little trust, and plays with this many times as much.
TRUST: Final = 2.0
SHARPER: Final = 4.0

_SCALE: Final = torch.from_numpy(SCALE)

#: Those of a net by name.
Weights = dict[str, Tensor]


class Bags(NamedTuple):
    """Rows of a table of weights, summed up bag by bag."""

    rows: Tensor
    starts: Tensor
    values: Tensor

    def to(self, device: str) -> "Bags":
        return Bags(*(each.to(device) for each in self))

    def sums(self, weights: Tensor) -> Tensor:
        return embedding_bag(self.rows, weights, self.starts, mode="sum", per_sample_weights=self.values)


class Decisions(NamedTuple):
    """Many decisions. All options of all of them come one after the other."""

    facts: Bags  # a bag for the table and each place of each decision
    features: Bags  # a bag for each option
    pointers: tuple[Bags, Bags]  # a bag of places for each option: those of its thing, those of its target
    opinions: Tensor
    beliefs: Tensor
    owner: Tensor  # the decision of each option
    starts: Tensor  # where the options of each decision begin

    @property
    def size(self) -> int:
        return len(self.starts)

    def to(self, device: str) -> "Decisions":
        """The same, where the net is."""
        facts, features, (things, targets), *others = self
        pointers = (things.to(device), targets.to(device))
        return Decisions(
            facts.to(device), features.to(device), pointers, *(each.to(device) for each in others)
        )


class Tables:
    """Which row of weights stands for each column of an encoding."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.facts = list(dict.fromkeys(layout.facts))
        place = {name: number for number, name in enumerate(self.facts)}
        self._fact_row = np.array([place[name] for name in layout.facts])
        self.features = list(layout.encoding.features)

    @property
    def names(self) -> dict[str, list[str]]:
        return {"facts": self.facts, "features": self.features, "places": self.layout.places}

    def together(self, seen: Sequence[Seen]) -> Decisions:
        """Decisions side by side."""
        layout = self.layout
        bags = 1 + len(layout.places)
        counts = np.array([each.size for each in seen])
        starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
        number = np.repeat(np.arange(len(seen)), [len(each.facts) for each in seen])
        columns = np.concatenate([each.facts for each in seen])
        facts = _bags(
            self._fact_row[columns],
            number * bags + layout.bags[columns],
            np.concatenate([each.fact_values for each in seen]),
            len(seen) * bags,
        )
        sizes = [len(each.rows) for each in seen]
        columns = np.concatenate([each.columns for each in seen])
        option = np.concatenate([each.rows for each in seen]) + np.repeat(starts, sizes)
        values = np.concatenate([each.option_values for each in seen])
        number = np.repeat(np.arange(len(seen)), sizes)
        part = layout.pointer_part[columns]
        total = int(counts.sum())
        plain = part < 0
        pointers = []
        for which in range(len(PARTS)):
            chosen = part == which
            place = number[chosen] * len(layout.places) + layout.pointer_place[columns[chosen]]
            pointers.append(_bags(place, option[chosen], np.ones(len(place), np.uint8), total))
        return Decisions(
            facts,
            _bags(columns[plain], option[plain], values[plain], total),
            (pointers[0], pointers[1]),
            torch.from_numpy(np.concatenate([each.opinions for each in seen])),
            torch.from_numpy(np.stack([each.beliefs for each in seen])),
            torch.from_numpy(np.repeat(np.arange(len(seen)), counts)),
            torch.from_numpy(starts),
        )


def _bags(rows: Any, bag: Any, values: Any, count: int) -> Bags:
    sizes = np.bincount(bag, minlength=count)
    starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
    return Bags(torch.from_numpy(rows), torch.from_numpy(starts), _SCALE[torch.from_numpy(values).long()])


class Model(nn.Module):
    """The net. At first it plays like the rules of thumb."""

    def __init__(self, tables: Tables, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.tables = tables
        self.hidden = hidden
        self._me = tables.layout.places.index(ME)
        names = tables.names
        self.weights = nn.ParameterDict()
        for name, shape in SHAPES.items():
            size = [
                len(names[each]) if isinstance(each, str) else hidden if each < 0 else each for each in shape
            ]
            self.weights[name] = nn.Parameter(torch.randn(size) * _spread(name, hidden))
        with torch.no_grad():
            self.weights["trust"].fill_(TRUST)

    @property
    def device(self) -> str:
        """Where it is."""
        return str(self.weights["out"].device)

    @staticmethod
    def with_weights(tables: Tables, weights: Weights) -> "Model":
        """A net as it was when these were its weights."""
        model = Model(tables, weights["weights.out"].numel())
        model.load_state_dict(weights)
        return model

    def copied(self) -> Weights:
        """Its weights as they are now."""
        return {name: each.detach().clone().cpu() for name, each in self.state_dict().items()}

    def forward(self, given: Decisions) -> Tensor:
        """The score of every option."""
        w = self.weights
        bags = given.facts.sums(w["facts"]).view(given.size, 1 + len(self.tables.layout.places), -1)
        starts = given.facts.starts
        told = starts.diff(append=starts.new_tensor([len(given.facts.rows)])) > 0
        there = told.view(given.size, -1)[:, 1:, None]
        places = torch.relu(bags[:, 1:] + w["places"] + given.beliefs @ w["beliefs"]) * there
        context = bags[:, 0] + places.sum(dim=1) @ w["pool"] + places[:, self._me] @ w["own"]
        context = torch.relu(context + w["context_bias"])
        lit = given.features.sums(w["features"]) + given.opinions @ w["opinions"]
        lit = lit + (context @ w["context"])[given.owner]
        flat = places.reshape(-1, places.shape[-1])
        for part, name in enumerate(PARTS):
            lit = lit + given.pointers[part].sums(flat @ w[name])
        return torch.relu(lit) @ w["out"] + w["trust"] * given.opinions[:, 0]

    def logs(self, given: Decisions) -> Tensor:
        """The logarithm of the chance to take each option."""
        return shares(self(given), given)

    def sharpen(self) -> None:
        """Be surer of what is best."""
        with torch.no_grad():
            for name in ("out", "trust"):
                self.weights[name] *= SHARPER

    def take_over(self, net: Net) -> None:
        """Begin with what another net has learned; what it does not know gets no weight."""
        if net.hidden != self.hidden:
            raise PosseError(f"the net to begin with has {net.hidden} hidden units, not {self.hidden}")
        with torch.no_grad():
            for name, array in net.arrays.items():
                rows = self.tables.names.get(name)
                known = array if rows is None else in_order(array, net.names[name], rows)
                self.weights[name].copy_(torch.from_numpy(known))

    def net(self) -> Net:
        """In the form used for playing."""
        arrays = {name: each.detach().cpu().numpy().copy() for name, each in self.weights.items()}
        return Net(self.tables.names, arrays)


def _spread(name: str, hidden: int) -> float:
    """How far weights are from 0 at first. The last ones are 0, so that the net has no opinion of its own yet."""
    if name in ("out", "context_bias", "places"):
        return 0.0
    if name in ("facts", "features"):
        return 0.15
    return 1.0 / sqrt({"beliefs": len(ROLES), "opinions": len(OPINIONS)}.get(name, hidden))


def shares(scores: Tensor, given: Decisions) -> Tensor:
    """Scores as logarithms of chances, which add up to 1 for each decision."""
    most = scores.new_full((given.size,), -torch.inf).scatter_reduce(0, given.owner, scores.detach(), "amax")
    moved = scores - most[given.owner]
    total = scores.new_zeros(given.size).index_add(0, given.owner, moved.exp())
    return moved - total.log()[given.owner]


def summed(values: Tensor, given: Decisions) -> Tensor:
    """The sums of options' values, decision by decision."""
    return values.new_zeros(given.size).index_add(0, given.owner, values)
