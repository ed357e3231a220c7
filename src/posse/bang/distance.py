"""Distance round the table."""

from posse.bang.hooks import SEATS_BETWEEN, SIGHT
from posse.bang.table import Table


def distances(t: Table, seat: int, bare: bool = False, from_hand: bool = True) -> list[tuple[int, int]]:
    """The other players in the game, clockwise, each with the distance at which a player sees them. `bare` ignores
    everything of theirs that makes it longer. `from_hand` says that it is for a card from the hand."""
    return list(zip(t.others(seat), seen_round(t, seat, bare, from_hand), strict=True))


def seen_round(t: Table, seat: int, bare: bool = False, from_hand: bool = True) -> list[int]:
    """The same, but only the distances."""
    ring = t.clockwise(seat)
    players = t.players
    nearer = players[seat].sees_nearer
    fixed = seats_between(t) if t.table_hooks & SEATS_BETWEEN else 0
    out: list[int] = []
    for i, apart in enumerate(t.apart):
        seen = (fixed or apart) - nearer
        if not bare:
            seen += players[ring[i + 1]].seen_farther
        out.append(seen if seen > 1 else 1)
    if t.table_hooks & SIGHT and from_hand:
        for thing in t.table_things(SIGHT):
            out = [thing.sight(t, seat, ring[i + 1], seen) for i, seen in enumerate(out)]
    return out


def distance(t: Table, seat: int, other: int) -> int:
    """The distance at which one player in the game sees another."""
    for player, seen in distances(t, seat):
        if player == other:
            return seen
    raise ValueError("there is no distance to oneself or to somebody out of the game")


def seats_between(t: Table) -> int:
    """How far apart any two players sit, if a rule says so; otherwise 0."""
    rules = t.table_things(SEATS_BETWEEN)
    return rules[0].seats_between(t) if rules else 0
