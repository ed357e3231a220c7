"""The options of the card game as messages: whole sentences, labels of buttons, and verbs for targets."""

from collections.abc import Callable
from typing import Final

from posse.bang import cards, choosing
from posse.bang.menu import as_play
from posse.bang.tell.asked import Asked
from posse.bang.tell.happened import card_as
from posse.bang.tell.happened import named as name_of
from posse.bang.things import GREEN, Kind
from posse.bang.view import BangView
from posse.kernel import telling
from posse.kernel.message import Arg, Copy, Label, Listed, Message, Named, Seat, Steps, Verb
from posse.kernel.option import (
    NOTHING,
    Option,
    is_card,
    is_character,
    is_hand,
    is_in_play,
    is_player,
    ref_card,
    ref_seat,
)

_NOWHERE: Final = -1


class Offer:
    """An option on its way into messages."""

    __slots__ = ("asked", "option", "place")

    def __init__(self, asked: Asked, option: Option) -> None:
        self.asked = asked
        self.option = option
        self.place = _place(option)  # a ref to a player, a hand or a card in play; or _NOWHERE

    @property
    def kind(self) -> str:
        return self.asked.decision.kind

    @property
    def whom(self) -> dict[str, Arg]:
        """The player who is the target."""
        return {"whom": Seat(ref_seat(self.place))} if self.place != _NOWHERE else {}

    @property
    def lying(self) -> Named:
        """The card in play, or the character, that is the target."""
        return self._at(self.place)

    @property
    def places(self) -> Listed:
        """The same for several targets."""
        target = self.option.target
        if isinstance(target, str):
            return Listed([Named(target)] if target != NOTHING else [])
        refs = target if isinstance(target, tuple) else (target,)
        lying = [ref for ref in refs if isinstance(ref, int) and (is_character(ref) or is_in_play(ref))]
        return Listed([self._at(ref) for ref in lying])

    def _at(self, place: int) -> Named:
        if is_character(place):
            return Named(f"character/{self.asked.view.players[ref_seat(place)].character}")
        return Named(cards.KEY[ref_card(place)] if is_in_play(place) else "")

    def paid(self, what: Arg) -> Arg:
        """Something together with what is paid for it, in cards and in tokens."""
        option = self.option
        if option.paid:
            what = Message("ask-bang-with", what=what, cards=named(option.paid))
        costs = self.asked.tells.costs
        id = costs.get(str(option.thing)) or costs.get("play" if as_play(option) else option.verb)
        return Message(id, what=what, count=option.spending) if id and option.spending else what

    def aimed(self, id: str, **args: Arg) -> Message:
        """A message with an ending for the kind of target."""
        target = self.option.target
        if isinstance(target, str) and target != NOTHING:
            return Message(f"{id}-for", thing=Named(target), **args)
        if self.place == _NOWHERE:
            return Message(id, **args)
        if is_hand(self.place):
            return Message(f"{id}-on-hand", **args, **self.whom)
        if is_in_play(self.place):
            return Message(f"{id}-on-card", thing=self.lying, **args, **self.whom)
        return Message(f"{id}-on", **args, **self.whom)


def _place(option: Option) -> int:
    """The place that an option is about: its target, or what it names."""
    for ref in (option.target, option.thing):
        if isinstance(ref, int) and not is_card(ref):
            return ref
    return _NOWHERE


def named(refs: object) -> Listed:
    """Cards by name."""
    items = refs if isinstance(refs, tuple) else (refs,)
    return Listed([name_of(ref_card(item)) for item in items if isinstance(item, int)])


# ---- by verb


def play(o: Offer) -> Label:
    card, as_id = o.option.card(), o.option.as_id
    what = o.paid(card_as(card, as_id))
    short = Message("ask-it", what=card_as(card, as_id))
    aim = cards.KINDS[as_id].key if as_id else cards.KEY[card]
    if o.option.purpose:
        return Label(Message(f"ask-bang-for-{o.option.purpose}", card=what), None)
    if o.kind in ("defend", "evade", "give-up"):
        return Label(Message("ask-bang-do-answer", card=what), short)
    return Label(o.aimed("ask-bang-do-play", card=what), short, aim)


def use(o: Offer) -> Label:
    key = str(o.option.thing)
    own = o.asked.tells.uses.get(key)
    if own is None:
        full = o.aimed("ask-bang-do-use", what=o.paid(_thing_as(o)))
        return Label(full, Message("ask-use", thing=Named(key)), _aim_of(o))
    args: dict[str, Arg] = {"thing": Named(key), "cards": named(o.option.paid), **o.whom}
    args["count"] = o.option.spending
    args["places"] = o.places
    return Label(Message(own.full, **args), Message(own.button, thing=Named(key)), key)


def draw(o: Offer) -> Label:
    if o.place != _NOWHERE:
        return Label(_take(o), None, "rob")
    pile = "discard" if o.option.thing == "discard" else "deck"
    return Label(Message(f"ask-bang-do-draw-{pile}"), Message(f"ask-bang-button-{pile}"), "rob")


