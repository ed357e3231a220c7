"""The lines of the log in the Duel: one function for each kind of event."""

from typing import Final

from posse.duel import cards
from posse.duel.cards import SIDES
from posse.duel.tell import names
from posse.duel.tell.names import CARD, CHARACTER, HAND, SIDE, Place, card, shown, subject
from posse.kernel import telling
from posse.kernel.message import GOOD, HURT, PLAIN, Arg, Line, Listed, Message, Named, Seat
from posse.kernel.option import id_of
from posse.kernel.telling import Tell, Told, card_of, cards_of, does, does_to, turned_over


def _character(f: Told) -> Named:
    return names.character(f.number("character"))


def _subject(f: Told) -> dict[str, Arg]:
    return subject(f.number("character"))


def _aim_of(f: Told) -> Place | None:
    """What an event is aimed at."""
    seat = f.seat("target")
    if f.has("at_hand"):
        return Place(seat, HAND)
    if f.has("aimed_at"):
        return Place(seat, CARD, _character(f), card(f.number("aimed_at")))
    if f.has("character"):
        return Place(seat, CHARACTER, _character(f))
    return Place(seat, SIDE) if f.has("target") else None


# ---- characters come, go and change places


def _looked(f: Told) -> Line:
    count = f.number("count")
    if not f.has("characters"):
        return does(f, "three-friends", PLAIN, "log-duel-looked", count=count)
    seen = Listed([names.character(number) for number in f.numbers("characters")])
    return does(f, "three-friends", PLAIN, "log-duel-looked-at", count=count, list=seen)


def _chose(f: Told) -> Line:
    if not f.has("character"):
        return does(f, "western-hat", PLAIN, "log-duel-chose")
    who = _character(f)
    return does(f, who.key, PLAIN, "log-duel-chose-character", character=who)


def _entered(f: Told) -> Line:
    place = "rc" if f.number("place") else "ac"
    return does(f, _character(f).key, PLAIN, "log-duel-entered", place=place, **_subject(f))


def _swapped(f: Told) -> Line:
    return does(f, "cycle", PLAIN, "log-duel-swapped", **_subject(f))


def _eliminated(f: Told) -> Line:
    return does(f, "tombstone", HURT, "log-duel-eliminated", **_subject(f))


# ---- cards come


def _drew(f: Told) -> Line | None:
    if f.number("count") == 0:
        return None
    drawn = cards_of(f, card)
    if f.has("deck") and f.seat("deck") != f.seat("player"):
        return does_to(f, "deck", "card-draw", PLAIN, "log-duel-drew-from", cards=drawn)
    return does(f, "card-draw", PLAIN, "log-duel-drew", cards=drawn)


def _showed(f: Told) -> Line:
    return does(f, "eyeball", PLAIN, "log-duel-showed", card=shown(f.number("card")))


def _laid_out(f: Told) -> Line:
    if not f.numbers("cards"):
        return Line(Message("log-duel-laid-out-nothing"), "card/general-store")
    return Line(Message("log-duel-laid-out", cards=cards_of(f, card)), "card/general-store")


def _picked(f: Told) -> Line:
    return does(f, "card-pick", PLAIN, "log-duel-picked", card=card_of(f, card))


def _took(f: Told) -> Line:
    taken = card_of(f, card)
    if f.has("character"):
        return does(f, "robber-hand", PLAIN, "log-duel-took-card", card=taken, character=_character(f))
    return does_to(f, "victim", "robber-hand", PLAIN, "log-duel-took-hand", card=taken)


def _reshuffled(f: Told) -> Line:
    return Line(Message("log-duel-reshuffled", count=f.number("count")), "card-random")


# ---- cards are played and go


def _played(f: Told) -> Line:
    used_as = f.word("used_as")
    kind = used_as or cards.ID[f.number("card")]
    icon = f"card/{kind}"
    what = names.as_other(card(f.number("card")), used_as)
    place = _aim_of(f)
    if f.has("answer"):
        return does(f, icon, PLAIN, "log-duel-answers", card=what)
    if place is None:
        return does(f, icon, PLAIN, "log-duel-played", card=what)
    if names.is_equipment(kind) and place.what == CHARACTER:
        return does(f, icon, PLAIN, "log-duel-equipped", card=what, character=place.character)
    aim = names.aim_at(place, f.seat("player"))
    return does(f, icon, PLAIN, "log-duel-played-aim", card=what, aim=aim)


