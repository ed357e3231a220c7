"""The contents of the Dice Game, as plain data."""

from typing import Any

from posse.dice.characters import CHARACTERS
from posse.roles import ROLE_SPLITS, ROLES

SET = "dice"


def catalogue() -> list[dict[str, Any]]:
    """The one set of the Dice Game: no cards, 16 characters."""
    return [
        {
            "id": SET,
            "game": "dice",
            "name": "BANG! The Dice Game",
            "tables": [
                {"players": players, "roles": [ROLES[role] for role in roles], "open_roles": False}
                for players, roles in ROLE_SPLITS.items()
            ],
            "cards": [],
            "characters": [
                {"key": f"character/{who.id}", "id": who.id, "name": who.name, "life": who.life}
                for who in CHARACTERS
            ],
        }
    ]
