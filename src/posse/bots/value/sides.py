"""What the nets of games with roles share: facts about players, added up by role."""

from typing import Final

from posse.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF

#: The outcomes that a net of such a game knows: the law, the Outlaws or a Renegade wins.
LAW: Final = 0
OUTLAWS: Final = 1
A_RENEGADE: Final = 2
OUTCOMES: Final = 3
SIDE: Final = [LAW, LAW, OUTLAWS, A_RENEGADE]


def by_role(players: list[list[float]], roles: list[int]) -> list[float]:
    """The facts of all players of a role added up, role by role."""
    size = len(players[0])
    out = [0.0] * (size * len(ROLES))
    for facts, role in zip(players, roles, strict=True):
        base = role * size
        for i in range(size):
            if facts[i] != 0.0:
                out[base + i] += facts[i]
    return out


def by_seat(chances: list[float], roles: list[int], alive: list[bool]) -> list[float]:
    """The chance of each seat, from that of each side. Renegades win alone, and only the living."""
    renegades = sum([alive[seat] for seat in range(len(roles)) if roles[seat] == RENEGADE])
    out: list[float] = []
    for seat, role in enumerate(roles):
        if role == RENEGADE:
            out.append(chances[A_RENEGADE] / renegades if alive[seat] else 0.0)
        else:
            out.append(chances[SIDE[role]])
    return out


def outcome(winners: list[int], roles: list[int]) -> int:
    """Which side has won."""
    won = [roles[seat] for seat in winners]
    if SHERIFF in won or DEPUTY in won:
        return LAW
    return OUTLAWS if OUTLAW in won else A_RENEGADE
