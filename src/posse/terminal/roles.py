"""The roles that the card game and the Dice Game have in common."""

from collections.abc import Sequence
from typing import Final

from posse.roles import ROLES
from posse.terminal.english import Teller, proper
from posse.terminal.facts import Facts

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


def star(names: Sequence[str], roles: Sequence[str], seat: int) -> list[str]:
    """Who is the Sheriff, for the player at a seat, unless he knows it best himself or there is none."""
    return [
        f"{proper(name)} wears the star and goes first."
        for other, (name, role) in enumerate(zip(names, roles, strict=True))
        if role == "sheriff" and other != seat
    ]


def opening(name: str, character: str, players: int) -> str:
    """Who the viewer is."""
    who = "You play" if name == "you" else f"You are {proper(name)}, playing"
    return f"{who} {character} at a table of {players}."


def eliminated(say: Teller, f: Facts) -> str:
    """The sentence on somebody's end."""
    dead, killer = f.player, f.number("killer")
    if killer in (-1, dead):
        end = say.does(dead, "bite") + " the dust"
    else:
        end = f"{say.does(killer, 'send')} {say.whom(dead)} to Boot Hill"
    return f"{end}. {say.does(dead, 'were')} {NOUNS[ROLES[f.number('role')]]}."
