"""When a show card changes what wins nobody misses it: it is shown until it was seen, stays on one's own board, is read
out, and the end of the game is told accordingly."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visitors
from tests.browser.player import ASKED, OVER, Player, prefer, rush
from tests.browser.test_games import table
from tests.made_up.sets import OPENING_NIGHT
from tests.server.running import Server

SETS = ["wild-west-show", "opening-night"]
NEWS = ".new-goal"
GOAL = {"en-GB": "Be the last one in play", "de-DE": "Bleib als Letzter im Spiel"}


@pytest.fixture(scope="module")
def opening_night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the last show card comes first."""
    path = tmp_path_factory.mktemp("opening-night") / "posse.db"
    with Server(path, 0, "--set", str(OPENING_NIGHT)) as running:
        yield running


def begun(page: Page) -> str:
    """A game in which everybody plays for himself by now: its code."""
    prefer(page, hints=False, guided=True)
    page.reload()
    code = table(page, game="bang", players=4, sets=SETS)
    player = Player(page, seed=1)
    page.wait_for_selector(f"{ASKED}, {OVER}")
    while page.query_selector(NEWS) is None:
        assert not player.is_over(), "nobody has drawn a card that changes the goals"
        coach = page.query_selector(".hand .card[data-inspect^='card:stagecoach'][data-state=playable]")
        if coach is not None:
            player.act(page, coach)
            player.moves += 1
        else:
            player.step()
        page.wait_for_selector(f"{ASKED}, {OVER}, {NEWS}")
        assert player.moves < 40
    return code


@pytest.mark.parametrize(("locale", "phone"), [("en-GB", False), ("de-DE", True)], ids=["desktop", "phone"])
def test_nobody_misses_that_the_goals_have_changed(
    visit: Visitors, opening_night: Server, locale: str, phone: bool
) -> None:
    page = visit(url=opening_night.url, phone=phone, locale=locale).go()
    code = begun(page)
    news = page.locator(NEWS)
    expect(news.get_by_role("alert")).to_contain_text(GOAL[locale])
    goal = page.locator(".board-goal")
    expect(goal).to_have_text(GOAL[locale])
    assert goal.evaluate("each => each.scrollWidth <= each.clientWidth")  # nothing of it is cut
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert not violations(page)
    news.get_by_role("button").click()
    expect(news).to_have_count(0)
    expect(goal).to_be_visible()
    expect(page.locator(".board-face")).to_have_attribute("aria-label", re.compile(GOAL[locale]))
    rush(page, code)
    page.goto(f"{opening_night.url}/table/{code}/1")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        {"en-GB": "The last one standing wins", "de-DE": "Der Letzte gewinnt allein"}[locale]
    )
    expect(page.locator(".winners figure")).to_have_count(1)
