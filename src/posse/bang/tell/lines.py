"""The lines of the log in the card game: one function for each kind of event. What only one set has to tell is in the
set's own `tell.py`."""

from typing import Final

from posse.bang import cards
from posse.bang.tell.happened import Happened, card_as, named
from posse.bang.tell.of_set import LineOf
from posse.bang.things import BROWN, Kind
from posse.kernel.event import Event
from posse.kernel.message import GOOD, HURT, PLAIN, TURN, Arg, Copy, Line, Message, Named, Seat
from posse.kernel.telling import NOBODY, Told, before, eliminated, over, turn, turned_over, unheard_of
from posse.roles import ROLES

# ---- the turn


def bill(h: Happened) -> Line:
    """A card that is in force for everybody is turned up."""
    key = h.word("thing")
    line = Message(f"bang-{key.replace('/', '-')}.line")
    return h.told(key, f"log-bang-{h.event.kind}", TURN, thing=Named(key), line=line)


def goals(h: Happened) -> Line:
    """What wins has changed."""
    goal = Message(h.word("goal")) if h.has("goal") else Message("log-bang-goals-of-roles")
    return h.told("trophy", "log-bang-goals", TURN, goal=goal)


def returned(h: Happened) -> Line:
    return h.does("half-heart", GOOD, "log-bang-returned", life=h.number("life"))


# ---- cards come


def drew(h: Happened) -> Line:
    return h.does("card-draw", PLAIN, "log-bang-drew", cards=h.all_cards())


def drew_discard(h: Happened) -> Line:
    return h.does("card-draw", PLAIN, "log-bang-drew-discard", card=h.card())


def looked(h: Happened) -> Line:
    return h.does("eyeball", PLAIN, "log-bang-looked", cards=h.all_cards())


def showed(h: Happened) -> Line:
    return h.does("eyeball", PLAIN, "log-bang-showed", card=h.card())


def revealed(h: Happened) -> Line:
    if not h.numbers("cards"):
        return h.told(h.word("thing"), "log-bang-revealed-none", thing=h.thing("thing"))
    return h.told(h.word("thing"), "log-bang-revealed", thing=h.thing("thing"), cards=h.all_cards())


def picked(h: Happened) -> Line:
    return h.does("card-pick", PLAIN, "log-bang-picked", card=h.card())


def reshuffled(h: Happened) -> Line:
    return h.told("card-random", "log-bang-reshuffled", count=h.number("count"))


def took(h: Happened) -> Line:
    if h.seat("player") == h.seat("victim"):
        return h.does("robber-hand", PLAIN, "log-bang-took-back", card=h.card())
    id = "log-bang-took-in-play" if h.has("in_play") else "log-bang-took"
    tone = HURT if h.seat("victim") == h.me else PLAIN
    means = _means(h, h.seat("player"), h.seat("victim"))
    if means is None:
        return h.does_to("victim", "robber-hand", tone, id, card=h.card())
    return h.does_to("victim", "robber-hand", tone, f"{id}-with", card=h.card(), thing=means[1])


def _means(h: Happened, by: int, on: int) -> tuple[Seat, Named] | None:
    """The card or thing that was just used on a player, who loses a card by it; None if there was none."""
    for event in before(h):
        if event.kind not in ("played", "used"):
            continue
        facts = event.facts
        if facts.get("target") != on or by not in (facts["player"], NOBODY) or facts["player"] == on:
            return None
        if event.kind == "used":
            return Seat(int(str(facts["player"]))), Named(str(facts["thing"]))
        kind = cards.KINDS[str(facts["used_as"])] if facts["used_as"] else _kind_of(event)
        return Seat(int(str(facts["player"]))), Named(kind.key)
    return None


def _kind_of(event: Event) -> Kind:
    return cards.KIND[int(str(event.facts["card"]))]


def took_hand(h: Happened) -> Line:
    return h.does_to("victim", "robber-hand", PLAIN, "log-bang-took-hand", cards=h.all_cards())


# ---- cards are played and go


