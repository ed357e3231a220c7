"""Limits how much the bots of a process may think: a host may set a maximum of worlds per decision."""

from typing import Final

from posse.kernel.errors import PosseError

_most: Final[list[int]] = []  # empty if there is no limit


def limit(worlds: int) -> None:
    """Limit all bots made from now on to this many worlds per decision."""
    if worlds < 1:
        raise PosseError(f"a bot that looks ahead imagines at least one world, not {worlds}")
    _most[:] = [worlds]


def held_to(worlds: int) -> int:
    """The number of worlds asked for, or the limit if that is less."""
    return min([worlds, *_most])
