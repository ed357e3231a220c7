"""What the fair has to say."""

from posse.bang.tell.happened import Happened
from posse.bang.tell.of_set import SetTells
from posse.kernel.message import GOOD, PLAIN, TURN, Line

TICKET = "part/tickets"


def tickets_won(h: Happened) -> Line:
    return h.does(TICKET, GOOD, "log-bang-tickets-won", count=h.number("count"))


def prize_bought(h: Happened) -> Line:
    return h.does(h.word("thing"), PLAIN, "log-bang-prize-bought", thing=h.thing("thing"))


def prize_expelled(h: Happened) -> Line:
    return h.does_to("target", h.word("thing"), PLAIN, "log-bang-prize-expelled", thing=h.thing("thing"))


def wheel(h: Happened) -> Line:
    return h.told("part/wheel", "log-bang-wheel", TURN, position=h.number("position"))


def hugged(h: Happened) -> Line:
    return h.does("prize/teddy-bear", GOOD, "log-bang-hugged")


def snatched(h: Happened) -> Line:
    return h.does("character/magpie", PLAIN, "log-bang-snatched", card=h.card())


def swapped_seats(h: Happened) -> Line:
    return h.does_to("target", "attraction/carousel", PLAIN, "log-bang-swapped-seats")


TELLS = SetTells(
    lines={
        "prize_bought": prize_bought,
        "swapped_seats": swapped_seats,
        "tickets_won": tickets_won,
        "prize_expelled": prize_expelled,
        "hugged": hugged,
        "snatched": snatched,
        "wheel": wheel,
    },
    played={"card/candyfloss": "log-bang-eats"},
    weights={"hugged": 65},
)
