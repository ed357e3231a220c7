"""Friend and foe: what every player's life is worth to one of them, by his role and by what he believes.

All worth is in life points of one's own. The figures are round: with any one of them multiplied by 0.6 or 1.6, a side
wins about as often. What matters is who is friend and who is foe, and that the Sheriff decides the game.
"""

from typing import Final

from posse.bots.dice.deeds import Witness
from posse.bots.style import Style
from posse.dice.view import DiceView
from posse.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF

#: What a life point of each role (columns: sheriff, deputy, outlaw, renegade) is worth to each role (rows).
_CARE: Final = [
    [1.0, 0.5, -0.8, -0.5],
    [1.0, 0.4, -0.8, -0.5],
    [-1.2, -0.4, 0.3, -0.1],
    [0.0, -0.5, -0.5, -0.5],
]
#: What the elimination of each role (columns) costs each role (rows) on top of that. The Sheriff's elimination loses or
#: wins the game.
_LOSS: Final = [
    [8.0, 2.0, -3.0, -2.0],
    [8.0, 1.5, -3.0, -2.0],
    [-8.0, -1.5, 2.0, -0.5],
    [8.0, -2.0, -2.0, -2.0],
]
#: What one's own elimination costs. A Deputy or an Outlaw may still win with his side.
_OWN_LOSS: Final = [8.0, 3.0, 3.0, 8.0]

# How far a Renegade shifts these figures against the stronger side: by this much when the weaker side has nobody left.
_SHERIFF_SHIFT: Final = 0.6
_CARE_SHIFT: Final = 0.4
_LOSS_SHIFT: Final = 1.5


class Stakes:
    """What everybody's life is worth to one player."""

    __slots__ = ("care", "loss")

    def __init__(self, care: list[float], loss: list[float]) -> None:
        self.care = care  # for each seat, what one of its life points is worth: negative for enemies
        self.loss = loss  # for each seat, what its elimination costs on top of that


def stakes(view: DiceView, witness: Witness, style: Style) -> Stakes:
    """What everybody's life is worth to the viewer."""
    me = view.seat
    role = ROLES.index(view.players[me].role)
    chances = witness.belief.chances
    out = Stakes(_expected(_CARE[role], chances), _expected(_LOSS[role], chances))
    if role == RENEGADE:
        _keep_the_balance(out, view, witness)
    _take_to_heart(out, witness.losses, style)
    out.care[me] = style.safety
    out.loss[me] = _OWN_LOSS[role] * style.safety
    return out


def _expected(by_role: list[float], chances: list[list[float]]) -> list[float]:
    out: list[float] = []
    for chance in chances:
        worth = 0.0
        for role in range(len(ROLES)):
            worth += by_role[role] * chance[role]
        out.append(worth)
    return out


def _take_to_heart(out: Stakes, losses: list[int], style: Style) -> None:
    """Apply the temper: the price of revenge, and of harm to enemies."""
    for seat, lost in enumerate(losses):
        out.care[seat] -= style.grudge * lost
        if out.care[seat] < 0.0:
            out.care[seat] *= style.harm
        if out.loss[seat] < 0.0:
            out.loss[seat] *= style.harm


def _keep_the_balance(out: Stakes, view: DiceView, witness: Witness) -> None:
    """A Renegade wants the Sheriff to be the last other player to fall, and the weaker side to survive until then."""
    sheriff = witness.sheriff
    alive = [seat for seat, player in enumerate(view.players) if player.alive]
    if len(alive) == 2:  # only the Renegade and the Sheriff are left: now he plays like an Outlaw
        out.care[sheriff] = _CARE[OUTLAW][SHERIFF]
        out.loss[sheriff] = _LOSS[OUTLAW][SHERIFF]
        return
    chances = witness.belief.chances
    law = outlaws = 0.0
    for seat in alive:
        law += (chances[seat][SHERIFF] + chances[seat][DEPUTY]) * view.players[seat].life
        outlaws += chances[seat][OUTLAW] * view.players[seat].life
    # From -1 (no Outlaw is left) to 1 (no law is left). Both sides can be at 0 in the middle of a volley, when two
    # Renegades are left.
    tilt = (outlaws - law) / max(outlaws + law, 1.0)
    out.care[sheriff] += _SHERIFF_SHIFT * tilt
    for seat in alive:
        stronger = tilt * (chances[seat][OUTLAW] - chances[seat][DEPUTY])
        out.care[seat] -= _CARE_SHIFT * stronger
        out.loss[seat] -= _LOSS_SHIFT * stronger
