"""The contents of the Duel, as plain data."""

from typing import Any

from posse.duel import cards
from posse.duel.registry import ALL_CHARACTERS, ALL_KINDS

SET = "duel"


def catalogue() -> list[dict[str, Any]]:
    """The one set of the Duel with its cards, each copy by deck and symbol, and its characters by side."""
    return [
        {
            "id": SET,
            "game": "duel",
            "name": "BANG! The Duel",
            "tables": [{"players": len(cards.SIDES), "roles": [], "open_roles": False}],
            "cards": [
                {
                    "key": f"card/{kind.id}",
                    "id": kind.id,
                    "name": kind.name,
                    "border": kind.border,
                    "copies": [
                        {"deck": cards.SIDES[cards.BACK[card]], "symbol": cards.SYMBOLS[cards.SYMBOL[card]]}
                        for card in range(len(cards.KIND))
                        if cards.ID[card] == kind.id
                    ],
                }
                for kind in ALL_KINDS
            ],
            "characters": [
                {
                    "key": f"character/{who.id}",
                    "id": who.id,
                    "name": who.name,
                    "life": who.life,
                    "side": cards.SIDES[0 if who.law else 1],
                }
                for who in ALL_CHARACTERS
            ],
        }
    ]
