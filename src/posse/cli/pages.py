"""Reports as pages and pictures, for commands that make some."""

from collections.abc import Callable
from pathlib import Path

from posse.cli.paper import complain, remark
from posse.kernel.errors import PosseError


def write_pages(*pages: tuple[Path, Callable[[], str]]) -> None:
    """Write pages and say where they are. If plots cannot be drawn, say why there are no pages."""
    from posse.lab.files import write
    from posse.lab.paper import plots

    try:
        plots.check()
    except PosseError as error:
        complain(f"{page} was not written: {error}" for page, _ in pages)
        return
    for page, made in pages:
        write(page, made())
        remark(f"the report is {page}")
