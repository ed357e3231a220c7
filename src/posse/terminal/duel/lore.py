"""What there is to look up in the Duel."""

from collections.abc import Iterator
from typing import Final

from posse import references
from posse.duel import cards
from posse.duel.catalogue import catalogue
from posse.duel.things import Character, Kind
from posse.terminal.duel import names as named
from posse.terminal.lore import Book, Thing, rule_of

_BORDERS: Final = {"red": "red BANG! card", "blue": "blue equipment", "brown": "brown Action card"}


def books() -> list[Book]:
    """The one set of the Duel."""
    return [
        Book("duel", each["id"], each["name"], references.path("duel", each["id"]), [*_things()])
        for each in catalogue()
    ]


def _things() -> Iterator[Thing]:
    for kind in cards.KINDS.values():
        known = {"border": kind.border, "copies": kind.copies.split()}
        yield Thing("card", kind.id, kind.name, rule_of(kind), _card_facts(kind), known)
    for number, who in enumerate(cards.CHARACTER):
        data = {"life": who.life, "side": cards.SIDES[named.side_of(number)]}
        yield Thing("character", who.id, who.name, rule_of(who), _character_facts(number, who), data)


def _card_facts(kind: Kind) -> str:
    copies = kind.copies.split()
    facts = [_BORDERS[kind.border]]
    facts += [word for word, has in (("always active", kind.always_active), ("reload", kind.reload)) if has]
    facts.append("one copy" if len(copies) == 1 else f"{len(copies)} copies")
    return f"{', '.join(facts)}: {' '.join(copies)}"


def _character_facts(number: int, who: Character) -> str:
    awake = ", always active" if who.always_active else ""
    return f"character of {named.SIDE[named.side_of(number)]}{awake}, {who.life} life points"
