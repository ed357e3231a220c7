"""The guide plays the first turns along: whoever only does what it says gets through them."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visitors
from tests.browser.player import ASKED, ON_TABLE, OVER, prefer, pressed, wait_for_choice
from tests.browser.test_games import table

PLAYERS = {"bang": 5, "duel": 2, "dice": 5}
ADVISED = ".guide-do"
ASK = ".guide-ask"
MARKED = "[data-advised]"
ONLY = ".prompt-do > :only-child"
#: The guide has spoken, or there is but one thing to do, or none any more.
SETTLED = """([spoken, offered]) => document.querySelector(spoken) !== null
  || [...document.querySelectorAll(offered)].filter((each) => each.checkVisibility()).length === 1"""
#: Of those that can be pointed at, the ones that the guide lies on.
COVERED = """(offered) => [...document.querySelectorAll(offered)].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.guide') ?? false;
}).map((each) => each.outerHTML.slice(0, 120))"""


def turns(page: Page, game: str) -> int:
    """How many turns were played along."""
    kept = page.evaluate("localStorage.getItem('posse-guide')")
    return sum(id.startswith(f"turn-{game}-") for id in json.loads(kept or "[]"))


def asked(page: Page) -> bool:
    """Whether there is something to do; not, if the game is over. After the first turns the guide waits to be asked."""
    page.wait_for_selector(f"{ADVISED}, {ASK}, {ASKED} {ONLY}, {OVER}")
    return page.query_selector(OVER) is None


def advised(page: Page) -> bool:
    """Whether the guide has a word to say; about the only thing to do it has none, and after the first turns it waits
    to be asked."""
    page.wait_for_function(SETTLED, arg=[f"{ADVISED}, {ASK}, {OVER}", ON_TABLE])
    return page.query_selector(ADVISED) is not None


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", PLAYERS)
def test_the_first_turns_by_advice_alone(visit: Visitors, game: str, phone: bool) -> None:
    page = visit(phone=phone).go()
    table(page, game=game, players=PLAYERS[game])
    followed = 0
    while turns(page, game) < 2 and asked(page):
        if not advised(page):
            if turns(page, game) == 2:  # the last move had not come back when they were counted
                break
            pressed(page.locator(ONLY))  # which the server may have done itself by now
            continue
        assert page.evaluate(COVERED, ON_TABLE) == []
        assert page.query_selector(MARKED), page.locator(".prompt").inner_text()
        if followed == 0:
            assert not violations(page)
        page.locator(ADVISED).click()
        followed += 1
    assert followed >= 2


def test_afterwards_it_says_what_it_would_do_if_it_is_asked(visit: Visitors) -> None:
    page = visit().go()
    kept = ["duel-start", "turn-duel-1", "turn-duel-2"]
    page.evaluate("(kept) => localStorage.setItem('posse-guide', JSON.stringify(kept))", kept)
    table(page, game="duel", players=2)
    expect(page.locator(ASK)).to_be_visible()
    expect(page.locator(".guide-advice")).not_to_be_attached()
    page.keyboard.press("a")
    expect(page.locator(ADVISED)).to_be_visible()
    expect(page.locator(MARKED)).to_have_count(2)  # somebody of the pair, and the button that sends him
    page.locator(".guide-advice").get_by_role("button", name="Got it").click()
    expect(page.locator(MARKED)).to_have_count(0)
    page.locator(ASK).click()
    expect(page.locator(ADVISED)).to_be_visible()
    page.keyboard.press("d")
    expect(page.locator(".guide-advice")).not_to_be_attached()


def test_a_set_is_explained_once_and_not_to_those_who_want_no_hints(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.go()
    known = "out target pay play defend give-up save discard pick event wait".split()
    kept = [*(f"bang-{id}" for id in known), "turn-bang-1", "turn-bang-2"]
    page.evaluate("(kept) => localStorage.setItem('posse-guide', JSON.stringify(kept))", kept)
    table(page, game="bang", players=4, sets=["gold-rush"])
    wait_for_choice(page)
    tip = page.locator(".guide .tip")
    said: list[str] = []
    while tip.count():
        words = tip.locator("p").inner_text()
        said.append(words)
        tip.get_by_role("button", name="Got it").click()
        expect(tip.locator("p").filter(has_text=words)).to_have_count(0)
    assert any("nugget" in words.lower() for words in said)
    assert len(set(said)) == len(said)
    page.reload()
    wait_for_choice(page)
    expect(tip).to_have_count(0)
    page.evaluate("localStorage.setItem('posse-guide', '[]')")
    prefer(page, hints=False)
    page.reload()
    wait_for_choice(page)
    expect(tip).to_have_count(0)
