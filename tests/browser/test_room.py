"""Text has the room it needs: nothing is cut off or pushed out of the window, in any language and on any screen."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.layout import LAID, STATES, Made
from tests.browser.player import ASKED, OVER, Player, prefer, tap, wait_for_choice
from tests.browser.screenshots import PAGES
from tests.browser.test_games import ALL_SETS, opened
from tests.browser.test_guide import ADVISED
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
#: Waits until whatever began to move has stopped; what moves for ever does not count.
AT_REST = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ends = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ends.map((each) => each.finished));
}"""


def begin(page: Page, name: str = "Ruth", *, hints: bool = False, **settings: Any) -> None:
    """Open a table and start its game, in whichever language and under some name, with the guide or without."""
    prefer(page, hints=hints)
    code = opened(page, **settings)
    rename = """name => fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'},
                                          body: JSON.stringify({name})})"""
    page.evaluate(rename, name)
    page.goto(page.url.rstrip("/") + f"/table/{code}")
    page.locator(".btn.big.go").click()
    wait_for_choice(page)


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
    seen = set[str]()
    for _ in range(14):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if player.is_over():
            break
        asked = page.locator(".prompt").first.inner_text()
        for width, height in SCREENS if asked not in seen else []:
            page.set_viewport_size({"width": width, "height": height})
            assert not page.evaluate(CUT_OFF), f"at {width}x{height}"
        seen.add(asked)
        player.step()


#: The guide has made up its mind; and whether the choice is half made, when it keeps quiet.
THOUGHT = f"{ASKED}:not([data-wondering]), {OVER}"
HALF_MADE = ".prompt [data-back]"
#: So much advice is looked at, within so many clicks.
ADVICE, CLICKS = 3, 40


@pytest.mark.parametrize(
    "settings", [{"game": "duel", "players": 2}, {"game": "dice", "players": 6}], ids=["duel", "dice"]
)
def test_advice_leaves_the_table_in_sight(visit: Visitors, settings: dict[str, Any]) -> None:
    """On small phones, in the language with the longest words; and what is offered can be tapped."""
    page = visit(phone=True, locale="de-DE", viewport={"width": 320, "height": 568}).go()
    begin(page, hints=True, **settings)
    player, seen = Player(page, seed=6, act=tap), 0
    while seen < ADVICE and player.moves < CLICKS and not player.is_over():
        page.wait_for_selector(THOUGHT)
        if page.query_selector(ADVISED) is not None and page.query_selector("dialog[open]") is None:
            seen += 1
            assert page.query_selector(HALF_MADE) is None
            for width, height in [(360, 640), (320, 568)]:
                page.set_viewport_size({"width": width, "height": height})
                assert not page.evaluate(IN_THE_WAY), f"at {width}x{height}"
        if (tip := page.query_selector(".tip .btn")) is not None and tip.is_visible():
            tip.tap()
        player.step()
    assert seen == ADVICE


def test_a_long_name_takes_no_room_from_the_table(visit: Visitors) -> None:
    """Nor does it, or a long word for a role, push one's own reach away."""
    heights = []
    for name in ("Ruth", "Maximiliane Wolkenstein"):
        page = visit(phone=True, locale="de-DE").go()
        begin(page, name, game="bang", players=7, sets=ALL_SETS)
        wait_for_choice(page)
        heights.append(page.locator(".board").evaluate("each => each.offsetHeight"))
        for width, height in [(390, 844), (320, 568), (640, 400), (800, 600)]:
            page.set_viewport_size({"width": width, "height": height})
            reach = page.locator(".board .reach")
            cut = """each => each.getBoundingClientRect().right
                             > each.closest('.board-role').getBoundingClientRect().right + 1"""
            assert not reach.evaluate(cut), f"at {width}x{height}"
    assert heights[0] == heights[1]


def test_what_two_characters_can_do_makes_no_board_higher(visit: Visitors) -> None:
    """Whoever has taken on another ability beside his own has long words on his board."""
    made = Made(visit(phone=True, locale="de-DE"), "bang", 4, [])

    def height(copies: list[str]) -> int:
        made.show(
            4, 2, "noon", lambda play: play["view"]["players"][play["view"]["seat"]].update(copies=copies)
        )
        return int(made.page.locator(".board").evaluate("each => each.offsetHeight"))

    assert height(["bart-cassidy", "sid-ketchum"]) == height([])


#: How many things of a list stand in each of its rows.
ROWS = """(list) => {
  const tops = [...document.querySelectorAll(list)].map((each) => Math.round(each.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}"""
