"""What is left of words while nobody may talk."""

import re
from typing import Final

#: Signs and emotes are no words: `:howdy:`.
_SIGN: Final = re.compile(r":[a-z]+:")
_WORD: Final = re.compile(r"\w+")


def mumbled(text: str) -> str:
    """A line of chat through a gag: `Shoot him!` comes out as `Mmmpf mpf!`. Emotes come through as they are."""
    return text if _SIGN.fullmatch(text.strip()) else _WORD.sub(_mumble, text)


def _mumble(word: re.Match[str]) -> str:
    length = len(word[0])
    sound = "mh" if length < 3 else "m" * min(length - 2, 4) + "pf"
    return sound.capitalize() if word[0][0].isupper() else sound
