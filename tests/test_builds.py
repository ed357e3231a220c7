"""The build under test is the one meant: the sources as they are, or all of the engine compiled."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from hatch_build import modules_to_compile

ROOT = Path(__file__).parent.parent
EXPECT_COMPILED = os.environ.get("POSSE_EXPECT_COMPILED") == "1"


@pytest.mark.parametrize("source", modules_to_compile(ROOT), ids=str)
def test_every_engine_module_comes_from_the_build_under_test(source: Path) -> None:
    name = ".".join(source.relative_to("src").with_suffix("").parts)
    file = importlib.import_module(name).__file__
    assert file is not None
    if EXPECT_COMPILED:
        assert file.endswith(tuple(EXTENSION_SUFFIXES))
    else:
        assert Path(file) == ROOT / source


def test_packages_of_the_client_run_nothing_when_they_are_installed() -> None:
    """What somebody puts into one of a hundred packages must not run here."""
    installs = [
        line
        for name in ("Makefile", "hatch_build.py")
        for line in (ROOT / name).read_text("utf-8").splitlines()
        if "npm ci" in line or '"ci"' in line
    ]
    assert len(installs) == 2
    assert all("--ignore-scripts" in line for line in installs)
