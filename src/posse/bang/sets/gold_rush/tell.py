"""The messages about the cards and characters of Gold Rush."""

from posse.bang import cards
from posse.bang.sets.gold_rush.shop import cost
from posse.bang.tell.asked import Asked
from posse.bang.tell.happened import Happened
from posse.bang.tell.lines import aimed, is_aimed
from posse.bang.tell.of_set import SetTells, Use
from posse.kernel.message import GOOD, HURT, PLAIN, Arg, Line, Message, Named
from posse.kernel.option import Option, ref_card

GOLD = "part/gold"
SHADOWS = "variant/shadow-gunslingers"
WANTED = "equipment/wanted"

# ---- gold and equipment


def earned(h: Happened) -> Line:
    return h.does(GOLD, GOOD, "log-bang-earned", count=h.number("count"))


def bought(h: Happened) -> Line:
    key, used_as = h.word("thing"), h.word("used_as")
    what: Arg = Named(key)
    if used_as:
        what = Message("log-bang-card-as", card=what, **{"as": Named(cards.KINDS[used_as].key)})
    return (
        aimed(h, key, "bought", card=what)
        if is_aimed(h)
        else h.does(key, PLAIN, "log-bang-bought", card=what)
    )


def expelled(h: Happened) -> Line:
    return h.does_to("target", h.word("thing"), PLAIN, "log-bang-expelled", thing=h.thing("thing"))


def prospected(h: Happened) -> Line:
    return h.does(h.word("thing"), PLAIN, "log-bang-prospected", thing=h.thing("thing"))


def wanted_paid(h: Happened) -> Line:
    return h.does_to("victim", WANTED, GOOD, "log-bang-wanted-paid")


def price(a: Asked, option: Option) -> int:
    """What buying or expelling costs. A price is only named to a player who can buy at a reduced price."""
    if option.verb == "expel":
        return cost(ref_card(option.card())) + 1
    full = next(cost(card) for card in range(len(cards.KEY)) if cards.KEY[card] == option.thing)
    nuggets = sum(shape.count for shape in a.view.shapes if shape.id == "gold" and shape.seat == a.seat)
    two_prices = any(other.verb == "buy" and other.spending for other in a.decision.options)
    return option.spending if two_prices or nuggets < full else full


# ---- shadows


def shadow_rose(h: Happened) -> Line:
    return h.does(SHADOWS, GOOD, "log-bang-shadow-rose")


def shadow_left(h: Happened) -> Line:
    return h.does(SHADOWS, HURT, "log-bang-shadow-left")


PAN = Use("ask-bang-do-pan", "ask-bang-button-pan")
ASKED_AFTER_A_DRAW = ("equipment/shot", "equipment/bottle", "equipment/pardner", WANTED)

TELLS = SetTells(
    lines={
        "bought": bought,
        "earned": earned,
        "expelled": expelled,
        "prospected": prospected,
        "shadow_left": shadow_left,
        "shadow_rose": shadow_rose,
        "wanted_paid": wanted_paid,
    },
    asked=dict.fromkeys(ASKED_AFTER_A_DRAW, "ask-bang-prospect"),
    attacks={
        "character/jacky-murieta": "ask-bang-defend-ability",
        "equipment/bottle": "ask-bang-defend-ability",
    },
    uses={
        "character/jacky-murieta": Use("ask-bang-do-hired-shot", "ask-bang-button-hired-shot"),
        "character/josh-mccloud": Use("ask-bang-do-prospect", "ask-bang-button-prospect"),
        "character/raddie-snake": PAN,
        "equipment/gold-pan": PAN,
        "equipment/rucksack": Use("ask-bang-do-rucksack", "ask-bang-button-rucksack"),
    },
    prices={"equipment": price},
    weights={"shadow_rose": 30, "wanted_paid": 45},
)
