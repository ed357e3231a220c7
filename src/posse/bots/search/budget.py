"""How much a process may think: a host may hold all bots that look ahead to so many worlds a decision."""

from typing import Final

from posse.kernel.errors import PosseError

_most: Final[list[int]] = []  # empty while nobody has said anything


def limit(worlds: int) -> None:
    """Hold all bots that are made from now on to so many worlds a decision."""
    if worlds < 1:
        raise PosseError(f"a bot that looks ahead imagines at least one world, not {worlds}")
    _most[:] = [worlds]


def held_to(worlds: int) -> int:
    """So many worlds as somebody wants, or as many as he may have."""
    return min([worlds, *_most])
