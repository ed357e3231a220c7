"""The messages about the cards and characters of The Valley of Shadows."""

from posse.bang.tell.asked import Asked
from posse.bang.tell.happened import Happened
from posse.bang.tell.of_set import SetTells, Use
from posse.kernel.message import ACT, GOOD, Arg, Line, Message, Named, Question, Seat

BACKFIRE = "card/backfire"
BANDIDOS = "card/bandidos"
BOUNTY = "card/bounty"
EVELYN_SHEBANG = "character/evelyn-shebang"
FANNING = "card/fanning"
HENRY_BLOCK = "character/henry-block"
LEMONADE_JIM = "character/lemonade-jim"
POKER = "card/poker"
SAVED = "card/saved"
SHOTGUN = "card/shotgun"
TORNADO = "card/tornado"

# ---- what happens


def saved(h: Happened) -> Line:
    return h.does_to("target", SAVED, GOOD, "log-bang-spared", thing=Named(SAVED))


def bounty_paid(h: Happened) -> Line:
    return h.does_to("target", BOUNTY, GOOD, "log-bang-bounty", thing=Named(BOUNTY))


# ---- what is asked


def bandidos(a: Asked) -> Question:
    args: dict[str, Arg] = {"who": a.who, "thing": a.thing}
    if a.decision.kind == "discard":
        return a.reaction(
            a.about, Message("ask-bang-bandidos-more"), Message("ask-bang-bandidos-more.why", **args)
        )
    why = Message("ask-bang-bandidos.why", **args)
    return a.reaction(a.about, Message("ask-bang-bandidos", **args), why, a.stakes("answer", 1))


def from_hand(a: Asked) -> Question:
    """Which card to give up, for a Shotgun or a Tornado."""
    args: dict[str, Arg] = {"who": a.who, "thing": a.thing}
    return a.reaction(a.about, Message("ask-bang-from-hand"), Message("ask-bang-from-hand.why", **args))


def poker(a: Asked) -> Question:
    args: dict[str, Arg] = {"who": a.who, "thing": a.thing}
    if a.decision.kind == "pick":
        return a.question(
            a.about, ACT, Message("ask-bang-poker-take"), Message("ask-bang-poker-take.why", **args)
        )
    return a.reaction(a.about, Message("ask-bang-poker"), Message("ask-bang-poker.why", **args))


def rescue(a: Asked) -> Question:
    """Whether to save a player, and then where to draw the two cards from."""
    args: dict[str, Arg] = {"who": a.who, "whom": Seat(a.by), "thing": a.thing, "amount": a.decision.amount}
    if a.decision.kind == "draw":
        return a.question(
            a.about, ACT, Message("ask-bang-saved-draw", **args), Message("ask-bang-saved-draw.why", **args)
        )
    return a.reaction(a.about, Message("ask-bang-saved", **args), Message("ask-bang-saved.why", **args))


def evelyn_shebang(a: Asked) -> Question:
    id = "ask-bang-evelyn" if a.decision.kind == "forgo" else "ask-bang-evelyn-shot"
    return a.plainly(a.about, id)


def fanning(a: Asked) -> Question:
    return a.plainly(a.about, "ask-bang-fanning")


def lemonade_jim(a: Asked) -> Question:
    return a.plainly(a.about, "ask-bang-lemonade")


TELLS = SetTells(
    lines={"bounty_paid": bounty_paid, "saved": saved},
    played_on={
        "card/fanning": "log-bang-shoots",
        "card/tomahawk": "log-bang-throws",
        "card/aim": "log-bang-aims",
    },
    played={"card/last-call": "log-bang-drinks"},
    own_shots={BACKFIRE: "log-bang-shoots-back", HENRY_BLOCK: "log-bang-guards"},
    questions={
        BANDIDOS: bandidos,
        EVELYN_SHEBANG: evelyn_shebang,
        FANNING: fanning,
        LEMONADE_JIM: lemonade_jim,
        POKER: poker,
        SAVED: rescue,
        SHOTGUN: from_hand,
        TORNADO: from_hand,
    },
    attacks={
        "card/tomahawk": "ask-bang-attack",
        EVELYN_SHEBANG: "ask-bang-defend-ability",
        HENRY_BLOCK: "ask-bang-defend-ability",
    },
    uses={LEMONADE_JIM: Use("ask-bang-do-lemonade", "ask-bang-button-lemonade")},
    passing={
        BANDIDOS: "ask-bang-pass-bandidos",
        LEMONADE_JIM: "ask-bang-pass-lemonade",
        POKER: "ask-bang-pass-poker",
        SAVED: "ask-bang-pass-saved",
    },
    weights={"saved": 20},
)
