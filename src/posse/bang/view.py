"""What a player of the card game may see, and how everything else is dealt anew."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bang.distance import seen_round
from posse.bang.player import UNCHOSEN, UNCHOSEN_ID
from posse.bang.table import PHASES, PUBLIC, Table
from posse.kernel.event import Event
from posse.kernel.facts import Fact, Facts, Many, OneOf, OrNone, perhaps
from posse.kernel.option import Decision
from posse.kernel.rules import EVERYBODY
from posse.kernel.shape import SHAPE, Shape
from posse.kernel.view import SHOWN, View
from posse.roles import ROLES, imagined

#: Shared empty lists of abilities, cards, keys and seats. Do not change them.
NO_COPIES: Final[list[str]] = []
NO_CARDS: Final[list[int]] = []
NO_KEYS: Final[list[str]] = []
NO_SEATS: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class PlayerView:
    """One player, as somebody sees him."""

    __slots__ = (
        "alive",
        "character",
        "copies",
        "distance",
        "ghost",
        "hand",
        "hand_count",
        "in_play",
        "life",
        "max_life",
        "name",
        "role",
    )

    def __init__(self, t: Table, seat: int, viewer: int, eyes: int) -> None:
        player = t.players[seat]
        self.name = t.speaker.names[seat]
        self.role = ROLES[player.role] if player.role_shown or seat == viewer else ""
        chosen = player.character
        self.character = cards.CHARACTER_ID[chosen] if chosen != UNCHOSEN else UNCHOSEN_ID
        self.life = player.life if player.life > 0 else 0
        self.max_life = player.max_life
        self.alive = player.alive
        self.ghost = player.ghost
        copied = player.abilities
        self.copies = [cards.CHARACTER_ID[number] for number in copied[1:]] if len(copied) > 1 else NO_COPIES
        self.hand_count = len(player.hand)
        self.distance = 0  # how far away the viewer sees this player; 0 if there is no distance
        # The viewer's own hand in its order; of another hand the cards that the viewer knows to be there, in no order.
        if seat == viewer:
            self.hand = player.hand.copy()
        elif t.hands_open:
            self.hand = sorted(player.hand)
        else:
            known = t.known
            hand = NO_CARDS
            for card in player.hand:
                if known[card] & eyes:
                    hand = [*hand, card]
            self.hand = hand if len(hand) < 2 else sorted(hand)
        self.in_play = player.in_play.copy() if player.in_play else NO_CARDS

    def as_dict(self) -> dict[str, object]:
        return PLAYER.of(self)


PLAYER: Final = Facts(
    "BangPlayer",
    "A player of the card game, as somebody sees him.",
    [
        Fact("name", str),
        Fact("character", str),
        Fact("life", int),
        Fact("max_life", int),
        Fact("hand_count", int),
        perhaps("distance", int),
        perhaps("role", OneOf(ROLES)),
        perhaps("alive", bool, lambda p: None if p.alive else False),
        perhaps("ghost", bool),
        perhaps("copies", Many(str)),
        perhaps("hand", Many(str), lambda p: texts(p.hand) if p.hand else None),
        perhaps("in_play", Many(str), lambda p: texts(p.in_play) if p.in_play else None),
    ],
)


@mypyc_attr(acyclic=True)
class BangView(View):
    """The table, as somebody sees it. Cards are ints; `as_dict` puts them into words."""

    def __init__(self, t: Table, seat: int, decision: Decision | None, told: list[Event]) -> None:
        super().__init__(seat, -1 if decision is None else decision.player, told)
        self.kind = "" if decision is None else decision.kind  # what the player who is asked has to decide
        self.about = "" if decision is None else decision.about
        eyes = eyes_of(seat)
        self.players = [PlayerView(t, other, seat, eyes) for other in range(len(t.players))]
        if seat >= 0 and t.players[seat].alive:
            ring = t.clockwise(seat)
            for i, seen in enumerate(seen_round(t, seat)):
                self.players[ring[i + 1]].distance = seen
        self.reach = t.players[seat].reach if seat >= 0 else 0
        self.hand_limit = t.hand_limit(seat) if seat >= 0 else 0  # of the viewer, at the end of his turn
        self.turn = t.turn
        self.turns = t.turns
        self.phase = PHASES[t.phase]
        self.bangs_played = t.bangs_played
        self.deck_count = len(t.deck)
        self.deck_top = deck_top(t, eyes) if t.deck_known & eyes else NO_CARDS  # known cards, top first
        self.discard = t.discard.copy()  # top last
        self.aside = aside(t, eyes) if t.aside else NO_CARDS  # revealed or being looked at
        self.aside_count = len(t.aside)
        self.in_force = t.in_force_keys  # keys of what is in force for the whole table
        self.shapes: list[Shape] = []  # what the parts of the table show
        if t.parts:
            for part in list(t.parts.values()):  # compiled code is quicker through a list
                shapes = part.shapes(t, seat)
                if shapes:
                    self.shapes += shapes
        self.ring = t.ring  # the seats clockwise, as the players sit now
        self.excess_on_deck = t.excess_on_deck
        # Cards laid down this turn that must wait for a later one.
        self.fresh = t.fresh.copy() if t.fresh else NO_CARDS
        self.used = t.used.copy() if t.used else NO_KEYS  # keys of what was used this turn
        self.extra_turn = t.extra_turn
        # The message that says what everybody wants now, whatever their roles; or empty.
        self.goal = t.goals.for_all
        self.deaths = t.deaths.copy() if t.deaths else NO_SEATS
        self.over = t.over
        self.winners = t.winners.copy() if t.winners else NO_SEATS

    def shape(self, id: str) -> Shape | None:
        """The first shape of a part, if it shows any."""
        for shape in self.shapes:
            if shape.id == id:
                return shape
        return None

    def as_dict(self) -> dict[str, object]:
        return VIEW.of(self)


def known_hand(t: Table, seat: int, eyes: int) -> list[int]:
    """The cards that a viewer knows to be in a hand, in no order."""
    known = t.known
    out = [card for card in t.players[seat].hand if known[card] & eyes]
    out.sort()
    return out


def deck_top(t: Table, eyes: int) -> list[int]:
    """The cards of the deck that a viewer knows, top first."""
    known = t.known
    return [card for card in reversed(t.deck) if known[card] & eyes]


def aside(t: Table, eyes: int) -> list[int]:
    known = t.known
    return [card for card in t.aside if known[card] & eyes]


def texts(numbers: list[int]) -> list[str]:
    """Cards as the notation prints them."""
    return [cards.TEXT[number] for number in numbers]


def _names(view: BangView, seats: list[int]) -> list[str]:
    return [view.players[seat].name for seat in seats]


def _ring(view: BangView) -> list[str] | None:
    """How the players sit, if that differs from the list of players."""
    return None if view.ring == list(range(len(view.ring))) else _names(view, view.ring)


VIEW: Final = Facts(
    "BangView",
    "The table of the card game, as somebody sees it. Cards and players are named as in the notation.",
    [
        Fact("seat", int),
        Fact("players", Many(PLAYER), lambda v: [player.as_dict() for player in v.players]),
        Fact("turn", str, lambda v: v.players[v.turn].name),
        Fact("turns", int),
        Fact("phase", OneOf(PHASES)),
        Fact("bangs_played", int),
        Fact("reach", int),
        Fact("hand_limit", int),
        Fact("deck_count", int),
        Fact("discard", Many(str), lambda v: texts(v.discard[-SHOWN:])),
        Fact("discard_count", int, lambda v: len(v.discard)),
        Fact("asked", OrNone(str), lambda v: v.players[v.asked].name if v.asked >= 0 else None),
        Fact("kind", str),
        Fact("about", str),
        Fact("deaths", Many(str), lambda v: _names(v, v.deaths)),
        Fact("over", bool),
        Fact("winners", Many(str), lambda v: _names(v, v.winners)),
        perhaps("deck_top", Many(str), lambda v: texts(v.deck_top) if v.deck_top else None),
        perhaps("aside", Many(str), lambda v: texts(v.aside) if v.aside_count else None),
        perhaps("aside_count", int),
        perhaps("shapes", Many(SHAPE), lambda v: [shape.as_dict() for shape in v.shapes] or None),
        perhaps("ring", Many(str), _ring),
        perhaps("fresh", Many(str), lambda v: texts(v.fresh) if v.fresh else None),
        perhaps("used", Many(str)),
        perhaps("extra_turn", bool),
        perhaps("goal", str),
    ],
    game="bang",
)


def eyes_of(seat: int) -> int:
    """The bit of `Table.known` for a seat. A spectator's bit belongs to nobody, so a spectator knows what everybody
    knows."""
    return 1 << (seat if seat >= 0 else 40)


def knows(t: Table, seat: int, card: int) -> bool:
    """Whether a seat knows where a card is."""
    if t.known[card] & eyes_of(seat):
        return True
    return t.hands_open and any(card in player.hand for player in t.players)


def redeal(t: Table, seat: int, wanted: Sequence[int] | None = None) -> None:
    """Deal everything anew that a seat cannot see: the others' hands, the deck, hidden roles unless they are given.
    This depends only on what the seat can see, so two tables that look the same to it come out the same. Lists are
    changed in place, because a script may hold them."""
    if seat != EVERYBODY:
        _redeal_roles(t, seat, wanted)
    for part in t.parts.values():
        part.redeal(t, seat)
    if seat == EVERYBODY:
        _shuffle_unseen(t, t.deck)
        return
    hands = [player.hand for other, player in enumerate(t.players) if other != seat]
    places = [*hands, t.deck, t.aside]
    unseen = sorted([card for place in places for card in place if not knows(t, seat, card)])
    slots = [[i for i, card in enumerate(place) if not knows(t, seat, card)] for place in places]
    for card in unseen:
        t.known[card] = 0
    t.shuffle(unseen)
    for place, hidden in zip(places, slots, strict=True):
        for i in hidden:
            place[i] = unseen.pop()
    for other, player in enumerate(t.players):
        if other != seat:
            player.hand.sort()  # the order of another's hand cannot be seen
        _forget(t, seat, player.hand, 1 << other)
    _forget(t, seat, t.deck, 0)
    _forget(t, seat, t.aside, 1 << t.turn)


def _shuffle_unseen(t: Table, deck: list[int]) -> None:
    """Shuffle the cards of a deck that nobody has seen. The others keep their places."""
    unseen = [i for i, card in enumerate(deck) if not t.known[card]]
    drawn = sorted([deck[i] for i in unseen])
    t.shuffle(drawn)
    for i, card in zip(unseen, drawn, strict=True):
        deck[i] = card


def _forget(t: Table, seat: int, place: list[int], owner: int) -> None:
    """A seat cannot see which cards other players know. So from now on a card that not everybody knows is known only to
    its owner, and to the seat itself if it knew the card."""
    for card in place:
        if t.known[card] != PUBLIC:
            t.known[card] = owner | (1 << seat if t.known[card] & eyes_of(seat) else 0)


def _redeal_roles(t: Table, seat: int, wanted: Sequence[int] | None) -> None:
    hidden = [other for other, player in enumerate(t.players) if other != seat and not player.role_shown]
    roles = sorted([t.players[other].role for other in hidden])
    t.shuffle(roles)
    if wanted is not None:
        roles = imagined(wanted, hidden, roles)
    for other, role in zip(hidden, roles, strict=True):
        t.players[other].role = role
