"""The options of the Dice Game as messages: whole sentences, short labels, and verbs for targets."""

from collections.abc import Callable
from typing import Final

from posse.dice.tell.names import dice
from posse.dice.view import DiceView
from posse.kernel import telling
from posse.kernel.message import Label, Listed, Message, Named, Seat, Steps
from posse.kernel.option import NOTHING, Decision, Option, id_of, ref_seat

# ---- what is done to whom

#: What choosing a player means, by what the question is about: a kind of decision or a character.
_CHOICES: Final = {"target": "shoot", "beer": "beer", "kit-carlson": "return", "sid-ketchum": "heal"}
_DOUBLE: Final = "shoot-double"


def _to_whom(decision: Decision, option: Option) -> Message:
    """What is done to a player, as a whole sentence."""
    choice = _choice(decision, option)
    return Message(f"ask-dice-do-{choice}" if choice else "ask-choose-player", whom=Seat(_seat(option)))


def _choice(decision: Decision, option: Option) -> str:
    if option.verb == "use":
        return _DOUBLE
    return _CHOICES.get(id_of(decision.about) if decision.kind == "ability" else decision.kind, "")


def _seat(option: Option) -> int:
    """The player whom an option is about: its target, or what it names."""
    return ref_seat(option.at() if option.target != NOTHING else option.card())


def _aim(decision: Decision, option: Option) -> str:
    """What is done to the target, as a verb."""
    choice = _choice(decision, option)
    own = _seat(option) == decision.player
    if choice == "beer":
        return "drink" if own else "buy"
    if choice == "heal":
        return "gain" if own else "heal"
    return "double" if choice == _DOUBLE else choice or "choose"


# ---- labels

_Label = Callable[[Decision, Option, DiceView], Label]


def _choose(decision: Decision, option: Option, view: DiceView) -> Label:
    return Label(_to_whom(decision, option), aim=_aim(decision, option))


def _keep(decision: Decision, option: Option, view: DiceView) -> Label:
    return Label(Message("ask-dice-do-keep", dice=dice(view.dice)), Message("ask-dice-button-keep"))


def _pass(decision: Decision, option: Option, view: DiceView) -> Label:
    about = id_of(decision.about)
    return Label(Message("ask-dice-do-pass", about=about), Message("ask-dice-button-pass", about=about))


def _reroll(decision: Decision, option: Option, view: DiceView) -> Label:
    assert isinstance(option.thing, tuple)
    numbers = [int(die) for die in option.thing]
    again = dice([view.dice[number - 1] for number in numbers])
    full = Message("ask-dice-do-reroll", count=len(numbers), numbers=Listed(numbers), dice=again)
    out = Label(full, Message("ask-dice-button-reroll", count=len(numbers)))
    out.steps = Steps(more=Message("ask-dice-more"))
    return out


#: Things that are used against what somebody else does.
_USES: Final = {"bart-cassidy": "ask-dice-do-take-arrow", "pedro-ramirez": "ask-dice-do-return-own"}


def _use(decision: Decision, option: Option, view: DiceView) -> Label:
    key = str(option.thing)
    ability = id_of(key)
    short = Message("ask-dice-button-use", about=ability)
    if ability in _USES:
        out = Label(Message(_USES[ability]), short)
    else:
        out = Label(_to_whom(decision, option), short, _aim(decision, option))
    target = Message("ask-dice-whom", what=Named(key))
    out.steps = telling.steps(decision, option, Named(key), target, telling.line_of("dice", key))
    return out


LABELS: Final[dict[str, _Label]] = {
    "choose": _choose,
    "keep": _keep,
    "pass": _pass,
    "reroll": _reroll,
    "use": _use,
}


def label(decision: Decision, option: Option, view: DiceView) -> Label:
    """An option as a whole sentence, for a button, and as a verb on its target."""
    found = LABELS.get(option.verb)
    return telling.unheard_of_label(decision, option) if found is None else found(decision, option, view)
