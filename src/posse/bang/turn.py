"""The turn, as data: the phase says what comes next. Order:

1. start: what opens the turn (a new event), then what rules of the table do at the start of a turn, then the checks of
   the cards in play (Dynamite, Jail), then choices of characters;
2. draw (see drawing.py);
3. play (see menu.py);
4. discard;
5. end: what happens at the end of a turn; who was in the game for this turn only leaves; then the player's further
   turn, if he takes one, or the next player's.

If its player is eliminated, the turn is over. A turn that is lost (Jail) has no end of its own.
"""

from posse.bang import cards
from posse.bang.decide import decide
from posse.bang.drawing import draw_phase
from posse.bang.hooks import (
    EXCESS,
    KEEPS_OUT,
    NO_CHOICE,
    OPENS,
    RETURNS,
    SKIPS,
    TURN_BEGINS,
    TURN_CHECK,
    TURN_ENDS,
    TURN_STARTS,
)
from posse.bang.menu import menu_options
from posse.bang.table import DRAW, END, LOST, PLAY, START, Table
from posse.bang.things import Thing
from posse.kernel.option import Decision
from posse.kernel.state import Script


def menu(t: Table) -> Decision | None:
    """The decision of the play phase, or None in any other phase."""
    if t.emptied:
        t.look_at_hands()
    if t.phase != PLAY or not t.players[t.turn].alive:
        return None
    return Decision(t.turn, "play", menu_options(t, t.turn), t.speaker)


def step(t: Table) -> Script | None:
    """Do what happens next by itself, up to the next script or the next play phase."""
    while True:
        script = _next_step(t)
        if script is not None or t.phase == PLAY:
            return script
        if t.emptied:
            t.look_at_hands()


def _next_step(t: Table) -> Script | None:
    if not t.turns or not t.players[t.turn].alive:  # the first turn of the game, or one whose player is out
        next_turn(t)
        return None
    if t.phase == START:
        return start_of_turn(t)
    if t.phase == DRAW:
        return draw_phase(t)
    if t.phase == LOST:
        return lost_turn(t)
    if t.phase == END:
        return end_of_turn(t)
    return discard_phase(t)


# ---- from turn to turn


def next_turn(t: Table) -> None:
    """The turn passes to the left, or to the right if a rule says so: to the next player who is in the game or is
    brought back for it."""
    t.further_turns = 0
    seat = t.turn
    while True:
        seat = t.next_seat(seat)
        if takes_turn(t, seat):
            return


def pass_on(t: Table) -> None:
    """A turn is over. Its player takes a further one, or the turn passes on."""
    if t.further_turns:
        t.further_turns -= 1
        if takes_turn(t, t.turn, extra=True):
            return
    next_turn(t)


def takes_turn(t: Table, seat: int, extra: bool = False) -> bool:
    """Begins the turn of a player who is in the game or is brought back for it; False if the turn passes on."""
    if t.players[seat].alive:
        if t.table_hooks & SKIPS and any(thing.skips(t, seat) for thing in t.table_things(SKIPS)):
            return False
        begin_turn(t, seat, extra)
        return True
    way = way_back(t, seat)
    if way is None:
        return False
    begin_turn(t, seat, extra)
    if not way.for_good:
        t.guest = way.key
    way.come_back(t, seat)
    return True


def way_back(t: Table, seat: int) -> Thing | None:
    """The thing that brings back a player who is out of the game. Coming back for good goes before coming back for one
    turn."""
    if not t.table_hooks & RETURNS:
        return None
    ways = [thing for thing in t.table_things(RETURNS) if thing.returns(t, seat)]
    for thing in ways:
        if thing.for_good:
            return thing
    if not ways or any(thing.keeps_out(t, seat) for thing in t.table_things(KEEPS_OUT)):
        return None
    return ways[0]


def begin_turn(t: Table, seat: int, extra: bool = False) -> None:
    """A turn begins; an extra one is one beyond the round."""
    t.turn = seat
    t.turns += 1
    t.extra_turn = extra
    t.turn_won = False
    t.guest = ""
    t.phase = START
    t.bangs_played = 0
    t.used.clear()
    t.fresh.clear()
    t.opening = False
    if not extra:
        t.players[seat].turns += 1
    for part in t.parts.values():
        part.turn_begins(t)
    t.turn_passes()
    if t.log.telling:
        t.tell("turn", player=seat)


# ---- start


def start_of_turn(t: Table) -> Script | None:
    """The start of a turn: a script if something happens then, otherwise none."""
    own = t.players[t.turn].hooks & (TURN_CHECK | TURN_BEGINS)
    if own or t.opening or t.table_hooks & TURN_STARTS:
        return starting(t)
    if t.abilities_silenced >> t.turn & 1:
        without_choice(t, t.turn)
    t.phase = DRAW
    return None


