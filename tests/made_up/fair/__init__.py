"""The Fair: a made-up set with one of everything that a set may bring."""

from posse.bang.cards import CardSet
from posse.bang.sets.high_noon.stack import EVENTS_IN_TURN

from .attractions import ATTRACTIONS
from .cards import KINDS
from .characters import CHARACTERS
from .events import EVENTS
from .prizes import PRIZES
from .rules import RULES
from .variants import VARIANTS

SET = CardSet(
    "fair",
    "The Fair",
    [*KINDS, *PRIZES],
    CHARACTERS,
    VARIANTS,
    bills=[*EVENTS, *ATTRACTIONS],
    rules=[*RULES, EVENTS_IN_TURN],
)
