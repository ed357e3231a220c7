"""For whoever hears the table and plays by keys: what is told has words for everything, and the focus is never lost."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import ASKED, OVER, Player, press, rush
from tests.browser.test_games import ALL_SETS, opened

#: Everything that is told from now on.
LISTEN = """() => {
  window.told = new Set();
  const hear = () => document.querySelectorAll('.heard').forEach((each) => told.add(each.textContent));
  new MutationObserver(hear).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
#: A function: a page whose policy forbids to evaluate text would refuse the second look at a plain expression.
IS_KEPT = "() => document.activeElement !== document.body"


def lobby(page: Page, **settings: object) -> str:
    """Open a table, and go to it."""
    code = opened(page, **settings)
    page.goto(page.url.rstrip("/") + f"/table/{code}")
    expect(page.locator(".btn.big.go")).to_be_enabled()
    return code


def test_what_is_told_has_words_for_suits(visit: Visitors) -> None:
    page = visit(locale="de-DE").go()
    lobby(page, game="bang", players=7, sets=ALL_SETS)
    page.evaluate(LISTEN)
    page.locator(".btn.big.go").click()
    player = Player(page, seed=2)
    while player.moves < 14 and not player.is_over():
        page.wait_for_selector(f"{ASKED}, {OVER}")
        page.keyboard.press("t")
        page.keyboard.press("h")
        player.step()
    told: list[str] = page.evaluate("[...told]")
    assert any(suit in each for each in told for suit in ("Herz", "Karo", "Pik", "Kreuz"))
    assert not [each for each in told if set(each) & set("♥♦♠♣\u00ad")]


def test_the_focus_stays_at_the_table(visit: Visitors) -> None:
    """When the game begins, after every move, and when it ends."""
    page = visit().go()
    code = lobby(page, game="bang", players=4)
    page.locator(".btn.big.go").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt")
    page.wait_for_function(IS_KEPT)
    player = Player(page, seed=3, act=press)
    while player.moves < 12 and not player.is_over():
        page.wait_for_selector(f"{ASKED}, {OVER}")
        player.step()
        page.wait_for_function(IS_KEPT)
    rush(page, code)
    page.wait_for_function(IS_KEPT)
    expect(page.locator(f"{OVER} h2")).to_be_focused()
