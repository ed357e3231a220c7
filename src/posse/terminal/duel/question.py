"""What is asked of a player and why, in a sentence."""

from collections.abc import Callable, Sequence
from typing import Final

from posse.duel import cards
from posse.duel.view import DuelView
from posse.kernel.option import Decision, Option, id_of
from posse.kernel.view import View
from posse.terminal import reference
from posse.terminal.duel import names as named
from posse.terminal.duel.names import Sides
from posse.terminal.english import capital


class _Asked:
    """A decision on its way into words."""

    def __init__(self, decision: Decision, view: DuelView, names: Sequence[str]) -> None:
        self.say = Sides(names, view.seat)
        self.decision = decision
        self.me = decision.player
        self.view = view
        self.about = named.thing(decision.about)

    @property
    def do(self) -> str:
        """`do you`, `does the Law`."""
        return self.say.do(self.me)

    def may(self, what: str) -> str:
        return f"{self.say.who(self.me)} may {what}."


def _choose_ac(a: _Asked) -> str:
    return f"Two characters go into play: which one {a.do} make the AC? The other is the RC."


def _play(a: _Asked) -> str:
    if a.say.hears(a.me):
        return "It is your turn: play a card or end your turn."
    return f"It is {a.say.whose(a.me)} turn: play a card or end the turn."


def _target(a: _Asked) -> str:
    """The character that is in danger: the last one aimed at."""
    aimed = next((event for event in reversed(a.view.events) if event.kind == "shot"), None)
    number = aimed.facts["character"] if aimed is not None else None
    return a.say.one(number) if isinstance(number, int) else a.say.whom(a.me)


def _defend(a: _Asked) -> str:
    hit = f"{capital(named.the(a.decision.about))} takes aim at {_target(a)}."
    return f"{hit} {a.may('avoid it, or pass and lose a life point')}"


def _second_card(a: _Asked) -> str:
    return f"To avoid this hit takes one card more. {a.may('discard one, or pass and let this way go')}"


def _give_up(a: _Asked) -> str:
    if a.decision.about == "card/duel":
        why = f"{a.say.does(a.me, 'face')} {a.say.whom(a.decision.by)} in a Duel."
    else:
        why = f"{a.about}: {_target(a)} is in danger."
    return f"{why} {a.may('give up a Hit card, or pass and lose a life point')}"


def _stand_in(a: _Asked) -> str:
    why = f"{capital(a.say.whose(a.me))} other character is about to lose a life point."
    return f"{why} {a.may(f'let {a.about} lose it instead')}"


def _discard(a: _Asked) -> str:
    if a.decision.about:
        return f"{a.about}: which card {a.do} discard?"
    count = sum(a.view.sides[a.me].hand_backs)
    return f"{a.say.does(a.me, 'hold')} {count} cards, too many for the end of the turn: which one goes?"


def _give_up_one(a: _Asked) -> str:
    return f"{a.about}: which of the cards drawn {a.do} discard?"


def _pick(a: _Asked) -> str:
    return f"{a.about}: which card {a.do} take?"


def _reveal(a: _Asked) -> str:
    return f"Which card {a.do} let count for {named.the(a.decision.about)}?"


def _discard_equipment(a: _Asked) -> str:
    return f"The {a.about} was avoided. {a.may('discard a card of either AC')}"


def _swap_either(a: _Asked) -> str:
    return f"The {a.about} was avoided. {a.may('make AC and RC of either side change places')}"


def _loot(a: _Asked) -> str:
    return f"{a.about}: which card {a.do} take?"


def _revenge(a: _Asked) -> str:
    return f"{a.about}: {a.say.whom(a.me)} may discard a card from {a.say.whose(a.decision.by)} hand."


#: One function for each kind of decision.
QUESTIONS: Final[dict[str, Callable[[_Asked], str]]] = {
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
#: What `pass` comes to, by kind of decision.
PASSING: Final = {
    "defend": "lose a life point",
    "give-up": "lose a life point",
    "second-card": "let this way go",
    "stand-in": "the other one loses it",
}
#: What else wants a word, by verb.
VERBS: Final = {
    "end": "your turn is over",
    "swap": "AC and RC change places",
    "reload": "discard it and draw a card",
}


def question(decision: Decision, view: View, names: Sequence[str]) -> str:
    """The decision as a question to whoever the view belongs to, or about somebody else."""
    assert isinstance(view, DuelView)
    asked = _Asked(decision, view, names)
    ask = QUESTIONS.get(decision.kind)
    return f"{asked.say.who(decision.player)} must choose." if ask is None else ask(asked)


def gloss(decision: Decision, view: View, option: Option) -> str:
    """A word of explanation for an option that does not explain itself."""
    if option.verb == "pass":
        return PASSING.get(decision.kind, "do nothing")
    if decision.kind == "choose-ac" and isinstance(option.thing, str):
        who = id_of(option.thing)
        life = cards.CHARACTER[cards.CHARACTER_NUMBER[who]].life
        return f"{life} life points. {reference.effect('duel', who)}"
    return VERBS.get(option.verb, "")
