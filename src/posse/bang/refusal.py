"""Why a move that somebody wrote is not among the options. Needed only when it was refused. Order: the target is out of
the game; the player does not have the thing; what the thing says; what the parts say."""

from collections.abc import Sequence

from posse.bang import cards
from posse.bang.table import Table
from posse.bang.things import Thing
from posse.kernel.errors import PosseError
from posse.kernel.notation import Parsed
from posse.kernel.option import Decision


def refusal(t: Table, asked: Decision, move: Parsed) -> PosseError | None:
    """The reason why a move was refused, if there is one."""
    if found := _out_of_game(t, move):
        return found
    if move.verb == "use" and (found := _not_used(t, asked, move)):
        return found
    for part in t.parts.values():
        if found := part.refusal(t, asked, move):
            return found
    return None


def named_seat(t: Table, word: str) -> int:
    """The player whom a word of a move names, alone or as the owner of something; -1 if it names none."""
    name = word.partition(".")[0]
    names = t.speaker.names
    return names.index(name) if name in names else -1


def has_not(t: Table, seat: int, id: str) -> PosseError:
    who = t.speaker.names[seat]
    return PosseError(f"{who} has no {id}", "error-has-not", who=who, word=id)


def no_life() -> PosseError:
    return PosseError("who is in the game without life points neither gains nor loses any", "error-no-life")


def _out_of_game(t: Table, move: Parsed) -> PosseError | None:
    for thing in move.things:
        kind = cards.KINDS.get(thing.partition("@")[0])
        if kind is not None and kind.keeps_in_game:
            return None  # it is meant for those who are out
    for word in [*move.targets, *move.things]:
        seat = named_seat(t, word)
        if seat >= 0 and not t.players[seat].alive:
            who = t.speaker.names[seat]
            return PosseError(f"{who} is out of the game", "error-out-of-game", who=who)
    return None


def _not_used(t: Table, asked: Decision, move: Parsed) -> PosseError | None:
    id = move.things[0]
    if any(thing.id == id for thing in t.in_force):
        return None
    for thing in _has(t, asked.player):
        if thing.id == id:
            return thing.refusal(t, asked)
    known = any(thing.id == id for thing in cards.THINGS.values())
    return has_not(t, asked.player, id) if known else None


def _has(t: Table, seat: int) -> Sequence[Thing]:
    """Everything that a player has on the table, whether it has an effect now or not."""
    player = t.players[seat]
    return [
        *(cards.CHARACTER[number] for number in player.abilities),
        *(cards.KIND[card] for card in player.in_play),
        *(thing for part in t.owning for thing in t.parts[part].belongings(seat)),
    ]