def played(h: Happened) -> Line:
    card, used_as = h.number("card"), h.word("used_as")
    kind = cards.KINDS[used_as] if used_as else cards.KIND[card]
    what = card_as(card, used_as)
    if not is_aimed(h):
        # A brown card without a target that can only be an answer is one.
        answers = kind.border == BROWN and (kind.has_missed or kind.id == "bang")
        id = h.tells.played.get(kind.key) or ("log-bang-answers" if answers else "log-bang-played")
        return h.does(kind.key, PLAIN, id, card=what)
    verb = h.tells.played_on.get(kind.key)
    return (
        h.does_to("target", kind.key, PLAIN, verb, card=what)
        if verb
        else aimed(h, kind.key, "played", card=what)
    )


def used(h: Happened) -> Line:
    key, used_as = h.word("thing"), h.word("used_as")
    thing: Arg = Named(key)
    if used_as:
        thing = Message("log-bang-card-as", card=thing, **{"as": Named(cards.KINDS[used_as].key)})
    if is_aimed(h):
        return aimed(h, key, "used", thing=thing)
    return h.does(key, PLAIN, "log-bang-used", thing=thing)


def is_aimed(h: Told) -> bool:
    """Whether something was aimed at somebody else, or at a card."""
    facts = h.event.facts
    return "aimed_at" in facts or ("target" in facts and facts["target"] != facts["player"])


def aimed(h: Happened, icon: str, what: str, **args: Arg) -> Line:
    """Something was aimed at a player, a hand or a card in play: a message with an ending for each."""
    id = f"log-bang-{what}"
    if h.has("at_hand"):
        return h.does_to("target", icon, PLAIN, f"{id}-on-hand", **args)
    if "aimed_at" not in h.event.facts:
        return h.does_to("target", icon, PLAIN, f"{id}-on", **args)
    at = named(h.number("aimed_at"))
    if h.seat("target") == h.seat("player"):
        return h.does(icon, PLAIN, f"{id}-on-own", at=at, **args)
    return h.does_to("target", icon, PLAIN, f"{id}-on-card", at=at, **args)


def unaffected(h: Happened) -> Line:
    return h.does(h.word("thing"), GOOD, "log-bang-unaffected", thing=h.thing("thing"))


def discarded(h: Happened) -> Line:
    id = "log-bang-discarded-in-play" if h.has("in_play") else "log-bang-discarded"
    means = _means(h, NOBODY, h.seat("player"))
    if means is None:
        return h.does("card-discard", PLAIN, id, card=h.card())
    tone = HURT if h.seat("player") == h.me else PLAIN
    robbed = Message(
        "log-bang-stripped", who=means[0], whom=h.player("player"), card=h.card(), thing=means[1]
    )
    return Line(robbed, "card-discard", tone)


def put_on_deck(h: Happened) -> Line:
    return h.does("card-discard", PLAIN, "log-bang-put-on-deck", card=h.card())


def discarded_all(h: Happened) -> Line:
    return h.does("card-discard", PLAIN, "log-bang-discarded-all", cards=h.all_cards())


def shuffled_in(h: Happened) -> Line:
    return h.told("card-random", "log-bang-shuffled-in", card=h.card())


def flipped(h: Happened) -> Line:
    return _turned(h, "log-bang-flipped", cards=h.copies())


def counted(h: Happened) -> Line:
    return _turned(h, "log-bang-counted", card=Copy(cards.TEXT[h.number("card")]))


#: The events that may follow a "draw!", and whether they are good news.
_FOLLOWS: Final = {"cancelled": GOOD, "lost_life": HURT}


def _turned(h: Happened, id: str, **args: Arg) -> Line:
    """A "draw!" for something. The line ends with how it came out."""
    follows = {**_FOLLOWS, **h.tells.follows}
    about = h.word("about")
    hope = h.tells.hopes.get(about, "")
    facts: dict[str, Arg] = {"who": h.player("player"), "thing": Named(about), **args}
    return turned_over(h, {hope: GOOD} if hope else follows, about, id, HURT if hope else GOOD, **facts)


