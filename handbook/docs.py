"""The handwritten pages: `docs/`, and the ones next to the README."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
#: What else is copied unchanged, and where to.
FILES: Final = {
    "handbook/site.css": "assets/posse.css",
    "handbook/iframe-worker.js": "assets/iframe-worker.js",
}
#: Pages in the repository's root, and what they are called on the site.
BESIDE: Final = {
    name: f"{name.removesuffix('.md').lower().replace('_', '-')}.md"
    for name in ("CONTRIBUTING.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "SECURITY.md")
}

_LINK: Final = re.compile(r"(?<=\]\()([^)\s#]+)(?=[)#])")
_WORD_BEHIND: Final = re.compile(r"^```(\w+) [^\n]+$", re.MULTILINE)


def pages() -> Iterator[tuple[str, str]]:
    """The name and the text of each page."""
    for path in sorted((ROOT / "docs").glob("*.md")):
        yield path.name, _fit(path)
    for name, called in BESIDE.items():
        if (ROOT / name).is_file():
            yield called, _fit(ROOT / name)


def copy_files(folder: Path) -> None:
    """Put the pictures and styles beside the pages."""
    pictures = {f"docs/pictures/{path.name}": path.name for path in (ROOT / "docs/pictures").glob("*.*")}
    for name, called in (FILES | {name: f"pictures/{path}" for name, path in pictures.items()}).items():
        (folder / called).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / called)


def _fit(path: Path) -> str:
    """A page as the site needs it. What follows the language of a code block is for the tests."""
    text = _WORD_BEHIND.sub(r"```\1", path.read_text("utf-8"))
    return _LINK.sub(lambda link: _there(path, link[1]), text)


def _there(page: Path, link: str) -> str:
    """Where a link of a page leads on the site; all these pages are in one folder there."""
    if "://" in link:
        return link
    target = (page.parent / link).resolve().relative_to(ROOT)
    if str(target) in BESIDE:
        return BESIDE[str(target)]
    if target == Path("rulebook"):
        return "rules/index.md"
    if target.parts[0] == "docs":
        return str(Path(*target.parts[1:]))
    raise ValueError(f"{page.name} links to {link}, which is not on the site")
