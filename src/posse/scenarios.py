"""Running scenarios of all games."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from posse.bang.scenario import BangSetter
from posse.kernel.scenario import Setter, check_file

SETTERS: dict[str, Setter] = {"bang": BangSetter()}


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """The scenario files named, or lying in the folders named."""
    for path in paths:
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml"))
        else:
            yield path


def check_path(path: Path) -> str | None:
    """Run one scenario file; None if it passes, otherwise what is wrong."""
    return check_file(path, SETTERS)
