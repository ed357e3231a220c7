"""Distance round the table."""

from posse.bang.table import Table
from posse.bang.things import SEATS_BETWEEN


def distances(t: Table, seat: int) -> list[tuple[int, int]]:
    """The other players in the game, clockwise, each with the distance at which a player sees him."""
    ring = t.clockwise(seat)
    count = len(ring)
    nearer = t.players[seat].sees_nearer
    rules = t.table_things(SEATS_BETWEEN)
    out: list[tuple[int, int]] = []
    for steps in range(1, count):
        other = ring[steps]
        between = steps if steps + steps <= count else count - steps
        if rules:
            between = rules[0].seats_between(t)
        seen = between + t.players[other].seen_farther - nearer
        out.append((other, seen if seen > 1 else 1))
    return out


def distance(t: Table, seat: int, other: int) -> int:
    """The distance at which one player in the game sees another."""
    for player, seen in distances(t, seat):
        if player == other:
            return seen
    raise ValueError("there is no distance to oneself or to somebody out of the game")
