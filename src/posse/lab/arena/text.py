"""An arena in the terminal."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from posse.lab.arena import tables
from posse.lab.paper.page import Cell
from posse.lab.paper.words import games, plain, sets_of


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
    _print(tables.pairs(figures), console)


def _print(shown: tables.Table, console: Console) -> None:
    caption, heads, rows = shown
    table = Table(title=caption, title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0))
    for number, head in enumerate(heads):
        words = number == 0 or (isinstance(head, Cell) and head.style == "words")
        table.add_column(
            plain(head), justify="left" if words else "right", overflow="fold", no_wrap=not words
        )
    for row in rows:
        table.add_row(*(plain(cell) for cell in row))
    console.print()
    console.print(table, highlight=False, markup=False)
