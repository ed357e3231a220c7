"""The roles that the card game and the Dice Game have in common, and what a player is told about his."""

from collections.abc import Sequence
from typing import Final, Protocol

from posse.bang.view import BangView
from posse.dice.view import DiceView
from posse.kernel.message import Seat
from posse.kernel.view import View
from posse.terminal import reference
from posse.terminal.speech import YOU, Speech

#: At a table of three everybody has his prey.
_PREYS: Final = 3


class Player(Protocol):
    """What both games know of a player."""

    name: str
    role: str
    character: str


def intro(players: Sequence[Player], seat: int, speech: Speech, wants: str = "") -> list[str]:
    """Who the player at a seat is, and what he is after: what he wants now, or what his role wants."""
    me = players[seat]
    character = speech.thing("character", me.character)
    who = speech.say(
        "terminal-intro",
        named="no" if me.name == YOU else "yes",
        name=speech.names[seat],
        character=character,
        count=len(players),
        role=speech.say(f"role-{me.role}"),
        goal=wants or goal(me.role, len(players), speech),
    )
    rule = reference.effect(speech.game, "character", me.character, speech.language)
    return [who, f"{character}: {rule}", *_first(players, speech)]


def goal(role: str, players: int, speech: Speech, hunt_over: bool = False) -> str:
    """What a role wants at a table of so many. At one of three the hunt is over as soon as somebody is out."""
    if players == _PREYS and hunt_over:
        return speech.say("role-last-of-three")
    if players > _PREYS:
        return speech.say(f"role-{role}.line")
    return f"{speech.say(f'role-{role}.three')} {speech.say('terminal-intro-three')}"


def _first(players: Sequence[Player], speech: Speech) -> list[str]:
    """Who begins: the Sheriff, or without one the Deputy."""
    roles = [player.role for player in players]
    for role, id in (("sheriff", "terminal-star"), ("deputy", "terminal-first")):
        if role in roles:
            return [speech.say(id, who=Seat(roles.index(role)))]
    return []


def character(view: View) -> str:
    """Whom the viewer plays."""
    assert isinstance(view, BangView | DiceView)
    return view.players[view.seat].character


def in_table(role: str, speech: Speech) -> str:
    """A role, or that it is not known, with the star in a column of its own."""
    name = speech.say(f"role-{role}") if role else "?"
    return f"★ {name}" if role == "sheriff" else f"  {name}"
