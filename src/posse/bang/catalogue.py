"""The contents of each set, as plain data."""

from typing import Any

from posse.bang import cards, sets
from posse.bang.cards import CardSet
from posse.bang.things import Kind, Thing
from posse.roles import ROLES


def catalogue() -> list[dict[str, Any]]:
    """Every set of the card game with its cards and characters, and the player counts that it makes possible."""
    return [
        {
            "id": each.id,
            "game": "bang",
            "name": each.name,
            "tables": [_table(each, players) for players in sorted(each.role_splits)],
            "cards": [
                *(_card(each, kind) for kind in each.kinds_with_copies()),
                *(_thing(bill) | ({"last": True} if bill.last else {}) for bill in each.bills),
                *(_thing(rule) for rule in each.rules if rule.sort != Thing.sort),
            ],
            "characters": [
                {"key": who.key, "id": who.id, "name": who.name, "life": who.life} for who in each.characters
            ],
        }
        for each in sets.ALL
    ]


def _table(each: CardSet, players: int) -> dict[str, Any]:
    """The roles at a table of so many players."""
    goals = each.goals.get(players)
    return {
        "players": players,
        "roles": [ROLES[role] for role in each.role_splits[players]],
        "open_roles": goals is not None and goals.open_roles,
    }


def _thing(thing: Thing) -> dict[str, Any]:
    """Something on the table that is not in a deck of cards: an event, a station."""
    return {
        "key": thing.key,
        "id": thing.id,
        "name": thing.name,
        "border": thing.sort,
        "copies": ["unsigned"],
    }


def _card(each: CardSet, kind: Kind) -> dict[str, Any]:
    """A kind of card with the copies of it that a set brings."""
    out: dict[str, Any] = {"key": kind.key, "id": kind.id, "name": kind.name, "border": kind.border}
    if kind.reach:
        out["reach"] = kind.reach
    out["copies"] = [cards.TEXT[card].partition("@")[2] for card in each.cards if cards.KIND[card] is kind]
    return out
