"""What goes out of the door: the sdist builds, and its wheel, installed alone, plays, simulates and serves."""

import json
import os
import re
import subprocess
import sys
import tarfile
import time
import tomllib
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from posse import __version__
from tests.patience import PATIENCE
from tests.server.running import free_port

ROOT = Path(__file__).parent.parent
#: Where the tools of this environment lie, and where an environment keeps its commands.
TOOLS = Path(sys.executable).parent
BIN = "Scripts" if os.name == "nt" else "bin"
#: For what builds and installs: whatever `make` had, but nothing is compiled.
OURS = {name: value for name, value in os.environ.items() if name != "POSSE_COMPILE"}
#: For what was installed: nothing of this environment or of the checkout, no PYTHONPATH, no settings of Posse.
KEPT = ("PATH", "HOME", "SYSTEMROOT", "TEMP", "TMP")
BARE = {name: os.environ[name] for name in KEPT if name in os.environ} | {"LC_ALL": "C.UTF-8"}


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    run(TOOLS / "hatchling", "build", "--target", "sdist", "--directory", folder, cwd=ROOT, env=OURS)
    (file,) = folder.iterdir()
    return file


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from the sdist alone, with the locked tools."""
    folder = tmp_path_factory.mktemp("wheel")
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    unpacked = folder / sdist.name.removesuffix(".tar.gz")
    run(TOOLS / "hatchling", "build", "--target", "wheel", "--directory", folder, cwd=unpacked, env=OURS)
    (file,) = folder.glob("*.whl")
    return file


@pytest.fixture(scope="module")
def bin_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with the wheel and what the lock says it needs: nothing else."""
    there = tmp_path_factory.mktemp("installed") / "env"
    python = there / BIN / "python"
    run(TOOLS / "uv", "venv", "--quiet", "--python", sys.executable, there, env=OURS)
    for what in (
        ("install", "--require-hashes", "--requirement", ROOT / "requirements.txt"),
        ("install", "--offline", "--no-deps", wheel),
        ("check",),  # all that the wheel says it needs is there
    ):
        run(TOOLS / "uv", "pip", *what, "--quiet", "--python", python, env=OURS)
    return python.parent


def run(*words: str | Path, cwd: Path | None = None, env: dict[str, str] = BARE, said: str = "") -> str:
    """What a command prints; it must end well."""
    ran = subprocess.run(
        words, cwd=cwd, env=env, input=said, capture_output=True, encoding="utf-8", timeout=300, check=False
    )
    assert ran.returncode == 0, f"{words}: {ran.stderr}"
    return ran.stdout


def test_the_name_and_the_version(sdist: Path, wheel: Path) -> None:
    assert sdist.name == f"posse_game-{__version__}.tar.gz"
    assert wheel.name == f"posse_game-{__version__}-py3-none-any.whl"


def test_the_sdist_has_what_is_in_git_and_the_client_and_nothing_else(sdist: Path) -> None:
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT, env=OURS)
    with tarfile.open(sdist) as packed:
        held = {name.partition("/")[2] for name in packed.getnames()}
    client = {name for name in held if name.startswith("src/posse/web/")}
    assert "src/posse/web/index.html" in client
    assert held - client - set(listed.split("\0")) == {"PKG-INFO"}


def test_it_plays_simulates_and_looks_things_up(bin_folder: Path, tmp_path: Path) -> None:
    assert run(bin_folder / "posse-game", "--version", cwd=tmp_path).strip() == __version__
    done = json.loads(run(bin_folder / "posse", "simulate", "--games", "3", "--json", cwd=tmp_path))
    assert done["games"] == 3
    told = run(bin_folder / "posse", "play", "--terminal", "--seed", "7", cwd=tmp_path, said="quit\n")
    assert "The game is in posse-game.txt" in " ".join(told.split())
    assert "Barrel" in run(bin_folder / "posse", "rule", "barrel", cwd=tmp_path)


def test_it_serves(bin_folder: Path, tmp_path: Path) -> None:
    port = free_port()
    command: list[str | Path] = [bin_folder / "posse", "serve", "--port", str(port)]
    command += ["--database", tmp_path / "posse.db"]
    with subprocess.Popen(command, cwd=tmp_path, env=BARE, stderr=subprocess.DEVNULL) as server:
        try:
            page = first_answer(f"http://127.0.0.1:{port}/", server)
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            assert script is not None
            assert len(first_answer(f"http://127.0.0.1:{port}{script[1]}", server)) > 1000
            assert json.loads(first_answer(f"http://127.0.0.1:{port}/health", server))
        finally:
            server.terminate()
    assert server.returncode == 0


def first_answer(url: str, server: "subprocess.Popen[bytes]") -> str:
    """What a server says once it takes requests."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
                text: str = answer.read().decode()
                return text
        except urllib.error.URLError as error:
            assert not isinstance(error, urllib.error.HTTPError) or error.code == 503, error  # a busy machine
            assert server.poll() is None, "the server has ended"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)


def test_nobody_is_sent_to_a_package_of_somebody_else() -> None:
    """On the package index `posse` is not ours."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(project["scripts"]) == {"posse", project["name"]}
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    command = re.compile(r"(?:pip install|pipx install|uvx) +'?(posse[\w-]*)")
    for path in [*pages, *(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl")]:
        for wanted in command.findall(path.read_text("utf-8")):
            assert wanted == project["name"], path
