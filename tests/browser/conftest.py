"""Real servers and a real browser for every worker."""

from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect

from posse.server.config import WEB
from tests import needs
from tests.browser.chromium import Visit, launch
from tests.patience import PATIENCE
from tests.server.running import Server

# Machines are noisy: what must come may come late.
expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in str(item.path):
            item.add_marker(needs.CHROMIUM.needed)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launch() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (WEB / "index.html").exists(), "the client is not built: make setup"
    database = tmp_path_factory.mktemp("browser") / "posse.db"
    with Server(database, module="tests.server.generous") as running:
        yield running


class Visitors(Protocol):
    """Makes visits, and closes them when the test is over."""

    def __call__(self, *, phone: bool = False, url: str = "", **more: object) -> Visit: ...


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visitors]:
    open_visits: list[Visit] = []

    def make(*, phone: bool = False, url: str = "", **more: object) -> Visit:
        made = Visit(browser, url or server.url, phone=phone, **more)
        open_visits.append(made)
        return made

    yield make
    failed: list[AssertionError] = []
    for each in open_visits:
        try:
            each.close()
        except AssertionError as error:
            failed.append(error)
    if failed:
        raise failed[0]
