"""What the stage shows of the events of the Dice Game: the roll, and then each die that does something."""

from typing import Final

from posse.kernel.message import GOOD, Message
from posse.kernel.staging import ATTACK, DEATH, OUTCOME, ROLL, Stage, Staged, hit
from posse.kernel.telling import Told
from posse.roles import ROLES

#: The face that a loss of life comes from; a bull's eye may be one of two.
_FACES: Final = {"dynamite": "face/dynamite", "gatling": "face/gatling", "indians": "face/arrow"}


def _rolled(f: Told) -> Staged:
    return Staged(ROLL, by=f.seat("player"))


def _aimed(f: Told) -> Staged:
    return Staged(ATTACK, by=f.seat("player"), at=f.seat("target"), die=f.number("die") + 1)


def _beer(f: Told) -> Staged:
    return Staged(ATTACK, by=f.seat("player"), at=f.seat("target"), die=f.number("die") + 1, tone=GOOD)


def _gatling(f: Told) -> Staged:
    return Staged(ATTACK, by=f.seat("player"), thing=_FACES["gatling"])


def _indians(f: Told) -> Staged:
    return Staged(ATTACK, thing=_FACES["indians"])


def _lost_life(f: Told) -> Staged:
    cause = f.word("cause")
    return hit(f, _FACES.get(cause, ""), alone=True)


def _healed(f: Told) -> Staged:
    stamp = Message("stage-healed", amount=f.number("amount"))
    return Staged(OUTCOME, at=f.seat("player"), stamp=stamp, tone=GOOD)


def _eliminated(f: Told) -> Staged:
    return Staged(DEATH, by=f.seat("killer"), at=f.seat("player"), thing=f"role/{ROLES[f.number('role')]}")


STAGE: Final[dict[str, Stage]] = {
    "aimed": _aimed,
    "beer": _beer,
    "eliminated": _eliminated,
    "gatling": _gatling,
    "healed": _healed,
    "indians": _indians,
    "lost_life": _lost_life,
    "rolled": _rolled,
}