# ---- characters


def chose_character(h: Happened) -> Line:
    """The choice of another player is not told."""
    if not h.has("character"):
        return h.does("western-hat", PLAIN, "log-bang-chose")
    return h.does(h.word("character"), PLAIN, "log-bang-chose-character", character=h.thing("character"))


def shown_character(h: Happened) -> Line:
    return h.does(h.word("character"), PLAIN, "log-bang-shown-character", character=h.thing("character"))


# ---- shots, life and death


def shot(h: Happened) -> Line | None:
    """There was already a line when the card was played or the thing used. So there is another one only if the shot is
    hard to avoid."""
    cause = h.word("cause")
    if h.seat("player") == NOBODY:
        return Line(Message("log-bang-shot-by", thing=Named(cause), whom=h.player("target")), cause)
    if cause in h.tells.own_shots:
        return h.does_to("target", cause, PLAIN, h.tells.own_shots[cause], thing=Named(cause))
    if h.number("missing") < 2:
        return None
    args: dict[str, Arg] = {"missing": h.number("missing"), "missed": Named(cards.KINDS["missed"].key)}
    return Line(Message("log-bang-needs", who=h.player("target"), **args), "crosshair")


def cancelled(h: Happened) -> Line:
    return Line(Message("log-bang-cancelled", who=h.player("target")), "dodging", GOOD)


def lost_life(h: Happened) -> Line:
    cause = h.word("cause")
    args: dict[str, Arg] = {"amount": h.number("amount"), "life": max(h.number("life"), 0)}
    if cause in h.tells.losses:
        return h.does("broken-heart", HURT, h.tells.losses[cause], **args)
    if not cause or h.has("shot") or cause in h.tells.quiet_losses:
        return h.does("broken-heart", HURT, "log-bang-lost-life", **args)
    return h.does("broken-heart", HURT, "log-bang-lost-to", thing=Named(cause), **args)


def healed(h: Happened) -> Line:
    amount, life = h.number("amount"), h.number("life")
    if life > 0:
        return h.does("heart-plus", GOOD, "log-bang-healed", amount=amount, life=life)
    return h.does("heart-plus", PLAIN, "log-bang-healed-short", amount=amount, short=1 - life)


def rewarded(h: Happened) -> Line:
    return h.does_to("victim", "wanted-reward", GOOD, "log-bang-rewarded")


def penalised(h: Happened) -> Line:
    return h.does_to("victim", "gavel", HURT, "log-bang-penalised")


def gone(h: Happened) -> Line:
    if h.has("ghost"):
        return h.does("ghost", HURT, "log-bang-faded")
    return eliminated(h, "bang", ROLES[h.number("role")], h.renegades)


#: A line for each kind of event.
LINES: Final[dict[str, LineOf]] = {
    "cancelled": cancelled,
    "chose_character": chose_character,
    "counted": counted,
    "discarded": discarded,
    "discarded_all": discarded_all,
    "drew": drew,
    "drew_discard": drew_discard,
    "eliminated": gone,
    "flipped": flipped,
    "goals": goals,
    "healed": healed,
    "looked": looked,
    "lost_life": lost_life,
    "over": over,
    "penalised": penalised,
    "picked": picked,
    "played": played,
    "put_on_deck": put_on_deck,
    "reshuffled": reshuffled,
    "returned": returned,
    "revealed": revealed,
    "rewarded": rewarded,
    "shot": shot,
    "showed": showed,
    "shown_character": shown_character,
    "shuffled_in": shuffled_in,
    "took": took,
    "took_hand": took_hand,
    "turn": turn,
    "unaffected": unaffected,
    "used": used,
}


def line(h: Happened) -> Line | None:
    """The line for an event. A kind of event without words of its own is told plainly."""
    kind = h.event.kind
    tell = h.tells.lines.get(kind) or LINES.get(kind)
    if tell is not None:
        return tell(h)
    if h.word("thing").startswith(f"{kind}/"):
        return bill(h)
    return unheard_of(h)
