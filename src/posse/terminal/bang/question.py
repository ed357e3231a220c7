"""What is asked of a player and why, in a sentence."""

from collections.abc import Callable, Sequence
from typing import Final

from posse.bang import cards
from posse.bang.view import BangView
from posse.kernel.option import Decision
from posse.kernel.view import View
from posse.terminal.bang import names as named
from posse.terminal.bang.teller import Teller


class _Asked:
    """A decision on its way into words."""

    def __init__(self, decision: Decision, view: BangView, names: Sequence[str]) -> None:
        self.say = Teller(names, view.seat)
        self.decision = decision
        self.me = decision.player
        self.view = view
        self.about = named.thing(decision.about)
        self.by = self.say.whom(decision.by) if decision.by >= 0 else ""

    def may(self, what: str) -> str:
        return f"{self.say.who(self.me)} may {what}."


def _play(a: _Asked) -> str:
    if a.say.hears(a.me):
        return "It is your turn: play a card or end your turn."
    return f"It is {a.say.whose(a.me)} turn: play a card or end the turn."


def _defend(a: _Asked) -> str:
    kind = cards.KINDS.get(a.decision.about)
    # A card with the Missed! symbol shoots only in the guise of another.
    weapon = f" with {kind.name}" if kind is not None and not kind.has_missed else ""
    shooter = a.say.does(a.decision.by, "shoot") if a.by else "Somebody shoots"
    return f"{shooter} at {a.say.whom(a.me)}{weapon}. {a.may('dodge, or pass and take the bullet')}"


def _give_up(a: _Asked) -> str:
    if a.decision.about == "duel":
        why = f"{a.say.does(a.me, 'face')} {a.by} in a Duel."
    else:
        why = f"{a.by[:1].upper()}{a.by[1:]} set {a.about} on {a.say.whom(a.me)}." if a.by else f"{a.about}."
    return f"{why} {a.may('give up a BANG!, or pass and lose a life point')}"


def _save(a: _Asked) -> str:
    cause = f"{a.by}, {a.about}" if a.by else a.about
    return f"{a.say.does(a.me, 'have')} no life point left ({cause}). {a.may('hold on, or pass and die')}"


def _discard(a: _Asked) -> str:
    player = a.view.players[a.me]
    held = f"{a.say.does(a.me, 'hold')} {player.hand_count} cards and may keep {player.life}"
    return f"{held}: which one goes?"


def _pick(a: _Asked) -> str:
    return f"{a.about}: which card {_do(a)} take?"


def _flip(a: _Asked) -> str:
    return f"Which card counts for the {a.about}?"


def _draw(a: _Asked) -> str:
    options = a.decision.options
    if options[0].verb == "draw":
        return f"{a.about}: where {_do(a)} draw the first card from?"
    kept = len(options[0].thing) if isinstance(options[0].thing, tuple) else 1
    return f"{a.about}: which {kept} cards {_do(a)} keep? The rest goes back on the deck."


def _do(a: _Asked) -> str:
    return "do you" if a.say.hears(a.me) else f"does {a.say.whom(a.me)}"


#: One function for each kind of decision.
QUESTIONS: Final[dict[str, Callable[[_Asked], str]]] = {
    "defend": _defend,
    "discard": _discard,
    "draw": _draw,
    "flip": _flip,
    "give-up": _give_up,
    "pick": _pick,
    "play": _play,
    "save": _save,
}
#: What `pass` comes to, by kind of decision.
PASSING: Final = {"defend": "take the bullet", "give-up": "lose a life point", "save": "die"}


def question(decision: Decision, view: View, names: Sequence[str]) -> str:
    """The decision as a question to whoever the view belongs to, or about somebody else."""
    assert isinstance(view, BangView)
    asked = _Asked(decision, view, names)
    ask = QUESTIONS.get(decision.kind)
    return f"{asked.say.who(decision.player)} must choose." if ask is None else ask(asked)


def gloss(decision: Decision, text: str) -> str:
    """A word of explanation for an option that does not explain itself."""
    if text == "pass":
        return PASSING.get(decision.kind, "do nothing")
    return "your turn is over" if text == "end" else ""
