"""The messages about the cards and characters of Armed & Dangerous."""

from typing import Final

from posse.bang import cards
from posse.bang.sets.valley_of_shadows.tell import from_hand
from posse.bang.tell.asked import Asked
from posse.bang.tell.happened import Happened
from posse.bang.tell.of_set import SetTells, Use
from posse.kernel.message import GOOD, HURT, PLAIN, Arg, Copy, Line, Message, Named, Question, Seat

AL_PREACHER = "character/al-preacher"
BOMB = "card/bomb"
BUNTLINE = "card/buntline-special"
FLINTLOCK = "card/flintlock"
JULIE_CUTTER = "character/julie-cutter"
LOADS = "part/loads"
RED_RINGO = "character/red-ringo"
TUMBLEWEED = "card/tumbleweed"

# ---- what happens


def _load(h: Happened, tone: str, id: str, own: str) -> Line:
    """Loads come to a card or go from it, or (`own`) the same for the player's character."""
    count = h.number("count")
    if "card" not in h.event.facts:
        return h.does(LOADS, tone, own, count=count)
    return h.does(LOADS, tone, id, count=count, thing=Named(cards.KEY[h.number("card")]))


def loaded(h: Happened) -> Line:
    return _load(h, GOOD, "log-bang-loaded", "log-bang-loaded-self")


def unloaded(h: Happened) -> Line:
    return _load(h, PLAIN, "log-bang-unloaded", "log-bang-unloaded-self")


def load_taken(h: Happened) -> Line:
    if "card" not in h.event.facts:
        return h.does_to("victim", LOADS, PLAIN, "log-bang-load-taken-off")
    thing = Named(cards.KEY[h.number("card")])
    if h.seat("victim") == h.seat("player"):
        return h.does(LOADS, PLAIN, "log-bang-load-moved", thing=thing)
    return h.does_to("victim", LOADS, PLAIN, "log-bang-load-taken", thing=thing)


def took_back(h: Happened) -> Line:
    return h.does("return-arrow", GOOD, "log-bang-took-again", card=h.card())


def bomb_passed(h: Happened) -> Line:
    return h.does_to("target", BOMB, GOOD, "log-bang-bomb-passed", thing=Named(BOMB))


def bomb_exploded(h: Happened) -> Line:
    return h.does("mine-explosion", HURT, "log-bang-bomb-exploded", thing=Named(BOMB))


# ---- what is asked


def pay_load(a: Asked) -> Question:
    return a.plainly(LOADS, "ask-bang-pay-load", count=a.decision.count)


def reload(a: Asked) -> Question:
    return a.plainly(LOADS, "ask-bang-reload")


def pass_on(a: Asked) -> Question:
    return a.plainly(BOMB, "ask-bang-pass-bomb")


def repeat(a: Asked) -> Question:
    args: dict[str, Arg] = {"who": a.who, "thing": a.thing, "whom": Seat(a.by)}
    if a.decision.card >= 0:
        args["card"] = Copy(cards.TEXT[a.decision.card])
        why = Message("ask-bang-repeat.why", **args)
    else:
        why = Message("ask-bang-repeat.several", **args)
    return a.reaction(TUMBLEWEED, Message("ask-bang-repeat", **args), why)


def react(a: Asked) -> Question:
    args: dict[str, Arg] = {"who": a.who, "whom": Seat(a.by), "thing": a.thing}
    why = Message("ask-bang-preach.why", card=Named(cards.KEY[a.decision.card]), **args)
    return a.reaction(AL_PREACHER, Message("ask-bang-preach", **args), why)


def take_back(a: Asked) -> Question:
    return a.plainly(FLINTLOCK, "ask-bang-take-again")


def further_target(a: Asked) -> Question:
    return a.plainly(a.about, "ask-bang-further")


#: What is used in one's own turn, or as an answer, and paid for with loads.
PAID: Final = (
    "card/ace-up-the-sleeve",
    "card/bandolier",
    "card/beer-keg",
    "card/bell-tower",
    "card/crate",
    "card/lock-pick",
    TUMBLEWEED,
    "card/whip",
    AL_PREACHER,
    "character/mexicali-kid",
)

TELLS = SetTells(
    lines={
        "bomb_exploded": bomb_exploded,
        "bomb_passed": bomb_passed,
        "load_taken": load_taken,
        "loaded": loaded,
        "took_back": took_back,
        "unloaded": unloaded,
    },
    played_on={
        FLINTLOCK: "log-bang-shoots",
        "card/quick-shot": "log-bang-shoots",
        "card/arrow": "log-bang-lets-fly",
        BOMB: "log-bang-lays-before",
    },
    played={"card/a-little-nip": "log-bang-drinks"},
    own_shots={JULIE_CUTTER: "log-bang-cuts-back"},
    quiet_losses=frozenset([BOMB]),
    questions={
        BUNTLINE: from_hand,
        "further-target": further_target,
        "pass-on": pass_on,
        "pay-load": pay_load,
        "react": react,
        "reload": reload,
        "repeat": repeat,
        "take-back": take_back,
    },
    attacks={
        "character/mexicali-kid": "ask-bang-defend-ability",
        JULIE_CUTTER: "ask-bang-defend-ability",
    },
    uses={
        "character/ms-abigail": Use("ask-bang-do-ignore", "ask-bang-button-ignore"),
        RED_RINGO: Use("ask-bang-do-move-loads", "ask-bang-button-move-loads"),
        "character/bass-greeves": Use("ask-bang-do-load-up", "ask-bang-button-load-up"),
        "character/frankie-canton": Use("ask-bang-do-take-load", "ask-bang-button-take-load"),
    },
    passing={
        LOADS: "ask-bang-pass-reload",
        TUMBLEWEED: "ask-bang-pass-repeat",
        AL_PREACHER: "ask-bang-pass-preach",
    },
    places={"pay-load": "ask-bang-do-pay-load", "reload": "ask-bang-do-reload"},
    costs=dict.fromkeys(("play", *PAID), "ask-bang-for-loads"),
    weights={"bomb_exploded": 55, "took_back": -1},
    follows={"bomb_exploded": HURT, "bomb_passed": GOOD},
)
