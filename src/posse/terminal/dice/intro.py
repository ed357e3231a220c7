"""What a player is told before the first move, and the table with nothing hidden."""

from posse.dice.view import DiceView
from posse.kernel.game import Game
from posse.kernel.view import View
from posse.terminal import reference, roles
from posse.terminal.dice import names as named
from posse.terminal.english import proper


def intro(view: View) -> list[str]:
    """Who the viewer is, and what he is after."""
    assert isinstance(view, DiceView)
    me = view.players[view.seat]
    who = f"playing {named.character(me.character)} at a table of {len(view.players)}"
    out = [f"You are {proper(me.name)}, {who}. {roles.AIMS[me.role]}"]
    out.append(f"{named.character(me.character)}: {reference.effect('dice', me.character)}")
    for seat, player in enumerate(view.players):
        if player.role == "sheriff" and seat != view.seat:
            out.append(f"{proper(player.name)} wears the star and goes first.")
    return out


def open_view(game: Game) -> View:
    """The table with all roles open."""
    view = game.view(-1)
    assert isinstance(view, DiceView)
    for seat in range(len(game.names)):
        own = game.view(seat)
        assert isinstance(own, DiceView)
        view.players[seat] = own.players[seat]
    return view