def _used(f: Told) -> Line:
    key = f.word("thing")
    thing = Named(key)
    place = _aim_of(f)
    if key.startswith("card/"):
        return does(f, key, PLAIN, "log-duel-used", thing=thing)
    if place is None or place.character.key == key:
        return does(f, key, PLAIN, "log-duel-used-ability", thing=thing)
    aim = names.aim_at(place, f.seat("player"))
    return does(f, key, PLAIN, "log-duel-used-ability-aim", thing=thing, aim=aim)


def _copied(f: Told) -> Line:
    what = card(f.number("card"))
    return does(f, what.key, PLAIN, "log-duel-copied", card=what, reload="yes" if f.has("reload") else "no")


def _reloaded(f: Told) -> Line:
    return does(f, "card-exchange", PLAIN, "log-duel-reloaded", card=card_of(f, card))


def _discarded(f: Told) -> Line:
    what = card_of(f, card)
    if not f.has("character"):
        return does(f, "card-discard", PLAIN, "log-duel-discarded", card=what)
    return Line(Message("log-duel-discarded-card", card=what, character=_character(f)), "card-discard")


#: The events that may follow a revealed card, and whether they are good news.
_FOLLOWS: Final = {"avoided": GOOD, "cancelled": GOOD, "exploded": HURT, "lost_life": HURT, "passed_on": GOOD}


def _revealed(f: Told) -> Line:
    about = f.word("about")
    turned = Listed([shown(number) for number in f.numbers("cards")])
    return turned_over(f, _FOLLOWS, about, "log-duel-revealed", about=Named(about), cards=turned)


def _counted(f: Told) -> Line:
    about = f.word("about")
    who, what = f.player("player"), shown(f.number("card"))
    return turned_over(f, _FOLLOWS, about, "log-duel-counted", who=who, about=Named(about), card=what)


def _exploded(f: Told) -> Line:
    message = Message("log-duel-exploded", card=card_of(f, card), character=_character(f))
    return Line(message, "mine-explosion", HURT)


def _passed_on(f: Told) -> Line:
    message = Message("log-duel-passed-on", card=card_of(f, card), character=_character(f))
    return Line(message, "card/dynamite")


# ---- hits and life


def _shot(f: Told) -> Line | None:
    """A shot. If a card was played on its target, its line has already said so."""
    key = f.word("cause")
    who = _character(f)
    if key == _INDIANS:
        return Line(Message("log-duel-shot-indians", character=who), key)
    if key.startswith("card/") and key != _GATLING and cards.KINDS[id_of(key)].hit:
        return None
    return Line(Message("log-duel-shot", cause=Named(key), character=who), "crosshair")


_INDIANS: Final = "card/indians"
#: The only Hit card that is not played on a target.
_GATLING: Final = "card/gatling"


def _avoided(f: Told) -> Line:
    return Line(Message("log-duel-avoided", **_subject(f)), "dodging", GOOD)


def _lost_life(f: Told) -> Line:
    cause = names.cause(f.word("cause"))
    life = max(f.number("life"), 0)
    return Line(Message("log-duel-lost-life", cause=cause, life=life, **_subject(f)), "broken-heart", HURT)


def _healed(f: Told) -> Line:
    amount, life = f.number("amount"), f.number("life")
    return Line(Message("log-duel-healed", amount=amount, life=life, **_subject(f)), "heart-plus", GOOD)


def _over(f: Told) -> Line:
    winner = f.numbers("winners")[0]
    return Line(Message("log-duel-over", who=Seat(winner), side=SIDES[winner]), "trophy", GOOD)


#: A sentence for each kind of event. It may be None if another event already says the same.
LINES: Final[dict[str, Tell]] = {
    "avoided": _avoided,
    "chose": _chose,
    "copied": _copied,
    "counted": _counted,
    "discarded": _discarded,
    "drew": _drew,
    "eliminated": _eliminated,
    "entered": _entered,
    "exploded": _exploded,
    "healed": _healed,
    "laid_out": _laid_out,
    "looked": _looked,
    "lost_life": _lost_life,
    "over": _over,
    "passed_on": _passed_on,
    "picked": _picked,
    "played": _played,
    "reloaded": _reloaded,
    "reshuffled": _reshuffled,
    "revealed": _revealed,
    "shot": _shot,
    "showed": _showed,
    "swapped": _swapped,
    "took": _took,
    "turn": telling.turn,
    "used": _used,
}


def line(f: Told) -> Line | None:
    """An event in words; None if there is nothing to be said about it."""
    tell = LINES.get(f.kind, telling.unheard_of)
    return tell(f)
