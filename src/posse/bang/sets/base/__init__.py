"""BANG! itself: 80 cards, 16 characters, two variants."""

from posse.bang.cards import CardSet
from posse.bang.sets.base.cards import KINDS
from posse.bang.sets.base.characters import CHARACTERS
from posse.bang.sets.base.variants import VARIANTS
from posse.roles import ROLE_SPLITS

BASE = CardSet(
    "base", "BANG!", KINDS, CHARACTERS, VARIANTS, role_splits={n: ROLE_SPLITS[n] for n in range(4, 8)}
)
