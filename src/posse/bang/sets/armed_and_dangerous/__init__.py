"""Armed & Dangerous: Dangerous cards with loads, brown cards that loads improve, and 8 characters."""

from posse.bang.cards import CardSet
from posse.bang.sets.armed_and_dangerous.brown import BROWN_CARDS
from posse.bang.sets.armed_and_dangerous.characters import CHARACTERS
from posse.bang.sets.armed_and_dangerous.objects import OBJECTS
from posse.bang.sets.armed_and_dangerous.rules import RULES
from posse.bang.sets.armed_and_dangerous.weapons import WEAPONS

ARMED_AND_DANGEROUS = CardSet(
    "armed-and-dangerous",
    "Armed & Dangerous",
    [*OBJECTS, *WEAPONS, *BROWN_CARDS],
    CHARACTERS,
    rules=RULES,
    further_copies={"bang": "6H 2C 2D 3D", "cat-balou": "3H", "missed": "KS"},
    version=9,
)
