"""Positions of the card game, for the nets: what players have, added up by role."""

from typing import Final, cast

from posse.bang import cards
from posse.bang.distance import distances
from posse.bang.goals import Standard
from posse.bang.hooks import DEFENCE
from posse.bang.table import Table
from posse.bots.bang.known import learn_all
from posse.bots.bang.lore import CARD_LORE
from posse.bots.value import sides
from posse.bots.value.judge import Judge, Position
from posse.bots.value.net import Net
from posse.kernel.state import State
from posse.roles import OUTLAW, RENEGADE, ROLES

#: The net for tables where sides win, and the one for those where everybody plays for himself.
SIDES: Final = "sides"
ALONE: Final = "alone"

# What is told of a player.
HERE: Final = 0
LIFE: Final = 1
LAST_LIFE: Final = 2
TWO_LIVES: Final = 3
MAX_LIFE: Final = 4
SOON: Final = 5  # how soon he has his turn: 1 now, then 1/2, 1/3 ...
HAND: Final = 6
BANGS: Final = 7
MISSED: Final = 8
SAVERS: Final = 9
TO_LAY_DOWN: Final = 10
REACH: Final = 11
MANY_BANGS: Final = 12
FARTHER: Final = 13
NEARER: Final = 14
DEFENDED: Final = 15
NUISANCES: Final = 16
IN_PLAY: Final = 17
BELONGINGS: Final = 18
FACTS: Final = 19

# What is told of the table, before the players by role.
PLAYERS: Final = 0
LIVING: Final = 1
AIMS: Final = (
    2  # how many Outlaws reach the Sheriff, lawmen an Outlaw, and so on: a number for each pair of roles
)
TABLE: Final = AIMS + len(ROLES) * len(ROLES)
#: Before these where everybody plays for himself: whether all do by a card, and one's own role.
OWN: Final = 1 + len(ROLES)


class BangJudge(Judge):
    """Knows the card game."""

    def __init__(self, nets: dict[str, Net]) -> None:
        super().__init__(nets)
        learn_all()

    def sizes(self) -> dict[str, tuple[int, int]]:
        groups = FACTS * len(ROLES)
        return {SIDES: (TABLE + groups, sides.OUTCOMES), ALONE: (OWN + FACTS + groups, 2)}

    def positions(self, state: State) -> list[Position]:
        t = cast(Table, state)
        players = _players(t)
        if not _has_sides(t):
            return _alone(t, players)
        roles = _roles(t)
        return [Position(SIDES, _table(t, roles) + sides.by_role(players, roles))]

    def came(self, position: Position, end: State) -> int:
        if position.net == ALONE:
            return int(position.seat not in end.winners)
        return sides.outcome(end.winners, _roles(cast(Table, end)))

    def by_seat(self, state: State, positions: list[Position], said: list[list[float]]) -> list[float]:
        t = cast(Table, state)
        if positions[0].net == SIDES:
            return sides.by_seat(said[0], _roles(t), [player.alive for player in t.players])
        out = [0.0] * len(t.players)
        total = sum([chances[0] for chances in said])
        for position, chances in zip(positions, said, strict=True):
            out[position.seat] = chances[0] / total
        return out


def _has_sides(t: Table) -> bool:
    """Whether players win with others of their side."""
    return not t.goals.for_all and not t.own_goals.open_roles


def _roles(t: Table) -> list[int]:
    """What everybody counts as; a Renegade between two sides is still one."""
    goals = t.goals
    if not isinstance(goals, Standard):
        return [player.role for player in t.players]
    return [role if role >= 0 else RENEGADE for role in goals.roles(t)]


def _players(t: Table) -> list[list[float]]:
    out = [[0.0] * FACTS for _ in t.players]
    for steps, seat in enumerate(t.clockwise(t.turn)):
        out[seat] = _facts(t, seat, 1.0 / (1.0 + steps))
    return out


def _facts(t: Table, seat: int, soon: float) -> list[float]:
    player = t.players[seat]
    out = [0.0] * FACTS
    out[HERE] = 1.0
    out[LIFE] = float(player.life)
    out[LAST_LIFE] = float(player.life == 1)
    out[TWO_LIVES] = float(player.life == 2)
    out[MAX_LIFE] = float(player.max_life)
    out[SOON] = soon
    bangs = missed = savers = to_lay_down = 0
    for card in player.hand:
        if cards.HAS_MISSED[card]:
            missed += 1
        elif cards.SAVES_LIFE[card]:
            savers += 1
        elif cards.ID[card] == "bang":
            bangs += 1
        elif not cards.IS_BROWN[card]:
            to_lay_down += 1
    out[HAND] = float(len(player.hand))
    out[BANGS] = float(bangs)
    out[MISSED] = float(missed)
    out[SAVERS] = float(savers)
    out[TO_LAY_DOWN] = float(to_lay_down)
    nuisances = 0
    for card in player.in_play:
        if CARD_LORE[card].nuisance:
            nuisances += 1
    out[REACH] = float(player.reach)
    out[MANY_BANGS] = float(player.bang_limit > 1)
    out[FARTHER] = float(player.seen_farther)
    out[NEARER] = float(player.sees_nearer)
    out[DEFENDED] = float(player.hooks & DEFENCE != 0)
    out[NUISANCES] = float(nuisances)
    out[IN_PLAY] = float(len(player.in_play) - nuisances)
    if t.owning:
        out[BELONGINGS] = float(len(t.players[seat].belongings))
    return out


def _table(t: Table, roles: list[int]) -> list[float]:
    out = [0.0] * TABLE
    out[PLAYERS] = float(len(roles))
    out[LIVING] = float(t.living())
    for seat, role in enumerate(roles):
        player = t.players[seat]
        if player.alive:
            for other, seen in distances(t, seat):
                if seen <= player.reach and _hunts(role, roles[other]):
                    out[AIMS + role * len(ROLES) + roles[other]] += 1.0
    return out


def _hunts(role: int, other: int) -> bool:
    """Whether a role has something to gain by the death of another."""
    if role == RENEGADE:
        return True
    return other != role if role == OUTLAW else other in (OUTLAW, RENEGADE)


def _alone(t: Table, players: list[list[float]]) -> list[Position]:
    """A question for everybody in the game: himself, and the others by how their roles follow his."""
    return [
        Position(ALONE, _own(t, seat) + players[seat] + sides.by_role(*_others(t, players, seat)), seat)
        for seat, player in enumerate(t.players)
        if player.alive
    ]


def _own(t: Table, seat: int) -> list[float]:
    out = [0.0] * OWN
    out[0] = float(t.goals.for_all != "")
    out[1 + t.players[seat].role] = 1.0
    return out


def _others(t: Table, players: list[list[float]], seat: int) -> tuple[list[list[float]], list[int]]:
    mine = t.players[seat].role
    others = [other for other in range(len(players)) if other != seat]
    return [players[other] for other in others], [(t.players[other].role - mine) % 4 for other in others]
