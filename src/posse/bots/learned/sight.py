"""What a policy net is told of a decision: the numbers of the encoding, and what rules of thumb make of it.

The facts of the encoding belong to the table or to a *place*, such as a player, a fighter or a die: `+1: life`. All
places share their weights. An option names places too, as its thing or its target: the net is handed what it made of
them. Only the options that rules of thumb like best are looked at, the best one first.
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

#: What stands between a place and what is told of it, and before the name that all places share.
OF: Final = ": "
#: The place of who is asked.
ME: Final = "me"
#: The parts of an option that may name a place.
PARTS: Final = ("thing", "target")
#: So many options are looked at.
CONSIDERED: Final = 8
#: What rules of thumb say of an option: how far it is behind the best, whether it is the best, how high it is ranked;
#: and what is in that: how much better or worse than the best it would look to who values a thing more.
OPINIONS: Final = ("behind the best", "best", "rank", "by harm", "by safety", "by cards")
#: An option that is further behind the best, in life points, is simply bad.
FAR_BEHIND: Final = 4.0
#: How much more somebody values a thing who is asked for the sake of comparison.
MORE: Final = 0.2
#: A number as a net is given it, by the byte of the encoding: large ones differ little.
SCALE: Final[NDArray[np.float32]] = np.log2(1.0 + np.arange(256)).astype(np.float32)

Whole = NDArray[np.int64]
Real = NDArray[np.float32]


class Seen(NamedTuple):
    """One decision, as a net is told of it. Only what is not 0 is told."""

    numbers: Whole  # of the options that are looked at, the best by rules of thumb first
    facts: Whole  # columns of the observation
    fact_values: NDArray[np.uint8]
    rows: Whole  # which of the options that are looked at, and the column of it
    columns: Whole
    option_values: NDArray[np.uint8]
    opinions: Real  # [options, OPINIONS]
    beliefs: Real  # [places, ROLES]

    @property
    def size(self) -> int:
        """How many options are looked at."""
        return len(self.opinions)


class Layout:
    """Where in an encoding the table, the places and the parts of options are."""

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
        self.facts = names  # what each column is called, whichever place it is about
        self.bags = np.array(bags)  # by column: 0 for the table, or 1 and on for the places
        assert (np.diff(self.bags) >= 0).all(), "what belongs together stands together"
        pointers = [self._pointer(feature) for feature in encoding.features]
        self.pointer_part = np.array(
            [part for part, _ in pointers]
        )  # by column: the part that names a place, or -1
        self.pointer_place = np.array([place for _, place in pointers])

    def _pointer(self, feature: str) -> tuple[int, int]:
        part, _, place = feature.partition(" ")
        if part in PARTS and place in self.places:
            return PARTS.index(part), self.places.index(place)
        return -1, -1

    def see(self, view: View, decision: Decision, thumb: Thumb) -> Seen:
        """What a net is told of a decision, with what somebody's rules of thumb make of it."""
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
    """Somebody who values a thing more than is sensible."""
    style = Style()
    for thing, factor in more.items():
        setattr(style, thing, factor)
    return style


_STYLES: Final = (Style(), *(_valuing(**{thing: 1.0 + MORE}) for thing in ("harm", "safety", "cards")))


def _worth(thumb: Thumb, view: View, decision: Decision) -> NDArray[np.float64]:
    """What rules of thumb give for each option: as they are, and as somebody would who values a thing more."""
    usual = thumb.style
    rows = []
    for style in reversed(_STYLES):  # the usual one last: who asks why is told of that
        thumb.style = style
        rows.append(thumb.weigh(view, decision))
    thumb.style = usual
    return np.array(rows[::-1])


def _opinions(worth: NDArray[np.float64]) -> Real:
    """What rules of thumb say of each option, the best one being the first."""
    behind = worth - worth[:, :1]
    order = np.arange(worth.shape[1])
    parts = (behind[1:] - behind[0]) / MORE
    told = [np.maximum(behind[0], -FAR_BEHIND), order == 0, 1.0 / (1.0 + order)]
    return np.stack([*told, *np.clip(parts, -FAR_BEHIND, FAR_BEHIND)], axis=1).astype(np.float32)
