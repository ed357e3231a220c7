"""What a player is told before the first move, and the table with nothing hidden."""

from posse.duel.view import DuelView
from posse.kernel.game import Game
from posse.kernel.view import View
from posse.terminal.duel import names as named


def intro(view: View) -> list[str]:
    """Who the viewer is, and what he is after."""
    assert isinstance(view, DuelView)
    me, other = named.SIDE[view.seat], named.SIDE[1 - view.seat]
    side = view.sides[view.seat]
    count = side.reserve_count + len([fighter for fighter in (side.ac, side.rc) if fighter is not None])
    return [
        f"You are {me} with {count} characters: outlive all of {other}.",
        "Of the two in play the active character (AC) fights in front, the other one (RC) stands in the rear.",
    ]


def open_view(game: Game) -> View:
    """The table with both hands and groups open."""
    view = game.view(-1)
    assert isinstance(view, DuelView)
    for seat in range(len(game.names)):
        own = game.view(seat)
        assert isinstance(own, DuelView)
        view.sides[seat] = own.sides[seat]
        if len(own.aside) > len(view.aside):
            view.aside = own.aside
    return view
