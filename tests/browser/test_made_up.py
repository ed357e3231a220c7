"""A set from outside in the browser: the made-up one, whole games to the end, and what it lays on the table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, tap
from tests.browser.test_games import table
from tests.made_up.sets import FAIR
from tests.server.running import Server


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the set."""
    with Server(tmp_path_factory.mktemp("fair") / "posse.db", 0, "--set", str(FAIR)) as running:
        yield running


def words(page: Page) -> str:
    return page.locator("body").inner_text()


def test_the_set_is_chosen_and_explains_itself(visit: Visitors, fair: Server) -> None:
    page = visit(url=fair.url).go("/new")
    expect(page.get_by_text("Tickets, prizes, a Ferris wheel")).to_be_visible()
    expect(page.get_by_text("Dry Fair")).to_be_visible()


def test_a_game_to_the_end(visit: Visitors, fair: Server) -> None:
    page = visit(url=fair.url).go()
    table(page, game="bang", players=5, sets=["fair"], variants=["dry-fair"])
    expect(page.locator(".prompt")).to_be_visible()
    middle = page.locator(".ring")
    for name in ("Booth", "Prizes to come"):
        expect(middle.get_by_text(name).first).to_be_visible()
    expect(middle.get_by_role("list", name="Booth").get_by_role("listitem")).to_have_count(3)
    expect(
        middle.get_by_role("list", name="Ferris wheel").get_by_role("button", name="Halfway")
    ).to_be_visible()
    seen = ""

    def look() -> bool:
        nonlocal seen
        seen += words(page)
        return False

    Player(page, seed=7).play(seconds=240, until=look)
    assert "ticket" in seen
    for sign in ("bang-", "log-", "ask-", "part-"):
        assert not [line for line in seen.splitlines() if line.strip().startswith(sign)], sign


def test_on_a_phone_in_german(visit: Visitors, fair: Server) -> None:
    page = visit(url=fair.url, phone=True, locale="de-DE").go()
    table(page, game="bang", players=4, sets=["fair", "high-noon"])
    expect(page.locator(".prompt")).to_be_visible()
    wheel = page.get_by_role("list", name="Riesenrad")
    expect(wheel.get_by_role("button", name="Auf halber Höhe")).to_be_visible()
    Player(page, seed=8, act=tap).play(seconds=240)
