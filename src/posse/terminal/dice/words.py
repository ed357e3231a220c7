"""What happened at the table, as sentences: one function for each kind of event."""

from collections.abc import Callable, Sequence
from typing import Final

from posse.dice.faces import DICE
from posse.kernel.event import Event
from posse.terminal import facts as in_general
from posse.terminal import roles
from posse.terminal.dice import names as named
from posse.terminal.english import Teller, counted, listed
from posse.terminal.facts import Facts

# ---- the turn and its dice


def _rolled(say: Teller, f: Facts) -> str:
    rolled, faces = f.numbers("dice"), f.numbers("faces")
    shown = named.dice([faces[die] for die in rolled])
    if len(rolled) == DICE:
        return f"{say.does(f.player, 'roll')} {shown}."
    which = "die" if len(rolled) == 1 else "dice"
    numbers = listed([str(die + 1) for die in rolled])
    return f"{say.does(f.player, 'roll')} {which} {numbers} again: {shown}."


def _kept(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'keep')} {named.dice(f.numbers('faces'))}."


def _used(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'use')} the ability of {named.character(f.word('thing'))}."


# ---- arrows


def _arrow(say: Teller, f: Facts) -> str:
    left = f.number("pile")
    return f"{say.does(f.player, 'take')} an arrow: {left or 'none'} left in the pile."


def _returned(say: Teller, f: Facts) -> str:
    count = counted(f.number("arrows"), "arrow")
    return f"{say.does(f.player, 'return')} {count}: {f.number('pile')} in the pile now."


def _indians(say: Teller, f: Facts) -> str:
    return "That was the last arrow: the Indians attack!"


# ---- shots, beers, life and death


def _aimed(say: Teller, f: Facts) -> str:
    double = " a double shot" if f.number("points") > 1 else ""
    return f"{say.does(f.player, 'aim')}{double} at {say.whom(f.number('target'))}."


def _gatling(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'fire')} the Gatling!"


def _beer(say: Teller, f: Facts) -> str:
    drinker = f.number("target")
    if drinker == f.player:
        return f"{say.does(drinker, 'drink')} a beer."
    return f"{say.does(f.player, 'pour')} {say.whom(drinker)} a beer."


def _lost_life(say: Teller, f: Facts) -> str:
    left = f.number("life")
    bang = "The dynamite goes off: " if f.word("cause") == "dynamite" else ""
    loser = say.whom(f.player) if bang else say.who(f.player)
    lost = f"{loser} {say.verb(f.player, 'lose')} {counted(f.number('amount'), 'life point')}"
    return f"{bang}{lost}, {left or 'none'} left."


def _healed(say: Teller, f: Facts) -> str:
    gained = counted(f.number("amount"), "life point")
    return f"{say.does(f.player, 'gain')} {gained}: {f.number('life')} now."


#: A sentence for each kind of event.
SENTENCES: Final[dict[str, Callable[[Teller, Facts], str]]] = {
    "aimed": _aimed,
    "arrow": _arrow,
    "beer": _beer,
    "eliminated": roles.eliminated,
    "gatling": _gatling,
    "healed": _healed,
    "indians": _indians,
    "kept": _kept,
    "lost_life": _lost_life,
    "over": in_general.over,
    "returned": _returned,
    "rolled": _rolled,
    "turn": in_general.turn,
    "used": _used,
}


def sentence(event: Event, names: Sequence[str], seat: int) -> str | None:
    """An event in words for the player at a seat (-1: for nobody in particular), as `event.seen_by` left it."""
    tell = SENTENCES.get(event.kind)
    if tell is None:
        return in_general.unheard_of(event)
    return tell(Teller(names, seat), Facts(event.facts))