async def starting(t: Table) -> None:
    """Everything before phase 1. It may cost the player the turn, or the game."""
    seat = t.turn
    player = t.players[seat]
    if t.opening:
        t.opening = False
        for thing in t.table_things(OPENS):
            await thing.opens(t, seat)
    for thing in t.table_things(TURN_STARTS):
        if player.alive:
            await thing.turn_starts(t, seat)
    for card in _to_check(t, seat):
        if player.alive and t.phase == START:
            await cards.KIND[card].turn_check(t, seat, card)
            t.look_at_hands_if_emptied()
    if not player.alive or t.phase != START:
        return
    if t.abilities_silenced >> seat & 1:
        without_choice(t, seat)
    if player.hooks & TURN_BEGINS:
        await choosing(t, seat)
    else:
        t.phase = DRAW


async def choosing(t: Table, seat: int) -> None:
    """What a player chooses once the checks are over. One choice may take the ability for another away, or give one."""
    player = t.players[seat]
    asked: list[Thing] = []
    while player.alive and (due := [thing for thing in t.things(seat, TURN_BEGINS) if thing not in asked]):
        first = min(due, key=_begin_order)
        asked.append(first)
        await first.turn_begins(t, seat)
    if player.alive:
        t.phase = DRAW


def _begin_order(thing: Thing) -> int:
    return thing.begin_order


def _to_check(t: Table, seat: int) -> list[int]:
    checked = [card for card in t.working(seat) if cards.HOOKS[card] & TURN_CHECK]
    checked.sort(key=lambda card: cards.KIND[card].check_order)
    return checked


def lost_turn(t: Table) -> Script | None:
    without_choice(t, t.turn)
    own = t.things(t.turn, TURN_ENDS)
    if t.guest or any(thing.ends_lost_turns for thing in own):
        return ending(t, lost=True)
    pass_on(t)
    return None


def without_choice(t: Table, seat: int) -> None:
    """Tell a player's own abilities that he cannot choose anything for this turn; also those that do not work now."""
    for number in t.players[seat].abilities:
        if cards.CHARACTER_HOOKS[number] & NO_CHOICE:
            cards.CHARACTER[number].no_choice(t, seat)


# ---- discard


def discard_phase(t: Table) -> Script | None:
    """Phase 3: the player discards cards of choice down to the hand limit. A player who must discard the whole hand is
    not asked."""
    seat = t.turn
    hand = t.players[seat].hand
    if t.guest and t.is_kept(seat):
        t.guest = ""  # the player stays
    if t.guest and cards.THINGS[t.guest].no_phase_three:
        t.phase = END
        return None
    limit = t.hand_limit(seat)
    if limit == 0:
        for card in hand.copy():
            _discard_excess_card(t, seat, card)
    elif len(hand) > limit:
        return discard_excess(t)
    t.phase = END
    return None


async def discard_excess(t: Table) -> None:
    seat = t.turn
    hand = t.players[seat].hand
    while len(hand) > t.hand_limit(seat):
        option = await decide(
            t, seat, "discard", lambda: [cards.DISCARD[c] for c in cards.distinct(hand)], asks_again=True
        )
        if option.verb == "discard":
            _discard_excess_card(t, seat, option.card())
    t.phase = END


def _discard_excess_card(t: Table, seat: int, card: int) -> None:
    t.leave_hand(seat, card)
    if t.heard & EXCESS and _goes_elsewhere(t, seat, card):
        return
    if t.excess_on_deck:
        for unseen in (card, *t.players[seat].hand):
            t.known[unseen] &= 1 << seat  # face down: nobody else knows now which cards are left
        t.put_on_deck(card)
        t.tell_only(1 << seat, "put_on_deck", {"card": card}, player=seat)
        return
    t.put_away(card)
    if t.log.telling:
        t.tell("discarded", player=seat, card=card)


def _goes_elsewhere(t: Table, seat: int, card: int) -> bool:
    """Whether a card that is discarded because of the hand limit was given another place than usual."""
    for thing in t.table_things(EXCESS):
        if thing.excess(t, seat, seat, card):
            return True
    for other in [*t.others(seat), seat]:
        for thing in t.things(other, EXCESS):
            if thing.excess(t, other, seat, card):
                return True
    return False


# ---- end


def end_of_turn(t: Table) -> Script | None:
    if t.guest or (t.players[t.turn].hooks | t.table_hooks) & TURN_ENDS:
        return ending(t)
    pass_on(t)
    return None


async def ending(t: Table, lost: bool = False) -> None:
    """Things react to the end of a turn, one after the other; few do so after a lost one."""
    seat = t.turn
    player = t.players[seat]
    reacting = t.things(seat, TURN_ENDS) + t.table_things(TURN_ENDS)
    if len(reacting) > 1:
        reacting.sort(key=_end_order)
    for thing in reacting:
        if player.alive and (thing.ends_lost_turns or not lost):
            await thing.turn_ends(t, seat)
    if player.alive:
        await leaving(t)
    else:
        next_turn(t)


def _end_order(thing: Thing) -> int:
    return thing.end_order


async def leaving(t: Table) -> None:
    """A player who was in the game for this turn only leaves; then comes the next turn."""
    if t.guest:
        await cards.THINGS[t.guest].leave(t, t.turn)
    pass_on(t)
