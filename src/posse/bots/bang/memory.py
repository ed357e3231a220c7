"""What a player has seen the others do, and what that says about their roles."""

from typing import Final

from posse.bang.view import BangView
from posse.bots.bang import notes
from posse.bots.bang.enmity import Foes
from posse.bots.bang.layout import Layout
from posse.bots.bang.lore import ANYBODY, Conditions, in_force
from posse.bots.bang.notes import Note, note_of
from posse.bots.belief import UNKNOWN, Belief, Wants
from posse.kernel.event import Event
from posse.roles import ROLES, SHERIFF

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

#: A player's deeds depend on each other, so together they say less than if they were independent. With 1, beliefs of 86
#: % came true in 74 % of cases.
CAUTION: Final = 0.8


class Memory:
    """What a player has seen so far. It reads every event once."""

    __slots__ = (
        "_acted",
        "_force",
        "_gift",
        "_giver",
        "_keys",
        "_layout",
        "_obeys",
        "_on_turn",
        "_read",
        "alone",
        "attacks",
        "belief",
        "favours",
        "foes",
        "hurt_me",
        "me",
        "missing",
        "stir",
        "stolen",
    )

    def __init__(self, view: BangView | None, strength: float, me: int = -1) -> None:
        """`me`: the player whose memory it is, if not the viewer: what another player may think, having seen what the
        viewer saw. Without a view it is empty, for `copy` to fill in."""
        known: list[int] = []
        if view is not None:
            known = _known_at_first(view)
            if me < 0:
                me = view.seat
            elif me != view.seat:
                known = _without_secret(known, view.seat)
        self.belief = Belief(known, strength)
        self.me = me
        seats = len(known)
        self.attacks = [[0] * seats for _ in range(seats)]  # how often each player has attacked each other
        self.favours = [[0] * seats for _ in range(seats)]
        self.hurt_me = [0] * seats  # life points I lost to each player
        self.foes: Foes | None = None  # whom it was good to hurt, when that was last worked out
        self.stolen: dict[int, int] = {}  # how often I took each card in play
        self.stir = 0  # how many events there were in this turn
        self.alone = False  # everybody plays for himself, so deeds say nothing about roles
        self.missing = 1  # how many Missed! the shot at me still needs
        self._layout = Layout(view)
        self._keys: list[str] = [] if view is None else view.in_force
        self._force = in_force(self._keys)
        self._giver = -1  # who has just given a life point to somebody
        self._gift = 0.0
        self._read = 0
        self._on_turn = -1
        self._obeys = -1  # who was ordered to play a card, and has not done so yet
        self._acted = False  # the player on turn has done something of his own choice

    def in_force(self, view: BangView) -> Conditions:
        """What the things in force mean. A view has a new list of them only when they have changed."""
        if view.in_force is not self._keys:
            self._keys = view.in_force
            self._force = in_force(view.in_force)
        return self._force

    def copy(self) -> "Memory":
        """The same memory, for a copy of the game that goes another way and has no past events."""
        twin = Memory(None, 0.0, self.me)
        twin.belief = self.belief.copy()
        twin.attacks = [row.copy() for row in self.attacks]
        twin.favours = [row.copy() for row in self.favours]
        twin.hurt_me = self.hurt_me.copy()
        twin.stolen = self.stolen.copy()
        twin.stir = self.stir
        twin.alone = self.alone
        twin.missing = self.missing
        twin._layout = self._layout.copy()
        twin._keys = self._keys
        twin._force = self._force
        twin._giver = self._giver
        twin._gift = self._gift
        twin._read = 0
        twin._on_turn = self._on_turn
        twin._obeys = self._obeys
        twin._acted = self._acted
        return twin

    def catch_up(self, view: BangView) -> None:
        """Read what has happened since the last time."""
        events = view.events_since(self._read)
        self._read += len(events)
        self.stir += len(events)
        for event in events:
            note = note_of(event)
            if note.sense != notes.NOTHING:
                self._take_in(event, note)
            if note.change != notes.AS_BEFORE:
                self._layout.take_in(event, note)

    def _take_in(self, event: Event, note: Note) -> None:
        sense = note.sense
        if sense == notes.PLAYED:
            self._played(note)
        elif sense == notes.USED:
            self._used(note)
        elif sense == notes.TURN:
            self.stir = 0
            self._on_turn = note.player
            self._obeys = -1
            self._acted = False
        elif sense == notes.LOST_LIFE:
            self._lost_life(note)
        elif sense == notes.SHOT:
            self.missing = note.amount
        elif sense == notes.FLIPPED:
            if note.player == self.me:
                self.missing -= note.amount  # my Barrel helped, so fewer Missed! are needed
        elif sense == notes.HEALED:
            self._healed(note)
        elif sense == notes.TOOK:
            self._took(note)
        elif sense == notes.ROLE:
            self.belief.learn(note.player, note.amount)
        elif sense == notes.GOALS:
            self.alone = note.amount != 0
        elif sense == notes.DEALT_ANEW:
            self._dealt_anew(event)
        elif sense == notes.ORDERED:
            self._obeys = note.by
            self._deed(note)
        else:
            self._deed(note)

    def _dealt_anew(self, event: Event) -> None:
        seats = event.facts["dealt_roles"]
        assert isinstance(seats, tuple)
        self.belief.dealt_anew(seats)
        for seat in seats:  # what they did was done in another role
            self.attacks[seat] = [0] * len(self.attacks)
            self.favours[seat] = [0] * len(self.favours)

    def _played(self, note: Note) -> None:
        obeys = note.player == self._obeys
        self._obeys = -1
        if obeys:
            return
        if note.target >= 0:
            self._deed(note)
        elif note.player == self.me:
            self.missing -= 1
        elif note.rates and not self.alone:
            # Some roles are more likely than others to play a card that affects everybody.
            self.belief.saw_alone(note.player, note.rates, CAUTION)
        self._acted = True

    def _used(self, note: Note) -> None:
        if note.target >= 0:
            self._deed(note)
        else:
            # The event of a gift names no target: the next player who is healed got it.
            self._giver = note.player if note.hostile < 0 else -1
            self._gift = note.hostile
        if note.player == self._on_turn:
            self._acted = True

    def _healed(self, note: Note) -> None:
        if self._giver >= 0:
            self._saw(self._giver, note.player, self._gift)
            self._giver = -1

    def _took(self, note: Note) -> None:
        """If a player took a card before he played anything, he drew it from another player's hand."""
        if note.player == self.me and note.card >= 0:
            self.stolen[note.card] = self.stolen.get(note.card, 0) + 1
        if not self._acted and note.player == self._on_turn:
            self._saw(self._on_turn, note.target, 0.5)

    def _lost_life(self, note: Note) -> None:
        if note.player == self.me and note.by >= 0 and note.by != self.me:
            self.hurt_me[note.by] += note.amount

    def _deed(self, note: Note) -> None:
        """A player did something to another, himself or by an order to a third."""
        if self._counts(note.player, note.target, note.hostile):
            others = note.others
            if others is None:
                by = note.player if note.by < 0 else note.by
                others = note.others = self._others(note.player, note.target, by, note.range)
            self._conclude(note.player, note.target, others, note.hostile)

    def _saw(self, actor: int, target: int, hostile: float) -> None:
        """The same for what could have been done to anybody."""
        if self._counts(actor, target, hostile):
            self._conclude(actor, target, self._others(actor, target, actor, ANYBODY), hostile)

    def _counts(self, actor: int, target: int, hostile: float) -> bool:
        """Count a deed. Returns whether it says anything about roles."""
        if hostile == 0.0 or actor == target:
            return False
        if hostile > 0:
            self.attacks[actor][target] += 1
        else:
            self.favours[actor][target] += 1
        return not (actor == self.me or self.alone or self.belief.is_sure)

    def _others(self, actor: int, target: int, by: int, range: int) -> list[int]:
        """The other players to whom it could have been done."""
        others: list[int] = []
        for seat in self._layout.within(by, range):
            if seat != target and seat != actor:
                others.append(seat)
        return others

    def _conclude(self, actor: int, target: int, others: list[int], hostile: float) -> None:
        weight = CAUTION * abs(hostile)
        self.belief.saw(actor, target, others, ATTACKS if hostile > 0 else FAVOURS, weight)


def _known_at_first(view: BangView) -> list[int]:
    """The roles that were known when the game began. If roles have been dealt anew since, the roles shown now say
    nothing about what was done before: only the Sheriff's is sure. If all are open there is nothing to guess."""
    if all(player.role for player in view.players):
        return [ROLES.index(player.role) for player in view.players]
    anew = [event for event in view.events if note_of(event).sense == notes.DEALT_ANEW]
    dealt = any(event.facts["dealt_roles"] for event in anew)  # the list of players may be empty
    out = []
    for player in view.players:
        sure = player.role and (not dealt or player.role == "sheriff")
        out.append(ROLES.index(player.role) if sure else UNKNOWN)
    return out


def _without_secret(known: list[int], viewer: int) -> list[int]:
    """What the others know about roles: all but that of the viewer, unless he is the Sheriff or all roles are open."""
    if known[viewer] == SHERIFF or UNKNOWN not in known:
        return known
    return [UNKNOWN if seat == viewer else role for seat, role in enumerate(known)]
