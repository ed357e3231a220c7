"""The messages about the events of A Fistful of Cards."""

from posse.bang import cards
from posse.bang.table import NO_CARD
from posse.bang.tell.asked import Asked
from posse.bang.tell.happened import Happened, named
from posse.bang.tell.of_set import SetTells, Use
from posse.kernel.message import GOOD, PLAIN, Arg, Copy, Line, Message, Named, Question

BLOOD_BROTHERS = "event/blood-brothers"
HARD_LIQUOR = "event/hard-liquor"
PEYOTE = "event/peyote"
RANCH = "event/ranch"
RICOCHET = "event/ricochet"
RUSSIAN_ROULETTE = "event/russian-roulette"
SNIPER = "event/sniper"
MISSED = Named("card/missed")


def guessed(h: Happened) -> Line:
    right = h.has("right")
    card = Copy(cards.TEXT[h.number("card")])
    args: dict[str, Arg] = {"colour": h.word("colour"), "card": card, "right": "yes" if right else "no"}
    return h.does(PEYOTE, GOOD if right else PLAIN, "log-bang-guessed", **args)


def guess(a: Asked) -> Question:
    return a.plainly(a.about, "ask-bang-guess")


def ricochet(a: Asked) -> Question:
    args: dict[str, Arg] = {"thing": a.thing, **a.attack}
    why = Message("ask-bang-ricochet.any", **args)
    if a.decision.card != NO_CARD:
        why = Message("ask-bang-ricochet.why", card=named(a.decision.card), **args)
    stake = Message(
        f"ask-bang-ricochet.{'helpless' if a.is_helpless else 'stakes'}", who=a.who, missed=MISSED
    )
    return a.reaction(a.about, Message("ask-bang-ricochet", **args), why, stake)


def russian_roulette(a: Asked) -> Question:
    args: dict[str, Arg] = {"thing": a.thing, "missed": MISSED}
    why = Message("ask-bang-roulette.why", **args)
    return a.reaction(a.about, Message("ask-bang-roulette", **args), why, a.stakes("give", 2, "missed"))


TELLS = SetTells(
    lines={"guessed": guessed},
    quiet_losses=frozenset([BLOOD_BROTHERS]),
    questions={PEYOTE: guess, RICOCHET: ricochet, RUSSIAN_ROULETTE: russian_roulette},
    asked={
        BLOOD_BROTHERS: "ask-bang-blood-brothers",
        HARD_LIQUOR: "ask-bang-hard-liquor",
        RANCH: "ask-bang-ranch",
    },
    attacks={SNIPER: "ask-bang-defend-ability"},
    uses={
        BLOOD_BROTHERS: Use("ask-bang-do-blood-brothers", "ask-bang-button-blood-brothers"),
        HARD_LIQUOR: Use("ask-bang-do-hard-liquor", "ask-bang-button-hard-liquor"),
        RANCH: Use("ask-bang-do-ranch", "ask-bang-button-ranch"),
    },
    passing={
        BLOOD_BROTHERS: "ask-bang-pass-blood-brothers",
        HARD_LIQUOR: "ask-bang-pass-hard-liquor",
        PEYOTE: "ask-bang-pass-guess",
        RANCH: "ask-bang-pass-ranch",
        RICOCHET: "ask-bang-pass-ricochet",
        RUSSIAN_ROULETTE: "ask-bang-pass-russian-roulette",
    },
    weights={"guessed": -3},
)
