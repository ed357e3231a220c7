"""Figures in words, the same on a page and in a terminal."""

from collections.abc import Mapping
from typing import Any, Final

from posse.lab.paper.page import Cell

_TITLES: Final = {"bang": "BANG!", "dice": "The Dice Game", "duel": "The Duel"}


def game_title(game: str) -> str:
    """A game as people call it."""
    return _TITLES.get(game, game)


def sets_of(settings: Mapping[str, Any]) -> str:
    """Sets and variants in words."""
    sets = ", ".join(settings["sets"])
    return f"{sets}; {', '.join(settings['variants'])}" if settings["variants"] else sets


def games(count: int) -> str:
    """`1 game`, `20 games`."""
    return f"{count:,} game{'' if count == 1 else 's'}"


def percent(share: float | None) -> str:
    """`37.6 %`."""
    return "-" if share is None else f"{100 * share:.1f} %"


def percent_range(figure: Mapping[str, Any]) -> Cell:
    """`33.0–45.1 %`."""
    return Cell(f"{100 * figure['low']:.1f}–{100 * figure['high']:.1f} %", "range")


def points(figure: Mapping[str, Any]) -> str:
    """A difference of shares: `+16.4 points`."""
    return f"{100 * figure['value']:+.1f}"


def points_range(figure: Mapping[str, Any]) -> Cell:
    """`+6.9 to +25.9`."""
    return Cell(f"{100 * figure['low']:+.1f} to {100 * figure['high']:+.1f}", "range")


def rating(figure: Mapping[str, Any]) -> str:
    """`28.85`."""
    return f"{figure['value']:.2f}"


def rating_range(figure: Mapping[str, Any], sign: str = "") -> Cell:
    """`27.61–30.10`, or for a difference `+1.60 to +3.20`."""
    if figure["low"] is None:
        return Cell("unknown", "range")
    between = " to " if sign else "–"
    return Cell(f"{figure['low']:{sign}.2f}{between}{figure['high']:{sign}.2f}", "range")


def number(count: float) -> str:
    """`2,001`."""
    return f"{count:,}"


def plain(cell: str | Cell) -> str:
    """A cell's text alone."""
    return cell.text if isinstance(cell, Cell) else cell
