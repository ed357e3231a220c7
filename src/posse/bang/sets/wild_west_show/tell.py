"""The messages about the cards and characters of the Wild West Show."""

from posse.bang import cards
from posse.bang.tell.asked import Asked
from posse.bang.tell.happened import Happened
from posse.bang.tell.of_set import SetTells, Use
from posse.kernel.message import (
    ACT,
    GOOD,
    HURT,
    PLAIN,
    REACT,
    Arg,
    Line,
    Listed,
    Message,
    Named,
    Question,
    Seat,
)
from posse.roles import ROLES

DOROTHY_RAGE = "show/dorothy-rage"
LADY_ROSA = "show/lady-rosa-del-texas"
GREGORY_DECK = "character/gregory-deck"
YOUL_GRINNER = "character/youl-grinner"


# ---- what happens


def ordered(h: Happened) -> Line:
    args: dict[str, Arg] = {"thing": h.thing("thing")}
    if not h.has("target"):
        return h.does_to("victim", DOROTHY_RAGE, PLAIN, "log-bang-ordered", **args)
    if h.seat("target") == h.me and h.me not in (h.seat("player"), h.seat("victim")):
        return h.does_to("victim", DOROTHY_RAGE, PLAIN, "log-bang-ordered-on-you", **args)
    return h.does_to("victim", DOROTHY_RAGE, PLAIN, "log-bang-ordered-on", at=h.player("target"), **args)


def showed_hand(h: Happened) -> Line:
    if not h.numbers("cards"):
        return h.does("eyeball", PLAIN, "log-bang-showed-no-hand")
    return h.does("eyeball", PLAIN, "log-bang-showed-hand", cards=h.all_cards())


def roles_shuffled(h: Happened) -> Line:
    players = Listed([Seat(seat) for seat in h.numbers("dealt_roles")])
    return h.told("card-random", "log-bang-roles-shuffled", HURT, players=players)


def role_dealt(h: Happened) -> Line | None:
    """Shown to the player who got the role; the others know it from the line before."""
    if "dealt_role" not in h.event.facts:
        return None
    role = Message(f"role-{ROLES[h.number('dealt_role')]}")
    return h.told("card-random", "log-bang-role-dealt", GOOD, role=role)


def changed_seats(h: Happened) -> Line:
    return h.does_to("target", LADY_ROSA, PLAIN, "log-bang-seats-changed")


def skipped(h: Happened) -> Line:
    return h.does("wooden-chair", HURT, "log-bang-skipped")


def looted(h: Happened) -> Line:
    return h.does_to("target", "character/gary-looter", PLAIN, "log-bang-looted", card=h.card())


def caught(h: Happened) -> Line:
    return h.does("character/john-pain", PLAIN, "log-bang-caught", card=h.card())


def gave(h: Happened) -> Line:
    return h.does_to("target", "card-pick", PLAIN, "log-bang-gave", card=h.card())


def stayed(h: Happened) -> Line:
    return h.does(h.word("thing"), GOOD, "log-bang-stayed")


def abilities_drawn(h: Happened) -> Line:
    drawn = [h.word(key) for key in ("copies", "copies_too") if h.has(key)]
    things = Listed([Named(f"character/{id}") for id in drawn])
    return h.does(GREGORY_DECK, PLAIN, "log-bang-abilities-drawn", things=things)


def abilities_lost(h: Happened) -> None:
    """The message about the player's end says it all."""
    return


# ---- what is asked


def order(a: Asked) -> Question:
    """Three questions about an order: which card, at whom, and how it is obeyed."""
    if a.decision.kind == "obey":
        args: dict[str, Arg] = {"who": Seat(a.by), "whom": a.who, "thing": a.thing}
        return a.question(
            a.about, REACT, Message("ask-bang-obey", **args), Message("ask-bang-obey.why", **args)
        )
    whom = Seat(a.by)
    if a.decision.kind == "order-card":
        return a.plainly(a.about, "ask-bang-order-card", whom=whom)
    named = Named(cards.KEY[a.decision.card])
    return a.plainly(a.about, "ask-bang-order-target", card=named, whom=whom)


def two_abilities(a: Asked) -> Question:
    """Whether to exchange the two abilities, or how to use them to draw."""
    return a.plainly(a.about, "ask-bang-change" if a.decision.kind == "change" else "ask-bang-draw")


def hand_over(a: Asked) -> Question:
    args: dict[str, Arg] = {"who": Seat(a.by), "whom": a.who, "thing": a.thing}
    ask = Message("ask-bang-hand-over", **args)
    return a.question(a.about, ACT, ask, Message("ask-bang-hand-over.why", **args))


TELLS = SetTells(
    lines={
        "abilities_drawn": abilities_drawn,
        "abilities_lost": abilities_lost,
        "caught": caught,
        "changed_seats": changed_seats,
        "gave": gave,
        "looted": looted,
        "ordered": ordered,
        "role_dealt": role_dealt,
        "roles_shuffled": roles_shuffled,
        "showed_hand": showed_hand,
        "skipped": skipped,
        "stayed": stayed,
    },
    questions={DOROTHY_RAGE: order, GREGORY_DECK: two_abilities, YOUL_GRINNER: hand_over},
    uses={
        GREGORY_DECK: Use("ask-bang-do-change", "ask-bang-button-change"),
        LADY_ROSA: Use("ask-bang-do-seats", "ask-bang-button-seats"),
    },
    passing={GREGORY_DECK: "ask-bang-pass-change"},
    choosing={DOROTHY_RAGE: "ask-bang-do-name"},
    follows={"stayed": GOOD, "roles_shuffled": HURT},
    weights={"roles_shuffled": 70, "stayed": 60, "ordered": 20, "changed_seats": 25},
)
