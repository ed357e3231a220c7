"""Revealing: turning over the top card of a deck to see its symbol."""

from typing import Final

from posse.duel import cards
from posse.duel.cards import LAW, OUTLAW
from posse.duel.table import NO_CARD, PUBLIC, Table
from posse.duel.things import REVEALS_ONE_MORE
from posse.kernel.option import Option

NO_SYMBOL: Final = -1


async def reveal(t: Table, deck_of: int, about: str) -> int:
    """Reveal from a side's deck: the symbol that counts, or NO_SYMBOL if there is no card. Order: turn the cards over,
    let the entitled side choose if there are several, discard them all in the same order."""
    chooser = LAW if t.count(LAW, REVEALS_ONE_MORE) else OUTLAW
    first = len(t.aside)
    for _ in range(1 + t.count(chooser, REVEALS_ONE_MORE)):
        card = t.off_the_deck(deck_of)
        if card != NO_CARD:
            t.known[card] = PUBLIC
            t.aside.append(card)
    if len(t.aside) == first:
        return NO_SYMBOL
    t.tell("revealed", deck=deck_of, cards=tuple(t.aside[first:]), about=about)
    chosen = t.aside[first]
    if len(t.aside) - first > 1:
        option = await t.ask(
            chooser,
            "reveal",
            lambda: [Option("choose", card) for card in cards.distinct(t.aside[first:])],
            about,
        )
        chosen = option.card()
        t.tell("counted", player=chooser, card=chosen, about=about)
    for card in t.aside[first:]:
        t.put_away(card)
    del t.aside[first:]
    t.renew(deck_of)
    return cards.SYMBOL[chosen]
