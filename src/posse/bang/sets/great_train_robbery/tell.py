"""The messages about the cards and characters of The Great Train Robbery."""

from posse.bang import cards
from posse.bang.sets.armed_and_dangerous.tell import took_back
from posse.bang.sets.wild_west_show.tell import gave
from posse.bang.tell.asked import Asked
from posse.bang.tell.happened import Happened, named
from posse.bang.tell.of_set import SetTells, Use
from posse.kernel.message import (
    ACT,
    GOOD,
    HURT,
    PLAIN,
    REACT,
    TURN,
    Label,
    Line,
    Message,
    Named,
    Question,
    Seat,
)
from posse.kernel.option import Option, ref_card, ref_seat

CACTUS = "card/cactus"
DINING_CAR = "railcar/dining-car"
EVADED = "card/evaded"
EVAN_BABBIT = "character/evan-babbit"
GHOST_CAR = "railcar/ghost-car"
KNIFE_REVOLVER = "card/knife-revolver"
MAP = "card/map"
SANCHO = "character/sancho"
SHADE_OCONNOR = "character/shade-oconnor"
SWITCH = "card/switch"
TRAIN = "part/train"
TRAIN_ROBBERY = "card/train-robbery"
ZIPPY_ROY = "character/zippy-roy"

# ---- the train


def train_moved(h: Happened) -> Line:
    return h.told(TRAIN, "log-bang-train-moved", thing=h.thing("thing"))


def line_ended(h: Happened) -> Line:
    return h.told(h.word("thing"), "log-bang-line-ended", TURN, thing=h.thing("thing"))


def new_line(h: Happened) -> Line:
    return h.told(h.word("thing"), "log-bang-new-line", thing=h.thing("thing"))


# ---- railcars


def _icon(h: Happened) -> str:
    return cards.KEY[h.number("card")]


def took_railcar(h: Happened) -> Line:
    return h.does(_icon(h), GOOD, "log-bang-took-railcar", card=h.card())


def placed_railcar(h: Happened) -> Line:
    return h.does_to("target", _icon(h), PLAIN, "log-bang-placed-railcar", card=h.card())


def kept_railcar(h: Happened) -> Line:
    return h.does(_icon(h), PLAIN, "log-bang-kept-railcar", card=h.card())


def railcars_drawn(h: Happened) -> Line:
    return h.does(TRAIN, PLAIN, "log-bang-railcars-drawn", cards=h.all_cards())


def became_ghost(h: Happened) -> Line:
    id = "log-bang-rides-again" if h.has("in_game") else "log-bang-became-ghost"
    return h.does(GHOST_CAR, GOOD, id, thing=Named(GHOST_CAR))


# ---- cards


def switched(h: Happened) -> Line:
    tone = HURT if h.seat("target") == h.me else PLAIN
    return h.does_to(
        "target", SWITCH, tone, "log-bang-switched", card=h.card(), at=named(h.number("aimed_at"))
    )


def evaded(h: Happened) -> Line:
    return h.does(EVADED, GOOD, "log-bang-snatched-shot", card=h.card())


# ---- what is asked


def take_railcar(a: Asked) -> Question:
    must = a.is_mine and all(option.verb != "pass" for option in a.decision.options)
    if must:
        why = Message("ask-bang-take-railcar.must", who=a.who)
        return a.question(TRAIN, ACT, Message("ask-bang-take-railcar.which"), why)
    return a.plainly(TRAIN, "ask-bang-take-railcar")


def place_railcar(a: Asked) -> Question:
    return a.plainly(a.about, "ask-bang-place-railcar")


def share_railcars(a: Asked) -> Question:
    return a.plainly(a.about, "ask-bang-share-railcars")


def share_mail(a: Asked) -> Question:
    return a.plainly(a.about, "ask-bang-share-mail")


def robbery(a: Asked) -> Question:
    return a.plainly(TRAIN_ROBBERY, "ask-bang-robbery", REACT, whom=Seat(a.by))


def look(a: Asked) -> Question:
    return a.plainly(MAP, "ask-bang-look")


