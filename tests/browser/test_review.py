"""The review of a finished game: asked for at its end, made meanwhile, and then gone through."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.player import ASKED, rush
from tests.browser.test_accessible import check
from tests.browser.test_games import table
from tests.server.running import Server

#: Milliseconds: a review takes its time, even in very few worlds.
LONG = 300_000
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that looks at few worlds."""
    with Server(tmp_path_factory.mktemp("review") / "posse.db", 0, "--worlds", "1") as running:
        yield running


def test_a_game_is_looked_back_at(visit: Visitors, hasty: Server) -> None:
    page = visit(url=hasty.url).go()
    code = table(page, game="bang", players=4)
    page.wait_for_selector(ASKED)
    rush(page, code)
    page.goto(f"{hasty.url}/table/{code}/1")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", level=1, name="Review")).to_be_visible()
    slider = page.get_by_role("slider", name="Moves")
    expect(slider).to_be_visible(timeout=LONG)
    for heading in ("Chance to win", "Costliest mistakes", "Turning points", "Luckiest moments"):
        expect(page.get_by_role("heading", name=heading)).to_be_visible()

    # Keys lead through the game, and what is shown follows.
    slider.focus()
    page.keyboard.press("Home")
    expect(page.get_by_role("heading", name="Before the first move")).to_be_visible()
    page.get_by_role("button", name="Next move").click()
    expect(page.get_by_role("heading", name="Move 1", exact=False).first).to_be_visible()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Move 1 of"))
    expect(page).to_have_url(f"{hasty.url}/review/{code}/1?move=1")
    turn = page.get_by_role("region", name="Turning points").get_by_role("button").first
    turn.click()
    expect(turn).to_have_attribute("aria-current", "step")

    # The chances are there as a table too, and what could be known from every seat.
    page.get_by_text("The chances as a table").click()
    expect(page.get_by_role("columnheader", name="Renegade")).to_be_visible()
    page.get_by_label("Seen by").select_option(index=1)
    known = page.get_by_role("region", name="What could be known")
    expect(known.get_by_role("listitem").filter(has_text="Ruth")).to_be_visible()
    check(page, "the review")
    page.set_viewport_size({"width": 320, "height": 568})
    assert not page.evaluate(TOO_WIDE)
    check(page, "the review on a phone")

    # From the replay it is reached at the same move.
    page.goto(f"{hasty.url}/replay/{code}/1?move=2")
    page.get_by_role("link", name="Review").click()
    expect(page).to_have_url(f"{hasty.url}/review/{code}/1?move=2")


def test_who_did_not_sit_there_is_told_so(visit: Visitors, hasty: Server) -> None:
    page = visit(url=hasty.url).go()
    code = table(page, game="duel", players=2)
    page.wait_for_selector(ASKED)
    rush(page, code)
    stranger = visit(url=hasty.url).go(f"/review/{code}/1")
    expect(stranger.get_by_text("Tell us your name first.")).to_be_visible()
