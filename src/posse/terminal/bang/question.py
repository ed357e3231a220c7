"""What is asked of a player and why, in a sentence."""

from collections.abc import Callable, Sequence
from typing import Final

from posse.bang import cards
from posse.bang.view import BangView
from posse.kernel.option import Decision, Option, id_of, is_in_play, is_player, ref_seat
from posse.kernel.view import View
from posse.terminal import reference
from posse.terminal.bang import names as named
from posse.terminal.english import Teller, capital


class _Asked:
    """A decision on its way into words."""

    def __init__(self, decision: Decision, view: BangView, names: Sequence[str]) -> None:
        self.say = Teller(names, view.seat)
        self.decision = decision
        self.me = decision.player
        self.view = view
        self.key = id_of(decision.about)
        self.about = named.thing(decision.about)
        self.by = self.say.whom(decision.by) if decision.by >= 0 else ""

    def may(self, what: str) -> str:
        return f"{self.say.who(self.me)} may {what}."

    @property
    def do(self) -> str:
        """`do you`, `does Ann`."""
        return self.say.do(self.me)


def _play(a: _Asked) -> str:
    obliged = a.decision.options[-1].verb != "end"
    shown = a.view.shape("shown")
    card = cards.TEXT.index(shown.at) if shown is not None else -1
    end = f"{named.card(card)} must be played" if obliged and card >= 0 else ""
    if a.say.hears(a.me):
        return f"It is your turn: {end or 'play a card or end your turn'}."
    return f"It is {a.say.whose(a.me)} turn: {end or 'play a card or end the turn'}."


def _defend(a: _Asked) -> str:
    shot = f"{_shooter(a)} at {a.say.whom(a.me)}{_weapon(a.decision.about) if a.by else ''}."
    return f"{shot} {a.may('dodge, or pass and take the bullet')}"


def _shooter(a: _Asked) -> str:
    return a.say.does(a.decision.by, "shoot") if a.by else f"{a.about} shoots"


def _weapon(id: str) -> str:
    kind = cards.KINDS.get(id_of(id))
    if kind is None:
        return f" ({named.thing(id)})"
    # A card with the Missed! symbol shoots only in the guise of another.
    return "" if kind.has_missed else f" with {kind.name}"


def _give_up(a: _Asked) -> str:
    return _GIVING_UP.get(a.key, _give_up_bang)(a)


def _give_up_bang(a: _Asked) -> str:
    why = f"{capital(a.by)} set {a.about} on {a.say.whom(a.me)}." if a.by else f"{a.about}."
    return f"{why} {a.may('give up a BANG!, or pass and lose a life point')}"


def _duel(a: _Asked) -> str:
    why = f"{a.say.does(a.me, 'face')} {a.by} in a Duel."
    return f"{why} {a.may('give up a BANG!, or pass and lose a life point')}"


def _ricochet(a: _Asked) -> str:
    aim = f"Ricochet: {a.say.does(a.decision.by, 'aim') if a.by else 'somebody aims'}"
    return (
        f"{aim} at one of {a.say.whose(a.me)} cards. {a.may('give up a Missed!, or pass and lose that card')}"
    )


def _russian_roulette(a: _Asked) -> str:
    return f"Russian Roulette. {a.may('give up a Missed!, or pass and lose two life points')}"


_GIVING_UP: Final[dict[str, Callable[[_Asked], str]]] = {
    "duel": _duel,
    "ricochet": _ricochet,
    "russian-roulette": _russian_roulette,
}


def _save(a: _Asked) -> str:
    cause = f"{a.by}, {a.about}" if a.by else a.about
    return f"{a.say.does(a.me, 'have')} no life point left ({cause}). {a.may('hold on, or pass and die')}"


def _discard(a: _Asked) -> str:
    if a.decision.about:
        return f"{a.about}: which card {a.do} discard?"
    held = (
        f"{a.say.does(a.me, 'hold')} {a.view.players[a.me].hand_count} cards and may keep {a.view.hand_limit}"
    )
    return f"{held}: which one goes{_where_excess_goes(a.view)}?"


def _where_excess_goes(view: BangView) -> str:
    return " on the deck, face down" if view.excess_on_deck else ""


def _pick(a: _Asked) -> str:
    return f"{a.about}: which card {a.do} take?"


def _loot(a: _Asked) -> str:
    victim = ref_seat(a.decision.options[0].card())
    if not a.decision.about:
        return f"Which card of {a.say.whom(victim)} {a.do} take?"
    return f"{a.about}: which card {a.do} make {a.say.whom(victim)} discard?"


def _flip(a: _Asked) -> str:
    return f"Which card counts for {named.the(a.decision.about)}?"


def _draw(a: _Asked) -> str:
    options = a.decision.options
    if any(isinstance(option.thing, int) and is_in_play(option.thing) for option in options):
        return f"{a.about}: {a.do} draw, or take a card in play instead?"
    if options[0].verb == "draw":
        return f"{a.about}: where {a.do} draw the first card from?"
    kept = len(options[0].thing) if isinstance(options[0].thing, tuple) else 1
    which = "which card" if kept == 1 else f"which {kept} cards"
    return f"{a.about}: {which} {a.do} keep? The rest goes back on the deck."


def _copy(a: _Asked) -> str:
    return f"{a.about}: whose ability {a.do} take on?"


def _guess(a: _Asked) -> str:
    again = " again, or stop" if a.decision.options[-1].verb == "pass" else ""
    return f"{a.about}: {a.say.whom(a.me)} must guess{again}. Is the next card red or black?"


def _event(a: _Asked) -> str:
    return f"{a.about}. {a.may(_OFFERS.get(a.key, 'make use of it, or pass'))}"


_OFFERS: Final = {
    "blood-brothers": "lose a life point so that somebody else regains one, or pass",
    "hard-liquor": "regain a life point instead of drawing, or pass and draw",
    "ranch": "discard any cards and draw as many, or pass",
}


#: One function for each kind of decision.
QUESTIONS: Final[dict[str, Callable[[_Asked], str]]] = {
    "copy": _copy,
    "defend": _defend,
    "discard": _discard,
    "draw": _draw,
    "event": _event,
    "flip": _flip,
    "give-up": _give_up,
    "guess": _guess,
    "loot": _loot,
    "pick": _pick,
    "play": _play,
    "save": _save,
}
#: What `pass` comes to, by kind of decision, or by what it is about.
PASSING: Final = {
    "defend": "take the bullet",
    "give-up": "lose a life point",
    "ricochet": "lose the card",
    "russian-roulette": "lose two life points",
    "save": "die",
    "guess": "be content with what you have",
    "hard-liquor": "draw cards",
}


def question(decision: Decision, view: View, names: Sequence[str]) -> str:
    """The decision as a question to whoever the view belongs to, or about somebody else."""
    assert isinstance(view, BangView)
    asked = _Asked(decision, view, names)
    ask = QUESTIONS.get(decision.kind)
    return f"{asked.say.who(decision.player)} must choose." if ask is None else ask(asked)


def gloss(decision: Decision, view: View, option: Option) -> str:
    """A word of explanation for an option that does not explain itself."""
    assert isinstance(view, BangView)
    if option.verb == "pass":
        return PASSING.get(id_of(decision.about)) or PASSING.get(decision.kind, "do nothing")
    if decision.kind == "copy" and isinstance(option.thing, int) and is_player(option.thing):
        character = view.players[ref_seat(option.thing)].character
        return f"{named.thing(character)}: {reference.effect('bang', character)}"
    return "your turn is over" if option.verb == "end" else ""
