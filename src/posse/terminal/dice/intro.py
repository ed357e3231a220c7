"""What a player is told before the first move, and the table with nothing hidden."""

from posse.dice.view import DiceView
from posse.kernel.game import Game
from posse.kernel.view import View
from posse.terminal import reference, roles
from posse.terminal.dice import names as named


def intro(view: View) -> list[str]:
    """Who the viewer is, and what he is after."""
    assert isinstance(view, DiceView)
    me = view.players[view.seat]
    character = named.character(me.character)
    out = [f"{roles.opening(me.name, character, len(view.players))} {roles.AIMS[me.role]}"]
    out.append(f"{character}: {reference.effect('dice', me.character)}")
    players = view.players
    return out + roles.star([each.name for each in players], [each.role for each in players], view.seat)


def open_view(game: Game) -> View:
    """The table with all roles open."""
    view = game.view(-1)
    assert isinstance(view, DiceView)
    for seat in range(len(game.names)):
        own = game.view(seat)
        assert isinstance(own, DiceView)
        view.players[seat] = own.players[seat]
    return view
