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
