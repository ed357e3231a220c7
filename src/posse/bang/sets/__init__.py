"""The sets of the card game: the only place that names them."""

from posse.bang.cards import add_set
from posse.bang.sets.base import BASE
from posse.bang.sets.dodge_city import DODGE_CITY

#: In the order in which their cards are numbered: a new set comes last.
ALL = [BASE, DODGE_CITY]

for _each in ALL:
    add_set(_each)
