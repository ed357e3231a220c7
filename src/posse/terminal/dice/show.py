"""The table as a view shows it."""

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from posse.dice.faces import ARROW, BEER, DYNAMITE, GATLING, ONE, TWO
from posse.dice.view import DiceView, PlayerView
from posse.kernel.view import View
from posse.terminal import roles
from posse.terminal.dice import names as named
from posse.terminal.english import counted, proper
from posse.terminal.layout import dots, grid, mark, row_of, seats_from
from posse.terminal.pen import Pen

#: Narrower consoles show the character below the name and life points as a number.
_ROOMY: Final = 76
#: There is room for both number and dots.
_WIDE: Final = 90
_COLOURS: Final = {
    ARROW: "yellow",
    DYNAMITE: "red",
    ONE: "cyan",
    TWO: "cyan",
    BEER: "green",
    GATLING: "magenta",
}


def show(view: View, pen: Pen) -> RenderableType:
    """The players clockwise from the viewer on, the arrows in the pile, and the dice."""
    assert isinstance(view, DiceView)
    return Group(_players(view, pen), row_of(pen, _facts(view)), *_dice(view, pen))


def _facts(view: DiceView) -> list[str]:
    out = [f"Turn {view.turns}", f"{counted(view.arrows_in_pile, 'arrow')} in the pile"]
    if view.phase == "reroll" and not view.over:
        left = view.rerolls_left
        out.append(f"{counted(left, 'reroll')} left" if left else "no reroll left")
    if view.beers_spent:
        out.append(f"{counted(view.beers_spent, 'beer')} spent")
    return out


# ---- the dice


def _dice(view: DiceView, pen: Pen) -> list[RenderableType]:
    """The five dice under their numbers; below, those just rolled while rolling goes on, or the one in question."""
    if not view.dice or view.over:
        return []
    table = Grid.grid(padding=(0, 2, 0, 0))
    for _ in view.dice:
        table.add_column(justify="center", min_width=8)
    table.add_row(*(pen.text(str(die + 1), "dim") for die in range(len(view.dice))))
    table.add_row(*(pen.text(named.face(face), f"bold {_COLOURS[face]}") for face in view.dice))
    notes = [_note(view, die) for die in range(len(view.dice))]
    if any(notes):
        table.add_row(*(pen.text(note, "dim") for note in notes))
    return [Padding(table, (1, 0, 0, 1))]


def _note(view: DiceView, die: int) -> str:
    if view.die >= 0:
        return "▲" if die == view.die else ""
    again = len(view.just_rolled) < len(view.dice)
    return "rolled" if view.phase == "reroll" and again and die in view.just_rolled else ""


# ---- the players


def _players(view: DiceView, pen: Pen) -> Grid:
    roomy = pen.width >= _ROOMY
    aimed = roomy and not view.over and any(player.aimed for player in view.players)
    table = grid()
    table.add_column("", width=2)
    for heading in ("Player", "Role", *(["Character"] if roomy else []), "Life"):
        table.add_column(heading, no_wrap=True)
    table.add_column("Arrows", justify="center", no_wrap=True)
    table.add_column(_last_title(view), justify="center", no_wrap=True)
    if aimed:
        table.add_column("Shots", justify="center", no_wrap=True)
    for seat in seats_from(view.seat, len(view.players)):
        player = view.players[seat]
        row = [*_row(view, pen, seat, roomy), pen.text(_last(view, seat))]
        if aimed:
            row.append(pen.text(str(player.aimed or ""), "red"))
        table.add_row(*row, style="" if player.alive else "dim")
    return table


def _row(view: DiceView, pen: Pen, seat: int, roomy: bool) -> list[Text]:
    player = view.players[seat]
    on_turn = "" if view.over else mark(seat == view.turn, seat == view.asked)
    name = pen.text("You" if seat == view.seat else proper(player.name), "bold" if player.alive else "")
    character = pen.text(named.character(player.character), "not bold")
    if not roomy:
        name.append("\n").append_text(character)
    row = [pen.text(on_turn, "bold magenta"), name, pen.text(roles.in_table(player.role))]
    if roomy:
        row.append(character)
    return [*row, _life(player, pen), pen.text(str(player.arrows or ""))]


def _life(player: PlayerView, pen: Pen) -> Text:
    if not player.alive:
        return pen.text("dead")
    style = "red" if player.life < 3 else ""
    if pen.width < _ROOMY:
        return pen.text(f"{player.life} of {player.max_life}", style)
    number = f"{player.life:>2} " if pen.width >= _WIDE else ""
    return pen.text(number + dots(player.life, player.max_life), style)


# ---- places


def _last_title(view: DiceView) -> str:
    if view.over:
        return "Result"
    return "Away" if view.turn == view.seat else "From ▶"


def _last(view: DiceView, seat: int) -> str:
    """How many places away a player sits from the one whose turn it is, the shorter way round."""
    if view.over:
        return "won" if seat in view.winners else "lost"
    if seat == view.turn or seat not in view.ring:
        return ""
    left = view.ring.index(seat)
    return str(min(left, len(view.ring) - left))
