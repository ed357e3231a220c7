"""An arena in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from posse.lab.arena import tables
from posse.lab.paper.page import Cell
from posse.lab.paper.words import games, plain, sets_of

_GAP: Final = 2  # between columns
_SHORTEST: Final = 12  # what a name is cut to
_BETWEEN: Final = " / "


def show(figures: Mapping[str, Any], console: Console) -> None:
    """Print ratings, win rates by role and comparisons."""
    settings = figures["settings"]
    console.print(
        f"{games(figures['games'])} of {settings['game']} on {settings['deals']:,} deals, "
        f"{settings['players']} players, {sets_of(settings)}, seed {settings['seed']}",
        highlight=False,
        markup=False,
    )
    _print(tables.ratings(figures), console)
    for role in figures["roles"]:
        _print(tables.role(figures, role), console)
    _print_pairs(figures, console)


def _print(shown: tables.Table, console: Console) -> None:
    caption, _, rows = shown
    spare = console.width - _width(shown)
    longest = max((len(plain(row[0])) for row in rows), default=0)
    named: list[Sequence[str | Cell]] = [
        (short(plain(row[0]), max(longest + min(spare, 0), _SHORTEST)), *row[1:]) for row in rows
    ]
    console.print()
    console.print(_table((caption, shown[1], named)), highlight=False, markup=False)


def _print_pairs(figures: Mapping[str, Any], console: Console) -> None:
    """As a table if there is room, otherwise in two lines per pair."""
    shown = tables.pairs(figures)
    if _width(shown) <= console.width:
        _print(shown, console)
        return
    console.print()
    console.print(shown[0], style="bold", highlight=False, markup=False)
    room = max((console.width - len(_BETWEEN)) // 2, _SHORTEST)
    for row in shown[2]:
        first, second, gained, points_range, rating, rating_range, better = map(plain, row)
        told = f"{better} better" if better in ("first", "second") else better
        console.print(
            f"{short(first, room)}{_BETWEEN}{short(second, room)}",
            highlight=False,
            markup=False,
            no_wrap=True,
            overflow="ellipsis",
        )
        console.print(
            f"  {gained} points ({points_range}), rating {rating} ({rating_range}); {told}",
            highlight=False,
            markup=False,
        )


def short(name: str, room: int) -> str:
    """A name that fits: its end says more than its beginning."""
    return name if len(name) <= room else f"…{name[len(name) - room + 1 :]}"


def _width(shown: tables.Table) -> int:
    """How wide a table would like to be."""
    _, heads, rows = shown
    widths = [max(len(plain(cell)) for cell in column) for column in zip(heads, *rows, strict=True)]
    return sum(widths) + _GAP * len(widths)


def _table(shown: tables.Table) -> Table:
    caption, heads, rows = shown
    table = Table(title=caption, title_justify="left", title_style="bold", box=None, padding=(0, _GAP, 0, 0))
    for number, head in enumerate(heads):
        words = number == 0 or (isinstance(head, Cell) and head.style == "words")
        table.add_column(plain(head), justify="left" if words else "right", overflow="ellipsis", no_wrap=True)
    for row in rows:
        table.add_row(*(plain(cell) for cell in row))
    return table
