"""The Great Train Robbery: a train with its railcars, 16 playing cards and 8 characters."""

from posse.bang.cards import CardSet
from posse.bang.sets.great_train_robbery.cards import PLAYING_CARDS
from posse.bang.sets.great_train_robbery.characters import CHARACTERS
from posse.bang.sets.great_train_robbery.locomotive import LOCOMOTIVES
from posse.bang.sets.great_train_robbery.railcars import RAILCARS
from posse.bang.sets.great_train_robbery.rules import RULES
from posse.bang.sets.great_train_robbery.stations import STATIONS

GREAT_TRAIN_ROBBERY = CardSet(
    "great-train-robbery",
    "The Great Train Robbery",
    [*PLAYING_CARDS, *RAILCARS],
    CHARACTERS,
    rules=[*RULES, *LOCOMOTIVES, *STATIONS],
    version=9,
)
