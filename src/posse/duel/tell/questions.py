"""The questions of the Duel, and why they are asked: one function for each kind of decision."""

from collections.abc import Callable
from typing import Final

from posse.duel.tell.names import cause, fighter_at
from posse.duel.view import DuelView
from posse.kernel import telling
from posse.kernel.message import ACT, REACT, Arg, Message, Named, Question, Seat
from posse.kernel.option import Decision


class Asked:
    """A decision on its way into words."""

    __slots__ = ("decision", "view")

    def __init__(self, decision: Decision, view: DuelView) -> None:
        self.decision = decision
        self.view = view

    @property
    def about(self) -> str:
        return self.decision.about

    @property
    def mine(self) -> bool:
        return self.decision.player == self.view.seat

    @property
    def is_helpless(self) -> bool:
        """Whether there is only one option. Only the player who is asked may know that."""
        return self.mine and len(self.decision.options) == 1

    @property
    def names(self) -> dict[str, Arg]:
        """The player who is asked and the one who caused it."""
        return {"who": Seat(self.decision.player), "whom": Seat(self.decision.by)}

    def question(self, icon: str, tone: str, ask: Message, why: Message) -> Question:
        return telling.asked(self.decision, self.view, icon, tone, ask, why)


# ---- one's own turn


def _choose_ac(a: Asked) -> Question:
    why = Message("ask-duel-choose-ac-why", who=Seat(a.decision.player))
    return a.question("western-hat", ACT, Message("ask-duel-choose-ac"), why)


def _play(a: Asked) -> Question:
    who = Seat(a.decision.player)
    why = Message("ask-duel-play-why", who=who, left=_left(a))
    return a.question("western-hat", ACT, Message("ask-turn", who=who), why)


def _left(a: Asked) -> str:
    """What is left to do, which selects a form of the message."""
    if a.is_helpless:
        return "nothing"
    if a.mine and any(option.verb == "swap" for option in a.decision.options):
        return "swap"
    return "cards"


def _discard(a: Asked) -> Question:
    ask = Message("ask-duel-discard")
    if a.about:
        forced = Message("ask-duel-discard-forced-why", about=Named(a.about), **a.names)
        return a.question(a.about, REACT, ask, forced)
    held = sum(a.view.sides[a.decision.player].hand_backs)
    who = Seat(a.decision.player)
    why = Message("ask-duel-discard-why", who=who, count=held, limit=a.view.hand_limit)
    return a.question("card-discard", ACT, ask, why)


# ---- danger


def _danger(a: Asked, icon: str, ask: str, because: str) -> Question:
    """A life point is in danger."""
    target = fighter_at(a.view, a.decision.target)
    why = Message(
        f"{because}-helpless-why" if a.is_helpless else f"{because}-why",
        cause=cause(a.about),
        character=Named(f"character/{target.character}"),
        life=target.life,
        own="yes" if a.decision.by == a.decision.player else "no",
        **a.names,
    )
    return a.question(icon, REACT, Message(ask, chance="no" if a.is_helpless else "yes"), why)


def _defend(a: Asked) -> Question:
    return _danger(a, "crosshair", "ask-duel-defend", "ask-duel-defend")


def _give_up(a: Asked) -> Question:
    """A Duel is between two sides, no matter which character may lose a life point."""
    is_duel = a.about == "card/duel"
    return _danger(a, a.about, "ask-duel-give-up", "ask-duel-give-up-duel" if is_duel else "ask-duel-give-up")


def _second_card(a: Asked) -> Question:
    why = Message("ask-duel-second-card-why", cause=cause(a.about), **a.names)
    return a.question(a.about, REACT, Message("ask-duel-second-card"), why)


def _stand_in(a: Asked) -> Question:
    about = Named(a.about)
    why = Message("ask-duel-stand-in-why", who=Seat(a.decision.player), about=about)
    return a.question(a.about, REACT, Message("ask-duel-stand-in", about=about), why)


# ---- what a card or an ability asks


def _plainly(a: Asked, id: str, tone: str, **more: Arg) -> Question:
    """A question whose two messages are named after it, with the picture of the thing it is about."""
    why = Message(f"{id}-why", about=Named(a.about), **a.names, **more)
    return a.question(a.about, tone, Message(id), why)


def _discard_equipment(a: Asked) -> Question:
    return _plainly(a, "ask-duel-discard-equipment", ACT)


def _give_up_one(a: Asked) -> Question:
    return _plainly(a, "ask-duel-give-up-one", ACT, count=len(a.view.aside_backs))


def _loot(a: Asked) -> Question:
    return _plainly(a, "ask-duel-loot", ACT)


def _pick(a: Asked) -> Question:
    return _plainly(a, "ask-duel-pick", ACT, count=len(a.view.aside_backs))


def _reveal(a: Asked) -> Question:
    return _plainly(a, "ask-duel-reveal", REACT)


def _revenge(a: Asked) -> Question:
    return _plainly(a, "ask-duel-revenge", REACT)


def _swap_either(a: Asked) -> Question:
    return _plainly(a, "ask-duel-swap-either", ACT)


QUESTIONS: Final[dict[str, Callable[[Asked], Question]]] = {
    "choose-ac": _choose_ac,
    "defend": _defend,
    "discard": _discard,
    "discard-equipment": _discard_equipment,
    "give-up": _give_up,
    "give-up-one": _give_up_one,
    "loot": _loot,
    "pick": _pick,
    "play": _play,
    "reveal": _reveal,
    "revenge": _revenge,
    "second-card": _second_card,
    "stand-in": _stand_in,
    "swap-either": _swap_either,
}


def question(decision: Decision, view: DuelView) -> Question:
    """The question, for the seat of the view."""
    ask = QUESTIONS.get(decision.kind)
    if ask is None:
        return telling.unheard_of_question(decision, view, ACT)
    return ask(Asked(decision, view))