#: What two sorts of things share, where they lie on each other.
TOUCHING = """([one, two]) => [...document.querySelectorAll(one)].flatMap((a) => {
  const {left, right, top, bottom} = a.getBoundingClientRect();
  return [...document.querySelectorAll(two)].filter((b) => {
    const box = b.getBoundingClientRect();
    const wide = Math.min(right, box.right) - Math.max(left, box.left);
    return wide > 0 && Math.min(bottom, box.bottom) > Math.max(top, box.top);
  }).map((b) => b.outerHTML.slice(0, 80));
})"""


def test_no_role_stands_alone_on_a_row_of_the_rules(visit: Visitors) -> None:
    page = visit().go("/rules/bang")
    page.wait_for_selector(".roles li")
    for width in (1440, 1280, 1024, 900, 768):
        page.set_viewport_size({"width": width, "height": 900})
        rows = page.evaluate(ROWS, ".roles li")
        assert sum(rows) == 4
        assert rows in ([4], [2, 2], [1, 1, 1, 1]), f"at {width}"


def test_the_rules_explain_the_borders_that_sets_bring(visit: Visitors) -> None:
    page = visit(locale="de-DE").go("/rules/bang")
    explained = page.locator("ul.colours > li")
    expect(explained).to_have_count(5)
    for number, border in enumerate(("Braun", "Blau", "Grün", "Orange", "Ereignis")):
        expect(explained.nth(number)).to_contain_text(border)
        expect(explained.nth(number).locator("[inert] > *")).to_be_visible()


def test_a_usual_window_shows_the_footer_of_the_first_page(visit: Visitors) -> None:
    page = visit().go()
    expect(page.locator("footer.foot")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("hints", [False, True], ids=["", "guided"])
def test_the_fuse_touches_no_button(visit: Visitors, phone: bool, hints: bool) -> None:
    page = visit(phone=phone, locale="de-DE").go()
    begin(page, hints=hints, game="bang", players=5, per_move=60, reserve=60)
    page.wait_for_selector(f"{ASKED} .fuse")
    for width, height in [(1440, 900), (1280, 720), (844, 390), (390, 844), (320, 568)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(AT_REST)
        assert not page.evaluate(TOUCHING, [".fuse, .fuse *", ".prompt .btn"]), f"at {width}x{height}"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_cards_that_lie_open_cover_no_seat_and_stay_under_the_cursor(visit: Visitors, phone: bool) -> None:
    made = Made(visit(phone=phone), "bang", 7, [])
    page = made.page
    made.show(4, 2, "noon", lambda play: play["view"].update(aside=LAID, aside_count=len(LAID)))
    page.wait_for_selector(".laid .card")
    assert not page.evaluate(TOUCHING, [".laid", ".seat"])
    card = page.locator(".laid .card").first
    before = card.bounding_box()
    card.hover(force=True)
    page.evaluate(AT_REST)
    assert card.bounding_box() == before


#: How far apart the facts of each seat stand.
APART = """() => [...document.querySelectorAll('.seat-facts')].flatMap((row) => {
  const facts = [...row.children].filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
  return facts.slice(1).map((each, i) => each.left - facts[i].right).filter((gap) => gap >= 0);
})"""


def test_where_few_sit_round_a_phone_what_they_have_stands_apart(visit: Visitors) -> None:
    made = Made(visit(phone=True), "bang", 5, [])
    made.show(6, 3, "noon")
    gaps = made.page.evaluate(APART)
    assert gaps
    assert min(gaps) >= 4


@pytest.mark.parametrize("locale", LOCALES)
def test_a_phone_names_the_character_one_plays_in_full(visit: Visitors, locale: str) -> None:
    made = Made(visit(phone=True, locale=locale), "bang", 5, [])

    def longest(play: dict[str, Any]) -> None:
        play["view"]["players"][play["view"]["seat"]]["character"] = "calamity-janet"

    made.page.locator(".board-name b").evaluate("each => each.firstChild.data = 'Stranger 948'")
    name = made.page.get_by_text("Calamity Janet").locator("visible=true")
    for in_play in (0, 1):
        made.show(6, in_play, "noon", longest)
        expect(name).to_have_count(1)
        assert name.evaluate("each => each.scrollWidth <= each.clientWidth"), f"{in_play} in play"
    made.show(6, 0, "noon", STATES["ends"])
    expect(made.page.locator(".board-name .soft")).to_be_visible()


def test_what_explains_a_card_leaves_the_plank_in_sight(visit: Visitors) -> None:
    made = Made(visit(), "bang", 5, [])
    made.show(6, 3, "noon")
    page = made.page
    for width, height in [(1440, 900), (1280, 720)]:
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(width - 5, height - 5)
        page.locator(".inspector").wait_for(state="detached")
        page.locator(".hand .card").nth(2).hover(position={"x": 20, "y": 60})
        page.wait_for_selector(".inspector .inspector-text")
        page.evaluate(AT_REST)
        assert not page.evaluate(TOUCHING, [".inspector", ".prompt"]), f"at {width}x{height}"
