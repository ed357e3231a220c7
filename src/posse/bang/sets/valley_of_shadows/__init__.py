"""The Valley of Shadows: 16 cards, 8 characters."""

from posse.bang.cards import CardSet
from posse.bang.sets.valley_of_shadows.blue import BLUE_KINDS
from posse.bang.sets.valley_of_shadows.brown import BROWN_KINDS
from posse.bang.sets.valley_of_shadows.characters import CHARACTERS
from posse.bang.sets.valley_of_shadows.face_down import SHOWN_TOGETHER
from posse.bang.sets.valley_of_shadows.from_hand import ESCAPING, SAVING

VALLEY_OF_SHADOWS = CardSet(
    "valley-of-shadows",
    "The Valley of Shadows",
    [*BLUE_KINDS, *BROWN_KINDS],
    CHARACTERS,
    rules=[ESCAPING, SAVING, SHOWN_TOGETHER],
    version=9,
)
