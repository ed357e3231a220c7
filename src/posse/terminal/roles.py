"""The roles that the card game and the Dice Game share, and what players are told about theirs."""

from collections.abc import Sequence
from typing import Final, Protocol

from posse.bang import cards, choosing
from posse.bang.player import UNCHOSEN_ID
from posse.bang.view import BangView
from posse.dice.view import DiceView
from posse.kernel.message import Seat
from posse.kernel.option import Decision, id_of
from posse.kernel.view import View
from posse.terminal import reference
from posse.terminal.layout import dots
from posse.terminal.speech import YOU, Speech

#: At a table of three everybody has a prey.
_PREYS: Final = 3


class Player(Protocol):
    """What both games know about a player."""

    name: str
    role: str
    character: str


def intro(players: Sequence[Player], seat: int, speech: Speech, wants: str = "") -> list[str]:
    """Who the player at a seat is, and what their goal is: their present one, or the one of their role."""
    me = players[seat]
    chosen = me.character != UNCHOSEN_ID
    character = speech.thing("character", me.character)
    who = speech.say(
        "terminal-intro" if chosen else "terminal-intro-unchosen",
        named="no" if me.name == YOU else "yes",
        name=speech.names[seat],
        character=character,
        count=len(players),
        role=speech.say(f"role-{me.role}"),
        goal=wants or goal(me.role, len(players), speech),
    )
    rule = reference.effect(speech.game, "character", me.character, speech.language)
    return [who, *([f"{character}: {rule}"] if chosen else []), *_first(players, speech)]


def offered(decision: Decision, speech: Speech) -> list[str]:
    """The characters that somebody may choose from: their life points, and what they can do."""
    if decision.kind != choosing.KIND:
        return []
    ids = [id_of(str(option.thing)) for option in decision.options]
    lives = [cards.CHARACTER[cards.CHARACTER_NUMBER[id]].life for id in ids]
    effects = [reference.effect(speech.game, "character", id, speech.language) for id in ids]
    each = zip(ids, lives, effects, strict=True)
    return [f"{speech.thing('character', id)} {dots(life, life)}: {effect}" for id, life, effect in each]


def goal(role: str, players: int, speech: Speech, hunt_over: bool = False) -> str:
    """The goal of a role at a table of this size. With three players the hunt is over as soon as somebody is out."""
    if players == _PREYS and hunt_over:
        return speech.say("role-last-of-three")
    if players > _PREYS:
        return speech.say(f"role-{role}.line")
    return f"{speech.say(f'role-{role}.three')} {speech.say('terminal-intro-three')}"


def _first(players: Sequence[Player], speech: Speech) -> list[str]:
    """Who begins: the Sheriff, or the Deputy if there is none."""
    roles = [player.role for player in players]
    for role, id in (("sheriff", "terminal-star"), ("deputy", "terminal-first")):
        if role in roles:
            return [speech.say(id, who=Seat(roles.index(role)))]
    return []


def character(view: View) -> str:
    """The viewer's character."""
    assert isinstance(view, BangView | DiceView)
    return view.players[view.seat].character


def in_table(role: str, speech: Speech) -> str:
    """A role, or that it is unknown, with the star in its own column."""
    name = speech.say(f"role-{role}") if role else "?"
    return f"★ {name}" if role == "sheriff" else f"  {name}"
