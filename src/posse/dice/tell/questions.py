"""The questions of the Dice Game, and why they are asked: one function for each kind of decision."""

from collections.abc import Callable
from typing import Final

from posse.dice.faces import KEYS
from posse.dice.tell.names import faces
from posse.dice.view import DiceView
from posse.kernel import telling
from posse.kernel.message import ACT, REACT, Message, Named, Question, Seat
from posse.kernel.option import Decision, id_of


def _roll(decision: Decision, view: DiceView) -> Question:
    why = Message(
        "ask-dice-roll-why", who=Seat(decision.player), left=view.rerolls_left, pile=view.arrows_in_pile
    )
    return telling.asked(decision, view, "rolling-dices", ACT, Message("ask-dice-roll"), why)


def _target(decision: Decision, view: DiceView) -> Question:
    return _die(decision, view, "ask-dice-target")


def _beer(decision: Decision, view: DiceView) -> Question:
    return _die(decision, view, "ask-dice-beer")


def _die(decision: Decision, view: DiceView, id: str) -> Question:
    """A die that is being applied."""
    face = faces(KEYS.index(decision.about))
    why = Message(f"{id}-why", who=Seat(decision.player), die=view.die + 1, face=face)
    return telling.asked(decision, view, decision.about, ACT, Message(id), why)


#: The characters who ask, in words of their own.
ABILITIES: Final = ("bart-cassidy", "kit-carlson", "pedro-ramirez", "sid-ketchum")


def _ability(decision: Decision, view: DiceView) -> Question:
    who = id_of(decision.about)
    tone = ACT if view.turn == decision.player else REACT
    if who not in ABILITIES:
        return telling.unheard_of_question(decision, view, tone)
    id = f"ask-dice-{who}"
    why = Message(f"{id}-why", who=Seat(decision.player), whom=Seat(decision.by), about=Named(decision.about))
    return telling.asked(decision, view, decision.about, tone, Message(id), why)


QUESTIONS: Final[dict[str, Callable[[Decision, DiceView], Question]]] = {
    "ability": _ability,
    "beer": _beer,
    "roll": _roll,
    "target": _target,
}


def question(decision: Decision, view: DiceView) -> Question:
    """The question, for the seat of the view."""
    ask = QUESTIONS.get(decision.kind)
    return telling.unheard_of_question(decision, view, ACT) if ask is None else ask(decision, view)
