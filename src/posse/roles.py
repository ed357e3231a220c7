"""The roles of the card game and of the dice game, and how they win, which is the same in both."""

from collections.abc import Sequence
from typing import Final

from posse.kernel.errors import PosseError

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
ROLES: Final = ["sheriff", "deputy", "outlaw", "renegade"]
#: The side each role is on, for statistics.
SIDES: Final = ["law", "law", "outlaws", "renegade"]
#: The side of every player while nobody has friends.
ALONE: Final = "alone"


def has_friends(side: str) -> bool:
    """Whether the players of a side win together."""
    return side not in (SIDES[RENEGADE], ALONE)


#: The roles at a table of so many players.
ROLE_SPLITS: Final = {
    4: [SHERIFF, RENEGADE, OUTLAW, OUTLAW],
    5: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY],
    6: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW],
    7: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY],
    8: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY, RENEGADE],
}


def imagined(wanted: Sequence[int], hidden: list[int], roles: list[int]) -> list[int]:
    """The wanted roles of the seats whose roles are hidden, from a list for all seats. They must be exactly the hidden
    roles."""
    out = [wanted[seat] for seat in hidden]
    if sorted(out) != sorted(roles):
        raise PosseError("roles can only be imagined as the hidden ones dealt in another way")
    return out


def winners(roles: list[int], alive: list[int]) -> list[int] | None:
    """The seats that have won, or None while the game goes on; given everybody's role and the seats still in the game.

    If the Sheriff is dead, a Renegade wins if nobody else is left; otherwise the Outlaws win, even if two Renegades or
    nobody is left. If the Sheriff is alive, the law wins once everybody who hunts him is gone. The dead win with their
    side.
    """
    left = [roles[seat] for seat in alive]
    if SHERIFF not in left:
        return alive if left == [RENEGADE] else _all_of(roles, [OUTLAW])
    if OUTLAW not in left and RENEGADE not in left:
        return _all_of(roles, [SHERIFF, DEPUTY])
    return None


def _all_of(roles: list[int], wanted: list[int]) -> list[int]:
    return [seat for seat, role in enumerate(roles) if role in wanted]
