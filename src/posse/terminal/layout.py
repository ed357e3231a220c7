"""What the tables of all games are drawn with."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from posse.terminal.pen import Pen, fill


class Column(NamedTuple):
    """A column of a table of players: a cell for each of them."""

    heading: str
    cells: list[Text]
    justify: Literal["left", "center"] = "left"
    wrap: bool = False

    @property
    def width(self) -> int:
        lines = [line for cell in self.cells for line in cell.plain.split("\n")]
        return max(len(line) for line in [self.heading, *lines])


def width_of(columns: Iterable[Column]) -> int:
    """How wide columns are side by side, including the gap after each: a padding, and what the box draws."""
    return sum(column.width + 2 for column in columns)


def players(columns: Sequence[Column], styles: Sequence[str]) -> Grid:
    """A table of players, with one styled row for each."""
    table = grid()
    for column in columns:
        table.add_column(column.heading, justify=column.justify, no_wrap=not column.wrap)
    for row, style in enumerate(styles):
        table.add_row(*(column.cells[row] for column in columns), style=style)
    return table


def grid() -> Grid:
    """An empty table."""
    return Grid(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, header_style="dim")


def mark(on_turn: bool, asked: bool) -> str:
    """Whose turn it is, and who is asked."""
    return ("▶" if on_turn else " ") + ("?" if asked else "")


def dots(life: int, max_life: int) -> str:
    """Life points left and lost."""
    return "●" * life + "○" * (max_life - life)


def row_of(pen: Pen, words: Sequence[str]) -> Text:
    """Short facts side by side."""
    return pen.text("\n".join(f" {line}" for line in fill(words, pen.width - 1)))


def labelled(pen: Pen, label: str, words: Sequence[str], gap: str = " · ") -> Text:
    """A label and, beside it, words on as many lines as they need; just the label if there are none."""
    if not words:
        return pen.text(f" {label}", "bold")
    label = f" {label}: "
    rest = ("\n" + " " * len(label)).join(fill(words, pen.width - len(label), gap))
    return pen.text(label, "bold").append_text(pen.text(rest, "not bold"))


def seats_from(first: int, count: int) -> list[int]:
    """All seats clockwise, starting from one; for a spectator from the first."""
    first = max(first, 0)
    return [*range(first, count), *range(first)]
