"""Dodge City: 40 cards, 15 characters, games for three and for eight players."""

from posse.bang.cards import CardSet
from posse.bang.sets.dodge_city.brown import BROWN_KINDS
from posse.bang.sets.dodge_city.characters import CHARACTERS
from posse.bang.sets.dodge_city.goals import ThreePlayers
from posse.bang.sets.dodge_city.green import BLUE_KINDS, GREEN_KINDS
from posse.roles import DEPUTY, OUTLAW, RENEGADE, ROLE_SPLITS

FURTHER_COPIES = {
    "barrel": "AC",
    "dynamite": "10C",
    "mustang": "5H",
    "remington": "6D",
    "rev-carabine": "5S",
    "bang": "5C 6C KC 8S",
    "missed": "8D",
    "beer": "6H 6S",
    "panic": "JH",
    "cat-balou": "8C",
    "general-store": "AS",
    "indians": "5D",
}
DODGE_CITY = CardSet(
    "dodge-city",
    "Dodge City",
    [*BLUE_KINDS, *BROWN_KINDS, *GREEN_KINDS],
    CHARACTERS,
    further_copies=FURTHER_COPIES,
    role_splits={3: [DEPUTY, OUTLAW, RENEGADE], 8: ROLE_SPLITS[8]},
    goals={3: ThreePlayers()},
)
