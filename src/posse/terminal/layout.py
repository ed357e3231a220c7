"""What the tables of all games are drawn with."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from posse.terminal.pen import Pen, fill


def grid() -> Grid:
    """An empty table of players."""
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
    """A label and, beside it, words on as many lines as they need."""
    label = f" {label}: "
    lines = fill(words, pen.width - len(label), gap) or ["nothing"]
    rest = ("\n" + " " * len(label)).join(lines)
    return pen.text(label, "bold").append_text(pen.text(rest, "not bold"))


def seats_from(first: int, count: int) -> list[int]:
    """All seats clockwise from one on; from the first one for somebody who only looks on."""
    first = max(first, 0)
    return [*range(first, count), *range(first)]
