"""Who is an enemy, and how much: what it is worth to a player of each role if another player loses a life point."""

from typing import Final

from mypy_extensions import mypyc_attr

from posse.bots.style import Style
from posse.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

#: What a life point lost by each role (columns) is worth to each role (rows): sheriff, deputy, outlaw, renegade.
ENMITY: Final = [
    [0.0, -0.7, 1.0, 0.65],
    [-1.3, -0.6, 1.0, 0.6],
    [1.3, 0.5, -0.5, 0.3],
    [0.0, 0.0, 0.0, 0.0],  # the Renegade's row depends on who is stronger: see `balance`
]
#: What the Renegade is worth to the law once all Outlaws are gone.
RENEGADE_ALONE: Final = 1.0
#: The Renegade's row when the law is far stronger, and when the Outlaws are.
LAW_RULES: Final = [0.25, 0.9, -0.05, 0.6]
OUTLAWS_RULE: Final = [-0.8, 0.3, 1.0, 0.6]
#: The role that each role hunts in a game for three.
PREY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}

Chances = list[list[float]]


@mypyc_attr(acyclic=True)
class Foes:
    """The enmities at one decision, and what they were worked out from."""

    __slots__ = ("_alive", "_chances", "_role", "_style", "harm")

    def __init__(
        self, role: int, chances: Chances, alive: list[int], style: Style, harm: list[float]
    ) -> None:
        self._role = role
        self._chances = chances
        self._alive = alive
        self._style = style
        self.harm = harm

    def still_hold(self, role: int, chances: Chances, alive: list[int], style: Style) -> bool:
        """Whether they are still right. A belief that changes makes a new list of chances, so comparing identity is
        enough."""
        return (
            self._chances is chances
            and self._role == role
            and self._style is style
            and len(self._alive) == len(alive)
            and self._alive == alive
        )


def enmities(role: int, me: int, chances: Chances, alive: list[int], strength: list[float]) -> list[float]:
    """For each seat, what it is worth to me if its player loses a life point; below 0 for friends. `alive` is everybody
    in the game, `strength` is how strong each seat is."""
    rows = _rows(role, me, chances, alive, strength)
    out = [0.0] * len(chances)
    for seat in alive:
        if seat != me:
            chance = chances[seat]
            out[seat] = (
                chance[SHERIFF] * rows[SHERIFF]
                + chance[DEPUTY] * rows[DEPUTY]
                + chance[OUTLAW] * rows[OUTLAW]
                + chance[RENEGADE] * rows[RENEGADE]
            )
    return out


def _rows(role: int, me: int, chances: Chances, alive: list[int], strength: list[float]) -> list[float]:
    if len(chances) == 3:
        return three_players(role, len(alive))
    if role == RENEGADE:
        return balance(me, chances, alive, strength)
    if role != OUTLAW and _outlaws(chances, alive) < 0.3:
        row = list(ENMITY[role])
        row[RENEGADE] = RENEGADE_ALONE
        return row
    return ENMITY[role]


def _outlaws(chances: Chances, alive: list[int]) -> float:
    """The expected number of Outlaws still in the game."""
    count = 0.0
    for seat in alive:
        count += chances[seat][OUTLAW]
    return count


def three_players(role: int, left: int) -> list[float]:
    """All roles are open. My prey comes first, then the other player; once only two are left, simply the other."""
    out = [0.7] * 4
    if left <= 2:
        out = [1.0] * 4
    elif role in PREY:
        out[PREY[role]] = 1.0
    return out


def balance(me: int, chances: Chances, alive: list[int], strength: list[float]) -> list[float]:
    """The Renegade wants to be alone with the Sheriff and then to kill him. Until then he hurts the stronger side and
    keeps the Sheriff alive."""
    if len(alive) - (me in alive) == 1:
        return [1.0] * 4
    law = outlaws = 0.0
    for seat in alive:
        if seat != me:
            chance = chances[seat]
            law += (chance[SHERIFF] + chance[DEPUTY]) * strength[seat]
            outlaws += chance[OUTLAW] * strength[seat]
    # 0: the law rules the table, 1: the Outlaws do. At equal strength the law is ahead, since it knows its own people.
    share = min(max(0.25 + 1.5 * (outlaws - law) / (outlaws + law + 0.1), 0.0), 1.0)
    out: list[float] = []
    for role, low in enumerate(LAW_RULES):
        out.append(low + share * (OUTLAWS_RULE[role] - low))
    return out
