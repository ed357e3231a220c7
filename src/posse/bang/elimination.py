"""Leaving the game. Order:

1. the role is shown, and rules of the whole table take note;
2. characters who take the cards of the eliminated take them, then the abilities of the others react, clockwise from
   the left of the eliminated;
3. the remaining cards are discarded;
4. what the things of the eliminated bring to the killer, then reward or penalty;
5. the game ends if somebody has won, unless that has to wait; if it goes on, the goals may change.
"""

from posse.bang import cards
from posse.bang.blow import Damage
from posse.bang.decide import decide
from posse.bang.hooks import ELIMINATED, KILLED, OTHER_ELIMINATED
from posse.bang.table import NOBODY, Table
from posse.kernel.option import Option, hand_ref, in_play_ref, is_hand, ref_card
from posse.kernel.state import Finished


async def eliminate(t: Table, dead: int, killer: int, blow: Damage | None = None) -> None:
    """A player is out of the game. `killer` is the player who did it, or NOBODY; `blow` is what cost the last life
    point."""
    player = t.players[dead]
    ghost = player.ghost
    prices = t.things(dead, KILLED)  # found now, because his cards will be gone when they are asked
    player.life = 0
    player.role_shown = True
    t.put_out(dead)
    if dead not in t.deaths:
        t.deaths.append(dead)
    t.tell("eliminated", player=dead, role=player.role, killer=killer, ghost=ghost)
    for thing in t.table_things(ELIMINATED):
        thing.eliminated(t, dead)
    await _take_cards(t, dead)
    for seat in t.clockwise(dead):
        for thing in t.things(seat, OTHER_ELIMINATED):
            await thing.other_eliminated(t, seat, dead)
    t.discard_everything(dead)
    if killer != NOBODY and t.players[killer].alive:
        for thing in prices:
            await thing.killed(t, dead, killer, blow)
        t.goals.reward(t, dead, killer)
    look_for_the_end(t, dead, killer)


def leave_game(t: Table, seat: int) -> None:
    """A player who was in the game without life points is out of it again. That is not an elimination: the player's
    cards are discarded, and nobody gains anything."""
    t.put_out(seat)
    if seat not in t.deaths:
        t.deaths.append(seat)
    t.tell("eliminated", player=seat, role=t.players[seat].role, killer=NOBODY, ghost=True)
    for thing in t.table_things(ELIMINATED):
        thing.left_game(t, seat)
    t.discard_everything(seat)
    look_for_the_end(t, seat, NOBODY)


def lose_hold(t: Table, seat: int) -> None:
    """A player has lost something that kept them in the game. Without life points, and with nothing else to keep them,
    they are out at once."""
    player = t.players[seat]
    if player.alive and player.ghost and not t.is_kept(seat):
        leave_game(t, seat)


async def _take_cards(t: Table, dead: int) -> None:
    """One taker gets everything; several take one card each in turn, beginning on the left of the eliminated."""
    takers = [
        seat
        for seat in t.clockwise(dead)
        if any(cards.CHARACTER[number].takes_cards for number in t.abilities(seat))
    ]
    victim = t.players[dead]
    if len(takers) == 1:
        _take_everything(t, takers[0], dead)
    elif takers:
        turn = 0
        while victim.hand or victim.in_play:
            await _take_one(t, takers[turn % len(takers)], dead)
            turn += 1


def _take_everything(t: Table, taker: int, dead: int) -> None:
    victim = t.players[dead]
    for card in victim.in_play.copy():
        t.take_from_play(taker, dead, card)
    taken = tuple(victim.hand)
    for card in taken:
        t.leave_hand(dead, card)
        t.known[card] |= 1 << taker
        t.players[taker].hand.append(card)
    if taken:
        both = 1 << taker | 1 << dead
        t.tell_only(both, "took_hand", {"cards": taken}, player=taker, victim=dead, count=len(taken))


async def _take_one(t: Table, taker: int, dead: int) -> None:
    victim = t.players[dead]

    def loot() -> list[Option]:
        out = [Option("choose", in_play_ref(dead, card)) for card in victim.in_play]
        return [*out, Option("choose", hand_ref(dead))] if victim.hand else out

    choice = (await decide(t, taker, "loot", loot)).card()
    if is_hand(choice):
        t.take_from_hand(taker, dead)
    else:
        t.take_from_play(taker, dead, ref_card(choice))


def hold_the_end(t: Table) -> None:
    """From now on several players may fall together. Nobody wins before `let_the_end_come`."""
    t.end_waits += 1


def let_the_end_come(t: Table) -> None:
    """All who fall together have fallen. Check for each of them, one after the other, whether somebody has won."""
    t.end_waits -= 1
    if not t.end_waits:
        fallen, t.fallen = t.fallen, []
        for dead, killer in fallen:
            look_for_the_end(t, dead, killer)


def look_for_the_end(t: Table, dead: int, killer: int) -> None:
    """If somebody has won, the game is over at once. If several players are eliminated together, that waits until all
    of them have been dealt with (`Table.end_waits`)."""
    if t.end_waits:
        t.fallen.append((dead, killer))
        return
    if (won := t.goals.winners(t, dead, killer)) is not None:
        t.over = True
        t.winners = won
        for player in t.players:
            player.role_shown = True
        t.tell("over", winners=tuple(won))
        raise Finished
    after = t.own_goals.after(dead, killer)
    if after is not t.own_goals:
        goal = t.goals.for_all
        t.own_goals = after
        t.refresh(players_too=False)
        t.tell_goals(goal)