def exchange(a: Asked) -> Question:
    return a.plainly(SHADE_OCONNOR, "ask-bang-exchange")


def spare(a: Asked) -> Question:
    return a.plainly(a.about, "ask-bang-spare")


def pick_discard(a: Asked) -> Question:
    return a.plainly(a.about, "ask-bang-pick-discard")


def discard_in_play(a: Asked) -> Question:
    return a.plainly(a.about, "ask-bang-discard-for", REACT)


# ---- what may be done


def rob_label(option: Option) -> Label:
    """A card in play, and how its owner answers."""
    place, how = _pair(option)
    assert isinstance(place, int)
    id = "hand-it-over" if how == "discard" else "be-shot"
    thing = Named(cards.KEY[ref_card(place)])
    return Label(Message(f"ask-bang-do-{id}", thing=thing), Message(f"ask-bang-button-{id}"), "strip")


def share_label(option: Option) -> Label:
    """A railcar or a card, and who gets it."""
    given, to = _pair(option)
    assert isinstance(to, int)
    what = Named(given) if isinstance(given, str) else named(given)
    return Label(Message("ask-bang-do-give-away", what=what, whom=Seat(ref_seat(to))), None, "choose")


def pick_label(option: Option) -> Label:
    card = named(option.card())
    return Label(Message("ask-bang-do-take", cards=card), Message("ask-it", what=card))


def place_label(option: Option) -> Label:
    return Label(Message("ask-bang-do-put", whom=Seat(ref_seat(option.card()))), None, "put")


def spare_label(option: Option) -> Label:
    if option.verb == "pass":
        return Label(Message("ask-bang-pass-spare"))
    return Label(Message("ask-bang-do-spare", whom=Seat(ref_seat(option.card()))), None, "spare")


def _pair(option: Option) -> tuple[int | str, int | str]:
    assert isinstance(option.thing, tuple)
    one, other = option.thing
    return one, other


def price(a: Asked, option: Option) -> int:
    """The life points that a railcar costs: one if no card is paid."""
    return 0 if option.paid else 1


TELLS = SetTells(
    lines={
        "became_ghost": became_ghost,
        "evaded": evaded,
        "gave": gave,
        "kept_railcar": kept_railcar,
        "line_ended": line_ended,
        "new_line": new_line,
        "placed_railcar": placed_railcar,
        "railcars_drawn": railcars_drawn,
        "switched": switched,
        "took_back": took_back,
        "took_railcar": took_railcar,
        "train_moved": train_moved,
    },
    played_on={KNIFE_REVOLVER: "log-bang-shoots", TRAIN_ROBBERY: "log-bang-robs-train"},
    questions={
        "discard-in-play": discard_in_play,
        "exchange": exchange,
        "look": look,
        "pick-discard": pick_discard,
        "place-railcar": place_railcar,
        "robbery": robbery,
        "share-mail": share_mail,
        "share-railcars": share_railcars,
        "spare": spare,
        "take-railcar": take_railcar,
    },
    uses={
        EVAN_BABBIT: Use("ask-bang-do-divert", "ask-bang-button-divert"),
        SANCHO: Use("ask-bang-do-free-railcar", "ask-bang-button-free-railcar"),
        SHADE_OCONNOR: Use("ask-bang-do-exchange", "ask-bang-button-exchange"),
        ZIPPY_ROY: Use("ask-bang-do-move-train", "ask-bang-button-move-train"),
        "advance": Use("ask-bang-do-advance", "ask-bang-button-advance"),
    },
    passing={
        MAP: "ask-bang-pass-look",
        SHADE_OCONNOR: "ask-bang-pass-exchange",
        TRAIN: "ask-bang-pass-take-railcar",
    },
    labels={
        "pick-discard": pick_label,
        "place-railcar": place_label,
        "robbery": rob_label,
        "share-mail": share_label,
        "share-railcars": share_label,
        "spare": spare_label,
    },
    prices={"railcar": price},
    hopes={CACTUS: "healed", DINING_CAR: "healed", KNIFE_REVOLVER: "took_back"},
    weights={"became_ghost": 60, "line_ended": 15, "switched": 10, "took_back": -1},
)
