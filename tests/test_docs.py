"""What README and docs show is true: examples run, code is quoted as it stands, links and commands lead somewhere.

How a code block is held to its word is said behind its language: `pycon` runs as a doctest, `python run` as a program,
`python PATH` quotes a file, `python file=NAME` is a file of the reader's (a test of its own uses it), `yaml scenario`
is checked, `text record` is replayed, `console` names real commands.
"""

import doctest
import html
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

import posse
from posse.bang.hooks import HOOKS
from posse.cli import app
from posse.kernel.scenario import check
from posse.scenarios import SETTERS

ROOT = Path(__file__).parent.parent
PAGES = [
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "CODE_OF_CONDUCT", "SECURITY")),
    *sorted((ROOT / "docs").glob("*.md")),
]
_BLOCK = re.compile(r"^```(\w*)(?: ([^\n]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_PICTURE = re.compile(r'\bsrc="([^"]+)"')
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_TARGET = re.compile(r"^([a-z-]+):", re.MULTILINE)


class Block(NamedTuple):
    """A code block of a page."""

    page: Path
    line: int
    language: str
    promise: str  # what stands behind the language
    text: str

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for match in _BLOCK.finditer(text):
        yield Block(page, text.count("\n", 0, match.start()) + 1, match[1], match[2] or "", match[3])


BLOCKS = [block for page in PAGES for block in blocks(page)]


def of(language: str, promise: str) -> list[Block]:
    return [block for block in BLOCKS if (block.language, block.promise) == (language, promise)]


PROGRAMS = of("python", "run")
FILES = [block for block in BLOCKS if block.promise.startswith("file=")]
SCENARIOS = of("yaml", "scenario")
RECORDS = of("text", "record")
QUOTES = [block for block in BLOCKS if (ROOT / block.promise).is_file()]
COMMANDS = [
    (block, line.removeprefix("$ ").partition(" #")[0].strip())
    for block in BLOCKS
    if block.language == "console"
    for line in block.text.splitlines()
    if line.startswith("$ ")
]

per_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def test_there_is_something_to_check() -> None:
    assert PROGRAMS
    assert SCENARIOS
    assert RECORDS
    assert QUOTES
    assert COMMANDS


@per_page
def test_python_in_a_page_runs_or_quotes(page: Path) -> None:
    loose = [
        str(block)
        for block in blocks(page)
        if block.language == "python" and block not in (*PROGRAMS, *QUOTES, *FILES)
    ]
    assert loose == [], "mark these as `python run` or with the path of the file they quote"


@per_page
def test_examples_run(page: Path) -> None:
    """The examples of a page are one session."""
    session: dict[str, object] = {}
    said: list[str] = []
    for block in blocks(page):
        if block.language == "pycon":
            example = doctest.DocTestParser().get_doctest(
                block.text, session, str(block), str(page), block.line
            )
            doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(
                example, out=said.append, clear_globs=False
            )
            session = example.globs
    assert said == [], "".join(said)


@pytest.mark.parametrize("block", PROGRAMS, ids=str)
def test_a_program_runs(block: Block, tmp_path: Path) -> None:
    # In a process of its own: a set that is added there must not be in the other tests.
    ran = subprocess.run(
        [sys.executable, "-c", block.text], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("block", QUOTES, ids=str)
def test_a_quote_stands_in_its_file(block: Block) -> None:
    """But for line breaks and spaces."""
    quoted, source = (
        " ".join(text.split()) for text in (block.text, (ROOT / block.promise).read_text("utf-8"))
    )
    assert quoted in source


@pytest.mark.parametrize("block", SCENARIOS, ids=str)
def test_a_scenario_passes(block: Block) -> None:
    name = block.text.split()[1]
    failure = check(block.text, name, SETTERS)
    assert failure is None, str(failure)


@pytest.mark.parametrize("block", RECORDS, ids=str)
def test_a_record_is_replayed(block: Block) -> None:
    assert posse.load(block.text).record() == block.text


@per_page
def test_links_lead_somewhere(page: Path) -> None:
    broken = []
    text = _BLOCK.sub("", page.read_text("utf-8"))
    for link in [*_LINK.findall(text), *_PICTURE.findall(text)]:
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert broken == []


def anchors(page: Path) -> set[str]:
    headings = _HEADING.findall(_BLOCK.sub("", page.read_text("utf-8")))
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize(("block", "command"), COMMANDS, ids=lambda value: str(value))
def test_commands_exist(block: Block, command: str) -> None:
    """Read, not run: the command and its options are there."""
    assignments = re.compile(r"(?:\w+=\S+ )*")
    program, *words = shlex.split(assignments.sub("", command, count=1))
    if program == "make":
        targets = _TARGET.findall((ROOT / "Makefile").read_text("utf-8"))
        assert {word for word in words if "=" not in word} <= set(targets)
    else:
        assert program.removeprefix(".venv/bin/") == "posse"
        app.parse_args(words, print_error=False, exit_on_error=False)


def test_the_readme_shows_every_command() -> None:
    shown = {command.split()[1] for block, command in COMMANDS if block.page.name == "README.md"}
    commands = {name for name in app if not name.startswith("-")}
    assert commands <= shown


def test_the_table_of_hooks_is_complete() -> None:
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    table = text.partition("### The hooks")[2].partition("###")[0]
    listed = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert sorted(listed) == sorted(HOOKS.values())


def test_the_badges_are_true() -> None:
    shown = html.unescape((ROOT / "docs/pictures/badges.svg").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert f">{project['project']['requires-python']}<" in shown
    assert f">{project['project']['license']}<" in shown
    assert project["tool"]["mypy"]["strict"]


def test_pictures_are_small() -> None:
    pictures = list((ROOT / "docs/pictures").iterdir())
    assert pictures
    for picture in pictures:
        moves = b"ANIM" in picture.read_bytes()[:64]
        assert picture.stat().st_size < (1_000_000 if moves else 150_000), picture.name


def test_the_forms_for_issues_can_be_read() -> None:
    forms = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
    assert forms
    for path in forms:
        form = yaml.safe_load(path.read_text("utf-8"))
        if path.name == "config.yml":
            continue
        ids = [field["id"] for field in form["body"] if field["type"] != "markdown"]
        assert form["name"] and form["description"]
        assert ids and len(ids) == len(set(ids))