def _take(o: Offer) -> Message:
    """Take a card from a hand or in front of a player."""
    if is_hand(o.place):
        return Message("ask-bang-do-take-hand", **o.whom)
    return Message("ask-bang-do-take-card", thing=o.lying, **o.whom)


def _strip(o: Offer) -> Message:
    if is_hand(o.place):
        return Message("ask-bang-do-strip-hand", **o.whom)
    return Message("ask-bang-do-strip-card", thing=o.lying, **o.whom)


#: What choosing a card means, by kind of decision.
_CHOOSING: Final = {"draw": "ask-bang-do-keep", "flip": "ask-bang-do-count", "pick": "ask-bang-do-take"}


def choose(o: Offer) -> Label:
    thing = o.option.thing
    if isinstance(thing, str) and "/" in thing and o.asked.about in o.asked.tells.choosing:
        what = Named(thing)
        return Label(Message(o.asked.tells.choosing[o.asked.about], what=what), Message("ask-it", what=what))
    if isinstance(thing, str) and o.kind == choosing.KIND:
        who = Named(thing)
        return Label(Message("ask-bang-do-character", character=who), Message("ask-it", what=who))
    if isinstance(thing, str) and "/" in thing:
        return _choose_use(o)
    if isinstance(thing, str):
        if o.kind == "forgo":
            return Label(Message("ask-bang-do-forgo", count=int(thing)))
        if thing in ("yes", "no"):
            return Label(Message(f"ask-{thing}"))
        word = Message("ask-word", word=thing)
        return Label(
            Message(f"ask-bang-do-{thing}") if o.kind == "guess" else Message("ask-choose", what=word)
        )
    if o.place != _NOWHERE:
        return _choose_place(o)
    id = _CHOOSING.get(o.kind)
    shown: Arg = Copy(cards.TEXT[o.option.card()]) if o.kind == "flip" else named(thing)
    full = Message(id, cards=shown) if id else Message("ask-choose", what=shown)
    return Label(full, Message("ask-it", what=shown) if isinstance(thing, int) else None)


def _choose_use(o: Offer) -> Label:
    """Choose one of several uses of a thing."""
    return Label(o.aimed("ask-bang-do-use", what=_thing_as(o)), None, _aim_of(o))


def _thing_as(o: Offer) -> Arg:
    """A thing by its key, in the guise of a card if it has one."""
    thing = Named(str(o.option.thing))
    as_id = o.option.as_id
    return (
        Message("log-bang-card-as", card=thing, **{"as": Named(cards.KINDS[as_id].key)}) if as_id else thing
    )


def _aim_of(o: Offer) -> str:
    """What the option does to its target, by the card that it is used as, or by the thing itself."""
    return cards.KINDS[o.option.as_id].key if o.option.as_id else str(o.option.thing)


def _choose_place(o: Offer) -> Label:
    if id := o.asked.tells.places.get(o.kind):
        return Label(Message(id, thing=o.lying), Message("ask-it", what=o.lying), "choose")
    if not is_player(o.place):
        return Label(_strip(o), None, "strip") if o.asked.about else Label(_take(o), None, "rob")
    if o.kind != "copy":
        return Label(Message("ask-choose-player", **o.whom), None, "choose")
    character = Named(f"character/{o.asked.view.players[ref_seat(o.place)].character}")
    full = Message("ask-bang-do-copy", thing=character, **o.whom)
    return Label(full, Message("ask-it", what=character), "copy")


def discard(o: Offer) -> Label:
    ref = o.option.card()
    what: Arg = Named(cards.KEY[ref_card(ref)]) if is_in_play(ref) else name_of(ref)
    return Label(Message("ask-bang-do-discard", card=what), Message("ask-it", what=what))


#: What passing means, by kind of decision.
_PASSING: Final = {
    "defend": "ask-bang-pass-defend",
    "evade": "ask-bang-pass-evade",
    "event": "ask-bang-pass-event",
    "give-up": "ask-bang-pass-give-up",
    "save": "ask-bang-pass-save",
}


def passing(o: Offer) -> Label:
    id = o.asked.tells.passing.get(o.asked.about) or _PASSING.get(o.kind, "ask-pass")
    return Label(Message(id))


def end(o: Offer) -> Label:
    return Label(Message("ask-end"))


_LABELS: Final[dict[str, Callable[[Offer], Label]]] = {
    "choose": choose,
    "discard": discard,
    "draw": draw,
    "end": end,
    "pass": passing,
    "play": play,
    "use": use,
}


#: The verbs of options that answer a question of a set.
_ANSWERED_BY: Final = ("choose", "pass")


