"""A policy net, run with numpy: facts about a decision go in, a score for each option comes out.

    place   = max(0, facts of the place + what is believed about it + which place it is)
    context = max(0, facts of the table + pool . all places + own . my place)
    option  = max(0, features + opinions + thing . its place + target . its place + context)
    score   = out . option + trust x how far the option is behind the best by rules of thumb

A net whose `out` is 0 plays like the rules of thumb; what it has learnt is where to differ from them.
"""

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from posse.bots.learned.sight import ME, OPINIONS, PARTS, SCALE, Layout, Real, Seen, Whole
from posse.encoding.encoding import VERSION
from posse.kernel.errors import PosseError
from posse.roles import ROLES

#: The version of the file format.
FORMAT: Final = 2
#: Each row of these belongs to a column of the encoding, by name.
NAMED: Final = ("facts", "features")
#: The shapes of a net's arrays, by name: -1 stands for the number of hidden units, a word for the length of a list of
#: names.
SHAPES: Final[Mapping[str, tuple[int | str, ...]]] = {
    "facts": ("facts", -1),
    "features": ("features", -1),
    "beliefs": (len(ROLES), -1),
    "places": ("places", -1),
    "pool": (-1, -1),
    "own": (-1, -1),
    "context_bias": (-1,),
    "opinions": (len(OPINIONS), -1),
    PARTS[0]: (-1, -1),
    PARTS[1]: (-1, -1),
    "context": (-1, -1),
    "out": (-1,),
    "trust": (),
}


class Net:
    """A policy net, as arrays by name. `names` says what the named rows stand for."""

    def __init__(self, names: Mapping[str, Sequence[str]], arrays: Mapping[str, Real]) -> None:
        self.names = {kind: list(words) for kind, words in names.items()}
        self.arrays = dict(arrays)
        self._check()

    @property
    def hidden(self) -> int:
        """How many hidden units there are."""
        return len(self.arrays["out"])

    def _check(self) -> None:
        for name, shape in SHAPES.items():
            if name not in self.arrays:
                raise PosseError(f"a policy net needs {name}, and this one has none")
            array = self.arrays[name]
            wanted = tuple(self._size(each) for each in shape)
            if array.shape != wanted:
                raise PosseError(f"{name} of a policy net is {array.shape} where {wanted} is needed")
            if not np.isfinite(array).all():
                raise PosseError(f"{name} of a policy net has weights that are no numbers")

    def _size(self, each: int | str) -> int:
        if isinstance(each, str):
            return len(self.names[each])
        return len(self.arrays["out"]) if each < 0 else each


def packed(net: Net, game: str) -> bytes:
    """A net as a file, with half the precision it was trained with, which is enough."""
    stored: dict[str, Any] = {name: net.arrays[name].astype(np.float16) for name in SHAPES}
    stored |= {f"names of {kind}": np.array("\n".join(words)) for kind, words in net.names.items()}
    stored |= {"format": np.array(FORMAT), "encoding": np.array(VERSION), "game": np.array(game)}
    out = BytesIO()
    np.savez_compressed(out, **stored)
    return out.getvalue()


def unpacked(data: bytes, game: str, where: str) -> Net:
    """The net in a file. `where` names the file in an error message."""
    try:
        with np.load(BytesIO(data), allow_pickle=False) as stored:
            arrays = {name: np.asarray(stored[name]) for name in stored.files}
        found = (int(arrays.pop("format")), str(arrays.pop("game")), int(arrays.pop("encoding")))
        names = {kind: str(arrays.pop(f"names of {kind}")).split("\n") for kind in (*NAMED, "places")}
        numbers = {name: array.astype(np.float32) for name, array in arrays.items()}
    except (AttributeError, BadZipFile, EOFError, KeyError, OSError, TypeError, ValueError) as error:
        raise PosseError(f"{where} is no policy net: {error}") from None
    if found != (FORMAT, game, VERSION):
        raise PosseError(
            f"{where} is a net for {found[1]} in format {found[0]}, encoding {found[2]}; needed is one for {game} in "
            f"format {FORMAT}, encoding {VERSION}: make it anew with posse train policy"
        )
    try:
        return Net(names, numbers)
    except PosseError as error:
        raise PosseError(f"{where} does not fit: {error}") from None


class Player:
    """A net ready to play, with its rows in the order of an encoding."""

    def __init__(self, net: Net, layout: Layout) -> None:
        weights = net.arrays
        self.layout = layout
        self._net = weights
        self._facts = in_order(weights["facts"], net.names["facts"], layout.facts)
        features = in_order(weights["features"], net.names["features"], layout.encoding.features)
        features[layout.pointer_part >= 0] = 0.0
        self._features = features
        self._places = in_order(weights["places"], net.names["places"], layout.places)
        self._me = layout.places.index(ME)
        self._first = np.searchsorted(layout.bags, np.arange(1 + len(layout.places)))

    def scores(self, seen: Seen) -> Real:
        """How good each considered option is: the higher the score, the better. Scores are logarithms of chances, up to
        a constant."""
        weights = self._net
        places, context = self._look_round(seen)
        lit = np.add.reduceat(
            self._features[seen.columns] * SCALE[seen.option_values][:, None],
            np.searchsorted(seen.rows, np.arange(seen.size)),
        )
        lit += seen.opinions @ weights["opinions"] + context @ weights["context"]
        for part, name in enumerate(PARTS):
            self._point(lit, seen, part, places @ weights[name])
        np.maximum(lit, 0.0, out=lit)
        return np.asarray(lit @ weights["out"] + weights["trust"] * seen.opinions[:, 0])

    def _look_round(self, seen: Seen) -> tuple[Real, Real]:
        """What the net makes of each place, and of everything together."""
        weights = self._net
        gathered = self._facts[seen.facts] * SCALE[seen.fact_values][:, None]
        starts = np.searchsorted(seen.facts, self._first)
        sums = np.zeros((len(starts), gathered.shape[1]), np.float32)
        told = np.diff(starts, append=len(seen.facts)) > 0
        sums[told] = np.add.reduceat(gathered, starts[told])
        places = np.maximum(sums[1:] + self._places + seen.beliefs @ weights["beliefs"], 0.0)
        places[~told[1:]] = 0.0
        context = sums[0] + places.sum(axis=0) @ weights["pool"] + places[self._me] @ weights["own"]
        return places, np.maximum(context + weights["context_bias"], 0.0)

    def _point(self, lit: Real, seen: Seen, part: int, made: Real) -> None:
        """Add to the options what the net made of the places that they name."""
        chosen = (self.layout.pointer_part[seen.columns] == part).nonzero()[0]
        if len(chosen):
            which: Whole = self.layout.pointer_place[seen.columns[chosen]]
            np.add.at(lit, seen.rows[chosen], made[which])


def in_order(rows: Real, names: Sequence[str], wanted: Sequence[str]) -> Real:
    """Rows in the order of an encoding. Names that the net does not know have no weight."""
    known = {name: number for number, name in enumerate(names)}
    out = np.zeros((len(wanted), rows.shape[1]), np.float32)
    for number, name in enumerate(wanted):
        if name in known:
            out[number] = rows[known[name]]
    return out
