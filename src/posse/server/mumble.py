"""What is left of words when nobody may talk."""

import re
from functools import cache
from typing import Final

from posse import locales

_WORD: Final = re.compile(r"\w+")


def mumbled(text: str) -> str:
    """A line of chat through a gag: `Shoot him!` comes out as `Mmmpf mpf!`. Emotes come through as they are."""
    return text if text.strip() in _emotes() else _WORD.sub(_mumble, text)


@cache
def _emotes() -> frozenset[str]:
    """Not words: the ready-made signs, as they are sent (`:howdy:`). Each has its text in the Fluent files."""
    words = "".join(file.read_text("utf-8") for file in locales.topics("en"))
    return frozenset(f":{id}:" for id in re.findall(r"^table-emote-(\w+) =", words, re.MULTILINE))


def _mumble(word: re.Match[str]) -> str:
    length = len(word[0])
    sound = "mh" if length < 3 else "m" * min(length - 2, 4) + "pf"
    return sound.capitalize() if word[0][0].isupper() else sound
