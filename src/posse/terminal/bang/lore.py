"""What there is to look up in the card game."""

from collections.abc import Iterator

from posse import references
from posse.bang import cards
from posse.bang.cards import CardSet
from posse.bang.things import Character, Kind
from posse.terminal.bang import names as named
from posse.terminal.lore import Book, Thing, rule_of


def books() -> list[Book]:
    """All sets of the card game."""
    return [
        Book("bang", each.id, each.name, references.path("bang", each.id), [*_things(each)])
        for each in cards.SETS.values()
    ]


def _things(each: CardSet) -> Iterator[Thing]:
    for kind in each.kinds:
        copies = [cards.TEXT[card].partition("@")[2] for card in _copies(kind)]
        data = {"border": kind.border, "copies": copies}
        yield Thing("card", kind.id, kind.name, rule_of(kind), _card_facts(kind), data)
    for who in each.characters:
        yield Thing("character", who.id, who.name, rule_of(who), _character_facts(who), {"life": who.life})
    for bill in each.bills:
        facts = f"{bill.sort}, the last one of its stack" if bill.last else bill.sort
        yield Thing(bill.sort, bill.id, bill.name, rule_of(bill), facts)


def _copies(kind: Kind) -> list[int]:
    return [card for card, key in enumerate(cards.KEY) if key == kind.key]


def _card_facts(kind: Kind) -> str:
    what = f"{kind.border} card" + (f", weapon with reach {kind.reach}" if kind.reach else "")
    copies = _copies(kind)
    count = "one copy" if len(copies) == 1 else f"{len(copies)} copies"
    return f"{what}, {count}: {' '.join(named.copy(card) for card in copies)}"


def _character_facts(who: Character) -> str:
    return f"character, {who.life} life points"
