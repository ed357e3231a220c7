"""Running scenarios of all games."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from posse.bang.scenario import BangSetter
from posse.dice.scenario import DiceSetter
from posse.duel.scenario import DuelSetter
from posse.kernel.scenario import Failure, Setter, check_file

SETTERS: Final[dict[str, Setter]] = {"bang": BangSetter(), "duel": DuelSetter(), "dice": DiceSetter()}


def scenario_files(paths: Iterable[Path]) -> Iterator[Path]:
    """These scenario files, and those in these folders."""
    for path in paths:
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml"))
        else:
            yield path


def check_scenario(path: Path) -> Failure | None:
    """Run one scenario file; None if it passes."""
    return check_file(path, SETTERS)
