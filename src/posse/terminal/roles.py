"""The roles that the card game and the Dice Game have in common."""

from typing import Final

from posse.terminal.english import proper

NOUNS: Final = {
    "sheriff": "the Sheriff",
    "deputy": "a Deputy",
    "outlaw": "an Outlaw",
    "renegade": "a Renegade",
}
AIMS: Final = {
    "sheriff": "You wear the star and go first: rid the town of every Outlaw and Renegade.",
    "deputy": "Your role is Deputy: keep the Sheriff alive and rid the town of every Outlaw and Renegade.",
    "outlaw": "Your role is Outlaw: the Sheriff must die.",
    "renegade": "Your role is Renegade: be the last one standing, with the Sheriff the last to fall before you.",
}


def in_table(role: str) -> str:
    """A role, or that it is not known, with the star in a column of its own."""
    return f"★ {proper(role)}" if role == "sheriff" else f"  {proper(role) or '?'}"
