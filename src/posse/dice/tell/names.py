"""Dice by what they show."""

from collections.abc import Sequence

from posse.dice.faces import FACES
from posse.kernel.message import Listed, Message


def faces(face: int, count: int = 1) -> Message:
    """One or more dice that show a face, as the object of a sentence: `a beer`, `2 arrows`."""
    return Message("log-dice-faces", face=FACES[face], count=count)


def dice(shown: Sequence[int]) -> Listed:
    """`2 arrows, a one and a Gatling`."""
    return Listed([faces(face, shown.count(face)) for face in range(len(FACES)) if face in shown])
