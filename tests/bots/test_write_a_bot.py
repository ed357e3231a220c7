"""What docs/write-a-bot.md tells its readers to do works."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_docs import FILES, ROOT, blocks

PAGE = ROOT / "docs/write-a-bot.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A reader's folder, with the files of the page in it."""
    for block in FILES:
        if block.page == PAGE:
            (tmp_path / block.promise.removeprefix("file=")).write_text(block.text)
    return tmp_path


def posse(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "posse.cli", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def test_the_commands_of_the_page_run(folder: Path) -> None:
    commands = [
        line.removeprefix("$ posse ").split()
        for block in blocks(PAGE)
        if block.language == "console"
        for line in block.text.splitlines()
    ]
    assert {words[0] for words in commands} == {"simulate", "arena", "play"}
    for words in commands:
        ran = posse(folder, *["20" if word == "500" else word for word in words])
        assert ran.returncode == 0, ran.stderr


def test_a_package_with_the_entry_point_of_the_page_is_found(folder: Path) -> None:
    (toml,) = [block for block in blocks(PAGE) if block.language == "toml"]
    line = toml.text.splitlines()[1].replace('"', "")
    installed = folder / "shy-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: shy\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[posse.bots]\n{line}\n")
    ran = posse(folder, "simulate", "--bots", "shy,random", "--games", "5")
    assert ran.returncode == 0, ran.stderr
    unknown = posse(folder, "simulate", "--bots", "nobody", "--games", "5")
    assert unknown.returncode == 2
    assert "random, rule-of-thumb, learned, search, learned-search, shy" in unknown.stderr
