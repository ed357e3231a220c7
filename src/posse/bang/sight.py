"""How far players reach each other, and how a card would change that. Worked out when somebody asks; no rule needs
it."""

from posse.bang import cards
from posse.bang.distance import distances, seats_between
from posse.bang.hooks import SIGHT
from posse.bang.table import Table
from posse.kernel.option import NOTHING, Decision
from posse.kernel.rules import Outlook


def outlooks(t: Table) -> list[Outlook | None]:
    """How far each player and the others see each other, by seat; None for players who are out of the game."""
    players = t.players
    count = len(players)
    reaches = [player.reach if player.alive else 0 for player in players]
    found = [Outlook(reaches, count) if player.alive else None for player in players]
    for seat in t.clockwise(t.turn):
        mine = found[seat]
        assert mine is not None
        for other, seen in distances(t, seat):
            mine.distances[other] = seen
            theirs = found[other]
            assert theirs is not None
            theirs.sees[seat] = seen
    return found


def _outlook(t: Table, seat: int, reach: int, nearer: int, farther: int) -> Outlook:
    """The outlook of a player with these numbers."""
    count = len(t.players)
    out = Outlook([0] * count, count)
    out.reaches[seat] = reach
    ring = t.clockwise(seat)
    count = len(ring)
    fixed = seats_between(t)
    rules = t.table_things(SIGHT)
    for steps in range(1, count):
        other = ring[steps]
        him = t.players[other]
        between = fixed or (steps if steps + steps <= count else count - steps)
        seen = between + him.seen_farther - nearer
        sees = between + farther - him.sees_nearer
        if seen < 1:
            seen = 1
        if sees < 1:
            sees = 1
        for thing in rules:
            seen = thing.sight(t, seat, other, seen)
            sees = thing.sight(t, other, seat, sees)
        out.distances[other] = seen
        out.sees[other] = sees
        out.reaches[other] = him.reach
    return out


def previews(t: Table, seat: int, asked: Decision | None) -> dict[str, Outlook]:
    """The outlook as it would be with a card laid down, for each card that may be laid down now and changes it."""
    if asked is None or asked.player != seat or asked.kind != "play" or t.cards_silenced >> seat & 1:
        return {}
    out: dict[str, Outlook] = {}
    for option in asked.options:
        card = option.thing
        if option.verb != "play" or option.as_id or option.target != NOTHING or not isinstance(card, int):
            continue
        if card not in t.players[seat].hand or not (
            cards.NEARER[card] or cards.FARTHER[card] or cards.REACH[card]
        ):
            continue
        out[cards.TEXT[card]] = _with(t, seat, card)
    return out


def _with(t: Table, seat: int, card: int) -> Outlook:
    """The outlook with a card of the hand laid down. A weapon replaces another."""
    me = t.players[seat]
    nearer = me.sees_nearer + cards.NEARER[card]
    farther = me.seen_farther + cards.FARTHER[card]
    if not cards.REACH[card]:
        return _outlook(t, seat, me.reach, nearer, farther)
    for other in me.in_play:
        if cards.REACH[other]:
            nearer -= cards.NEARER[other]
            farther -= cards.FARTHER[other]
    return _outlook(t, seat, cards.REACH[card], nearer, farther)
