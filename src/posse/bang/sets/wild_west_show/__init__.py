"""The Wild West Show: 10 show cards that Stagecoach and Wells Fargo turn up, and 8 characters."""

from posse.bang.cards import CardSet
from posse.bang.sets.wild_west_show.characters import CHARACTERS
from posse.bang.sets.wild_west_show.rules import RULES
from posse.bang.sets.wild_west_show.shows import SHOWS

WILD_WEST_SHOW = CardSet(
    "wild-west-show", "Wild West Show", [], CHARACTERS, bills=SHOWS, rules=RULES, version=9
)
