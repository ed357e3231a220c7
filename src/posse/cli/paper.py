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
    """Where we print. The reader may leave before the end; that is no error."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        to_nowhere()
        raise SystemExit(0)


def to_nowhere() -> None:
    """Throw away what is still to be printed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def say_what_can_be_said() -> None:
    """If a terminal or a file lacks some letters, as on Windows, print a substitute for them."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


console = Paper(soft_wrap=False)
errors = Console(stderr=True, soft_wrap=True)


def print_json(value: Any) -> None:
    # JSON can express every letter in ASCII, so nothing is lost where letters are missing.
    print(json.dumps(value, ensure_ascii=not (sys.stdout.encoding or "").lower().startswith("utf")))


def print_figures(figures: Mapping[str, object]) -> None:
    """One figure per line."""
    table = _table()
    table.add_column(justify="right")
    for key, value in figures.items():
        table.add_row(_name(key), _value(value))
    console.print(table)


def print_beside(columns: Mapping[str, Mapping[str, object]]) -> None:
    """The same figures, measured several times, side by side."""
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
    """Say something in addition to the output that was asked for."""
    errors.print(f"posse: {sentence}", highlight=False, markup=False)


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar for people who wait; yields the function that moves it on."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)


@contextmanager
def stages() -> Iterator[Callable[[str, int, int], None]]:
    """A bar for work of several kinds; yields a function that takes what is being done, and how much of it is done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("")
        yield lambda what, done, of: bar.update(task, description=what, completed=done, total=of)
