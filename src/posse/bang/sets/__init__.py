"""The sets of the card game: the only place that names them."""

from posse.bang.cards import add_set
from posse.bang.sets.base import BASE

#: In the order in which their cards are numbered: a new set comes last.
ALL = [BASE]

for _each in ALL:
    add_set(_each)
