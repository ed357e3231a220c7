"""Gold Rush: 24 pieces of equipment in a shop, gold nuggets, and 8 characters. Also the variant Shadow gunslingers,
which may be played without the rest of the set."""

from posse.bang.cards import CardSet
from posse.bang.sets.gold_rush.black import BLACK_KINDS
from posse.bang.sets.gold_rush.brown import BROWN_KINDS
from posse.bang.sets.gold_rush.characters import CHARACTERS
from posse.bang.sets.gold_rush.rules import RULES
from posse.bang.sets.gold_rush.shadows import SHADOW_GUNSLINGERS

GOLD_RUSH = CardSet(
    "gold-rush",
    "Gold Rush",
    [*BROWN_KINDS, *BLACK_KINDS],
    CHARACTERS,
    [SHADOW_GUNSLINGERS],
    rules=RULES,
    version=8,
)
