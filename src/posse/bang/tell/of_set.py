"""The messages of a set about its own things. `tell.py` in its folder makes a `SetTells` and calls it `TELLS`."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from posse.bang import cards
from posse.kernel.message import Label, Line, Question
from posse.kernel.option import Option

if TYPE_CHECKING:
    from posse.bang.tell.asked import Asked
    from posse.bang.tell.happened import Happened

#: Makes the line for an event; None if another line already says the same.
LineOf = Callable[["Happened"], Line | None]
QuestionOf = Callable[["Asked"], Question]
#: Gives the price in tokens of an option with a verb of the set.
PriceOf = Callable[["Asked", Option], int]


#: Makes the label of an option.
LabelOf = Callable[[Option], Label]


class Use:
    """The label of an option that uses a thing, where "Use Barrel" would not be good enough."""

    __slots__ = ("button", "full")

    def __init__(self, full: str, button: str) -> None:
        self.full = full  # messages with $thing, $cards (what is paid), $count (tokens), $whom and $places
        self.button = button


class SetTells:
    """The messages of one set, or of several together. Things are named by their keys."""

    def __init__(
        self,
        lines: Mapping[str, LineOf] | None = None,
        played_on: Mapping[str, str] | None = None,
        played: Mapping[str, str] | None = None,
        own_shots: Mapping[str, str] | None = None,
        quiet_losses: frozenset[str] = frozenset(),
        losses: Mapping[str, str] | None = None,
        questions: Mapping[str, QuestionOf] | None = None,
        asked: Mapping[str, str] | None = None,
        attacks: Mapping[str, str] | None = None,
        uses: Mapping[str, Use] | None = None,
        passing: Mapping[str, str] | None = None,
        weights: Mapping[str, int] | None = None,
        follows: Mapping[str, str] | None = None,
        prices: Mapping[str, PriceOf] | None = None,
        choosing: Mapping[str, str] | None = None,
        places: Mapping[str, str] | None = None,
        costs: Mapping[str, str] | None = None,
        labels: Mapping[str, LabelOf] | None = None,
        hopes: Mapping[str, str] | None = None,
    ) -> None:
        self.lines = dict(lines or {})  # by kind of event, for events that only this set has
        self.played_on = dict(played_on or {})  # a card that is played on somebody with a verb of its own
        self.played = dict(played or {})  # the same without a target
        self.own_shots = dict(own_shots or {})  # what shoots without being played or used
        self.quiet_losses = set(quiet_losses)  # what costs life, but another line says so
        self.losses = dict(losses or {})  # what costs life and has words of its own
        self.questions = dict(questions or {})  # by what asks, or by kind of decision
        self.asked = dict(asked or {})  # by what asks: a headline with its .why
        self.attacks = dict(attacks or {})  # by what shoots: how the target is told
        self.uses = dict(uses or {})  # by what is used, or by a verb of the set
        self.passing = dict(passing or {})  # by what asks: what passing means
        self.follows = dict(follows or {})  # by kind of event that may come of a "draw!": its tone
        self.prices = dict(
            prices or {}
        )  # by sort: the price of an option about a thing, if the option does not say it itself
        self.choosing = dict(choosing or {})  # by what asks: what choosing a thing by name means
        self.places = dict(places or {})  # by kind of decision: what choosing a place for tokens means
        self.costs = dict(costs or {})  # by key or verb: something with its price in tokens
        self.labels = dict(labels or {})  # by kind of decision: the label for all its options
        self.hopes = dict(hopes or {})  # by what a "draw!" is for: the event that only luck brings
        self.weights = dict(weights or {})  # by kind of event: how much it matters in the story of a game

    def add(self, other: "SetTells") -> None:
        self.lines.update(other.lines)
        self.played_on.update(other.played_on)
        self.played.update(other.played)
        self.own_shots.update(other.own_shots)
        self.quiet_losses |= other.quiet_losses
        self.losses.update(other.losses)
        self.questions.update(other.questions)
        self.asked.update(other.asked)
        self.attacks.update(other.attacks)
        self.uses.update(other.uses)
        self.passing.update(other.passing)
        self.follows.update(other.follows)
        self.choosing.update(other.choosing)
        self.weights.update(other.weights)
        self.prices.update(other.prices)
        self.places.update(other.places)
        self.costs.update(other.costs)
        self.labels.update(other.labels)
        self.hopes.update(other.hopes)


_known: Final[dict[tuple[str, ...], SetTells]] = {}


def tells_of(set_ids: list[str], variants: list[str]) -> SetTells:
    """The messages of all sets of a game together."""
    key = (str(cards.generation()), *set_ids, "", *variants)
    if key not in _known:
        together = SetTells()
        for id in cards.heard_of(set_ids, variants):
            package = f"{cards.SETS[id].package}.tell"
            if find_spec(package) is not None:
                together.add(import_module(package).TELLS)
        _known[key] = together
    return _known[key]
