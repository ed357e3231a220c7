"""The options of the Duel as messages: whole sentences, short labels, and verbs for targets."""

from collections.abc import Callable
from typing import Final

from posse.duel import cards
from posse.duel.tell import names
from posse.duel.tell.names import HAND, Place, place_of
from posse.duel.view import DuelView
from posse.kernel import telling
from posse.kernel.message import Arg, Label, Listed, Message, Named, Seat, Steps, Verb
from posse.kernel.option import Decision, Option


class Offer:
    """An option on its way into words."""

    __slots__ = ("decision", "option", "view")

    def __init__(self, decision: Decision, option: Option, view: DuelView) -> None:
        self.decision = decision
        self.option = option
        self.view = view

    @property
    def named(self) -> str:
        """The key that the option names."""
        return str(self.option.thing)

    @property
    def kind(self) -> str:
        """The id of the kind of card that it is about, or is used as."""
        return self.option.as_id or cards.ID[self.option.card()]

    @property
    def target(self) -> Place | None:
        return place_of(self.view, self.option.target)

    @property
    def place(self) -> Place | None:
        """The place that it names instead of a card."""
        return place_of(self.view, self.option.thing)

    @property
    def card(self) -> Arg:
        """The card that it names, as briefly as possible."""
        return names.apart(self.option.card(), self.decision.options)

    @property
    def paid(self) -> Listed:
        options = self.decision.options
        return Listed([names.apart(paid, options) for paid in self.option.paid if isinstance(paid, int)])

    @property
    def aim(self) -> Message | None:
        target = self.target
        return None if target is None else names.aim_at(target, self.decision.player)

    @property
    def top(self) -> int:
        """The card that was discarded last."""
        return self.view.discard[-1]


def _button(act: str, what: Arg) -> Message:
    """A verb and its object."""
    return Message("ask-duel-button", act=act, card=what)


# ---- cards that are played

_STEALING: Final = "stealing"
_PLAYING: Final = {"defend": "avoid", "give-up": "give-up"}


def _play(o: Offer) -> Label:
    placed = "place" if not o.option.as_id and names.is_equipment(o.kind) else "play"
    short = _button(_PLAYING.get(o.decision.kind, placed), o.card)
    return Label(_played(o), short, _aim_of_card(o.kind, o.target))


def _played(o: Offer) -> Message:
    what = names.as_other(o.card, o.option.as_id)
    target, aim = o.target, o.aim
    if o.decision.kind == "defend":
        if o.option.paid:
            return Message("ask-duel-do-avoid-paying", card=what, paid=o.paid)
        return Message("ask-duel-do-avoid", card=what)
    if o.decision.kind == "give-up":
        return Message("ask-duel-do-give-up", card=what)
    if target is None or aim is None:
        return Message("ask-duel-do-play", card=what)
    if names.is_equipment(o.kind):
        return Message("ask-duel-do-place", card=what, character=target.character)
    return Message("ask-duel-do-play-aim", card=what, aim=aim)


def _aim_of_card(kind: str, target: Place | None) -> str:
    """The key of the thing whose verb is shown on a target. A Stealing takes from a hand, and discards from the
    table."""
    if target is None:
        return ""
    if kind == _STEALING:
        return "steal" if target.what == HAND else "discard"
    return cards.KINDS[kind].key


# ---- what is used


def _use(o: Offer) -> Label:
    use = _USES.get(o.named, _used)
    short = Message("ask-use", thing=Named(o.named))
    if o.named == _PEARL_HAT:
        return Label(use(o), short, _aim_of_card(cards.ID[o.top], o.target))
    return Label(use(o), short, "" if o.target is None else "discard")


def _used(o: Offer) -> Message:
    thing, aim = Named(o.named), o.aim
    if o.option.paid:
        return Message("ask-duel-do-use-paying", thing=thing, paid=o.paid)
    if aim is not None:
        return Message("ask-duel-do-use-aim", thing=thing, aim=aim)
    return Message("ask-use", thing=thing)


def _cattle_katie(o: Offer) -> Message:
    """She pays with a card of her own."""
    target = o.target
    if target is None:
        return _used(o)
    return Message("ask-duel-do-use-paying", thing=Named(o.named), paid=target.card)


def _pearl_hat(o: Offer) -> Message:
    aim = o.aim
    copied: dict[str, Arg] = {"thing": Named(o.named), "paid": o.paid, "card": names.card(o.top)}
    if o.option.purpose:
        return Message("ask-duel-do-copy-reload", **copied)
    if aim is None:
        return Message("ask-duel-do-copy", **copied)
    return Message("ask-duel-do-copy-aim", aim=aim, **copied)


def _slim_poet(o: Offer) -> Message:
    target = o.target
    if target is None:
        return Message("ask-duel-do-discard-hand", whom=Seat(o.decision.by), side="any")
    return Message("ask-duel-do-discard-hand", whom=Seat(target.seat), side=target.side)


