"""The questions of the card game, and why they are asked: one function for each kind of decision. What only one thing
of a set asks is in the set's own `tell.py`."""

from typing import Final

from posse.bang import cards, choosing
from posse.bang.tell.asked import Asked
from posse.bang.tell.of_set import QuestionOf
from posse.kernel.message import ACT, REACT, Arg, Card, Copy, Listed, Message, Named, Question, Seat
from posse.kernel.option import ref_seat

# ---- before the game


def character(a: Asked) -> Question:
    return a.plainly("western-hat", "ask-bang-character")


# ---- one's own turn


def play(a: Asked) -> Question:
    why = Message("ask-bang-play.why", who=a.who)
    must = _must_play(a)
    if must is not None:
        why = Message("ask-bang-play.must", card=must)
    elif a.is_helpless:
        why = Message("ask-bang-play.idle")
    return a.question("western-hat", ACT, Message("ask-turn", who=a.who), why)


def _must_play(a: Asked) -> Arg | None:
    """The card that keeps the reader from ending the turn: a marked one among those that may be played."""
    options = a.decision.options
    if not a.is_mine or any(option.verb == "end" for option in options):
        return None
    marked = [shape.at for shape in a.view.shapes if shape.at]
    for option in options:
        if option.verb == "play" and cards.TEXT[option.card()] in marked:
            return Card(cards.TEXT[option.card()])
    return None


def discard(a: Asked) -> Question:
    if a.about:
        return a.plainly(a.about, "ask-bang-discard-for", REACT)
    limit = a.view.hand_limit if a.is_mine else 0  # the others are not told
    why = [Message("ask-bang-discard.why", who=a.who, count=a.player.hand_count, limit=limit)]
    if a.view.excess_on_deck:
        why.append(Message("ask-bang-discard.deck"))
    return a.question("card-discard", ACT, Message("ask-bang-discard"), *why)


def draw(a: Asked) -> Question:
    things = a.decision.options[0].thing if a.is_mine else 0
    count = len(things) if isinstance(things, tuple) else 1
    return a.plainly(a.about, a.tells.asked.get(a.about, "ask-bang-draw"), count=count)


def copy(a: Asked) -> Question:
    return a.plainly(a.about, "ask-bang-copy")


def event(a: Asked) -> Question:
    return a.plainly(a.about, a.tells.asked.get(a.about, "ask-bang-event"))


# ---- cards to be had


def pick(a: Asked) -> Question:
    return a.plainly(a.about, "ask-bang-pick", count=a.view.aside_count)


def loot(a: Asked) -> Question:
    """Cards of an eliminated player, or a card that another player is to lose."""
    victim = ref_seat(a.decision.options[0].card())
    whom = Seat(victim)
    if not a.about:
        return a.plainly("robber-hand", "ask-bang-loot", whom=whom)
    return a.plainly(a.about, "ask-bang-strip", whom=whom)


def flip(a: Asked) -> Question:
    return a.plainly(
        a.about, "ask-bang-flip", cards=Listed([Copy(cards.TEXT[card]) for card in a.view.aside])
    )


# ---- danger


def defend(a: Asked) -> Question:
    id = a.tells.attacks.get(a.about, "ask-bang-defend") if a.is_by_somebody else "ask-bang-defend-nobody"
    args: dict[str, Arg] = {**a.attack, "thing": a.weapon}
    why = [Message(f"{id}.why", **args)]
    if a.decision.count > 1:
        missed = Named(cards.KINDS["missed"].key)
        why.append(Message("ask-bang-needs", missing=a.decision.count, missed=missed))
    why.append(a.stakes("dodge", a.decision.amount))
    return a.reaction("crosshair", Message(id, **args), *why)


def give_up(a: Asked) -> Question:
    return a.reaction(a.about, Message("ask-bang-give-up", who=a.who, thing=a.thing), a.stakes("answer", 1))


def evade(a: Asked) -> Question:
    args: dict[str, Arg] = {"thing": a.weapon, **a.attack}
    return a.reaction(a.about, Message("ask-bang-evade", **args), Message("ask-bang-evade.why", **args))


def save(a: Asked) -> Question:
    cause = "why" if a.is_by_somebody else "why-nobody"
    why = Message(f"ask-bang-save.{cause}", thing=a.thing, **a.attack)
    stake = "helpless" if a.is_helpless else "stakes"
    return a.reaction(
        "death-skull",
        Message("ask-bang-save"),
        why,
        Message(f"ask-bang-save.{stake}", who=a.who, need=max(a.decision.count, 1)),
    )


#: By kind of decision.
QUESTIONS: Final[dict[str, QuestionOf]] = {
    choosing.KIND: character,
    "copy": copy,
    "defend": defend,
    "discard": discard,
    "draw": draw,
    "evade": evade,
    "event": event,
    "flip": flip,
    "give-up": give_up,
    "loot": loot,
    "pick": pick,
    "play": play,
    "save": save,
}


#: Kinds of decisions about what a card does to somebody. They have the same words, no matter what else the card asks.
_DANGER: Final = frozenset({"defend", "evade", "flip", "save"})


def question(a: Asked) -> Question:
    """The question. For a kind of decision without words of its own, it only says that there is a choice."""
    kind = a.decision.kind
    own = a.tells.questions.get(kind) or (a.tells.questions.get(a.about) if kind not in _DANGER else None)
    ask = own or QUESTIONS.get(kind)
    if ask is not None:
        return ask(a)
    if a.about in a.tells.asked:
        return a.plainly(a.about, a.tells.asked[a.about])
    return a.question(a.about or "help", ACT, Message("ask-unknown"), Message("ask-unknown-why", who=a.who))
