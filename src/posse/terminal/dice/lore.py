"""What there is to look up in the Dice Game."""

from posse import references
from posse.dice.catalogue import catalogue
from posse.dice.characters import CHARACTERS
from posse.terminal.lore import Book, Thing, rule_of


def books() -> list[Book]:
    """The one set of the Dice Game."""
    return [
        Book("dice", each["id"], each["name"], references.path("dice", each["id"]), _things())
        for each in catalogue()
    ]


def _things() -> list[Thing]:
    return [
        Thing(
            "character",
            who.id,
            who.name,
            rule_of(who),
            f"character, {who.life} life points",
            {"life": who.life},
        )
        for who in CHARACTERS
    ]
