"""The training loop of docs/research.md learns something."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tests.test_docs import ROOT, blocks


@pytest.fixture
def loop(tmp_path: Path) -> ModuleType:
    (block,) = [each for each in blocks(ROOT / "docs/research.md") if each.promise == "file=learn.py"]
    assert len(block.text.splitlines()) <= 60
    path = tmp_path / "learn.py"
    path.write_text(block.text)
    spec = importlib.util.spec_from_file_location("learn", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_loop_of_the_page_learns(loop: ModuleType) -> None:
    said: list[str] = []
    weights, won = loop.learn(400, tell=said.append)
    assert len(said) == 4
    assert np.mean(won[-100:]) > 0.75  # by chance it is a half, give or take 5 %
    again, _ = loop.learn(40, tell=said.append)
    assert np.array_equal(again, loop.learn(40, tell=said.append)[0])
    assert len(weights) == len(again)
