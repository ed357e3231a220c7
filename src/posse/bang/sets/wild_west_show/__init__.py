"""The Wild West Show: 8 characters, and 10 show cards that are turned up by Stagecoach and Wells Fargo."""

from posse.bang.cards import CardSet
from posse.bang.sets.wild_west_show.characters import CHARACTERS
from posse.bang.sets.wild_west_show.rules import RULES
from posse.bang.sets.wild_west_show.shows import SHOWS

WILD_WEST_SHOW = CardSet(
    "wild-west-show", "Wild West Show", [], CHARACTERS, bills=SHOWS, rules=RULES, version=9
)
