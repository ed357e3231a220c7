"""Characters and faces by their names."""

from collections.abc import Sequence
from typing import Final

from posse.dice.characters import CHARACTERS
from posse.dice.faces import FACES
from posse.kernel.option import id_of
from posse.terminal.english import counted, listed

_NAMES: Final = {who.id: who.name for who in CHARACTERS}


def character(key: str) -> str:
    """A character by his key or his id."""
    return _NAMES[id_of(key)]


def face(number: int) -> str:
    """`arrow`, `Gatling`."""
    return FACES[number].capitalize() if FACES[number] == "gatling" else FACES[number]


def dice(faces: Sequence[int]) -> str:
    """`2 arrows, a one and a Gatling`."""
    return listed([counted(faces.count(number), face(number)) for number in sorted(set(faces))])
