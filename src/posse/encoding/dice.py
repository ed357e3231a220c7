"""The Dice Game as numbers."""

from typing import Final, cast

from posse.dice.characters import CHARACTERS
from posse.dice.faces import DICE, FACES
from posse.dice.faces import KEYS as FACE_KEYS
from posse.dice.table import PHASES
from posse.dice.tell.questions import QUESTIONS
from posse.dice.view import DiceView
from posse.encoding.encoding import Encoding, Look, Words, byte, seat_names
from posse.kernel.option import Decision, is_player, ref_seat
from posse.kernel.view import View
from posse.roles import ROLES

ANOTHER: Final = "another"
#: Numbers about the table, about each die and about each player.
TABLE: Final = ("players", "turns", "arrows in the pile", "rerolls left", "beers spent", "options")
DIE: Final = ("just rolled", "being applied", *FACES)
PLAYER: Final = (
    "here",
    "alive",
    "life",
    "most life",
    "arrows",
    "aimed at",
    "distance from me",
    "on turn",
    "asked",
    "won",
)


class DiceEncoding(Encoding):
    """The Dice Game for a number of seats. With fewer players the last places stay empty."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._names = seat_names(seats)
        self._characters = Words([ANOTHER, *(who.id for who in CHARACTERS)])
        self._about = Words([ANOTHER, *FACE_KEYS, *(f"character/{who.id}" for who in CHARACTERS)])
        self._questions = Words([ANOTHER, *QUESTIONS])
        self._phases = Words(PHASES)
        self._roles = Words(["role hidden", *ROLES])
        self._by = Words(self._names)
        self._empty_seat = bytes(len(PLAYER) + len(self._roles.words) + len(self._characters.words))
        part = [*self._about.words, *(f"die {number}" for number in range(1, DICE + 1)), *self._names]
        super().__init__("dice", part, Words([ANOTHER]), [], [])
        self.facts = self._fact_names()

    def _fact_names(self) -> list[str]:
        out = [
            *TABLE,
            *(f"phase {phase}" for phase in self._phases.words),
            *(f"question {kind}" for kind in self._questions.words),
            *(f"question about {key}" for key in self._about.words),
            *(f"question by {seat}" for seat in self._names),
            *(f"die {number}: {name}" for number in range(1, DICE + 1) for name in DIE),
        ]
        for seat in self._names:
            out += [f"{seat}: {name}" for name in PLAYER]
            out += [f"{seat}: {role}" for role in self._roles.words]
            out += [f"{seat}: character {id}" for id in self._characters.words]
        return out

    def ring(self, view: View) -> list[int]:
        return _SEATED[len(cast(DiceView, view).players)]

    def facts_of(self, view: View, look: Look, decision: Decision | None, out: list[bytes]) -> None:
        v = cast(DiceView, view)
        options = 0 if decision is None else byte(len(decision.options))
        numbers = [
            len(v.players),
            byte(v.turns),
            byte(v.arrows_in_pile),
            byte(v.rerolls_left),
            byte(v.beers_spent),
            options,
        ]
        out.append(bytes(numbers))
        out.append(self._phases.row(v.phase))
        out.append(self._questions.row(v.kind) if v.kind else self._questions.none)
        out.append(self._about.row(v.about) if v.about else self._about.none)
        asks = decision is not None and decision.by >= 0
        out.append(self._by.rows[look.place[decision.by]] if decision is not None and asks else self._by.none)
        out.append(_dice(v))
        for seat in look.order:
            self._tell_player(v, seat, _distance(v, seat), out)
        for _ in range(len(v.players), self._seats):
            out.append(self._empty_seat)

    def _tell_player(self, v: DiceView, seat: int, distance: int, out: list[bytes]) -> None:
        player = v.players[seat]
        out.append(
            bytes(
                [
                    1,
                    int(player.alive),
                    byte(max(player.life, 0)),
                    byte(player.max_life),
                    byte(player.arrows),
                    byte(player.aimed),
                    distance,
                    int(v.turn == seat),
                    int(v.asked == seat),
                    int(seat in v.winners),
                ]
            )
        )
        out.append(self._roles.row(player.role))
        out.append(self._characters.row(player.character))

    def kind_of(self, item: int | str) -> int:
        return 0

    def sorts_of(self, item: int | str) -> list[int]:
        return []

    def mark(self, row: bytearray, item: int | str, look: Look) -> None:
        dice = len(self._about.words)
        if isinstance(item, str):
            if item.isdecimal():
                row[dice + int(item) - 1] = 1
            else:
                row[self._about.place.get(item, 0)] = 1
        elif is_player(item):
            row[dice + DICE + look.place[ref_seat(item)]] = 1
        else:
            row[0] = 1


#: Nobody changes seats.
_SEATED: Final = [list(range(players)) for players in range(9)]


def _dice(v: DiceView) -> bytes:
    row = [0] * (DICE * len(DIE))
    for die, face in enumerate(v.dice):
        row[die * len(DIE) + 2 + face] = 1
    for die in v.just_rolled:
        row[die * len(DIE)] = 1
    if v.die >= 0:
        row[v.die * len(DIE) + 1] = 1
    return bytes(row)


def _distance(v: DiceView, seat: int) -> int:
    """How many living players away, the shorter way round; 0 for oneself and for the dead."""
    if v.seat < 0 or seat == v.seat or not v.players[seat].alive or not v.players[v.seat].alive:
        return 0
    living = [other for other in range(len(v.players)) if v.players[other].alive]
    away = abs(living.index(seat) - living.index(v.seat))
    return min(away, len(living) - away)
