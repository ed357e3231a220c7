"""The lines of the log in the Dice Game: one function for each kind of event."""

from typing import Final

from posse.dice.tell.names import dice
from posse.kernel import telling
from posse.kernel.message import GOOD, HURT, PLAIN, Line, Message, Named
from posse.kernel.telling import Tell, Told, does, does_to
from posse.roles import ROLES

# ---- the dice


def _rolled(f: Told) -> Line:
    shown = f.numbers("faces")
    just = [shown[die] for die in f.numbers("dice")]
    if len(just) == len(shown):
        return does(f, "rolling-dices", PLAIN, "log-dice-rolled", dice=dice(just))
    return does(f, "rolling-dices", PLAIN, "log-dice-rolled-again", dice=dice(just), count=len(just))


def _kept(f: Told) -> Line:
    return does(f, "hand", PLAIN, "log-dice-kept", dice=dice(f.numbers("faces")))


def _used(f: Told) -> Line:
    key = f.word("thing")
    return does(f, key, PLAIN, "log-dice-used", thing=Named(key))


# ---- arrows


def _arrow(f: Told) -> Line:
    return does(f, "broadhead-arrow", PLAIN, "log-dice-arrow", pile=f.number("pile"))


def _returned(f: Told) -> Line:
    arrows, pile = f.number("arrows"), f.number("pile")
    return does(f, "return-arrow", PLAIN, "log-dice-returned", count=arrows, pile=pile)


def _indians(f: Told) -> Line:
    return Line(Message("log-dice-indians"), "arrow-cluster", HURT)


# ---- shots, beers and life


def _aimed(f: Told) -> Line:
    id = "log-dice-aimed-double" if f.number("points") > 1 else "log-dice-aimed"
    return does_to(f, "target", "revolver", PLAIN, id)


def _gatling(f: Told) -> Line:
    return does(f, "machine-gun", PLAIN, "log-dice-gatling")


def _beer(f: Told) -> Line:
    if f.seat("player") == f.seat("target"):
        return does(f, "beer-stein", PLAIN, "log-dice-drank")
    return does_to(f, "target", "beer-stein", PLAIN, "log-dice-poured")


#: The pictures of what costs life.
_CAUSES: Final = {"dynamite": "mine-explosion", "gatling": "bullet-impacts", "indians": "arrow-cluster"}


def _lost_life(f: Told) -> Line:
    cause = f.word("cause")
    icon = _CAUSES.get(cause, "broken-heart")
    amount, life = f.number("amount"), f.number("life")
    return does(f, icon, HURT, "log-dice-lost-life", amount=amount, life=life, cause=cause)


def _healed(f: Told) -> Line:
    amount, life = f.number("amount"), f.number("life")
    return does(f, "heart-plus", GOOD, "log-dice-healed", amount=amount, life=life)


ELIMINATED: Final = "eliminated"
#: A sentence for each kind of event, except the one that depends on the table.
LINES: Final[dict[str, Tell]] = {
    "aimed": _aimed,
    "arrow": _arrow,
    "beer": _beer,
    "gatling": _gatling,
    "healed": _healed,
    "indians": _indians,
    "kept": _kept,
    "lost_life": _lost_life,
    "over": telling.over,
    "returned": _returned,
    "rolled": _rolled,
    "turn": telling.turn,
    "used": _used,
}


def line(f: Told, renegades: int) -> Line | None:
    """The line for an event, at a table with so many Renegades."""
    if f.kind == ELIMINATED:
        return telling.eliminated(f, "dice", ROLES[f.number("role")], renegades)
    tell = LINES.get(f.kind, telling.unheard_of)
    return tell(f)
