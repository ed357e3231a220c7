"""The turn, as data: the phase says what comes next. Order:

start (checks of the cards in play: Dynamite, then Jail) > draw > play (see menu.py) > discard > end.
"""

from posse.bang import cards
from posse.bang.decide import decide
from posse.bang.menu import menu_options
from posse.bang.table import DRAW, END, PLAY, START, Table
from posse.bang.things import DRAWS, TURN_CHECK
from posse.kernel.option import Decision, Option
from posse.kernel.state import Script

CARDS_A_TURN = 2


def menu(t: Table) -> Decision | None:
    """The decision of the play phase, or None in any other phase."""
    t.look_at_hands_if_emptied()
    if t.phase != PLAY or not t.players[t.turn].alive:
        return None
    return Decision(t.turn, "play", menu_options(t, t.turn), t.speaker)


def step(t: Table) -> Script | None:
    """What happens next by itself. A turn is over with its player."""
    if not t.players[t.turn].alive or t.phase == END:
        next_turn(t)
        return None
    if t.phase == START:
        return start_of_turn(t)
    if t.phase == DRAW:
        return draw_phase(t)
    return discard_phase(t)


def next_turn(t: Table) -> None:
    """The turn passes to the next living player on the left."""
    begin_turn(t, t.clockwise((t.turn + 1) % len(t.players))[0])


def begin_turn(t: Table, seat: int) -> None:
    t.turn = seat
    t.turns += 1
    t.phase = START
    t.bangs_played = 0
    t.tell("turn", player=seat)


def start_of_turn(t: Table) -> Script | None:
    if t.things(t.turn, TURN_CHECK):
        return turn_checks(t)
    t.phase = DRAW
    return None


async def turn_checks(t: Table) -> None:
    """The checks of the cards in play, in their order. A check may cost the player his turn, or the game."""
    player = t.players[t.turn]
    checked = [card for card in player.in_play if cards.HOOKS[card] & TURN_CHECK]
    checked.sort(key=lambda card: cards.KIND[card].check_order)
    for card in checked:
        await cards.KIND[card].turn_check(t, t.turn, card)
        if not player.alive or t.phase != START:
            return
    t.phase = DRAW


def draw_phase(t: Table) -> Script | None:
    """Phase 1: two cards from the deck, unless the character says otherwise."""
    for thing in t.things(t.turn, DRAWS):
        t.phase = PLAY
        return thing.draws(t, t.turn, CARDS_A_TURN)
    t.draw(t.turn, CARDS_A_TURN)
    t.phase = PLAY
    return None


def discard_phase(t: Table) -> Script | None:
    """Phase 3: cards of the player's own choice, until he holds no more than his limit."""
    if len(t.players[t.turn].hand) > t.hand_limit(t.turn):
        return discard_excess(t)
    t.phase = END
    return None


async def discard_excess(t: Table) -> None:
    seat = t.turn
    hand = t.players[seat].hand
    while len(hand) > t.hand_limit(seat):
        option = await decide(
            t, seat, "discard", lambda: [Option("discard", c) for c in cards.distinct(hand)], asks_again=True
        )
        if option.verb == "discard":
            t.discard_from_hand(seat, option.card())
            t.tell("discarded", player=seat, card=option.card())
    t.phase = END
