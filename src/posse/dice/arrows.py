"""Arrows, and the Indians who come for the last one."""

from posse.dice.elimination import bury
from posse.dice.table import Table


def take_arrow(t: Table, seat: int) -> None:
    """A player must take an arrow from the pile; the last one sets off the Indian attack."""
    t.take_arrow(seat)
    if t.pile == 0:
        indian_attack(t)


def indian_attack(t: Table) -> None:
    """All players lose life for their arrows at the same time, then all arrows go back to the pile."""
    t.tell("indians")
    players = t.clockwise(t.turn)
    for seat in players:
        if arrows := t.players[seat].arrows:
            t.lose(seat, t.cast[seat].lost_to_indians(arrows), "indians")
    for seat in players:
        t.return_arrows(seat, t.players[seat].arrows)
    bury(t)
