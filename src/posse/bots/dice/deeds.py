"""What a player has seen: the public deeds of all players, read from the events, and what they say about roles.

Only choices say something: whom a player shoots of all in reach, whom he helps of all in need, which bull's eyes he
rolls again. How much each of these says was measured (see habits.py).
"""

from typing import Final

from posse.bots.belief import UNKNOWN, Belief
from posse.bots.dice import habits
from posse.bots.dice.characters import BY_ID, in_reach
from posse.dice.faces import ONE, TWO
from posse.dice.table import NOBODY
from posse.dice.view import DiceView
from posse.kernel.event import Event
from posse.roles import ROLES, SHERIFF

#: The faces that are bull's eyes, and how far away they hit.
EYES: Final = {ONE: 1, TWO: 2}


class Witness:
    """One player's memory of a game: who did what to whom, and the belief about roles that follows from it."""

    __slots__ = (
        "_arrows",
        "_cast",
        "_faces",
        "_life",
        "_max_life",
        "_me",
        "_read",
        "_rerolls",
        "_ring",
        "_used",
        "belief",
        "drunk",
        "gifts",
        "losses",
        "sheriff",
        "shots",
    )

    def __init__(self, view: DiceView | None, inference: float, me: int = NOBODY) -> None:
        """`inference`: how much weight is given to what is seen, 0 to 1. `me`: the player whose memory it is, if not
        the viewer. Without a view it is empty, for `copy` to fill in."""
        players = [] if view is None else view.players
        count = len(players)
        self._me = view.seat if view is not None and me == NOBODY else me
        self._cast = [BY_ID[player.character] for player in players]
        self._max_life = [player.max_life for player in players]
        self._life = [player.life for player in players]
        self._arrows = [player.arrows for player in players]
        if view is not None:
            self._go_back(view)
        self._read = 0  # events already read
        self._ring: list[int] = []  # the seats in the order of this turn
        self._faces: tuple[int, ...] = ()  # the dice of this turn
        self._rerolls = 0
        self._used = ""  # the ability used last
        self.sheriff = NOBODY
        known: list[int] = []
        if view is not None:
            self.sheriff = [player.role for player in players].index(ROLES[SHERIFF])
            known = [self._role_of(view, seat) for seat in range(count)]
        self.belief = Belief(known, inference)
        self.shots = [[0] * count for _ in players]  # how often each player aimed at each other player
        self.gifts = [[0] * count for _ in players]  # how often each player helped each other player
        self.losses = [0] * count  # life points that this player lost to each other player
        self.drunk = 0  # life points this player has gained since dice were last kept

    def _go_back(self, view: DiceView) -> None:
        """Work out the life and arrows at the beginning from those of now, since the events only have the changes."""
        for event in view.events:
            if event.kind == "lost_life":
                self._life[_number(event, "player")] += _number(event, "amount")
            elif event.kind == "healed":
                self._life[_number(event, "player")] -= _number(event, "amount")
            elif event.kind == "arrow":
                self._arrows[_number(event, "player")] -= 1
            elif event.kind == "returned":
                self._arrows[_number(event, "player")] += _number(event, "arrows")

    def look(self, view: DiceView) -> None:
        """Read what has happened since."""
        for event in view.events_since(self._read):
            self._read += 1
            self._hear(event)
        for seat in range(len(view.players)):
            role = self._role_of(view, seat)
            if role != UNKNOWN:
                self.belief.learn(seat, role)

    def _role_of(self, view: DiceView, seat: int) -> int:
        """The role of a seat, if the player whose memory this is knows it, not only the viewer."""
        role = view.players[seat].role
        if not role or (
            seat == view.seat != self._me and role != ROLES[SHERIFF] and view.players[seat].alive
        ):
            return UNKNOWN
        return ROLES.index(role)

    def copy(self) -> "Witness":
        """The same memory, for a copy of the game that goes another way and has no past events."""
        twin = Witness(None, 0.0, self._me)
        twin._cast = self._cast
        twin._max_life = self._max_life
        twin._life = self._life.copy()
        twin._arrows = self._arrows.copy()
        twin._read = 0
        twin._ring = self._ring
        twin._faces = self._faces
        twin._rerolls = self._rerolls
        twin._used = self._used
        twin.sheriff = self.sheriff
        twin.belief = self.belief.copy()
        twin.shots = [row.copy() for row in self.shots]
        twin.gifts = [row.copy() for row in self.gifts]
        twin.losses = self.losses.copy()
        twin.drunk = self.drunk
        return twin

    def _hear(self, event: Event) -> None:
        kind = event.kind
        player = _number(event, "player") if "player" in event.facts else NOBODY
        if kind == "rolled":
            self._rolled(player, event)
        elif kind == "arrow":
            self._arrows[player] += 1
        elif kind == "kept":
            self._kept(player)
        elif kind == "turn":
            self._turn(player)
        elif kind == "aimed":
            self._aimed(player, _number(event, "target"), _number(event, "die"))
        elif kind == "lost_life":
            self._lost_life(player, event)
        elif kind == "beer":
            self._helped(player, _number(event, "target"), self._in_need())
        elif kind == "healed":
            self._healed(player, _number(event, "amount"))
        elif kind == "used":
            self._used = _word(event, "thing")
        elif kind == "returned":
            self._returned(player, _number(event, "arrows"))

    # ---- rolling

    def _turn(self, player: int) -> None:
        count = len(self._life)
        seats = [(player + left) % count for left in range(count)]
        self._ring = [seat for seat in seats if self._life[seat]]
        self._faces = ()
        self._used = ""

    def _rolled(self, player: int, event: Event) -> None:
        self._used = ""
        if self._faces:
            self._chose_dice(player, _numbers(event, "dice"))
        self._faces = _numbers(event, "faces")
        self._rerolls = _number(event, "rerolls_left")

    def _kept(self, player: int) -> None:
        if self._rerolls:
            self._chose_dice(player, ())
        self.drunk = 0

    def _chose_dice(self, player: int, again: tuple[int, ...]) -> None:
        """A player rolled his ones or twos again, or kept some. What that says depends on whether they could hit the
        Sheriff."""
        if player in (self._me, self.sheriff):
            return
        for face, eye in EYES.items():
            dice = [die for die, shown in enumerate(self._faces) if shown == face]
            if dice:
                left = [die for die in dice if die not in again]
                if self.sheriff in self._targets(eye):
                    self.belief.saw_alone(player, habits.FOR_SHERIFF if left else habits.FROM_SHERIFF)
                else:
                    self.belief.saw_alone(player, habits.FOR_OTHERS if left else habits.FROM_OTHERS)

    def _targets(self, eye: int) -> list[int]:
        """The players whom the player on turn may hit with a one or a two."""
        return in_reach(self._ring, self._cast[self._ring[0]], eye)

    # ---- hurting and helping

    def _aimed(self, player: int, target: int, die: int) -> None:
        self._used = ""
        self.shots[player][target] += 1
        if player not in (self._me, self.sheriff):
            others = [seat for seat in self._targets(EYES[self._faces[die]]) if seat != target]
            if others:
                weight = habits.weight(self.shots[player][target])
                self.belief.saw(player, target, others, habits.SHOOTS, weight)

    def _lost_life(self, player: int, event: Event) -> None:
        amount = _number(event, "amount")
        self._life[player] -= amount
        source = _number(event, "source")
        if player == self._me and source != NOBODY:
            self.losses[source] += amount

    def _healed(self, player: int, amount: int) -> None:
        if self._used == "character/sid-ketchum":
            self._helped(self._ring[0], player, self._in_need())
            self._used = ""
        self._life[player] += amount
        if player == self._me:
            self.drunk += amount

    def _returned(self, player: int, arrows: int) -> None:
        if self._used == "character/kit-carlson":
            self._helped(self._ring[0], player, [s for s, held in enumerate(self._arrows) if held])
        self._used = ""
        self._arrows[player] -= arrows

    def _in_need(self) -> list[int]:
        """The players who could use a life point."""
        return [s for s, life in enumerate(self._life) if 0 < life < self._max_life[s]]

    def _helped(self, player: int, target: int, needy: list[int]) -> None:
        """A player helped one of those in need. It says nothing if he helped himself."""
        if player == target:
            return
        self.gifts[player][target] += 1
        others = [seat for seat in needy if seat not in (player, target)]
        if others and player != self._me:
            weight = habits.weight(self.gifts[player][target])
            self.belief.saw(player, target, others, habits.HELPS, weight)


def _number(event: Event, key: str) -> int:
    fact = event.facts[key]
    assert isinstance(fact, int)
    return fact


def _numbers(event: Event, key: str) -> tuple[int, ...]:
    fact = event.facts[key]
    assert isinstance(fact, tuple)
    return fact


def _word(event: Event, key: str) -> str:
    fact = event.facts[key]
    assert isinstance(fact, str)
    return fact
