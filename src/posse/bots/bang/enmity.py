"""Who is an enemy, and how much: what it is worth to a player of each role that another loses a life point."""

from typing import Final

from mypy_extensions import mypyc_attr

from posse.bots.style import Style
from posse.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

#: To each role (rows) the loss of each role (columns): sheriff, deputy, outlaw, renegade.
ENMITY: Final = [
    [0.0, -0.7, 1.0, 0.65],
    [-1.3, -0.6, 1.0, 0.6],
    [1.3, 0.5, -0.5, 0.3],
    [0.0, 0.0, 0.0, 0.0],  # the Renegade's changes with the balance of the table
]
#: For the law once all Outlaws are gone.
RENEGADE_ALONE: Final = 1.0
#: To the Renegade, when the law rules the table and when the Outlaws do.
LAW_RULES: Final = [0.25, 0.9, -0.05, 0.6]
OUTLAWS_RULE: Final = [-0.8, 0.3, 1.0, 0.6]
#: Whom each role hunts at a table of three.
PREY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}

Chances = list[list[float]]


@mypyc_attr(acyclic=True)
class Foes:
    """Who was an enemy at some decision, and what that was worked out from."""

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
        """Whether all that is as it was; a belief that changes makes a new list of chances."""
        return (
            self._chances is chances
            and self._role == role
            and self._style is style
            and len(self._alive) == len(alive)
            and self._alive == alive
        )


def enmities(role: int, me: int, chances: Chances, alive: list[int], strength: list[float]) -> list[float]:
    """For every seat what it is worth to me that its player loses a life point; below 0 for friends. `alive`: all who
    are in the game, `strength`: how strong each seat is."""
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
    """How many Outlaws are left, as far as one knows."""
    count = 0.0
    for seat in alive:
        count += chances[seat][OUTLAW]
    return count


def three_players(role: int, left: int) -> list[float]:
    """Open roles: one's prey first, then who hunts oneself; of two left, the other."""
    out = [0.7] * 4
    if left <= 2:
        out = [1.0] * 4
    elif role in PREY:
        out[PREY[role]] = 1.0
    return out


def balance(me: int, chances: Chances, alive: list[int], strength: list[float]) -> list[float]:
    """The Renegade wants to be alone with the Sheriff and then to kill him: until then he hurts whichever side is
    ahead, and keeps the Sheriff alive."""
    if len(alive) - (me in alive) == 1:
        return [1.0] * 4
    law = outlaws = 0.0
    for seat in alive:
        if seat != me:
            chance = chances[seat]
            law += (chance[SHERIFF] + chance[DEPUTY]) * strength[seat]
            outlaws += chance[OUTLAW] * strength[seat]
    # 0: the law rules the table, 1: the Outlaws do. Equal strength is an advantage of the law, who know their own.
    share = min(max(0.25 + 1.5 * (outlaws - law) / (outlaws + law + 0.1), 0.0), 1.0)
    out: list[float] = []
    for role, low in enumerate(LAW_RULES):
        out.append(low + share * (OUTLAWS_RULE[role] - low))
    return out
