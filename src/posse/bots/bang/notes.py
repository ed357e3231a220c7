"""What an event means to a player who watches the table. It means the same to all who saw it, so it is worked out once
and kept with the event. Most events mean nothing."""

from typing import Final

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bots.bang.lore import ANYBODY, CARD_LORE, NOBODY_KNOWS, Lore, lore_of, lore_of_kind
from posse.kernel.event import Event

# What an event says about players.
NOTHING: Final = 0
PLAYED: Final = 1
USED: Final = 2
TURN: Final = 3
LOST_LIFE: Final = 4
SHOT: Final = 5
FLIPPED: Final = 6
HEALED: Final = 7
TOOK: Final = 8
ROLE: Final = 9
GOALS: Final = 10
DEALT_ANEW: Final = 11
ORDERED: Final = 12
DEED: Final = 13

# What an event changes on the table.
AS_BEFORE: Final = 0
COMES: Final = 1
GOES: Final = 2
LOSES_ALL: Final = 3
BILL: Final = 4
CHANGES_SEATS: Final = 5
COPIES: Final = 6
MOVES: Final = 7
SHOWS_CHARACTER: Final = 8

_SENSE: Final = {
    "played": PLAYED,
    "used": USED,
    "turn": TURN,
    "lost_life": LOST_LIFE,
    "shot": SHOT,
    "flipped": FLIPPED,
    "healed": HEALED,
    "took": TOOK,
}
#: Of all other events, those of these kinds or with one of these facts mean something.
_TELLING_KINDS: Final = frozenset(
    ("discarded_all", "eliminated", "goals", "returned", "shown_character", "shuffled_in")
)
_TELLING_FACTS: Final = frozenset(
    (
        "change_seats",
        "copies",
        "dealt_role",
        "dealt_roles",
        "deed",
        "in_game",
        "in_play",
        "laid",
        "orders",
        "role",
        "thing",
    )
)


@mypyc_attr(acyclic=True)
class Note:
    """What an event means."""

    __slots__ = (
        "aimed_at",
        "amount",
        "by",
        "card",
        "change",
        "hostile",
        "now",
        "others",
        "player",
        "range",
        "rates",
        "sense",
        "target",
        "was",
    )

    def __init__(self) -> None:
        self.sense = NOTHING
        self.player = -1
        self.target = -1
        self.by = -1  # who acted, if not `player`: the one he ordered, or the one who hurt him
        self.amount = 0  # of life points or of Missed! needed; or the role
        self.hostile = 0.0  # how much of an attack on the target it is; below 0, a favour
        self.range = ANYBODY  # the players to whom it could have been done
        self.others: list[int] | None = None  # those players without the target, once worked out
        self.rates = NOBODY_KNOWS  # how often each role does that
        self.change = AS_BEFORE
        self.card = -1  # the card that was moved or taken
        self.was = -1  # in front of whom it was
        self.now = -1  # in front of whom it is now
        self.aimed_at = -1  # the card that was exchanged for it


#: Shared by all events that mean nothing.
_EMPTY: Final = Note()


def note_of(event: Event) -> Note:
    """What an event means."""
    known = event.note
    if known is not None:
        assert isinstance(known, Note)
        return known
    note = _EMPTY
    if event.kind != "drew":  # each player sees a draw differently, so it would be read again and again
        note = _read(event)
        if note.sense == NOTHING and note.change == AS_BEFORE:
            note = _EMPTY
    event.note = note
    return note


def _read(event: Event) -> Note:
    sense = _SENSE.get(event.kind, NOTHING)
    if sense == NOTHING and event.kind not in _TELLING_KINDS and _TELLING_FACTS.isdisjoint(event.facts):
        return _EMPTY
    note = Note()
    note.sense = sense
    if sense == NOTHING:
        _read_change(event, note)
    elif sense in (PLAYED, TOOK):
        _read_move(event, note)
    facts = event.facts
    if sense == NOTHING:
        _read_by_facts(event, note)
    elif "player" in facts:
        note.player = fact(event, "player")
    if sense == PLAYED:
        _read_card(event, note)
    elif sense == USED:
        lore = lore_of(str(facts["thing"]))
        if "target" in facts:
            _read_deed(event, note, lore)
        else:
            note.hostile = lore.hostile
    elif sense == LOST_LIFE:
        note.by = fact(event, "source")
        note.amount = fact(event, "amount")
    elif sense == SHOT:
        note.amount = fact(event, "missing")
    elif sense == FLIPPED:
        turned = facts["cards"]
        if isinstance(turned, tuple) and any(cards.SUIT[card] == cards.HEARTS for card in turned):
            note.amount = 1
    elif sense == TOOK:
        note.target = fact(event, "victim")
        if "in_play" in facts:
            note.card = fact(event, "card")
    return note


