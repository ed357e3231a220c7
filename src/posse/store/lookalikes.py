"""Letters that look like others, so that nobody can have a name that only seems to be another's."""

import unicodedata
from typing import Final

#: Alphabets whose letters look alike. Nobody mixes them in a word, but who wants to deceive.
_ALIKE: Final = frozenset({"ARMENIAN", "CHEROKEE", "COPTIC", "CYRILLIC", "GREEK", "LATIN"})
#: Letters, small as `casefold` makes them, and the Latin ones that they look like: small or in capitals.
_LOOKS_LIKE: Final = str.maketrans(
    {
        **dict(zip("авеиіјкԛԝһмнорсѕтухԁ", "abeuijkqwhmhopcstyxd", strict=True)),  # Cyrillic
        **dict(zip("αβεζηικμνορτυχ", "abezhikmnoptyx", strict=True)),  # Greek
        **dict(zip("ոսօց", "nuog", strict=True)),  # Armenian
        **dict(zip("ıɑɡ01", "iagol", strict=True)),
    }
)


def plain(name: str) -> str:
    """A name without upper and lower case, and without other ways to write the same letters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def skeleton(name: str) -> str:
    """What names that look alike have in common."""
    return plain(name).translate(_LOOKS_LIKE)


def mixes_alphabets(name: str) -> bool:
    """Whether letters of alphabets that look alike stand side by side."""
    letters = [each for each in unicodedata.normalize("NFKC", name) if each.isalpha()]
    return len({unicodedata.name(each, "").partition(" ")[0] for each in letters} & _ALIKE) > 1
