"""Dealing role cards anew."""

from posse.bang.table import Table
from posse.roles import SHERIFF


def deal_roles(t: Table, seats: list[int]) -> None:
    """Shuffle the roles of these players and deal them to them again, face down unless roles are open in this game."""
    seats = [seat for seat in seats if not any(part.holds_role(seat) for part in t.parts.values())]
    roles = [t.players[seat].role for seat in seats]
    t.shuffle(roles)
    for seat, role in zip(seats, roles, strict=True):
        t.players[seat].role = role
        t.players[seat].role_shown = role == SHERIFF or t.own_goals.open_roles
    t.tell("roles_shuffled", dealt_roles=tuple(seats))
    for seat in seats:
        t.tell_only(1 << seat, "role_dealt", {"dealt_role": t.players[seat].role}, player=seat)
