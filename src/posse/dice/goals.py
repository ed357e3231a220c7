"""What the roles want: who is at the table, and the ends of the game."""

from posse.dice.table import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Table

#: The roles at a table of so many players.
ROLE_SPLIT = {
    4: [SHERIFF, RENEGADE, OUTLAW, OUTLAW],
    5: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY],
    6: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW],
    7: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY],
    8: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY, RENEGADE],
}
SIDES = ["law", "law", "outlaws", "renegade"]


def winners(t: Table) -> list[int] | None:
    """Who has won, or None while the game goes on.

    The Sheriff is looked at first: without him a Renegade wins if he alone is alive, and otherwise the Outlaws, even
    if two Renegades or nobody is left. With him the law wins once all who hunt him are gone.
    """
    alive = [seat for seat, player in enumerate(t.players) if player.alive]
    roles = [t.players[seat].role for seat in alive]
    if SHERIFF not in roles:
        return alive if roles == [RENEGADE] else _all_of(t, [OUTLAW])
    if OUTLAW not in roles and RENEGADE not in roles:
        return _all_of(t, [SHERIFF, DEPUTY])
    return None


def _all_of(t: Table, roles: list[int]) -> list[int]:
    """Everybody with one of the roles, dead or alive."""
    return [seat for seat, player in enumerate(t.players) if player.role in roles]
