"""What a player of the Dice Game may see, and how the rest is dealt anew: the roles of the others."""

from collections.abc import Sequence
from typing import Final

from posse.dice.faces import FACES
from posse.dice.table import PHASES, Table
from posse.kernel.event import Event
from posse.kernel.facts import Fact, Facts, Many, OneOf, OrNone, perhaps
from posse.kernel.option import Decision
from posse.kernel.rules import EVERYBODY
from posse.kernel.view import View
from posse.roles import ROLES, imagined


class PlayerView:
    """One player, as somebody sees him."""

    __slots__ = ("aimed", "alive", "arrows", "character", "life", "max_life", "name", "role")

    def __init__(self, t: Table, seat: int, viewer: int) -> None:
        player = t.players[seat]
        self.name = t.speaker.names[seat]
        self.role = ROLES[player.role] if player.role_shown or seat == viewer else ""
        self.character = t.cast[seat].id
        self.life = player.life
        self.max_life = player.max_life
        self.alive = player.alive
        self.arrows = player.arrows
        self.aimed = t.aimed[seat] if t.aimed else 0  # points that the bull's eyes of this turn aim at him

    def as_dict(self) -> dict[str, object]:
        return PLAYER.of(self)


PLAYER: Final = Facts(
    "DicePlayer",
    "A player of the Dice Game, as somebody sees him.",
    [
        Fact("name", str),
        Fact("character", str),
        Fact("life", int),
        Fact("max_life", int),
        Fact("arrows", int),
        perhaps("role", OneOf(ROLES)),
        perhaps("alive", bool, lambda p: None if p.alive else False),
        perhaps("aimed", int),
    ],
)


class DiceView(View):
    """The table, as somebody sees it. Faces are ints; `as_dict` puts them into words."""

    def __init__(self, t: Table, seat: int, decision: Decision | None, told: list[Event]) -> None:
        super().__init__(seat, -1 if decision is None else decision.player, told)
        self.kind = "" if decision is None else decision.kind  # what the player who is asked has to decide
        self.about = "" if decision is None else decision.about
        self.players = [PlayerView(t, other, seat) for other in range(len(t.players))]
        self.turn = t.turn
        self.turns = t.turns
        self.phase = PHASES[t.phase]
        self.ring = t.ring.copy()  # the places of this turn, clockwise from the player whose turn it is
        self.arrows_in_pile = t.pile
        self.dice = t.dice.copy()  # from die 1 to die 5; empty before the first roll
        self.just_rolled = t.just_rolled.copy()  # numbered from 0
        self.rerolls_left = t.rerolls_left
        self.die = t.die  # the die being applied, numbered from 0; -1 for none
        self.beers_spent = t.beers_spent
        self.deaths = t.deaths.copy()
        self.over = t.over
        self.winners = t.winners.copy()

    def as_dict(self) -> dict[str, object]:
        return VIEW.of(self)


def _names(view: DiceView, seats: list[int]) -> list[str]:
    return [view.players[seat].name for seat in seats]


VIEW: Final = Facts(
    "DiceView",
    "The table of the Dice Game, as somebody sees it.",
    [
        Fact("seat", int),
        Fact("players", Many(PLAYER), lambda v: [player.as_dict() for player in v.players]),
        Fact("turn", str, lambda v: v.players[v.turn].name),
        Fact("turns", int),
        Fact("phase", OneOf(PHASES)),
        Fact("ring", Many(str), lambda v: _names(v, v.ring)),
        Fact("arrows_in_pile", int),
        Fact("dice", Many(OneOf(FACES)), lambda v: [FACES[face] for face in v.dice]),
        Fact("just_rolled", Many(int), lambda v: [die + 1 for die in v.just_rolled]),  # numbered from 1
        Fact("rerolls_left", int),
        Fact("beers_spent", int),
        Fact("asked", OrNone(str), lambda v: v.players[v.asked].name if v.asked >= 0 else None),
        Fact("kind", str),
        Fact("about", str),
        Fact("deaths", Many(str), lambda v: _names(v, v.deaths)),
        Fact("over", bool),
        Fact("winners", Many(str), lambda v: _names(v, v.winners)),
        perhaps("die", int, lambda v: v.die + 1 if v.die >= 0 else None),  # numbered from 1
    ],
    game="dice",
)


def redeal(t: Table, seat: int, wanted: Sequence[int] | None = None) -> None:
    """Deal everything anew that a seat cannot see: the hidden roles of the others, unless they are given, and how the
    dice will fall."""
    t.rolls.clear()
    if seat == EVERYBODY:
        return
    hidden = [other for other, player in enumerate(t.players) if other != seat and not player.role_shown]
    roles = sorted(t.players[other].role for other in hidden)
    t.shuffle(roles)
    if wanted is not None:
        roles = imagined(wanted, hidden, roles)
    for other, role in zip(hidden, roles, strict=True):
        t.players[other].role = role
