"""What a player is told before the first move, and the table with nothing hidden."""

from typing import Final

from posse.bang.view import BangView
from posse.kernel.game import Game
from posse.kernel.view import View
from posse.terminal import reference, roles
from posse.terminal.bang import names as named
from posse.terminal.english import proper

#: At a table of three everybody has his prey.
_PREY: Final = {"deputy": "Renegade", "renegade": "Outlaw", "outlaw": "Deputy"}


def intro(view: View) -> list[str]:
    """Who the viewer is, and what he is after."""
    assert isinstance(view, BangView)
    me = view.players[view.seat]
    character = named.thing(me.character)
    out = [f"{roles.opening(me.name, character, len(view.players))} {_aim(view, me.role)}"]
    out.append(f"{character}: {reference.effect('bang', me.character)}")
    players = view.players
    return out + roles.star([each.name for each in players], [each.role for each in players], view.seat)


def _aim(view: BangView, role: str) -> str:
    if len(view.players) > len(_PREY):
        return roles.AIMS[role]
    first = " You go first." if role == "deputy" else ""
    return (
        f"Your role is {proper(role)}: shoot the {_PREY[role]} yourself and you win; "
        f"if somebody else does, be the last one standing.{first}"
    )


def open_view(game: Game) -> View:
    """The table with all hands and roles open, and distances as whoever's turn it is sees them."""
    view = game.view(-1)
    assert isinstance(view, BangView)
    for seat in range(len(game.names)):
        own = game.view(seat)
        assert isinstance(own, BangView)
        view.players[seat] = own.players[seat]
        if len(own.aside) > len(view.aside):
            view.aside = own.aside
    seen = game.view(view.turn)
    assert isinstance(seen, BangView)
    view.reach = seen.reach
    for player, as_seen in zip(view.players, seen.players, strict=True):
        player.distance = as_seen.distance
    return view
