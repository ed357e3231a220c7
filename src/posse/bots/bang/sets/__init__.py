"""What is known about each set, in a folder of its own."""

from posse.bots.bang import lore
from posse.bots.bang.sets.base import BASE
from posse.bots.bang.sets.dodge_city import DODGE_CITY
from posse.bots.bang.sets.fistful_of_cards import FISTFUL_OF_CARDS
from posse.bots.bang.sets.high_noon import HIGH_NOON

for known in (BASE, DODGE_CITY, HIGH_NOON, FISTFUL_OF_CARDS):
    lore.add(known)
