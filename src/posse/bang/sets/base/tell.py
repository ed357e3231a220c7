"""The messages about the cards and characters of the base game."""

from posse.bang.tell.asked import Asked
from posse.bang.tell.happened import Happened
from posse.bang.tell.of_set import SetTells, Use
from posse.kernel.message import GOOD, HURT, PLAIN, Line, Message, Named, Question, Seat
from posse.kernel.telling import NOBODY

DYNAMITE = "card/dynamite"
JAIL = "card/jail"
STICK = "variant/stick-of-dynamite"

# ---- Dynamite, Jail, the Stick


def jailed(h: Happened) -> Line:
    return h.does(JAIL, HURT, "log-bang-jailed", thing=Named(JAIL))


def exploded(h: Happened) -> Line:
    return h.does("mine-explosion", HURT, "log-bang-exploded", thing=Named(DYNAMITE))


def passed_on(h: Happened) -> Line:
    return h.told(DYNAMITE, "log-bang-passed-on", thing=Named(DYNAMITE), whom=h.player("target"))


def stick(h: Happened) -> Line:
    if h.seat("player") == NOBODY:
        return h.told(DYNAMITE, "log-bang-stick-nobody", thing=Named(STICK))
    return h.does(DYNAMITE, PLAIN, "log-bang-stick", thing=Named(STICK))


def dynamite_placed(h: Happened) -> Line:
    return h.told(DYNAMITE, "log-bang-dynamite-placed", HURT, card=h.card(), whom=h.player("player"))


# ---- answers to a Duel and to Indians!


def duel(a: Asked) -> Question:
    other = Seat(a.by)
    why = Message("ask-bang-duel.why", who=a.who, whom=other)
    ask = Message("ask-bang-duel", who=a.who, whom=other)
    return a.reaction(a.about, ask, why, a.stakes("give", 1, "bang"))


def indians(a: Asked) -> Question:
    why = Message("ask-bang-attack.why", thing=a.weapon, **a.attack)
    ask = Message("ask-bang-indians", thing=a.thing, **a.attack)
    return a.reaction(a.about, ask, why, a.stakes("give", 1, "bang"))


DRAW_FOR = Use("ask-bang-do-draw-for", "ask-bang-button-draw")

TELLS = SetTells(
    lines={
        "dynamite_placed": dynamite_placed,
        "exploded": exploded,
        "jailed": jailed,
        "passed_on": passed_on,
        "stick": stick,
    },
    played_on={"card/bang": "log-bang-shoots", "card/duel": "log-bang-duels", JAIL: "log-bang-jails"},
    played={"card/beer": "log-bang-drinks"},
    quiet_losses=frozenset([DYNAMITE]),
    losses={"card/duel": "log-bang-lost-duel"},
    questions={"card/duel": duel, "card/indians": indians},
    asked={
        "character/jesse-jones": "ask-bang-jesse-jones",
        "character/kit-carlson": "ask-bang-kit-carlson",
        "character/pedro-ramirez": "ask-bang-pedro-ramirez",
    },
    uses={"card/barrel": DRAW_FOR, "character/jourdonnais": DRAW_FOR},
    weights={"exploded": 60, "jailed": -1},
    follows={"exploded": HURT, "jailed": HURT, "passed_on": GOOD},
)
