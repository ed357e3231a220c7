"""Answers: hand cards played or given up, in or out of turn, because something asks for them."""

from posse.bang import cards
from posse.bang.affect import forbidden, hand_cards_as, serves_as
from posse.bang.decide import PASS, decide
from posse.bang.reactions import after_playing
from posse.bang.table import NO_CARD, Table
from posse.bang.things import ANSWERED, CARD_PLAYED, SERVES_AS, Thing
from posse.kernel.option import Option


async def answer_from_hand(t: Table, seat: int, option: Option) -> None:
    """Play a hand card in answer to something: it goes to the discard pile and does what it does besides."""
    card = option.card()
    t.tell("played", player=seat, card=card, used_as=option.as_id)
    t.discard_from_hand(seat, card)
    if not option.as_id:
        await cards.KIND[card].answer(t, seat, card)
    if t.held_back:
        t.owed.append((seat, card))
    else:
        _react(t, seat, card)
    if t.heard & CARD_PLAYED:
        await after_playing(t, seat, card, option.as_id, is_answer=True)


def hold_back(t: Table) -> None:
    """From here on nobody reacts to an empty hand or to his own answers, until `settle`."""
    t.held_back += 1


def settle(t: Table) -> None:
    """The end of `hold_back`: those who are still in the game react to their own answers now."""
    t.held_back -= 1
    owed, t.owed = t.owed, []
    for seat, card in owed:
        if t.players[seat].alive:
            _react(t, seat, card)


def _react(t: Table, seat: int, card: int) -> None:
    for thing in t.things(seat, ANSWERED):
        thing.answered(t, seat, card)


def bangs_in_hand(t: Table, seat: int) -> list[Option]:
    """The hand cards that a player may give up as a BANG! card."""
    return [Option("play", card, as_id=use) for card, use in hand_cards_as(t, seat, "bang")]


def missed_in_hand(t: Table, seat: int) -> list[Option]:
    """The hand cards that count as a Missed!: by their symbol, or because the player may use them so."""
    out: list[Option] = []
    stand_ins = (t.players[seat].hooks | t.table_hooks) & SERVES_AS
    for card in cards.distinct(t.players[seat].hand):
        if cards.HAS_MISSED[card] and cards.IS_BROWN[card] and not forbidden(t, seat, cards.KIND[card]):
            out.append(Option("play", card))
        if stand_ins and cards.ID[card] != "missed" and serves_as(t, seat, card, "missed"):
            out.append(Option("play", card, as_id="missed"))
    return out


async def gives_up(t: Table, seat: int, asking: Thing, by: int, card: int = NO_CARD) -> bool:
    """Ask a player for what a thing demands: a BANG! card from his hand (Indians!, Duel), or anything with a Missed!
    symbol, from his hand or in front of him, though nobody shoots at him; False if he gives none. `card` is the one
    that asks for it, or that he would lose."""
    option = await decide(t, seat, "give-up", lambda: demanded(t, seat, asking.demands), asking.key, by, card)
    if option.verb == "pass":
        return False
    if option.verb == "play":
        await answer_from_hand(t, seat, option)
    else:
        t.tell("used", player=seat, thing=str(option.thing))
        await cards.kind_of(str(option.thing)).give_up(t, seat)
    return True


def demanded(t: Table, seat: int, wanted: str) -> list[Option]:
    """What a player may give up as a BANG! or as a Missed!, or pass."""
    if wanted == "bang":
        return [*bangs_in_hand(t, seat), PASS]
    return [*missed_in_front(t, seat), *missed_in_hand(t, seat), PASS]


def missed_in_front(t: Table, seat: int) -> list[Option]:
    """The cards in play with a Missed! symbol that a player may use now."""
    return [
        Option("use", cards.KEY[card])
        for card in t.working(seat)
        if cards.HAS_MISSED[card] and card not in t.fresh
    ]
