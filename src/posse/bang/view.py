"""What a player of the card game may see, and dealing anew what he may not."""

from posse.bang import cards
from posse.bang.distance import distances
from posse.bang.table import PHASES, PUBLIC, Table
from posse.kernel.event import Event
from posse.kernel.option import Decision
from posse.kernel.shape import Shape
from posse.kernel.view import SHOWN, View
from posse.roles import ROLES


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
        self.character = cards.CHARACTER[player.character].id
        self.life = max(player.life, 0)
        self.max_life = player.max_life
        self.alive = player.alive
        self.ghost = player.ghost
        copied = player.abilities
        self.copies = [cards.CHARACTER[number].id for number in copied[1:]] if len(copied) > 1 else []
        self.hand_count = len(player.hand)
        self.distance = 0  # at which the viewer sees him; 0 where there is none
        # One's own hand in its order; of another's the cards one knows to be there, in no order.
        if seat == viewer:
            self.hand = player.hand.copy()
        elif t.hands_open:
            self.hand = sorted(player.hand)
        else:
            known = t.known
            self.hand = [card for card in player.hand if known[card] & eyes]
            self.hand.sort()
        self.in_play = player.in_play.copy()

    def as_dict(self) -> dict[str, object]:
        out: dict[str, object] = {
            "name": self.name,
            "character": self.character,
            "life": self.life,
            "max_life": self.max_life,
            "hand_count": self.hand_count,
        }
        if self.distance:
            out["distance"] = self.distance
        if self.role:
            out["role"] = self.role
        if not self.alive:
            out["alive"] = False
        if self.ghost:
            out["ghost"] = True
        if self.copies:
            out["copies"] = self.copies
        if self.hand:
            out["hand"] = [cards.TEXT[card] for card in self.hand]
        if self.in_play:
            out["in_play"] = [cards.TEXT[card] for card in self.in_play]
        return out


class BangView(View):
    """The table, as somebody sees it. Cards are ints; `as_dict` puts them into words."""

    def __init__(self, t: Table, seat: int, decision: Decision | None, told: list[Event]) -> None:
        super().__init__(seat, -1 if decision is None else decision.player, told)
        self.kind = "" if decision is None else decision.kind  # what the player asked has to decide
        self.about = "" if decision is None else decision.about
        eyes = eyes_of(seat)
        known = t.known
        self.players = [PlayerView(t, other, seat, eyes) for other in range(len(t.players))]
        if seat >= 0 and t.players[seat].alive:
            for other, seen in distances(t, seat):
                self.players[other].distance = seen
        self.reach = t.players[seat].reach if seat >= 0 else 0
        self.hand_limit = t.hand_limit(seat) if seat >= 0 else 0  # of the viewer, at the end of his turn
        self.turn = t.turn
        self.turns = t.turns
        self.phase = PHASES[t.phase]
        self.bangs_played = t.bangs_played
        self.deck_count = len(t.deck)
        self.deck_top = [card for card in reversed(t.deck) if known[card] & eyes]  # known cards, top first
        self.discard = t.discard.copy()  # top last
        self.aside = [card for card in t.aside if known[card] & eyes]  # revealed or being looked at
        self.aside_count = len(t.aside)
        self.in_force = [thing.key for thing in t.in_force]  # keys of what holds for the whole table
        self.shapes: list[Shape] = []  # what the parts of the table show
        for part in t.parts.values():
            self.shapes += part.see(t, seat)
        self.ring = t.ring.copy()  # the seats clockwise, as the players sit now
        self.excess_on_deck = t.excess_on_deck
        self.fresh = t.fresh.copy()  # cards laid down this turn that must wait for a later one
        self.used = t.used.copy()  # keys of what was used this turn
        self.extra_turn = t.extra_turn
        self.deaths = t.deaths.copy()
        self.over = t.over
        self.winners = t.winners.copy()

    def shape(self, id: str) -> Shape | None:
        """The first shape of a part, if it shows any."""
        return next((shape for shape in self.shapes if shape.id == id), None)

    def as_dict(self) -> dict[str, object]:
        names = [player.name for player in self.players]
        out: dict[str, object] = {
            "game": "bang",
            "seat": self.seat,
            "players": [player.as_dict() for player in self.players],
            "turn": names[self.turn],
            "turns": self.turns,
            "phase": self.phase,
            "bangs_played": self.bangs_played,
            "reach": self.reach,
            "hand_limit": self.hand_limit,
            "deck_count": self.deck_count,
            "discard": [cards.TEXT[card] for card in self.discard[-SHOWN:]],
            "discard_count": len(self.discard),
            "asked": names[self.asked] if self.asked >= 0 else None,
            "kind": self.kind,
            "about": self.about,
            "deaths": [names[seat] for seat in self.deaths],
            "over": self.over,
            "winners": [names[seat] for seat in self.winners],
        }
        if self.deck_top:
            out["deck_top"] = [cards.TEXT[card] for card in self.deck_top]
        if self.aside_count:
            out["aside"] = [cards.TEXT[card] for card in self.aside]
            out["aside_count"] = self.aside_count
        if self.shapes:
            out["shapes"] = [shape.as_dict() for shape in self.shapes]
        if self.ring != list(range(len(self.ring))):
            out["ring"] = [names[seat] for seat in self.ring]
        if self.fresh:
            out["fresh"] = [cards.TEXT[card] for card in self.fresh]
        if self.used:
            out["used"] = self.used
        if self.extra_turn:
            out["extra_turn"] = True
        return out


def eyes_of(seat: int) -> int:
    """The bit of `Table.known` that a seat looks at; a spectator's belongs to nobody, so he knows what everybody
    knows."""
    return 1 << (seat if seat >= 0 else 40)


def knows(t: Table, seat: int, card: int) -> bool:
    """Whether a seat knows where a card is."""
    if t.known[card] & eyes_of(seat):
        return True
    return t.hands_open and any(card in player.hand for player in t.players)


def redeal(t: Table, seat: int) -> None:
    """Deal all that a seat cannot see anew: the others' hands, the deck, hidden roles. Only what the seat can see has
    a part in it, so that two tables which look the same to it come out the same. Lists are changed in place: a script
    may be holding them."""
    _redeal_roles(t, seat)
    for part in t.parts.values():
        part.redeal(t, seat)
    hands = [player.hand for other, player in enumerate(t.players) if other != seat]
    places = [*hands, t.deck, t.aside]
    unseen = sorted(card for place in places for card in place if not knows(t, seat, card))
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


def _forget(t: Table, seat: int, place: list[int], owner: int) -> None:
    """A seat cannot see which cards other players know. So if not everybody knows a card, only two do from now on: its
    owner, and the seat itself if it knew the card."""
    for card in place:
        if t.known[card] != PUBLIC:
            t.known[card] = owner | (1 << seat if t.known[card] & eyes_of(seat) else 0)


def _redeal_roles(t: Table, seat: int) -> None:
    hidden = [other for other, player in enumerate(t.players) if other != seat and not player.role_shown]
    roles = sorted(t.players[other].role for other in hidden)
    t.shuffle(roles)
    for other, role in zip(hidden, roles, strict=True):
        t.players[other].role = role
