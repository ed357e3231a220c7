"""A phone keeps the client: it can be installed, and its shell is there when the server is away."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import Visit
from tests.patience import PATIENCE
from tests.server.running import Server

#: Whether the worker is at work and everything that the page has loaded is kept.
KEPT = """async () => {
    if (!navigator.serviceWorker.controller) return false;
    const cache = await caches.open('posse');
    const loaded = performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname);
    const paths = ['/', ...loaded.filter((each) => each.startsWith('/assets/'))];
    const found = await Promise.all(paths.map((each) => cache.match(each)));
    return found.length > 1 && found.every(Boolean);
}"""

#: Whether the kept first page is no longer the old one.
RENEWED = """async () => {
    const cache = await caches.open('posse');
    return (await (await cache.match('/')).text()) !== 'old';
}"""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that may be stopped."""
    with Server(tmp_path / "posse.db") as running:
        yield running


def wait_until(page: Page, holds: str) -> None:
    """`wait_for_function` takes a promise for a yes, and an evaluation that never ends has no limit."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(holds):
        assert time.monotonic() < end, f"never came true: {holds}"
        page.wait_for_timeout(50)


def keeping(browser: Browser, url: str) -> Visit:
    """A browser that has been there, and keeps what it saw."""
    visit = Visit(browser, url, phone=True, service_workers="allow")
    page = visit.go()
    wait_until(page, KEPT)
    return visit


def test_the_shell_is_there_when_the_server_is_away(browser: Browser, own_server: Server) -> None:
    visit = keeping(browser, own_server.url)
    own_server.stop()
    page = visit.go("/settings")
    expect(page.get_by_role("alert").or_(page.get_by_role("heading")).first).to_be_visible()
    page = visit.go()
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.get_by_text("The server cannot be reached").first).to_be_visible()
    own_server.start()
    visit.go()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    visit.context.close()


def test_a_newer_first_page_takes_the_place_of_the_kept_one(browser: Browser, own_server: Server) -> None:
    """At once if the server is quick, at the next visit if it is slow."""
    visit = keeping(browser, own_server.url)
    visit.page.evaluate(
        "async () => (await caches.open('posse'))"
        ".put('/', new Response('old', {headers: {'content-type': 'text/html'}}))"
    )
    wait_until(visit.go(), RENEWED)
    expect(visit.go().get_by_role("button", name="Play now")).to_be_visible()
    visit.close()


def test_nothing_of_the_server_is_kept(browser: Browser, own_server: Server) -> None:
    visit = keeping(browser, own_server.url)
    kept: list[str] = visit.page.evaluate(
        "async () => (await (await caches.open('posse')).keys()).map((each) => new URL(each.url).pathname)"
    )
    assert "/" in kept
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
    visit.close()


def test_a_browser_may_install_it(browser: Browser, own_server: Server) -> None:
    visit = keeping(browser, own_server.url)
    session = visit.context.new_cdp_session(visit.page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as all browsers of tests are
    found = httpx.get(f"{own_server.url}/manifest.webmanifest")
    assert found.headers["content-type"].startswith("application/manifest+json")
    for icon in found.json()["icons"]:
        answer = httpx.get(own_server.url + icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])
    visit.close()
