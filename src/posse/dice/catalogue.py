"""What there is in the Dice Game, as plain data."""

from typing import Any

from posse.dice.characters import CHARACTERS

SET = "dice"


def catalogue() -> list[dict[str, Any]]:
    """The one set of the Dice Game: no cards, 16 characters."""
    return [
        {
            "id": SET,
            "game": "dice",
            "name": "BANG! The Dice Game",
            "cards": [],
            "characters": [{"id": who.id, "name": who.name, "life": who.life} for who in CHARACTERS],
        }
    ]