def label(asked: Asked, option: Option) -> Label:
    """The label of an option. A verb that only some set has gets its message from the words of that set."""
    o = Offer(asked, option)
    own = asked.tells.labels.get(o.kind)
    if own is not None and option.verb in _ANSWERED_BY:  # what may be done at any time has words of its own
        return own(option)
    of_verb = _LABELS.get(option.verb)
    out = of_verb(o) if of_verb is not None else _other(o)
    out.steps = _steps(o, out.aim)
    return out


#: Verbs of options whose labels do not depend on the table.
_OFTEN: Final = frozenset({"discard", "end", "pass"})


def label_from(asked: Asked, option: Option) -> tuple[object, ...] | None:
    """Everything that the label of an option is made from, for the most frequent options."""
    decision, verb = asked.decision, option.verb
    if verb == "play":
        weapon, reach = _weapon(asked.view), asked.view.reach
    elif verb in _OFTEN:
        weapon, reach = asked.about, 0
    else:
        return None
    return (asked.tells, decision.kind, telling.goes_on(decision, option), weapon, reach, option.parts())


def _other(o: Offer) -> Label:
    """`ask-bang-do-buy-prize`, of a prize, with $what, $cost and, where it is aimed, an ending like those of `use`. Two
    sets may sell something: the sort tells whose words they are."""
    option = o.option
    sort = _sort(option)
    price = o.asked.tells.prices.get(sort)
    args: dict[str, Arg] = {"cost": option.spending if price is None else price(o.asked, option)}
    aim = option.verb
    if isinstance(option.thing, str) and option.thing != NOTHING:
        args["what"] = o.paid(_thing_as(o))
        aim = _aim_of(o) if option.target != NOTHING else aim
    elif _place(option) != option.thing:
        args["what"] = o.paid(named(option.thing))
    id = f"ask-bang-do-{option.verb}-{sort}" if sort else f"ask-bang-do-{option.verb}"
    own = o.asked.tells.uses.get(option.verb)
    return Label(o.aimed(id, **args), Message(own.button) if own else None, aim)


def _sort(option: Option) -> str:
    """The sort of the thing that an option names; empty for cards, and if it names nothing."""
    thing = option.thing
    key = ""
    if isinstance(thing, str):
        key = thing
    elif isinstance(thing, int) and not is_player(thing) and not is_hand(thing):
        key = cards.KEY[ref_card(thing)]
    sort, mark, _ = key.partition("/")
    return sort if mark and sort != "card" else ""


# ---- part by part

#: Kinds of decisions in which something is at stake. The prompt says that, and not what the card does.
_ANSWERS: Final = frozenset({"defend", "evade", "give-up", "save"})


def _steps(o: Offer, aim: str) -> Steps:
    what = _what(o)
    aimed = o.option.target != NOTHING
    target = _asks(o, what, aim) if aimed else None
    steps = telling.steps(o.asked.decision, o.option, what, target, None if aimed else _does(o))
    if aimed:
        steps.reach = _reach(o)
    return steps


def _asks(o: Offer, what: Arg, aim: str) -> Message:
    """The prompt for its target: a player, or something on the table that belongs to nobody."""
    if isinstance(o.option.target, str):
        return Message("ask-bang-which", what=what)
    return Message("ask-bang-target", verb=Verb(aim), what=what)


def _reach(o: Offer) -> Message | None:
    """How far the player's weapon reaches, if that decides about the targets."""
    kind = _kind(o.option)
    if kind is None or not kind.by_weapon:
        return None
    weapon, reach = _weapon(o.asked.view), o.asked.view.reach
    if weapon:
        return Message("ask-bang-weapon-reaches", weapon=Named(weapon), reach=reach)
    return Message("ask-bang-reach", reach=reach)


def _weapon(view: BangView) -> str:
    """The key of the weapon in front of the reader; empty if there is none."""
    for card in view.players[view.seat].in_play:
        if cards.REACH[card]:
            return cards.KEY[card]
    return ""


def _kind(option: Option) -> Kind | None:
    """The kind that a card is played as, or the kind of the card in play that is used; None for anything else."""
    if option.verb == "play":
        return cards.KINDS[option.as_id] if option.as_id else cards.KIND[option.card()]
    sort, _, id = str(option.thing).partition("/")
    return cards.KINDS[id] if option.verb == "use" and sort == "card" else None


def _what(o: Offer) -> Arg:
    """What an option begins with."""
    thing = o.option.thing
    if isinstance(thing, str):
        return Named(thing)
    if isinstance(thing, tuple):
        return named(thing)
    return Seat(ref_seat(thing)) if o.place == thing else name_of(thing)


def _does(o: Offer) -> Message | None:
    """What a card or a thing does when it is used. A green card is only laid down now."""
    option = o.option
    if option.purpose or o.kind in _ANSWERS:
        return None
    if option.verb == "use":
        return telling.line_of("bang", str(option.thing))
    if option.verb != "play":
        return None
    kind = _kind(option)
    assert kind is not None
    line = telling.line_of("bang", kind.key)
    return Message("ask-bang-lay-down", line=line) if kind.border == GREEN else line