def _buffalo_bell(o: Offer) -> Message:
    return Message("ask-duel-do-stand-in", thing=Named(o.named))


_CATTLE_KATIE: Final = "character/cattle-katie"
_PEARL_HAT: Final = "character/pearl-hat"
#: Things whose use has words of its own.
_USES: Final[dict[str, Callable[[Offer], Message]]] = {
    "character/buffalo-bell": _buffalo_bell,
    _CATTLE_KATIE: _cattle_katie,
    _PEARL_HAT: _pearl_hat,
    "character/slim-poet": _slim_poet,
}

# ---- what is chosen


def _choose(o: Offer) -> Label:
    choose = _CHOOSING.get(o.decision.kind)
    return telling.unheard_of_label(o.decision, o.option) if choose is None else choose(o)


def _front(o: Offer) -> Label:
    who = Named(o.named)
    return Label(Message("ask-duel-do-front", character=who), _button("front", who), "front")


def _take(o: Offer) -> Label:
    place = o.place
    if place is None:
        return Label(Message("ask-duel-do-pick", card=o.card), _button("take", o.card), "take")
    if place.what == HAND:
        full = Message("ask-duel-do-take-hand", whom=Seat(place.seat), side=place.side)
        return Label(full, Message("ask-duel-button-hand", act="take"), "take")
    full = Message("ask-duel-do-take-card", character=place.character, card=place.card)
    return Label(full, _button("take", place.card), "take")


def _count(o: Offer) -> Label:
    what = names.shown(o.option.card())
    return Label(Message("ask-duel-do-reveal", card=what), _button("count", what), "count")


def _discard_equipment(o: Offer) -> Label:
    place = o.place
    assert place is not None
    full = Message("ask-duel-do-discard-card", character=place.character, card=place.card)
    return Label(full, _button("discard", place.card), "discard")


def _swap_either(o: Offer) -> Label:
    place = o.place
    assert place is not None
    seat = Seat(place.seat)
    return Label(Message("ask-duel-do-swap-side", who=seat, whom=seat), None, "swap")


#: What choosing means, by kind of decision.
_CHOOSING: Final[dict[str, Callable[[Offer], Label]]] = {
    "choose-ac": _front,
    "discard-equipment": _discard_equipment,
    "loot": _take,
    "pick": _take,
    "reveal": _count,
    "swap-either": _swap_either,
}

# ---- everything else


def _discard(o: Offer) -> Label:
    return Label(Message("ask-duel-do-discard", card=o.card), _button("discard", o.card), "discard")


def _end(o: Offer) -> Label:
    return Label(Message("ask-end"))


def _pass(o: Offer) -> Label:
    kind = o.decision.kind
    return Label(Message("ask-duel-do-pass", kind=kind), Message("ask-duel-button-pass", kind=kind))


def _reload(o: Offer) -> Label:
    place = o.place
    if place is None:
        return Label(Message("ask-duel-do-reload", card=o.card), _button("reload", o.card), "reload")
    full = Message("ask-duel-do-reload-card", character=place.character, card=place.card)
    return Label(full, _button("reload", place.card), "reload")


def _swap(o: Offer) -> Label:
    rear = o.view.sides[o.decision.player].rc
    assert rear is not None
    full = Message("ask-duel-do-swap", character=Named(f"character/{rear.character}"))
    return Label(full, Message("ask-duel-button-swap"), "swap")


LABELS: Final[dict[str, Callable[[Offer], Label]]] = {
    "choose": _choose,
    "discard": _discard,
    "end": _end,
    "pass": _pass,
    "play": _play,
    "reload": _reload,
    "swap": _swap,
    "use": _use,
}


def label(decision: Decision, option: Option, view: DuelView) -> Label:
    """An option as a whole sentence, for a button, and what it does to its target."""
    found = LABELS.get(option.verb)
    if found is None:
        return telling.unheard_of_label(decision, option)
    offer = Offer(decision, option, view)
    out = found(offer)
    out.steps = _steps(offer, out.aim)
    return out


# ---- part by part


def _steps(o: Offer, aim: str) -> Steps:
    if o.option.verb not in ("play", "reload", "use") or o.place is not None:
        return Steps()  # there is one thing to pick
    what: Arg = Named(o.named) if o.option.verb == "use" else o.card
    target = Message("ask-duel-target", verb=Verb(aim), what=what)
    if o.option.verb == "use" and o.named == _CATTLE_KATIE:
        target = Message("ask-duel-target-katie")
    elif o.option.verb == "play" and o.kind == _STEALING:
        target = Message("ask-duel-target-stealing")
    return telling.steps(o.decision, o.option, what, target, _does(o))


def _does(o: Offer) -> Message | None:
    """What a card or a character does. In an answer, what is at stake matters more."""
    if o.decision.kind in _PLAYING:
        return None
    if o.option.verb == "use":
        return telling.line_of("duel", o.named)
    return telling.line_of("duel", f"card/{o.kind}") if o.option.verb == "play" else None
