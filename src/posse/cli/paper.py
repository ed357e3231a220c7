"""What is printed, and where."""

import io
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.table import Table


class Paper(Console):
    """Where we print; whoever reads it may go before the end, and that is no error."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        to_nowhere()
        raise SystemExit(0)


def to_nowhere() -> None:
    """Let what is still to be printed vanish."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def say_what_can_be_said() -> None:
    """A terminal or a file that has not all letters, as on Windows, gets a sign in place of those it has not."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


console = Paper(soft_wrap=False)
errors = Console(stderr=True, soft_wrap=True)


def print_json(value: Any) -> None:
    # JSON can say every letter in ASCII, so nothing is lost where letters are missing.
    print(json.dumps(value, ensure_ascii=not (sys.stdout.encoding or "").lower().startswith("utf")))


def print_figures(figures: Mapping[str, object]) -> None:
    """One figure a line."""
    table = _table()
    table.add_column(justify="right")
    for key, value in figures.items():
        table.add_row(_name(key), _value(value))
    console.print(table)


def print_beside(columns: Mapping[str, Mapping[str, object]]) -> None:
    """The same figures, taken several times, side by side."""
    table = _table(show_header=True)
    for heading in columns:
        table.add_column(heading, justify="right")
    for key in next(iter(columns.values())):
        table.add_row(_name(key), *(_value(figures[key]) for figures in columns.values()))
    console.print(table)


def _table(show_header: bool = False) -> Table:
    table = Table(box=None, show_header=show_header, padding=(0, 2, 0, 0))
    table.add_column()
    return table


def _name(key: str) -> str:
    return key.replace("_", " ")


def _value(value: object) -> str:
    return ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else str(value)


def complain(sentences: Iterable[str]) -> None:
    """Say what went wrong."""
    for sentence in sentences:
        errors.print(f"posse: {sentence}", style="red", highlight=False, markup=False)


def remark(sentence: str) -> None:
    """Say something that is not what was asked for."""
    errors.print(f"posse: {sentence}", highlight=False, markup=False)


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar for people who wait; gives the function that moves it on."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)
