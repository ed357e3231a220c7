"""Letters that look like others, so that nobody can have a name that only seems to be somebody else's."""

import unicodedata
from typing import Final

#: Alphabets whose letters look alike. Only somebody who wants to deceive mixes them in a word.
_ALIKE: Final = frozenset({"ARMENIAN", "CHEROKEE", "COPTIC", "CYRILLIC", "GREEK", "LATIN"})
#: Lowercase letters, as `casefold` returns them, and the Latin ones that they, or their capitals, look like.
_LOOKS_LIKE: Final = str.maketrans(
    {
        **dict(zip("авеиіјкԛԝһмнорсѕтухԁ", "abeuijkqwhmhopcstyxd", strict=True)),  # Cyrillic
        **dict(zip("αβεζηικμνορτυχ", "abezhikmnoptyx", strict=True)),  # Greek
        **dict(zip("ոսօց", "nuog", strict=True)),  # Armenian
        **dict(zip("ıɑɡ01", "iagol", strict=True)),
    }
)


def plain(name: str) -> str:
    """A name without case, and with one spelling for letters that can be written in several ways."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def skeleton(name: str) -> str:
    """What names that look alike have in common."""
    return plain(name).translate(_LOOKS_LIKE)


def mixes_alphabets(name: str) -> bool:
    """Whether a name mixes letters from alphabets that look alike."""
    letters = [each for each in unicodedata.normalize("NFKC", name) if each.isalpha()]
    return len({unicodedata.name(each, "").partition(" ")[0] for each in letters} & _ALIKE) > 1
