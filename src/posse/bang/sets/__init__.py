"""The sets of the card game. They are named only here and in their own folders."""

from posse.bang.cards import add_set
from posse.bang.sets.armed_and_dangerous import ARMED_AND_DANGEROUS
from posse.bang.sets.base import BASE
from posse.bang.sets.dodge_city import DODGE_CITY
from posse.bang.sets.fistful_of_cards import FISTFUL_OF_CARDS
from posse.bang.sets.gold_rush import GOLD_RUSH
from posse.bang.sets.great_train_robbery import GREAT_TRAIN_ROBBERY
from posse.bang.sets.high_noon import HIGH_NOON
from posse.bang.sets.valley_of_shadows import VALLEY_OF_SHADOWS
from posse.bang.sets.wild_west_show import WILD_WEST_SHOW

#: In the order in which their cards are numbered: a new set comes last.
ALL = [
    BASE,
    DODGE_CITY,
    HIGH_NOON,
    FISTFUL_OF_CARDS,
    VALLEY_OF_SHADOWS,
    GOLD_RUSH,
    WILD_WEST_SHOW,
    ARMED_AND_DANGEROUS,
    GREAT_TRAIN_ROBBERY,
]

for _each in ALL:
    add_set(_each, f"{__name__}.{_each.id.replace('-', '_')}")
