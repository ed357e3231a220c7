"""Taking and discarding cards of other players: a named card in play, or one at random from a hand."""

from posse.bang import cards
from posse.bang.affect import affects
from posse.bang.table import Table
from posse.kernel.option import is_hand, ref_card, ref_seat


async def rob(t: Table, seat: int, card: int, loot: int) -> None:
    """A player takes a card into his hand, by a card that he has played."""
    victim = ref_seat(loot)
    if not await affects(t, seat, [card], victim, cards.IS_BROWN[card]):
        return
    if is_hand(loot):
        t.take_from_hand(seat, victim)
    else:
        t.take_from_play(seat, victim, ref_card(loot))


async def strip(t: Table, seat: int, card: int, loot: int) -> None:
    """A player makes another discard a card, by a card that he has played."""
    victim = ref_seat(loot)
    if not await affects(t, seat, [card], victim, cards.IS_BROWN[card]):
        return
    if is_hand(loot):
        t.lose_from_hand(victim)
    else:
        t.discard_from_play(victim, ref_card(loot))
