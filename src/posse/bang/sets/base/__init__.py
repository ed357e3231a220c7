"""BANG! itself: 80 cards, 16 characters, two variants."""

from posse.bang.cards import CardSet
from posse.bang.sets.base.cards import KINDS
from posse.bang.sets.base.characters import CHARACTERS
from posse.bang.sets.base.variants import VARIANTS
from posse.bang.table import DEPUTY, OUTLAW, RENEGADE, SHERIFF

ROLE_SPLITS = {
    4: [SHERIFF, RENEGADE, OUTLAW, OUTLAW],
    5: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY],
    6: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW],
    7: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY],
}

BASE = CardSet("base", "BANG!", KINDS, CHARACTERS, VARIANTS, role_splits=ROLE_SPLITS)
