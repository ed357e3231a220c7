"""The "draw!": turning cards over to see what chance says."""

from posse.bang import cards
from posse.bang.decide import decide
from posse.bang.table import NO_CARD, PUBLIC, Table
from posse.kernel.option import Option


async def flip(t: Table, seat: int, about: str) -> int:
    """A player must "draw!": the card that counts, or NO_CARD if none could be turned. Order: turn the cards,
    choose if there are several, discard them all."""
    turned = 0
    for _ in range(t.players[seat].flips):
        card = t.off_the_deck()
        if card != NO_CARD:
            t.known[card] = PUBLIC
            t.aside.append(card)
            turned += 1
    if not turned:
        return NO_CARD
    first = len(t.aside) - turned
    t.tell("flipped", player=seat, cards=tuple(t.aside[first:]), about=about)
    chosen = t.aside[first]
    if turned > 1:
        option = await decide(
            t, seat, "flip", lambda: [Option("choose", c) for c in cards.distinct(t.aside[first:])], about
        )
        chosen = option.card()
        t.tell("counted", player=seat, card=chosen, about=about)
    for card in t.aside[first:]:
        t.put_away(card)
    del t.aside[first:]
    return chosen


async def flips_hearts(t: Table, seat: int, about: str) -> bool:
    """Whether a "draw!" for Hearts succeeds."""
    card = await flip(t, seat, about)
    return card != NO_CARD and t.suit(card) == cards.HEARTS
