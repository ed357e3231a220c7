"""How far players reach each other, and what a card would make of it. Worked out when somebody asks for it; no rule
does."""

from posse.bang import cards
from posse.bang.distance import distance, distances
from posse.bang.table import Table
from posse.kernel.option import NOTHING, Decision
from posse.kernel.rules import Outlook, Sight


def outlook(t: Table, seat: int) -> Outlook | None:
    """How a player and the others in the game see each other; None for who is out of it, or watches."""
    if seat < 0 or not t.players[seat].alive:
        return None
    out = Outlook(t.players[seat].reach)
    for other, seen in distances(t, seat):
        out.sights.append(Sight(other, seen, t.players[other].reach, distance(t, other, seat)))
    return out


def previews(t: Table, seat: int, asked: Decision | None) -> dict[str, Outlook]:
    """The same as it would be with a card laid down, for each that may be laid down now and changes it."""
    if asked is None or asked.player != seat or asked.kind != "play":
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
        if found := outlook(_with(t, seat, card), seat):
            out[cards.TEXT[card]] = found
    return out


def _with(t: Table, seat: int, card: int) -> Table:
    """The table with a card of the hand laid down; a weapon takes the place of another."""
    twin = t.copy()
    player = twin.players[seat]
    if cards.REACH[card]:
        player.in_play = [other for other in player.in_play if not cards.REACH[other]]
    player.in_play.append(card)
    twin.work_out(seat)
    return twin
