"""What holds for all tests."""

import os
import random
import shlex
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from coverage import Coverage

from tests import needs


def pytest_sessionfinish() -> None:
    """A worker writes down here what its tests have covered: the end of its process may not leave it the time."""
    measured = Coverage.current()
    if measured is not None:
        measured.save()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With POSSE_ORDER=WORD the modules come in another order, and so do the tests of each: none needs another."""
    if word := os.environ.get("POSSE_ORDER"):
        luck = random.Random(word)
        modules = {item.path: luck.random() for item in items}
        items.sort(key=lambda item: (modules[item.path], luck.random()))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """How to run alone what failed, and how to have what was missing."""
    stats = terminalreporter.stats
    failed = dict.fromkeys(report.nodeid for kind in ("failed", "error") for report in stats.get(kind, ()))
    if failed:
        terminalreporter.section("to run alone what failed")
    for test in failed:
        terminalreporter.write_line(_alone(test, config.rootpath))
    for tool in needs.ALL:
        if count := sum(report.longrepr[2].endswith(tool.why) for report in stats.get("skipped", ())):
            terminalreporter.write_line(
                f"{tool.why}: {count} TESTS DID NOT RUN ({tool.brought_by})", red=True, bold=True
            )


def _alone(test: str, root: Path) -> str:
    """The command for one test, with the settings that it had."""
    settings = [f"{name}={shlex.quote(value)}" for name, value in _settings()]
    pytest_here = Path(sys.prefix, "bin", "pytest")
    command = pytest_here.relative_to(root) if pytest_here.is_relative_to(root) else pytest_here
    return " ".join([*settings, str(command), shlex.quote(test)])


def _settings() -> Iterable[tuple[str, str]]:
    return sorted((name, value) for name, value in os.environ.items() if name.startswith("POSSE_"))
