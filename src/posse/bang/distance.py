"""Distance round the table."""

from posse.bang.table import Table
from posse.bang.things import SEATS_BETWEEN, SIGHT


def distances(t: Table, seat: int, bare: bool = False, from_hand: bool = True) -> list[tuple[int, int]]:
    """The other players in the game, clockwise, each with the distance at which a player sees him; `bare`: as if
    nothing of theirs made it longer; not `from_hand`: for something else than a card from his hand."""
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
        seen = between - nearer if bare else between + t.players[other].seen_farther - nearer
        out.append((other, seen if seen > 1 else 1))
    for thing in t.table_things(SIGHT) if from_hand else ():
        out = [(other, thing.sight(t, seat, other, seen)) for other, seen in out]
    return out


def distance(t: Table, seat: int, other: int) -> int:
    """The distance at which one player in the game sees another."""
    for player, seen in distances(t, seat):
        if player == other:
            return seen
    raise ValueError("there is no distance to oneself or to somebody out of the game")
