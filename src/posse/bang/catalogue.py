"""What there is in each set, as plain data."""

from typing import Any

from posse.bang import cards, sets


def catalogue() -> list[dict[str, Any]]:
    """Every set of the card game with its cards and characters."""
    return [
        {
            "id": each.id,
            "game": "bang",
            "name": each.name,
            "cards": [
                {
                    "id": kind.id,
                    "name": kind.name,
                    "border": kind.border,
                    "copies": [
                        cards.TEXT[c].partition("@")[2] for c in each.cards if cards.KEY[c] == kind.id
                    ],
                }
                for kind in each.kinds_with_copies()
            ]
            + [
                {"id": event.id, "name": event.name, "border": event.border, "copies": ["unsigned"]}
                for event in each.events
            ],
            "characters": [{"id": who.id, "name": who.name, "life": who.life} for who in each.characters],
        }
        for each in sets.ALL
    ]
