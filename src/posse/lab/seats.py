"""Who sits where in a game, for statistics: roles, characters and teams by seat."""

from collections.abc import Sequence
from typing import Final, cast

from posse.bang.table import Table as BangTable
from posse.bang.view import BangView
from posse.dice.table import Table as DiceTable
from posse.dice.view import DiceView
from posse.kernel.game import Game
from posse.kernel.view import View
from posse.roles import ALONE, ROLES, SIDES, has_friends

#: The order in which roles and sides are listed.
ROLE_ORDER: Final = ("law", "sheriff", "deputy", "outlaws", "outlaw", "renegade", ALONE)
SIDE_OF: Final = dict(zip(ROLES, SIDES, strict=True))


def roles_of(game: Game) -> list[str]:
    """The role of each seat; in the Duel, which has none, the side."""
    if game.rules.game == "duel":
        return game.rules.sides(game.state)
    table = cast(BangTable | DiceTable, game.state)
    return [ROLES[player.role] for player in table.players]


def characters_of(game: Game) -> list[str]:
    """The character of each seat; none in the Duel, where a side has several."""
    view = game.view(-1)
    return [player.character for player in view.players] if isinstance(view, BangView | DiceView) else []


def hidden_from(view: View) -> list[int]:
    """The seats whose role a viewer has not been shown."""
    roles = [player.role for player in view.players] if isinstance(view, BangView | DiceView) else []
    return [seat for seat, role in enumerate(roles) if not role]


def in_game(view: View) -> bool:
    """Whether the viewer has not been eliminated."""
    return not isinstance(view, BangView | DiceView) or view.players[view.seat].alive


def sides_of(roles: Sequence[str]) -> list[str]:
    """The side that each seat is on by its role."""
    return [SIDE_OF.get(role, role) for role in roles]


def teams_of(sides: Sequence[str]) -> list[list[int]]:
    """The seats that win together: the law, the Outlaws, and everybody without friends alone."""
    teams: dict[str, list[int]] = {}
    for seat, side in enumerate(sides):
        teams.setdefault(side if has_friends(side) else f"{side} {seat}", []).append(seat)
    return list(teams.values())
