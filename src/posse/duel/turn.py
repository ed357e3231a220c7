"""The turn, as data: the phase says what comes next. Order:

setup (once, see setup.py) > start (Dynamite, Rattlesnake, Stampede) > draw > play (see menu.py) > discard > end.
"""

from posse.duel import cards
from posse.duel.hit import discard_one
from posse.duel.menu import menu_options
from posse.duel.settle import settle
from posse.duel.setup import choose_acs
from posse.duel.table import DRAW, END, PLAY, SETUP, START, Table
from posse.duel.things import DRAWS_ONE_MORE, DREW, TURN_CHECK
from posse.kernel.option import Decision, Option
from posse.kernel.state import Script

CARDS_A_TURN = 2


def menu(t: Table) -> Decision | None:
    """The decision of the play phase, or None in any other phase."""
    if t.phase != PLAY:
        return None
    return Decision(t.turn, "play", menu_options(t, t.turn), t.speaker)


def step(t: Table) -> Script | None:
    """Do what happens next by itself."""
    if t.phase == START:
        return start_of_turn(t)
    if t.phase == DRAW:
        draw_phase(t)
        return None
    if t.phase == SETUP:
        return choose_acs(t)
    if t.phase == END:
        begin_turn(t, 1 - t.turn)
        return None
    return discard_phase(t)


def begin_turn(t: Table, seat: int) -> None:
    t.turn = seat
    t.turns += 1
    t.phase = START
    t.bangs_played = 0
    t.swapped = False
    t.used.clear()
    t.tell("turn", player=seat)


# ---- start


def start_of_turn(t: Table) -> Script | None:
    if t.in_force(t.turn) & TURN_CHECK:
        return turn_checks(t)
    t.phase = DRAW
    return None


async def turn_checks(t: Table) -> None:
    """The cards that act at the beginning of a turn, one after the other. A card that has left play by then does not
    act."""
    checks: list[tuple[int, int]] = []
    for fighter in t.sides[t.turn].fighters():
        for card in fighter.equipment:
            if cards.HOOKS[card] & TURN_CHECK:
                checks.append((cards.KIND[card].check_order, card))
    for _, card in sorted(checks):
        for fighter in t.sides[t.turn].fighters():
            if card in fighter.equipment:
                await cards.KIND[card].turn_check(t, fighter, card)
                await settle(t)
                break
    t.phase = DRAW


# ---- draw


def draw_phase(t: Table) -> None:
    """Two cards from the own deck, and more if the AC has something that says so."""
    seat = t.turn
    drawn = t.draw(seat, CARDS_A_TURN + t.count(seat, DRAWS_ONE_MORE))
    front = t.front(seat)
    for thing in t.things(front, DREW):
        thing.drew(t, front, drawn)
    t.phase = PLAY


# ---- discard


def discard_phase(t: Table) -> Script | None:
    """The player discards cards of choice, down to the hand limit."""
    if len(t.sides[t.turn].hand) > t.hand_limit(t.turn):
        return discard_excess(t)
    t.phase = END
    return None


async def discard_excess(t: Table) -> None:
    seat = t.turn
    hand = t.sides[seat].hand
    while len(hand) > t.hand_limit(seat):
        option = await t.ask(
            seat, "discard", lambda: [Option("discard", card) for card in cards.distinct(hand)]
        )
        discard_one(t, seat, option.card())
    t.phase = END
