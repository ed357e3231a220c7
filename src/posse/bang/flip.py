"""The "draw!": cards are turned over to decide something."""

from posse.bang import cards
from posse.bang.decide import decide
from posse.bang.hooks import AFTER_FLIP
from posse.bang.table import NO_CARD, NONE, PUBLIC, Table
from posse.kernel.option import Option


class Flip:
    """A "draw!" that was made. Its cards lie face up."""

    __slots__ = ("about", "again", "cards", "chosen", "effect", "kept", "seat")

    def __init__(self, seat: int, about: str, turned: list[int], chosen: int, effect: str) -> None:
        self.seat = seat
        self.about = about  # the key of what it is for
        self.effect = effect  # the key of the shot that it belongs to, otherwise of what it is for
        self.cards = turned
        self.chosen = chosen  # the card that counts, or NO_CARD if all of them do
        self.again = False  # set this to have the "draw!" made once more; then these cards do not count
        self.kept: list[int] = []  # cards that somebody takes, so they are not discarded


async def flip(t: Table, seat: int, about: str, part_of: str = "") -> int:
    """A player must "draw!". Gives the card that counts, or NO_CARD if none could be turned over. Order: turn the cards
    over, choose if there are several, let others react, discard them all; do it once more if somebody says so.
    `part_of` is the key of the shot that it belongs to, if it is about something else."""
    turned = _turn(t, seat, about, t.players[seat].flips)
    if not turned:
        return NO_CARD
    first = len(t.aside) - turned
    chosen = t.aside[first]
    if turned > 1:
        option = await decide(
            t, seat, "flip", lambda: [Option("choose", c) for c in cards.distinct(t.aside[first:])], about
        )
        chosen = option.card()
        t.tell("counted", player=seat, card=chosen, about=about)
    if t.heard & AFTER_FLIP:
        made = Flip(seat, about, t.aside[first:], chosen, part_of or about)
        await _after(t, made)
        _put_away(t, first, made.kept)
        return await flip(t, seat, about, part_of) if made.again else chosen
    _put_away(t, first, NONE)
    return chosen


async def flip_all(t: Table, seat: int, about: str, count: int) -> list[int]:
    """A player must "draw!" several cards at once, and all of them count: one more for each that the player may turn
    over in addition."""
    turned = _turn(t, seat, about, count + t.players[seat].flips - 1)
    if not turned:
        return []
    first = len(t.aside) - turned
    made = Flip(seat, about, t.aside[first:], NO_CARD, about)
    if t.heard & AFTER_FLIP:
        await _after(t, made)
    _put_away(t, first, made.kept)
    return await flip_all(t, seat, about, count) if made.again else made.cards


def _turn(t: Table, seat: int, about: str, count: int) -> int:
    """Turn cards over and put them aside. Gives how many there were."""
    turned = 0
    for _ in range(count):
        card = t.off_the_deck()
        if card != NO_CARD:
            t.known[card] = PUBLIC
            t.aside.append(card)
            turned += 1
    if turned:
        t.tell("flipped", player=seat, cards=tuple(t.aside[-turned:]), about=about)
    return turned


def _put_away(t: Table, first: int, kept: list[int]) -> None:
    """Discard the cards that were turned over, except those that somebody keeps."""
    turned = t.aside[first:]
    del t.aside[first:]
    for card in turned:
        if card not in kept:
            t.put_away(card)


async def _after(t: Table, made: Flip) -> None:
    """Rules of the table react, then everybody's things, clockwise from the player who made the "draw!"."""
    for thing in t.table_things(AFTER_FLIP):
        await thing.after_flip(t, made.seat, made)
    for seat in t.clockwise(made.seat):
        if t.players[seat].alive and t.players[seat].hooks & AFTER_FLIP:
            for thing in t.things(seat, AFTER_FLIP):
                await thing.after_flip(t, seat, made)


async def flips_hearts(t: Table, seat: int, about: str) -> bool:
    """Whether a "draw!" for Hearts succeeds."""
    card = await flip(t, seat, about)
    return card != NO_CARD and t.suit(card) == cards.HEARTS
