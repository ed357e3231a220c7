"""How good the beliefs of bots about roles are, measured against the truth.

At the first decision of every turn each bot still in the game is asked what it believes about the players whose role it
does not know: not shown to it, and not certain either from the roles that are out. A figure called *half* is taken when
half of a game's turns are over, a *quarter* collects the samples of that quarter of the turns.

- Calibration: of all roles that were given a chance of about 30 %, about 30 % should have been true.
- Ratio to the prior: the chance given to the true role, divided by its chance before anybody acted, which follows from
  one's own role and the Sheriff's. 1 means knowing no more than at the start.
- Ratio to counting: the same, divided by the chance that follows from the roles shown so far. 1 means having learned
  nothing except what the dead reveal.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from posse.kernel.errors import PosseError
from posse.roles import ROLES

BINS: Final = 10
QUARTERS: Final = 4


@dataclass(frozen=True)
class Sample:
    """What one player believed about another at the start of a turn."""

    turn: int
    chances: list[float]  # for each role
    role: int  # the true one
    prior: float  # the chance of the true role before anybody acted
    counting: list[float]  # the chance of each role from the roles shown so far


@dataclass
class Ratios:
    """The chance given to the truth, compared."""

    count: int = 0
    to_prior: float = 0.0  # sums
    to_counting: float = 0.0

    def take(self, sample: Sample) -> None:
        """Add a sample."""
        believed = sample.chances[sample.role]
        self.count += 1
        self.to_prior += believed / sample.prior
        self.to_counting += believed / sample.counting[sample.role]

    def add(self, other: "Ratios") -> None:
        """Add the figures of others."""
        self.count += other.count
        self.to_prior += other.to_prior
        self.to_counting += other.to_counting

    def as_dict(self) -> dict[str, Any]:
        """The averages; None where there was nothing to average."""
        return {
            "samples": self.count,
            "to_prior": round(self.to_prior / self.count, 4) if self.count else None,
            "to_counting": round(self.to_counting / self.count, 4) if self.count else None,
        }


@dataclass
class Bin:
    """All chances of about the same size."""

    count: int = 0
    believed: float = 0.0  # their sum
    true: int = 0  # how many of those roles were the true ones


@dataclass
class Beliefs:
    """What was collected about one bot."""

    half: Ratios = field(default_factory=Ratios)
    quarters: list[Ratios] = field(default_factory=lambda: [Ratios() for _ in range(QUARTERS)])
    bins: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(BINS)])

    def take_game(self, samples: Sequence[Sample], turns: int) -> None:
        """Add the samples of a whole game with this many turns."""
        for sample in samples:
            self.quarters[min(QUARTERS * (sample.turn - 1) // max(turns, 1), QUARTERS - 1)].take(sample)
        # The last turn that had begun by then and in which somebody had a choice.
        begun = [sample.turn for sample in samples if sample.turn <= turns // 2 + 1]
        for sample in samples:
            if begun and sample.turn == max(begun):
                self._take_half(sample)

    def _take_half(self, sample: Sample) -> None:
        self.half.take(sample)
        for role, chance in enumerate(sample.chances):
            if sample.counting[role] > 0:  # nobody earns praise for ruling out the impossible
                each = self.bins[min(int(chance * BINS), BINS - 1)]
                each.count += 1
                each.believed += chance
                each.true += role == sample.role

    def add(self, other: "Beliefs") -> None:
        """Add the figures of others."""
        self.half.add(other.half)
        for mine, theirs in zip(self.quarters, other.quarters, strict=True):
            mine.add(theirs)
        for one, two in zip(self.bins, other.bins, strict=True):
            one.count += two.count
            one.believed += two.believed
            one.true += two.true

    def as_dict(self) -> dict[str, Any]:
        """The figures for a program to read."""
        return {
            "half": self.half.as_dict(),
            "quarters": [quarter.as_dict() for quarter in self.quarters],
            "calibration": [
                {
                    "from": number / BINS,
                    "to": (number + 1) / BINS,
                    "count": each.count,
                    "believed": round(each.believed / each.count, 4),
                    "true": round(each.true / each.count, 4),
                }
                for number, each in enumerate(self.bins)
                if each.count
            ],
        }


def checked(chances: list[list[float]], players: int, bot: str) -> list[list[float]]:
    """The beliefs that a bot returned: none, or a chance for each role of each seat. It may be somebody else's code."""
    if len(chances) not in (0, players) or not all(map(_is_fine, chances)):
        raise PosseError(
            f"the beliefs of {bot} are not a chance for each of the {len(ROLES)} roles at each seat"
        )
    return chances


def _is_fine(row: list[float]) -> bool:
    return len(row) == len(ROLES) and min(row) >= 0 and abs(sum(row) - 1) < 0.01
