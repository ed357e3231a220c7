"""Whom a card affects, and what may be played at all."""

from posse.bang import cards
from posse.bang.table import Table
from posse.bang.things import BARS, FORBIDS, IGNORES, SERVES_AS, Kind


async def affects(t: Table, seat: int, played: list[int], target: int, brown: bool = True) -> bool:
    """Whether cards that a player has played take effect on another; `brown` for cards played as brown ones."""
    if seat != target and played:
        for thing in t.things(target, IGNORES):
            if thing.ignores(t, target, played, brown):
                t.tell("unaffected", player=target, thing=thing.key)
                return False
    return True


def forbidden(t: Table, seat: int, kind: Kind) -> str:
    """The key of what forbids a player to use any hand card as this kind now; empty if nothing does."""
    for thing in t.table_things(FORBIDS):
        if thing.forbids(t, seat, kind):
            return thing.key
    return ""


def barred(t: Table, seat: int, card: int) -> str:
    """The key of what forbids a player to play this hand card as what it is now; empty if nothing does."""
    by = forbidden(t, seat, cards.KIND[card])
    if by or not (t.players[seat].hooks | t.table_hooks) & BARS:
        return by
    for thing in t.things(seat, BARS) + t.table_things(BARS):
        if thing.bars(t, seat, card):
            return thing.key
    return ""


def serves_as(t: Table, seat: int, card: int, wanted: str) -> bool:
    """Whether a player may use a hand card as another kind."""
    for thing in t.things(seat, SERVES_AS) + t.table_things(SERVES_AS):
        if thing.serves_as(t, seat, card, wanted):
            return True
    return False


def hand_cards_as(
    t: Table, seat: int, wanted: str, copies: bool = False, to_play: bool = False
) -> list[tuple[int, str]]:
    """The hand cards of a player that are, or may be used as, a kind; with what they are used as, if not themselves.
    None if that kind is forbidden now, and `to_play` none that may not be played as what it is. Cards that look alike
    count once, unless `copies` are wanted."""
    if forbidden(t, seat, cards.KINDS[wanted]):
        return []
    out: list[tuple[int, str]] = []
    hand = t.players[seat].hand
    for card in hand if copies else cards.distinct(hand):
        if cards.ID[card] == wanted and not (to_play and barred(t, seat, card)):
            out.append((card, ""))
        elif serves_as(t, seat, card, wanted):
            out.append((card, wanted))
    return out
