"""Answers: hand cards played or given up, in or out of turn, because something asks for them."""

from typing import Final

from posse.bang import cards
from posse.bang.affect import barred, hand_cards_as, serves_as
from posse.bang.decide import PASS, decide
from posse.bang.hooks import ANSWERED, CARD_PLAYED, EVADES, GIVES, SERVES_AS, SHUNS
from posse.bang.reactions import after_playing
from posse.bang.table import NO_CARD, Table
from posse.bang.things import BROWN, Kind, Thing
from posse.kernel.option import Option

# The outcome of a demand: nothing was given up, something was, or the card that demanded it has no effect.
REFUSED: Final = 0
GIVEN: Final = 1
EVADED: Final = 2


async def answer_from_hand(t: Table, seat: int, option: Option, given_up: bool = False) -> None:
    """Play a hand card in answer to something. It goes to the discard pile and has its effect as an answer. It is
    `given_up` if something demands that it be discarded."""
    card = option.card()
    t.tell("played", player=seat, card=card, used_as=option.as_id)
    t.discard_from_hand(seat, card)
    if not option.as_id:
        await cards.KIND[card].answer(t, seat, card, option)
    gave_away(t, seat, card)
    if t.heard & CARD_PLAYED:
        await after_playing(t, seat, option, option.as_id, is_answer=True, given_up=given_up)


def hold_back(t: Table) -> None:
    """From now until `settle`, nobody reacts to an empty hand or to their own answers."""
    t.held_back += 1


def settle(t: Table) -> None:
    """The end of `hold_back`: players who are still in the game now react to their own answers."""
    t.held_back -= 1
    owed, t.owed = t.owed, []
    for seat, card in owed:
        if t.players[seat].alive:
            _react(t, seat, card)


def gave_away(t: Table, seat: int, card: int) -> None:
    """A player has discarded a hand card so as not to lose something. The player's own things react as to an answer."""
    if t.held_back:
        t.owed.append((seat, card))
    else:
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
        if cards.HAS_MISSED[card] and cards.IS_BROWN[card] and not barred(t, seat, card):
            out.append(cards.PLAY[card])
            out += cards.KIND[card].more_answers(t, seat, card)
        if stand_ins and cards.ID[card] != "missed" and serves_as(t, seat, card, "missed"):
            out.append(Option("play", card, as_id="missed"))
    return out


async def gives_up(
    t: Table, seat: int, asking: Thing, by: int, card: int = NO_CARD, may_evade: bool = False
) -> int:
    """Ask a player for what a thing demands: a BANG! card from the hand (Indians!, Duel), or anything with a Missed!
    symbol, from the hand or in play, although nobody shoots. REFUSED if the player gives nothing. `card` is the card
    that demands it, or that would be lost. If the player `may_evade` the card and does, it is EVADED."""

    def answers() -> list[Option]:
        out = demanded(t, seat, asking.demands)
        return [*out[:-1], *ways_out(t, seat, asking.key, by, card), PASS] if may_evade else out

    option = await decide(t, seat, "give-up", answers, asking.key, by, card)
    if option.verb == "pass":
        return REFUSED
    if option.verb == "play":
        if may_evade and asking.demands != (option.as_id or cards.ID[option.card()]):
            await evade(t, seat, option)
            return EVADED
        await answer_from_hand(t, seat, option, given_up=True)
    elif cards.THINGS[str(option.thing)].hooks & SHUNS:
        await evade(t, seat, option)
        return EVADED
    else:
        t.tell("used", player=seat, thing=str(option.thing))
        await cards.THINGS[str(option.thing)].give_up(t, seat, option)
    return GIVEN


def demanded(t: Table, seat: int, wanted: str) -> list[Option]:
    """The options to give up something as a BANG! or as a Missed!, or to pass."""
    given = [option for thing in t.things(seat, GIVES) for option in thing.gives(t, seat, wanted)]
    if wanted == "bang":
        return [*bangs_in_hand(t, seat), *given, PASS]
    return [*missed_in_front(t, seat), *given, *missed_in_hand(t, seat), PASS]


def missed_in_front(t: Table, seat: int) -> list[Option]:
    """The cards in play with a Missed! symbol that a player may use now."""
    out: list[Option] = []
    for card in t.working(seat):
        if cards.HAS_MISSED[card]:
            out += cards.KIND[card].given_up(t, seat, card)
    return out


# ---- evading a card: it has no effect on a player who plays something against it. If the card asks for an answer
# anyway, what may be played is in the same list. Otherwise the player is asked before it takes effect.


def evasions(t: Table, target: int, cause: str, by: int) -> list[Option]:
    """What a player may play to evade a card; `cause` is the key of what that card is played as."""
    if not t.heard & EVADES:
        return []
    thing = cards.THINGS.get(cause)
    if not isinstance(thing, Kind) or thing.border != BROWN or thing.id == "bang":
        return []
    out: list[Option] = []
    for own in t.things(target, EVADES) + t.table_things(EVADES):
        out += own.evades(t, target, by)
    return out


def shunning(t: Table, target: int, cause: str, by: int, card: int) -> list[Option]:
    """The abilities by which a player may say that a brown card does not concern them."""
    thing = cards.THINGS.get(cause)
    if card == NO_CARD or not isinstance(thing, Kind) or thing.border != BROWN:
        return []
    return [Option("use", own.key) for own in t.things(target, SHUNS) if own.shuns(t, target, by, card)]


def ways_out(t: Table, target: int, cause: str, by: int, card: int) -> list[Option]:
    """Everything that a player may do so that a card has no effect."""
    out = evasions(t, target, cause, by)
    return out + shunning(t, target, cause, by, card) if t.heard & SHUNS else out


async def evaded(t: Table, target: int, cause: str, by: int, card: int = NO_CARD) -> bool:
    """Whether a player evades another player's card that does not ask for an answer. Players who cannot evade it are
    not asked."""
    if target == by or not t.heard & (EVADES | SHUNS) or not ways_out(t, target, cause, by, card):
        return False
    option = await decide(
        t, target, "evade", lambda: [*ways_out(t, target, cause, by, card), PASS], cause, by, card
    )
    if option.verb == "pass":
        return False
    await evade(t, target, option)
    return True


async def evade(t: Table, target: int, option: Option) -> None:
    """A player plays a card to evade another one."""
    if option.verb == "use":
        t.tell("unaffected", player=target, thing=str(option.thing))
        return
    await answer_from_hand(t, target, option)
    t.tell("unaffected", player=target, thing=cards.KEY[option.card()])
