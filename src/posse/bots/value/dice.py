"""Positions of the Dice Game, for its net: life and arrows, added up by role."""

from typing import Final, cast

from posse.bots.value import sides
from posse.bots.value.judge import Judge, Position
from posse.dice.table import Table
from posse.kernel.state import State
from posse.roles import ROLES

SIDES: Final = "sides"

# What is told of a player.
HERE: Final = 0
LIFE: Final = 1
LAST_LIVES: Final = 2  # one or two left
MAX_LIFE: Final = 3
ARROWS: Final = 4
EXPOSED: Final = 5  # arrows that would kill him
SOON: Final = 6  # how soon he has his turn: 1 now, then 1/2, 1/3 ...
NEIGHBOURS: Final = 7  # the roles that sit at distance 1 or 2, where shots fall, a number for each
FACTS: Final = NEIGHBOURS + len(ROLES)

# What is told of the table, before the players by role.
PLAYERS: Final = 0
LIVING: Final = 1
PILE: Final = 2
TABLE: Final = 3


class DiceJudge(Judge):
    """Knows the Dice Game."""

    def sizes(self) -> dict[str, tuple[int, int]]:
        return {SIDES: (TABLE + FACTS * len(ROLES), sides.OUTCOMES)}

    def positions(self, state: State) -> list[Position]:
        t = cast(Table, state)
        ring = t.clockwise(t.turn)
        table = [0.0] * TABLE
        table[PLAYERS] = float(len(t.players))
        table[LIVING] = float(len(ring))
        table[PILE] = float(t.pile)
        players = [[0.0] * FACTS for _ in t.players]
        for steps in range(len(ring)):
            players[ring[steps]] = _facts(t, ring, steps)
        return [Position(SIDES, table + sides.by_role(players, _roles(t)))]

    def came(self, position: Position, end: State) -> int:
        return sides.outcome(end.winners, _roles(cast(Table, end)))

    def by_seat(self, state: State, positions: list[Position], said: list[list[float]]) -> list[float]:
        t = cast(Table, state)
        return sides.by_seat(said[0], _roles(t), [player.alive for player in t.players])


def _roles(t: Table) -> list[int]:
    return [player.role for player in t.players]


def _facts(t: Table, ring: list[int], steps: int) -> list[float]:
    player = t.players[ring[steps]]
    out = [0.0] * FACTS
    out[HERE] = 1.0
    out[LIFE] = float(player.life)
    out[LAST_LIVES] = float(player.life <= 2)
    out[MAX_LIFE] = float(player.max_life)
    out[ARROWS] = float(player.arrows)
    out[EXPOSED] = float(player.arrows >= player.life)
    out[SOON] = 1.0 / (1.0 + steps)
    for away in (1, 2):
        for way in (-away, away):
            other = ring[(steps + way) % len(ring)]
            out[NEIGHBOURS + t.players[other].role] += 1.0
    return out
