"""What a player of the Dice Game may see, and dealing anew what he may not: the roles of the others."""

from posse.dice.faces import FACES
from posse.dice.table import PHASES, Table
from posse.kernel.event import Event
from posse.kernel.option import Decision
from posse.kernel.view import View
from posse.roles import ROLES


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
        out: dict[str, object] = {
            "name": self.name,
            "character": self.character,
            "life": self.life,
            "max_life": self.max_life,
            "arrows": self.arrows,
        }
        if self.role:
            out["role"] = self.role
        if not self.alive:
            out["alive"] = False
        if self.aimed:
            out["aimed"] = self.aimed
        return out


class DiceView(View):
    """The table, as somebody sees it. Faces are ints; `as_dict` puts them into words."""

    def __init__(self, t: Table, seat: int, decision: Decision | None, told: list[Event]) -> None:
        super().__init__(seat, -1 if decision is None else decision.player, told)
        self.kind = "" if decision is None else decision.kind  # what the player asked has to decide
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
        names = [player.name for player in self.players]
        out: dict[str, object] = {
            "game": "dice",
            "seat": self.seat,
            "players": [player.as_dict() for player in self.players],
            "turn": names[self.turn],
            "turns": self.turns,
            "phase": self.phase,
            "ring": [names[seat] for seat in self.ring],
            "arrows_in_pile": self.arrows_in_pile,
            "dice": [FACES[face] for face in self.dice],
            "just_rolled": [die + 1 for die in self.just_rolled],
            "rerolls_left": self.rerolls_left,
            "beers_spent": self.beers_spent,
            "asked": names[self.asked] if self.asked >= 0 else None,
            "kind": self.kind,
            "about": self.about,
            "deaths": [names[seat] for seat in self.deaths],
            "over": self.over,
            "winners": [names[seat] for seat in self.winners],
        }
        if self.die >= 0:
            out["die"] = self.die + 1
        return out


def redeal(t: Table, seat: int) -> None:
    """Deal all that a seat cannot see anew: the hidden roles of the others, and how the dice will fall."""
    hidden = [other for other, player in enumerate(t.players) if other != seat and not player.role_shown]
    roles = sorted(t.players[other].role for other in hidden)
    t.shuffle(roles)
    for other, role in zip(hidden, roles, strict=True):
        t.players[other].role = role
    t.rolls.clear()
