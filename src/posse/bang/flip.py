"""The "draw!": turning cards over to see what chance says."""

from posse.bang import cards
from posse.bang.decide import decide
from posse.bang.reactions import anybody_listens
from posse.bang.table import NO_CARD, PUBLIC, Table
from posse.bang.things import AFTER_FLIP
from posse.kernel.option import Option


class Flip:
    """A "draw!" that has been made; the cards lie open."""

    __slots__ = ("about", "again", "cards", "chosen", "kept", "seat")

    def __init__(self, seat: int, about: str, turned: list[int], chosen: int) -> None:
        self.seat = seat
        self.about = about  # the key of what it is for
        self.cards = turned
        self.chosen = chosen  # the card that counts
        self.again = False  # set to have it made once more; these cards then do not count
        self.kept: list[int] = []  # cards that somebody takes: they do not go to the discard pile


async def flip(t: Table, seat: int, about: str) -> int:
    """A player must "draw!": the card that counts, or NO_CARD if none could be turned. Order: turn the cards,
    choose if there are several, let others react, discard them all; once more if somebody says so."""
    while True:
        made = await _flip(t, seat, about)
        if made is None:
            return NO_CARD
        if not made.again:
            return made.chosen


async def _flip(t: Table, seat: int, about: str) -> Flip | None:
    turned = 0
    for _ in range(t.players[seat].flips):
        card = t.off_the_deck()
        if card != NO_CARD:
            t.known[card] = PUBLIC
            t.aside.append(card)
            turned += 1
    if not turned:
        return None
    first = len(t.aside) - turned
    t.tell("flipped", player=seat, cards=tuple(t.aside[first:]), about=about)
    chosen = t.aside[first]
    if turned > 1:
        option = await decide(
            t, seat, "flip", lambda: [Option("choose", c) for c in cards.distinct(t.aside[first:])], about
        )
        chosen = option.card()
        t.tell("counted", player=seat, card=chosen, about=about)
    made = Flip(seat, about, t.aside[first:], chosen)
    if anybody_listens(t, AFTER_FLIP):
        await _after(t, made)
    for card in t.aside[first:]:
        if card not in made.kept:
            t.put_away(card)
    del t.aside[first:]
    return made


async def _after(t: Table, made: Flip) -> None:
    """Rules of the table react, then everybody's things, clockwise from who made the "draw!" on."""
    for thing in t.table_things(AFTER_FLIP):
        await thing.after_flip(t, made.seat, made)
    for seat in t.clockwise(made.seat):
        if t.players[seat].hooks & AFTER_FLIP:
            for thing in t.things(seat, AFTER_FLIP):
                await thing.after_flip(t, seat, made)


async def flips_hearts(t: Table, seat: int, about: str) -> bool:
    """Whether a "draw!" for Hearts succeeds."""
    card = await flip(t, seat, about)
    return card != NO_CARD and t.suit(card) == cards.HEARTS
