"""The dice: five of them, six faces each."""

from typing import Final

ARROW: Final = 0
DYNAMITE: Final = 1
ONE: Final = 2
TWO: Final = 3
BEER: Final = 4
GATLING: Final = 5
FACES: Final = ["arrow", "dynamite", "one", "two", "beer", "gatling"]
#: What a question may be about.
KEYS: Final = [f"face/{face}" for face in FACES]

DICE: Final = 5
#: How many dynamites explode.
DYNAMITES: Final = 3
