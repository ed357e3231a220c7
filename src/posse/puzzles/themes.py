"""What a puzzle is about: a word by which people choose puzzles."""

from collections.abc import Sequence
from typing import Final

from posse.kernel.option import Decision, Option, is_player

#: Who to aim at or to help; whether to hold back; when to drink; which card to take; how to answer; which dice to keep;
#: what to play.
THEMES: Final = ("whom", "patience", "life", "card", "answer", "dice", "play")

#: Words for doing nothing more.
_HOLDING_BACK: Final = ("end", "pass")
#: Kinds of questions about a card that somebody takes.
_TAKING: Final = ("pick", "draw", "loot")
_DRINK: Final = "beer"


def theme_of(decision: Decision, tried: Sequence[int]) -> str:
    """What it is about, from the moves that come to mind, the best first."""
    options = [decision.options[number] for number in tried]
    best, next_best = options[0], options[1]
    if decision.kind == "save" or _is_about_life(decision, best):
        return "life"
    if decision.kind == "roll":
        return "dice"
    if best.verb in _HOLDING_BACK:
        return "patience"
    if _names_a_player(best) or _differ_in_target(best, next_best):
        return "whom"
    if decision.kind in _TAKING:
        return "card"
    return "play" if decision.kind == "play" else "answer"


def _is_about_life(decision: Decision, best: Option) -> bool:
    return f"{_DRINK}@" in decision.text(best) or decision.text(best).startswith(f"use {_DRINK}")


def _names_a_player(best: Option) -> bool:
    return isinstance(best.thing, int) and is_player(best.thing)


def _differ_in_target(one: Option, other: Option) -> bool:
    return one.verb == other.verb and one.thing == other.thing and one.target != other.target
