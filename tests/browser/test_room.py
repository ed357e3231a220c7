"""Text has the room it needs: nothing is cut off or pushed out of the window, in any language and on any screen."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import ASKED, OVER, Player, tap
from tests.browser.screenshots import PAGES
from tests.browser.test_games import ALL_SETS, opened
from tests.browser.test_guide import advised
from tests.browser.test_table import IN_THE_WAY

WIDTHS = [320, 360, 390, 768, 1024]
LOCALES = ["de-DE", "it-IT"]
#: What is wider than the window, if the page can be scrolled sideways.
SIDEWAYS = """() => {
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > clientWidth)
    .map((each) => `${scrollWidth}: ${each.className} ${each.textContent.trim().slice(0, 30)}`).slice(-5);
}"""
SCREENS = [(320, 568), (390, 844), (768, 1024), (1024, 768), (1440, 900)]
#: What is asked, where it is cut off.
CUT_OFF = """() => [...document.querySelectorAll('.prompt-ask > span')].filter((each) => {
  if (!each.checkVisibility()) return false;
  const box = each.getBoundingClientRect();
  const sign = each.closest('.prompt').getBoundingClientRect();
  const isInside = box.top >= sign.top && box.bottom <= sign.bottom && sign.bottom <= innerHeight + 1;
  return each.scrollHeight > each.clientHeight || !isInside;
}).map((each) => `${each.scrollHeight} in ${each.clientHeight}: ${each.textContent}`)"""


def begin(page: Page, name: str = "Ruth", *, hints: bool = False, **settings: Any) -> None:
    """Open a table and start its game, in whichever language and under some name, with the guide or without."""
    page.evaluate("hints => localStorage.setItem('posse-prefs', JSON.stringify({hints}))", hints)
    code = opened(page, **settings)
    rename = """name => fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'},
                                          body: JSON.stringify({name})})"""
    page.evaluate(rename, name)
    page.goto(page.url.rstrip("/") + f"/table/{code}")
    page.locator(".btn.big.go").click()
    page.wait_for_selector(ASKED)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_page_can_be_scrolled_sideways(visit: Visitors, locale: str) -> None:
    visitor = visit(phone=True, locale=locale)
    for path in PAGES.values():
        page = visitor.go(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            assert not page.evaluate(SIDEWAYS), f"{path} at {width}"


@pytest.mark.parametrize("locale", ["de-DE", "it-IT"])
@pytest.mark.parametrize(
    "settings",
    [
        {"game": "bang", "players": 6, "sets": ALL_SETS},
        {"game": "duel", "players": 2},
        {"game": "dice", "players": 6},
    ],
    ids=["bang", "duel", "dice"],
)
def test_what_is_asked_can_be_read_in_full(visit: Visitors, settings: dict[str, Any], locale: str) -> None:
    page = visit(phone=True, locale=locale).go()
    begin(page, **settings)
    player = Player(page, seed=11, act=lambda page, element: element.evaluate("each => each.click()"))
    for _ in range(14):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if player.is_over():
            break
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            assert not page.evaluate(CUT_OFF), f"at {width}x{height}"
        player.step()


@pytest.mark.parametrize(
    "settings", [{"game": "duel", "players": 2}, {"game": "dice", "players": 6}], ids=["duel", "dice"]
)
def test_advice_leaves_the_table_in_sight(visit: Visitors, settings: dict[str, Any]) -> None:
    """On small phones, in the language with the longest words; and what is offered can be tapped."""
    page = visit(phone=True, locale="de-DE", viewport={"width": 320, "height": 568}).go()
    begin(page, hints=True, **settings)
    player = Player(page, seed=6, act=tap)
    for _ in range(8):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if player.is_over():
            break
        if page.query_selector("dialog[open]") is None and advised(page):
            for width, height in [(360, 640), (320, 568)]:
                page.set_viewport_size({"width": width, "height": height})
                assert not page.evaluate(IN_THE_WAY), f"at {width}x{height}"
        if (tip := page.query_selector(".tip .btn")) is not None and tip.is_visible():
            tip.tap()
        player.step()


def test_a_long_name_takes_no_room_from_the_table(visit: Visitors) -> None:
    """Nor does it, or a long word for a role, push one's own reach away."""
    heights = []
    for name in ("Ruth", "Maximiliane Wolkenstein"):
        page = visit(phone=True, locale="de-DE").go()
        begin(page, name, game="bang", players=7, sets=ALL_SETS)
        heights.append(page.locator(".board").evaluate("each => each.offsetHeight"))
        for width, height in [(390, 844), (320, 568), (640, 400), (800, 600)]:
            page.set_viewport_size({"width": width, "height": height})
            reach = page.locator(".board .reach")
            cut = """each => each.getBoundingClientRect().right
                             > each.closest('.board-role').getBoundingClientRect().right + 1"""
            assert not reach.evaluate(cut), f"at {width}x{height}"
    assert heights[0] == heights[1]
