"""What a player is told before the first move, and the table with nothing hidden."""

from typing import Final

from posse.bang.view import BangView
from posse.kernel.game import Game
from posse.kernel.view import View
from posse.terminal import reference
from posse.terminal.bang import names as named
from posse.terminal.bang.teller import proper

_AIMS: Final = {
    "sheriff": "You wear the star and go first: rid the town of every Outlaw and of the Renegade.",
    "deputy": "Your role is Deputy: keep the Sheriff alive and rid the town of Outlaws and Renegade.",
    "outlaw": "Your role is Outlaw: the Sheriff must die.",
    "renegade": "Your role is Renegade: be the last one standing, with the Sheriff the last to fall before you.",
}


def intro(view: View) -> list[str]:
    """Who the viewer is, and what he is after."""
    assert isinstance(view, BangView)
    me = view.players[view.seat]
    table = f"at a table of {len(view.players)}"
    out = [f"You are {proper(me.name)}, playing {named.thing(me.character)} {table}. {_AIMS[me.role]}"]
    if effect := reference.effect(me.character):
        out.append(f"{named.thing(me.character)}: {effect}")
    for seat, player in enumerate(view.players):
        if player.role == "sheriff" and seat != view.seat:
            out.append(f"{proper(player.name)} wears the star and goes first.")
    return out


def open_view(game: Game) -> View:
    """The table with all hands and roles open."""
    view = game.view(-1)
    assert isinstance(view, BangView)
    for seat in range(len(game.names)):
        own = game.view(seat)
        assert isinstance(own, BangView)
        view.players[seat] = own.players[seat]
        if len(own.aside) > len(view.aside):
            view.aside = own.aside
    return view
