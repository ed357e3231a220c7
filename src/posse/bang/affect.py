"""Which players a card affects, and which cards may be played at all."""

from posse.bang import cards
from posse.bang.decide import PASS, decide
from posse.bang.hooks import BARS, FORBIDS, IGNORES, SERVES_AS
from posse.bang.table import NO_CARD, Table
from posse.bang.things import Kind
from posse.kernel.option import Option, player_ref, ref_seat


async def affects(
    t: Table, seat: int, played: list[int], target: int, brown: bool = True, shoots: bool = False
) -> bool:
    """Whether cards that a player has played take effect on another player. `brown` means that they were played as
    brown cards, `shoots` that they shoot. A card for several players may come to one who is already out of the game."""
    if not t.players[target].alive:
        return False
    key = _ignored_by(t, seat, played, target, brown, shoots)
    if key:
        t.tell("unaffected", player=target, thing=key)
    return not key


def _ignored_by(t: Table, seat: int, played: list[int], target: int, brown: bool, shoots: bool) -> str:
    """The key of the thing that protects a player from such cards; empty if nothing does."""
    if seat != target and played:
        for thing in t.things(target, IGNORES):
            if (thing.ignores_shots or not shoots) and thing.ignores(t, target, played, brown):
                return thing.key
    return ""


def forbidden(t: Table, seat: int, kind: Kind) -> str:
    """The key of the thing that forbids a player to use any hand card as this kind now; empty if nothing does."""
    if t.table_hooks & FORBIDS:
        for thing in t.table_things(FORBIDS):
            if thing.forbids(t, seat, kind):
                return thing.key
    return ""


async def hit_by(
    t: Table,
    seat: int,
    key: str,
    hit: list[int],
    card: int = NO_CARD,
    brown: bool = True,
    shoots: bool = False,
) -> list[int]:
    """The players whom a card for several players hits: `hit`, without one of them if its player may exempt somebody.
    Players whom the card does not affect anyway (see `affects`) are not offered, and nobody is asked about a single
    player."""
    if len(hit) < 2 or not t.players[seat].alive:
        return hit
    if not any(cards.CHARACTER[number].spares_one for number in t.abilities(seat)):
        return hit
    played = [] if card == NO_CARD else [card]
    spared = [
        Option("choose", player_ref(other))
        for other in hit
        if not _ignored_by(t, seat, played, other, brown, shoots)
    ]
    if len(spared) < 2:
        return hit
    option = await decide(t, seat, "spare", lambda: [*spared, PASS], key)
    if option.verb == "pass":
        return hit
    return [other for other in hit if other != ref_seat(option.card())]


def barred(t: Table, seat: int, card: int) -> str:
    """The key of the thing that forbids a player to play this hand card as what it is; empty if nothing does."""
    return forbidden(t, seat, cards.KIND[card]) or barred_itself(t, seat, card)


def barred_itself(t: Table, seat: int, card: int) -> str:
    """The key of the thing that forbids this one hand card, not its whole kind; empty if nothing does."""
    if not (t.players[seat].hooks | t.table_hooks) & BARS:
        return ""
    for thing in t.things(seat, BARS) + t.table_things(BARS):
        if thing.bars(t, seat, card):
            return thing.key
    return ""


def serves_as(t: Table, seat: int, card: int, wanted: str) -> bool:
    """Whether a player may use a hand card as another kind."""
    if t.table_hooks & FORBIDS and _of_no_use(t, seat, cards.KIND[card]):
        return False
    for thing in t.things(seat, SERVES_AS):
        if thing.serves_as(t, seat, card, wanted):
            return True
    if t.table_hooks & SERVES_AS:
        for thing in t.table_things(SERVES_AS):
            if thing.serves_as(t, seat, card, wanted):
                return True
    return False


def _of_no_use(t: Table, seat: int, kind: Kind) -> bool:
    """Whether a player may not use cards of a kind now, not even as another kind."""
    return any(each.forbids_every_use and each.forbids(t, seat, kind) for each in t.table_things(FORBIDS))


def hand_cards_as(
    t: Table, seat: int, wanted: str, copies: bool = False, to_play: bool = False
) -> list[tuple[int, str]]:
    """The hand cards of a player that are of a kind or may be used as one, each with the kind that it is used as, if
    not its own. There are none if the kind is forbidden now. With `to_play`, cards that may not be played as what they
    are do not count. Cards that look alike count once, unless `copies` are wanted."""
    if forbidden(t, seat, cards.KINDS[wanted]):
        return []
    out: list[tuple[int, str]] = []
    hand = t.players[seat].hand
    stand_ins = (t.players[seat].hooks | t.table_hooks) & SERVES_AS
    for card in hand if copies else cards.distinct(hand):
        if cards.ID[card] == wanted and not (to_play and barred(t, seat, card)):
            out.append((card, ""))
        elif stand_ins and serves_as(t, seat, card, wanted):
            out.append((card, wanted))
    return out
