"""What is asked of a player and why, in a sentence."""

from collections.abc import Callable, Sequence
from typing import Final

from posse.dice.view import DiceView
from posse.kernel.option import Decision, Option, id_of, is_player, ref_seat
from posse.kernel.view import View
from posse.terminal.dice import names as named
from posse.terminal.english import Teller, counted


class _Asked:
    """A decision on its way into words."""

    def __init__(self, decision: Decision, view: DiceView, names: Sequence[str]) -> None:
        self.say = Teller(names, view.seat)
        self.decision = decision
        self.me = decision.player
        self.view = view

    @property
    def do(self) -> str:
        """`do you`, `does Ann`."""
        return self.say.do(self.me)

    def may(self, what: str) -> str:
        return f"{self.say.who(self.me)} may {what}."


def _roll(a: _Asked) -> str:
    left = a.view.rerolls_left
    times = "once more" if left == 1 else f"{left} times more"
    return f"{a.say.who(a.me)} may roll {times}: which dice {a.do} roll again?"


def _target(a: _Asked) -> str:
    return f"Die {a.view.die + 1} is a {id_of(a.decision.about)}: whom {a.do} shoot at?"


def _beer(a: _Asked) -> str:
    return f"Die {a.view.die + 1} is a beer: whom {a.do} give it to?"


def _ability(a: _Asked) -> str:
    return _ABILITIES[id_of(a.decision.about)](a)


def _bart_cassidy(a: _Asked) -> str:
    return f"{a.say.does(a.me, 'are')} about to lose a life point. {a.may('take an arrow instead')}"


def _pedro_ramirez(a: _Asked) -> str:
    return f"{a.say.does(a.me, 'have')} lost a life point. {a.may('return an arrow for it')}"


def _kit_carlson(a: _Asked) -> str:
    return f"Kit Carlson: whose arrow {a.do} return to the pile?"


def _sid_ketchum(a: _Asked) -> str:
    return f"Sid Ketchum: to whom {a.do} give a life point?"


_ABILITIES: Final[dict[str, Callable[[_Asked], str]]] = {
    "bart-cassidy": _bart_cassidy,
    "kit-carlson": _kit_carlson,
    "pedro-ramirez": _pedro_ramirez,
    "sid-ketchum": _sid_ketchum,
}
#: One function for each kind of decision.
QUESTIONS: Final[dict[str, Callable[[_Asked], str]]] = {
    "ability": _ability,
    "beer": _beer,
    "roll": _roll,
    "target": _target,
}
#: What `use` and `pass` come to, by what they are about.
USING: Final = {"bart-cassidy": "take an arrow", "pedro-ramirez": "return an arrow"}
PASSING: Final = {
    "bart-cassidy": "lose the life point",
    "kit-carlson": "leave the arrows where they are",
    "pedro-ramirez": "keep your arrows",
}


def question(decision: Decision, view: View, names: Sequence[str]) -> str:
    """The decision as a question to whoever the view belongs to, or about somebody else."""
    assert isinstance(view, DiceView)
    asked = _Asked(decision, view, names)
    ask = QUESTIONS.get(decision.kind)
    return f"{asked.say.who(decision.player)} must choose." if ask is None else ask(asked)


def gloss(decision: Decision, view: View, option: Option) -> str:
    """A word of explanation for an option that does not explain itself."""
    assert isinstance(view, DiceView)
    if option.verb == "keep":
        return "the dice count as they lie"
    if option.verb == "reroll" and isinstance(option.thing, tuple):
        return named.dice([view.dice[int(die) - 1] for die in option.thing])
    if option.verb == "pass":
        return PASSING.get(id_of(decision.about), "do nothing")
    if option.verb == "use":
        return USING.get(id_of(decision.about), "spend a beer to cost 2 life points")
    if isinstance(option.thing, int) and is_player(option.thing):
        return _standing(view, ref_seat(option.thing))
    return ""


def _standing(view: DiceView, seat: int) -> str:
    """What there is to know of somebody who may be chosen."""
    player = view.players[seat]
    if not player.alive:
        return "dead already"
    facts = [f"{player.life} of {player.max_life} life points"]
    if player.arrows:
        facts.append(counted(player.arrows, "arrow"))
    if player.aimed:
        facts.append(f"shot at for {player.aimed} already")
    return ", ".join(facts)
