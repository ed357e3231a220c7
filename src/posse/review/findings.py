"""What is found out about a finished game."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from math import hypot
from typing import Any, Final, NamedTuple

#: A move that costs less than this is as good as the best.
SMALL: Final = 0.03
#: A result must stand out by this many standard errors to be reported.
SURE: Final = 2.0
#: How many of the costliest mistakes, of the luckiest moments and of the turning points are reported.
TOLD: Final = 3
TURNS: Final = 6


@dataclass(frozen=True)
class Tried:
    """A move that was tried out: its chance to win, as far as the player could know, and the standard error of that."""

    option: int  # its number among the options
    text: str  # in the notation of records
    chance: float
    error: float


@dataclass(frozen=True)
class Judged:
    """A player's decision, judged by what they could know."""

    move: int  # its number in the record, from 1
    seat: int
    options: int
    played: Tried
    best: Tried  # the same if nothing better was found
    cost: float  # how much better the best is, measured in other worlds than it was found in; 0 if it is not
    error: float

    @property
    def is_mistake(self) -> bool:
        """Whether it is certain enough to be called one."""
        return self.cost >= SMALL and self.cost >= SURE * self.error


@dataclass(frozen=True)
class Point:
    """The chance of each seat after this many moves, with everything that is known now, and its standard error."""

    move: int
    chances: list[float]
    errors: list[float]


class Chance(NamedTuple):
    """The chance of a side, and its standard error."""

    chance: float
    error: float

    def and_by(self, other: "Chance") -> "Chance":
        """The chance that one of two wins who cannot both win."""
        return Chance(self.chance + other.chance, hypot(self.error, other.error))


@dataclass(frozen=True)
class Change:
    """How much the chance of a seat rose with a move, or with the luck after it."""

    move: int
    seat: int
    gain: float
    error: float

    @property
    def is_sure(self) -> bool:
        return self.gain >= SMALL and self.gain >= SURE * self.error


@dataclass(frozen=True)
class Known:
    """What a player could think about everybody's role after this many moves, until the next of these."""

    move: int
    seat: int
    beliefs: list[list[float]]  # for each seat, the chance that it is sheriff, deputy, outlaw, renegade


@dataclass(frozen=True)
class Review:
    """Everything that was found out about a game."""

    game: str
    players: list[str]
    sides: list[str]  # of each seat
    winners: list[str]
    moves: int
    worlds: int  # the most in which a mistake was tried again
    curve: list[Point]
    turns: list[Change]  # turning points, in the order of the game
    decisions: list[Judged]
    luck: list[Change]  # the luckiest moments, the luckiest first
    known: list[Known]  # in the order of the game; empty where no role is hidden

    def mistakes(self, seat: int | None = None) -> list[Judged]:
        """The costliest mistakes of one player, or of all, the costliest first."""
        found = [each for each in self.decisions if each.is_mistake and seat in (None, each.seat)]
        return sorted(found, key=lambda each: -each.cost)[:TOLD]

    def by_side(self, point: Point) -> dict[str, Chance]:
        """The chance of each side. Players who win together share one; those of players who win alone are added up."""
        out: dict[str, Chance] = {}
        for seat, side in enumerate(self.sides):
            one, more = Chance(point.chances[seat], point.errors[seat]), out.get(side, Chance(0.0, 0.0))
            out[side] = max(more, one) if side in WIN_TOGETHER else more.and_by(one)
        return out

    def as_dict(self) -> dict[str, Any]:
        """For JSON, with the mistakes by their numbers."""
        return {**asdict(self), "mistakes": [each.move for each in self.mistakes()]}


#: Sides whose players win and lose together.
WIN_TOGETHER: Final = frozenset({"law", "outlaws"})


def joined(parts: Sequence[Review]) -> Review:
    """The parts of a review, in order, as one."""
    return replace(
        parts[0],
        curve=[each for part in parts for each in part.curve],
        turns=told_in_order([each for part in parts for each in part.turns]),
        decisions=[each for part in parts for each in part.decisions],
        luck=luckiest([each for part in parts for each in part.luck]),
        known=_news([each for part in parts for each in part.known]),
    )


def _news(known: list[Known]) -> list[Known]:
    """Only the entries that differ from the previous one of the same player, since each part begins with everything it
    knows."""
    last: dict[int, list[list[float]]] = {}
    out = []
    for each in known:
        if last.get(each.seat) != each.beliefs:
            last[each.seat] = each.beliefs
            out.append(each)
    return out


def gain_of(change: Change) -> float:
    return change.gain


def luckiest(changes: list[Change]) -> list[Change]:
    """The changes to report, the luckiest first."""
    return sorted(changes, key=gain_of, reverse=True)[:TOLD]


def told_in_order(changes: list[Change]) -> list[Change]:
    """The largest changes, in the order of the game."""
    return sorted(sorted(changes, key=gain_of, reverse=True)[:TURNS], key=lambda each: each.move)
