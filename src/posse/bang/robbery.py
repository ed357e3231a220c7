"""Taking and discarding cards of other players: a named card in play, or one at random from a hand."""

from posse.bang import cards
from posse.bang.affect import affects
from posse.bang.answer import evaded
from posse.bang.hooks import ROBBED
from posse.bang.table import Table
from posse.kernel.option import hand_ref, is_hand, ref_card, ref_seat


async def rob(t: Table, seat: int, card: int, loot: int) -> None:
    """A player takes another's card into the hand, with a card that was played."""
    if await _affected(t, seat, card, loot) and await may_touch(t, seat, loot):
        take(t, seat, loot)


def take(t: Table, seat: int, loot: int) -> None:
    """A player takes another's card into the hand; nothing can prevent it any more."""
    if is_hand(loot):
        t.take_from_hand(seat, ref_seat(loot))
    else:
        t.take_from_play(seat, ref_seat(loot), ref_card(loot))


async def take_several(t: Table, seat: int, victim: int, count: int) -> None:
    """A player takes several random cards of a hand, or as many as there are. Their owner's things react only when the
    last one is gone."""
    taken = 0
    for _ in range(min(count, len(t.players[victim].hand))):
        if t.players[seat].alive and await may_touch(t, seat, hand_ref(victim)):
            t.pull_from_hand(seat, victim)
            taken += 1
    for _ in range(taken):
        t.robbed_of(victim, seat)
    t.look_at_hands_if_emptied()


async def strip(t: Table, seat: int, card: int, loot: int) -> None:
    """A player makes another discard a card, with a card that was played. If its player is out of the game by now, the
    owner's things do not react first, because there is nobody to shoot back at."""
    if not await _affected(t, seat, card, loot):
        return
    if await may_touch(t, seat, loot) if t.players[seat].alive else _is_there(t, loot):
        throw_away(t, seat, loot)


def throw_away(t: Table, seat: int, loot: int) -> None:
    """A player makes another discard a card; nothing can prevent it any more."""
    victim = ref_seat(loot)
    if is_hand(loot):
        t.lose_from_hand(victim)
    else:
        t.discard_from_play(victim, ref_card(loot))
    t.robbed_of(victim, seat)


async def _affected(t: Table, seat: int, card: int, loot: int) -> bool:
    """Whether a card that takes or discards another one has an effect on its victim."""
    victim = ref_seat(loot)
    if not await affects(t, seat, [card], victim, cards.IS_BROWN[card]):
        return False
    return not await evaded(t, victim, cards.KEY[card], seat, card)


async def may_touch(t: Table, seat: int, loot: int) -> bool:
    """Whether a player can still take or discard a card, once its owner's things have reacted to what is about to
    happen: the player is in the game, and the card is still there."""
    victim = ref_seat(loot)
    if victim != seat and t.players[victim].hooks & ROBBED:
        for thing in t.things(victim, ROBBED):
            await thing.robbed(t, victim, seat)
        if not t.players[seat].alive:
            return False
    return _is_there(t, loot)


def _is_there(t: Table, loot: int) -> bool:
    player = t.players[ref_seat(loot)]
    return bool(player.hand) if is_hand(loot) else ref_card(loot) in player.in_play
