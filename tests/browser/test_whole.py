"""The whole table as a list: a row for each player."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visitors
from tests.browser.player import OPENED, open_by_key, wait_for_choice
from tests.browser.test_games import ALL_SETS, table
from tests.browser.test_room import begin

#: What of that which has opened is wider than it.
TOO_WIDE = """() => {
  const sheet = document.querySelector('dialog[open], .inspector');
  const {right} = sheet.getBoundingClientRect();
  return [...sheet.querySelectorAll('*')].filter((each) => each.checkVisibility()
      && getComputedStyle(each).clipPath === 'none' && !each.closest('thead')
      && each.getBoundingClientRect().right > right + 1).map((each) => each.outerHTML.slice(0, 80));
}"""


def opened(page: Page) -> None:
    page.keyboard.press("w")
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()


def test_a_key_and_a_button_open_it(visit: Visitors) -> None:
    page = visit().go()
    table(page, game="bang", players=8, sets=ALL_SETS)
    wait_for_choice(page)
    opened(page)
    sheet = page.get_by_role("dialog", name="The whole table")
    expect(sheet.get_by_role("rowheader")).to_have_count(8)
    expect(sheet.get_by_role("columnheader", name="Distance")).to_be_visible()
    expect(sheet.get_by_role("row", name="Ruth")).to_contain_text("You")
    expect(sheet.get_by_text("Shop:")).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    button = page.get_by_role("button", name="The whole table")
    button.click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    # A name opens the seat.
    button.click()
    name = sheet.get_by_role("rowheader").nth(1).get_by_role("button")
    called = name.inner_text()
    name.click()
    expect(page.get_by_role("dialog", name=called)).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_text("the whole table as a list")).to_be_visible()


#: What else opens at a tap: a seat, the shop, the menu; and by a key what is said of one's own character.
OPENERS = [".seat-hit", ".fold.is-row", ".bar [aria-haspopup=dialog]:not(.whole-table)", ".board-face"]


@pytest.mark.parametrize(("width", "height", "locale"), [(390, 844, "it-IT"), (320, 568, "de-DE")])
def test_what_opens_on_a_phone_is_not_cut(visit: Visitors, width: int, height: int, locale: str) -> None:
    page = visit(phone=True, locale=locale, color_scheme="dark").go()
    page.set_viewport_size({"width": width, "height": height})
    begin(page, game="bang", players=8, sets=ALL_SETS)
    wait_for_choice(page)
    opened(page)
    expect(page.get_by_role("dialog").get_by_role("rowheader")).to_have_count(8)
    assert not page.evaluate(TOO_WIDE)
    assert not violations(page)
    page.keyboard.press("Escape")
    for opener in OPENERS:
        open_by_key(page, opener, "i" if opener == ".board-face" else "Enter")
        assert not page.evaluate(TOO_WIDE), opener
        page.keyboard.press("Escape")
        page.wait_for_selector(OPENED, state="detached")


@pytest.mark.parametrize(("game", "rows"), [("dice", 5), ("duel", 3)])
def test_the_other_games_have_one_too(visit: Visitors, game: str, rows: int) -> None:
    page = visit().go()
    begin(page, game=game, players=5 if game == "dice" else 2)
    opened(page)
    expect(page.get_by_role("dialog").get_by_role("rowheader")).to_have_count(rows)
