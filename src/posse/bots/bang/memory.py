"""What a player has seen the others do, and what follows from it about their roles."""

from typing import Final

from posse.bang import cards
from posse.bang.view import BangView, PlayerView
from posse.bots.bang.lore import ANYBODY, CARD_LORE, IN_REACH, LORE, NEIGHBOURS, PLAIN, Lore
from posse.bots.belief import UNKNOWN, Belief, Wants
from posse.kernel.event import Event
from posse.roles import ROLES

#: How much each role (rows) wants to attack each role (columns): sheriff, deputy, outlaw, renegade. Measured in games
#: of rule-of-thumb bots: how often each was chosen among the players within range.
ATTACKS: Final[Wants] = [
    [1.0, 0.3, 2.0, 0.6],
    [0.02, 1.0, 2.2, 0.6],
    [3.0, 0.45, 0.08, 0.25],
    [0.15, 2.2, 0.4, 1.0],
]
#: The same for favours: life given, a Jail taken away.
FAVOURS: Final[Wants] = [
    [1.0, 1.5, 0.4, 0.6],
    [4.0, 1.2, 0.2, 0.4],
    [0.1, 0.3, 2.0, 0.6],
    [1.5, 0.6, 0.6, 0.6],
]


class Memory:
    """What was seen so far. It reads every event once."""

    __slots__ = (
        "_acted",
        "_on_turn",
        "_read",
        "attacks",
        "belief",
        "favours",
        "hurt_me",
        "me",
        "missing",
        "stolen",
    )

    def __init__(self, view: BangView, strength: float) -> None:
        known = [ROLES.index(player.role) if player.role else UNKNOWN for player in view.players]
        self.belief = Belief(known, strength)
        self.me = view.seat
        seats = len(known)
        self.attacks = [[0] * seats for _ in range(seats)]  # how often each has attacked each
        self.favours = [[0] * seats for _ in range(seats)]
        self.hurt_me = [0] * seats  # life points I lost to each
        self.stolen: dict[int, int] = {}  # how often I took each card that lay in front of somebody
        self.missing = 1  # Missed! that the shot at me still takes
        self._read = 0
        self._on_turn = -1
        self._acted = False  # the player on turn has done something of his own will

    def catch_up(self, view: BangView) -> None:
        """Take in what has happened since the last time."""
        events = view.events_since(self._read)
        self._read += len(events)
        for event in events:
            kind = event.kind
            if kind == "played":
                self._played(view, event)
            elif kind == "used":
                self._used(view, event)
            elif kind == "turn":
                self._turn(event)
            elif kind == "lost_life":
                self._lost_life(event)
            elif kind == "shot":
                self.missing = _seat(event, "missing")
            elif kind == "flipped":
                self._flipped(event)
            elif kind == "took":
                self._took(view, event)
            elif kind == "eliminated":
                self.belief.learn(_seat(event, "player"), _seat(event, "role"))

    def _turn(self, event: Event) -> None:
        self._on_turn = _seat(event, "player")
        self._acted = False

    def _played(self, view: BangView, event: Event) -> None:
        facts = event.facts
        if "target" in facts:
            used_as = facts["used_as"]
            card = _seat(event, "card")
            self._deed(view, event, CARD_LORE[card] if not used_as else LORE.get(str(used_as), PLAIN))
        elif facts["player"] == self.me:
            self.missing -= 1
        self._acted = True

    def _flipped(self, event: Event) -> None:
        """A Barrel that helped me leaves less to answer."""
        turned = event.facts["cards"]
        if event.facts["player"] == self.me and isinstance(turned, tuple):
            if any(cards.SUIT[card] == cards.HEARTS for card in turned):
                self.missing -= 1

    def _used(self, view: BangView, event: Event) -> None:
        if "target" in event.facts:
            self._deed(view, event, LORE.get(str(event.facts["thing"]), PLAIN))
        if event.facts["player"] == self._on_turn:
            self._acted = True

    def _took(self, view: BangView, event: Event) -> None:
        """A card taken before anything was played is one drawn from another's hand."""
        if event.facts["player"] == self.me and "in_play" in event.facts:
            card = _seat(event, "card")
            self.stolen[card] = self.stolen.get(card, 0) + 1
        if not self._acted and event.facts["player"] == self._on_turn:
            self._saw(view, self._on_turn, _seat(event, "victim"), ANYBODY, 0.5)

    def _lost_life(self, event: Event) -> None:
        if event.facts["player"] == self.me:
            source = _seat(event, "source")
            if source >= 0 and source != self.me:
                self.hurt_me[source] += _seat(event, "amount")

    def _deed(self, view: BangView, event: Event, lore: Lore) -> None:
        """Somebody did something to somebody."""
        hostile = lore.hostile
        if "aimed_at" in event.facts and LORE.get(cards.KEY[_seat(event, "aimed_at")], PLAIN).nuisance:
            hostile = -hostile  # to be rid of it is a favour
        self._saw(view, _seat(event, "player"), _seat(event, "target"), lore.range, hostile)

    def _saw(self, view: BangView, actor: int, target: int, range: int, hostile: float) -> None:
        if hostile == 0.0 or actor == target:
            return
        if hostile > 0:
            self.attacks[actor][target] += 1
        else:
            self.favours[actor][target] += 1
        if actor != self.me:
            others = within(view, actor, target, range)
            self.belief.saw(actor, target, others, ATTACKS if hostile > 0 else FAVOURS, abs(hostile))


def _seat(event: Event, fact: str) -> int:
    value = event.facts[fact]
    assert isinstance(value, int)
    return value


def within(view: BangView, actor: int, target: int, range: int) -> list[int]:
    """Whom else a player might have aimed at, as the table stands now."""
    out: list[int] = []
    reach = reach_of(view.players[actor]) if range == IN_REACH else 1
    for seat, player in enumerate(view.players):
        if player.alive and seat != actor and seat != target:
            if range == ANYBODY or distance(view, actor, seat) <= reach:
                out.append(seat)
    return out


def reach_of(player: PlayerView) -> int:
    """How far a player's weapon reaches."""
    for card in player.in_play:
        if cards.REACH[card]:
            return cards.REACH[card]
    return NEIGHBOURS


def distance(view: BangView, seat: int, other: int) -> int:
    """The distance at which one player sees another, by what lies on the table."""
    players = view.players
    count = len(players)
    left = right = 0
    at = seat
    while at != other:
        at = (at + 1) % count
        if players[at].alive or at == other:
            left += 1
    at = seat
    while at != other:
        at = (at - 1) % count
        if players[at].alive or at == other:
            right += 1
    seen = min(left, right)
    for card in players[other].in_play:
        seen += cards.FARTHER[card]
    for card in players[seat].in_play:
        seen -= cards.NEARER[card]
    seen += cards.CHARACTER_FARTHER[cards.CHARACTER_NUMBER[players[other].character]]
    seen -= cards.CHARACTER_NEARER[cards.CHARACTER_NUMBER[players[seat].character]]
    return max(seen, 1)
