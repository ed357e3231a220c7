"""The Dice Game on a console: the table as a view shows it, and what a player is told before the first move."""

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from posse.dice.faces import ARROW, BEER, DYNAMITE, FACES, GATLING, ONE, TWO
from posse.dice.view import DiceView, PlayerView
from posse.kernel.game import Game
from posse.kernel.view import View
from posse.terminal import roles
from posse.terminal.layout import Column, dots, mark, players, row_of, seats_from
from posse.terminal.pen import Pen
from posse.terminal.speech import Speech

#: Narrower consoles show the character below the name and life points as a number.
_ROOMY: Final = 76
#: There is room for both number and dots.
_WIDE: Final = 96
_COLOURS: Final = {
    ARROW: "yellow",
    DYNAMITE: "red",
    ONE: "cyan",
    TWO: "cyan",
    BEER: "green",
    GATLING: "magenta",
}


def intro(view: View, speech: Speech) -> list[str]:
    """Who the viewer is, and what their goal is."""
    assert isinstance(view, DiceView)
    return roles.intro(view.players, view.seat, speech)


def open_view(game: Game) -> View:
    """The table with all roles open."""
    view = game.view(-1)
    assert isinstance(view, DiceView)
    for seat in range(len(game.names)):
        own = game.view(seat)
        assert isinstance(own, DiceView)
        view.players[seat] = own.players[seat]
    return view


def show(view: View, speech: Speech, pen: Pen) -> RenderableType:
    """The players clockwise from the viewer, the arrows in the pile, and the dice."""
    assert isinstance(view, DiceView)
    table = _Table(view, speech, pen)
    return Group(table.players(), row_of(pen, table.facts()), *table.dice())


class _Table:
    """Draws a view on the console."""

    def __init__(self, view: DiceView, speech: Speech, pen: Pen) -> None:
        self.view = view
        self.speech = speech
        self.say = speech.say
        self.pen = pen
        self.roomy = pen.width >= _ROOMY

    def facts(self) -> list[str]:
        view, say = self.view, self.say
        out = [say("table-turn", turn=view.turns), say("table-dice-pile", count=view.arrows_in_pile)]
        if view.phase == "reroll" and not view.over:
            out.append(say("terminal-rerolls", count=view.rerolls_left))
        if view.beers_spent:
            out.append(say("terminal-beers", count=view.beers_spent))
        return out

    # ---- the dice

    def dice(self) -> list[RenderableType]:
        """The five dice under their numbers; below, the ones just rolled while rolling goes on, or the one in
        question."""
        view, text = self.view, self.pen.text
        if not view.dice or view.over:
            return []
        table = Grid.grid(padding=(0, 2, 0, 0))
        for _ in view.dice:
            table.add_column(justify="center", min_width=8)
        table.add_row(*(text(str(die + 1), "dim") for die in range(len(view.dice))))
        table.add_row(*(text(self._face(face), f"bold {_COLOURS[face]}") for face in view.dice))
        notes = [self._note(die) for die in range(len(view.dice))]
        if any(notes):
            table.add_row(*(text(note, "dim") for note in notes))
        return [Padding(table, (1, 0, 0, 1))]

    def _face(self, face: int) -> str:
        return self.say("terminal-face", face=FACES[face])

    def _note(self, die: int) -> str:
        view = self.view
        if view.die >= 0:
            return "▲" if die == view.die else ""
        again = len(view.just_rolled) < len(view.dice)
        is_new = view.phase == "reroll" and again and die in view.just_rolled
        return self.say("terminal-rolled") if is_new else ""

    # ---- the players

    def players(self) -> Grid:
        view, say, text = self.view, self.say, self.pen.text
        seats = seats_from(view.seat, len(view.players))
        each = [view.players[seat] for seat in seats]
        marks = ["" if view.over else mark(seat == view.turn, seat == view.asked) for seat in seats]
        columns = [
            Column("", [text(f"{words:2}", "bold magenta") for words in marks]),
            Column(say("terminal-player"), [self._name(seat) for seat in seats]),
            Column(say("terminal-role"), [text(roles.in_table(player.role, self.speech)) for player in each]),
            Column(say("terminal-life"), [self._life(player) for player in each]),
            Column(say("terminal-arrows"), [text(str(player.arrows or "")) for player in each], "center"),
            Column(self._last_title(), [text(self._last(seat)) for seat in seats], "center"),
        ]
        if self.roomy:
            characters = [self._character(player) for player in each]
            columns.insert(3, Column(say("terminal-character"), characters))
            if not view.over and any(player.aimed for player in each):
                shots = [text(str(player.aimed or ""), "red") for player in each]
                columns.append(Column(say("terminal-shots"), shots, "center"))
        return players(columns, ["" if player.alive else "dim" for player in each])

    def _name(self, seat: int) -> Text:
        """A player, on a narrow console with their character below."""
        player = self.view.players[seat]
        name = self.say("table-you") if seat == self.view.seat else self.speech.names[seat]
        out = self.pen.text(name, "bold" if player.alive else "")
        return out if self.roomy else out.append("\n").append_text(self._character(player))

    def _character(self, player: PlayerView) -> Text:
        return self.pen.text(self.speech.thing("character", player.character), "not bold")

    def _life(self, player: PlayerView) -> Text:
        if not player.alive:
            return self.pen.text(self.say("terminal-dead"))
        style = "red" if player.life < 3 else ""
        if not self.roomy:
            return self.pen.text(f"{player.life}/{player.max_life}", style)
        number = f"{player.life:>2} " if self.pen.width >= _WIDE else ""
        return self.pen.text(number + dots(player.life, player.max_life), style)

    # ---- places

    def _last_title(self) -> str:
        if self.view.over:
            return self.say("terminal-result")
        return self.say("terminal-away" if self.view.turn == self.view.seat else "terminal-from-turn")

    def _last(self, seat: int) -> str:
        """How many places away a player is from the one whose turn it is, the shorter way round."""
        view = self.view
        if view.over:
            return self.say("end-won" if seat in view.winners else "end-lost")
        if seat == view.turn or seat not in view.ring:
            return ""
        left = view.ring.index(seat)
        return str(min(left, len(view.ring) - left))
