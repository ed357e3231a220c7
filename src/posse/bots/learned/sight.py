"""The input of a policy net for a decision: the numbers of the encoding, and what rules of thumb make of it.

The facts of the encoding belong to the table or to a *place*, such as a player, a fighter or a die: `+1: life`. All
places share their weights. An option also names places, as its thing or its target; the net uses there what it made of
these places. Only the options that rules of thumb like best are considered, the best one first.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from posse.bots.style import Style
from posse.bots.thumb import Thumb
from posse.encoding.encoding import Encoding
from posse.kernel.option import Decision
from posse.kernel.view import View
from posse.roles import ROLES

#: Separates a place from the name of its fact. Names that all places share begin with it.
OF: Final = ": "
#: The place of the player who decides.
ME: Final = "me"
#: The parts of an option that may name a place.
PARTS: Final = ("thing", "target")
#: How many options are considered.
CONSIDERED: Final = 8
#: What rules of thumb say about an option: how far it is behind the best, whether it is the best, and its rank. Then
#: what it consists of: how much better or worse than the best it would look to a player who values harm, safety or
#: cards more.
OPINIONS: Final = ("behind the best", "best", "rank", "by harm", "by safety", "by cards")
#: An option further behind the best than this, in life points, is simply bad.
FAR_BEHIND: Final = 4.0
#: How much more the players value a thing who are asked for comparison.
MORE: Final = 0.2
#: The input for each value of a byte of the encoding: large numbers differ little.
SCALE: Final[NDArray[np.float32]] = np.log2(1.0 + np.arange(256)).astype(np.float32)

Whole = NDArray[np.int64]
Real = NDArray[np.float32]


class Seen(NamedTuple):
    """One decision, as input of a net. Only values other than 0 are listed."""

    numbers: Whole  # of the considered options, the best by rules of thumb first
    facts: Whole  # columns of the observation
    fact_values: NDArray[np.uint8]
    rows: Whole  # with `columns`: the place among the considered options, and the column
    columns: Whole
    option_values: NDArray[np.uint8]
    opinions: Real  # [options, OPINIONS]
    beliefs: Real  # [places, ROLES]

    @property
    def size(self) -> int:
        """How many options are considered."""
        return len(self.opinions)


class Layout:
    """Where the table, the places and the parts of options are in an encoding."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.places: list[str] = []
        names, bags = [], []
        for fact in encoding.facts:
            place, _, name = fact.rpartition(OF)
            if place and place not in self.places:
                self.places.append(place)
            names.append(OF + name if place else name)
            bags.append(1 + self.places.index(place) if place else 0)
        self.facts = names  # the name of each column, whichever place it is about
        self.bags = np.array(bags)  # for each column: 0 for the table, from 1 for the places
        assert (np.diff(self.bags) >= 0).all(), "what belongs together stands together"
        pointers = [self._pointer(feature) for feature in encoding.features]
        self.pointer_part = np.array(
            [part for part, _ in pointers]
        )  # for each column: the part that names a place, or -1
        self.pointer_place = np.array([place for _, place in pointers])

    def _pointer(self, feature: str) -> tuple[int, int]:
        part, _, place = feature.partition(" ")
        if part in PARTS and place in self.places:
            return PARTS.index(part), self.places.index(place)
        return -1, -1

    def see(self, view: View, decision: Decision, thumb: Thumb) -> Seen:
        """The input of a net for a decision, with what a player's rules of thumb make of it."""
        encoding = self.encoding
        observation = np.frombuffer(encoding.observation(view, decision), np.uint8)
        options = np.frombuffer(encoding.options(view, decision), np.uint8).reshape(len(decision.options), -1)
        worth = _worth(thumb, view, decision)
        numbers = np.argsort(-worth[0], kind="stable")[:CONSIDERED]
        facts = observation.nonzero()[0]
        chosen = options[numbers]
        rows, columns = chosen.nonzero()
        return Seen(
            numbers,
            facts,
            observation[facts],
            rows,
            columns,
            chosen[rows, columns],
            _opinions(worth[:, numbers]),
            self._beliefs(view, thumb),
        )

    def _beliefs(self, view: View, thumb: Thumb) -> Real:
        out = np.zeros((len(self.places), len(ROLES)), np.float32)
        beliefs = thumb.beliefs(view)
        if beliefs:
            first = self.places.index(ME)
            for seat, away in enumerate(self.encoding.look(view).place):
                out[first + away] = beliefs[seat]
        return out


def _valuing(**more: float) -> Style:
    """A player who values a thing more than is sensible."""
    style = Style()
    for thing, factor in more.items():
        setattr(style, thing, factor)
    return style


_STYLES: Final = (Style(), *(_valuing(**{thing: 1.0 + MORE}) for thing in ("harm", "safety", "cards")))


def _worth(thumb: Thumb, view: View, decision: Decision) -> NDArray[np.float64]:
    """The worth of each option by rules of thumb: as usual, and for players who value a thing more."""
    usual = thumb.style
    rows = []
    for style in reversed(_STYLES):  # the usual one last, since its reasons are those given later
        thumb.style = style
        rows.append(thumb.weigh(view, decision))
    thumb.style = usual
    return np.array(rows[::-1])


def _opinions(worth: NDArray[np.float64]) -> Real:
    """What rules of thumb say about each option. The best one comes first."""
    behind = worth - worth[:, :1]
    order = np.arange(worth.shape[1])
    parts = (behind[1:] - behind[0]) / MORE
    told = [np.maximum(behind[0], -FAR_BEHIND), order == 0, 1.0 / (1.0 + order)]
    return np.stack([*told, *np.clip(parts, -FAR_BEHIND, FAR_BEHIND)], axis=1).astype(np.float32)