def _read_card(event: Event, note: Note) -> None:
    card = fact(event, "card")
    if "target" not in event.facts:
        note.rates = CARD_LORE[card].played_by()
        return
    used_as = event.facts["used_as"]
    _read_deed(event, note, lore_of_kind(str(used_as)) if used_as else CARD_LORE[card])


def _read_deed(event: Event, note: Note, lore: Lore) -> None:
    """A player did something to another."""
    note.player = fact(event, "player")
    note.target = fact(event, "target")
    note.range = lore.range
    note.hostile = lore.hostile
    if "aimed_at" in event.facts and CARD_LORE[fact(event, "aimed_at")].nuisance:
        note.hostile = -lore.hostile  # removing a nuisance is a favour


def _read_by_facts(event: Event, note: Note) -> None:
    """Events of any other kind, also those of sets: their facts say what they mean."""
    facts = event.facts
    if "role" in facts:
        note.sense = ROLE
        note.player = fact(event, "player")
        note.amount = fact(event, "role")
    elif event.kind == "goals":
        note.sense = GOALS
        note.amount = int(facts["goal"] != "")
    elif "dealt_roles" in facts:
        note.sense = DEALT_ANEW
    elif "orders" in facts:
        # The one who gave the order chose the target.
        note.sense = ORDERED
        note.by = fact(event, "victim")
        if "target" in facts:
            _read_deed(event, note, lore_of(str(facts["thing"])))
    elif "dealt_role" in facts:
        note.sense = ROLE
        note.player = fact(event, "player")
        note.amount = fact(event, "dealt_role")
    elif "deed" in facts:
        note.sense = DEED
        _read_deed(event, note, lore_of(str(facts["deed"])))


def _read_change(event: Event, note: Note) -> None:
    """What an event changes on the table. Of the events with a sense of their own only PLAYED and TOOK change
    something: they move a card."""
    facts = event.facts
    comes = comes_or_goes(event)
    if comes:
        note.change = COMES if comes > 0 else GOES
    elif event.kind == "discarded_all":
        note.change = LOSES_ALL
    elif _is_bill(event):
        note.change = BILL
    elif "change_seats" in facts:
        note.change = CHANGES_SEATS
    elif "copies" in facts:
        note.change = COPIES
    elif event.kind == "shown_character":
        note.change = SHOWS_CHARACTER
    else:
        _read_move(event, note)
        if event.kind == "shuffled_in":
            note.card = fact(event, "card")
            note.change = MOVES
        if is_exchange(event):
            note.change = MOVES
            note.aimed_at = fact(event, "aimed_at")
            note.player = fact(event, "player")


def _read_move(event: Event, note: Note) -> None:
    note.card, note.was, note.now = moved(event)
    if note.was >= 0 or note.now >= 0:
        note.change = MOVES


def _is_bill(event: Event) -> bool:
    """Whether a card that holds for everybody was turned up: the event's kind is the card's sort."""
    thing = event.facts.get("thing")
    if not isinstance(thing, str) or not thing.startswith(event.kind):
        return False
    return thing[len(event.kind) : len(event.kind) + 1] == "/"


def fact(event: Event, key: str) -> int:
    """A fact of an event, as a number."""
    value = event.facts[key]
    assert isinstance(value, int)
    return value


def comes_or_goes(event: Event) -> int:
    """Whether a player enters the game by an event (1), leaves it (-1) or neither (0). Events of sets say so by the
    fact `in_game`."""
    if event.kind == "eliminated":
        return -1
    if event.kind == "returned":
        return 1
    here = event.facts.get("in_game")
    return 0 if here is None else 1 if here else -1


def is_exchange(event: Event) -> bool:
    """Whether two cards in play were exchanged."""
    return "laid" in event.facts and "aimed_at" in event.facts


def moved(event: Event) -> tuple[int, int, int]:
    """The card in play that an event moved, in front of whom it was and in front of whom it is now; -1 for none.

    The fact `laid` of a set's event says that its card is now in front of the target. It came from the player, unless
    `laid` is `new`: then it was not in play before. Without a target the card is in front of the player. If `aimed_at`
    names a card too, the player got that one in exchange.
    """
    facts = event.facts
    kind = event.kind
    if kind == "played":
        card = fact(event, "card")
        if cards.IS_BROWN[card] or facts["used_as"]:
            return -1, -1, -1
        return card, -1, fact(event, "target" if "target" in facts else "player")
    if "laid" in facts:
        if "target" not in facts:
            return fact(event, "card"), -1, fact(event, "player")
        was = -1 if facts["laid"] == "new" else fact(event, "player")
        return fact(event, "card"), was, fact(event, "target")
    if "in_play" in facts:
        return fact(event, "card"), fact(event, "victim" if kind == "took" else "player"), -1
    return -1, -1, -1
