"""The site as it is built: small, complete, asking nobody elsewhere for anything, and searched without a server."""

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

from handbook import __main__ as handbook
from tests import needs
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]
MOST_MB = 40
_LINK = re.compile(r'\b(?:href|src)="([^"]+)"')
_ID = re.compile(r'\bid="?([^"\s>]+)')


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    handbook.write(folder / "handbook")
    config = (ROOT / "mkdocs.yml").read_text("utf-8").replace("build/handbook", "handbook")
    (folder / "mkdocs.yml").write_text(config.replace("build/site", "site"), "utf-8")
    command = [
        str(Path(sys.executable).parent / "zensical"),
        "build",
        "--config-file",
        "mkdocs.yml",
        "--strict",
    ]
    built = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "site"


def test_it_is_small(site: Path) -> None:
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    assert size < MOST_MB * 1_000_000


def test_links_lead_somewhere_and_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    texts = {path: path.read_text("utf-8") for path in site.rglob("*.html")}
    ids = {path: set(_ID.findall(text)) for path, text in texts.items()}
    broken, fetched = [], []
    for page, text in texts.items():
        fetched += re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="(https?:[^"]+)', text)
        if page.name == "404.html":
            continue  # its links begin at the root
        for link in set(_LINK.findall(text)):
            path, _, anchor = link.partition("#")
            if re.match(r"[a-z]+:", link):
                continue
            target = (page.parent / unquote(path)).resolve() if path else page
            if not target.exists() or (anchor and target in ids and unquote(anchor) not in ids[target]):
                broken.append(f"{page.relative_to(site)}: {link}")
    assert broken == []
    assert fetched == []


@needs.CHROMIUM.needed
def test_it_is_searched_from_the_disk(site: Path) -> None:
    from tests.browser.chromium import launch

    with launch() as browser:
        page = browser.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto((site / "index.html").as_uri())
        page.get_by_role("button", name="Search").first.click()
        page.locator("input[placeholder=Search]").fill("slab the killer")
        found = page.locator("a[href*='base/character/slab-the-killer.html']").first
        found.wait_for()
        found.click()
        page.wait_for_url("**/slab-the-killer.html*")
        page.locator("details.scenario summary").first.click()
        page.locator(".posse-table .seat").first.wait_for()
        assert errors == []
