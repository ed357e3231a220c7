"""axe finds nothing wrong with any page or state of a table, in both themes, on desktop and phone."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visitors
from tests.browser.layout import Made, haunts, with_gold
from tests.browser.player import ASKED, OVER, Player, rush
from tests.browser.test_games import ALL_SETS, table

PAGES = [
    "/",
    "/new/bang",
    "/rules/bang",
    "/rules/duel/colt",
    "/rules/dice",
    "/replay",
    "/settings",
    "/leaderboard",
    "/puzzles",
    "/about",
    "/nowhere",
    "/table/NOTABL",
]
#: What is asked, in which dialog, and whether something is picked already.
STATE = """() => [
    document.querySelector('.prompt-ask b')?.innerText,
    document.querySelector('dialog[open]')?.className,
    document.querySelector('[data-state=picked]') !== null,
].join(' / ')"""
#: So many of them are looked at in a game, within so many clicks.
STATES, CLICKS = 8, 40
THEMES: dict[Literal["light", "dark"], list[str]] = {"light": [], "dark": ["color-contrast"]}


def check(page: Page, where: str) -> None:
    """In both themes: they differ in colours only, so the second is asked about those alone."""
    for theme, rules in THEMES.items():
        page.emulate_media(color_scheme=theme)
        found = violations(page, rules)
        assert not found, f"{where}, {theme}:\n" + "\n".join(found)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_pages(visit: Visitors, phone: bool) -> None:
    visitor = visit(phone=phone)
    for path in PAGES:
        page = visitor.go(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        check(page, path)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("game", "players", "sets"),
    [
        ("bang", 7, []),
        ("bang", 5, ["gold-rush", "armed-and-dangerous", "wild-west-show"]),
        ("duel", 2, []),
        ("dice", 6, []),
    ],
    ids=["bang", "bang-with-sets", "duel", "dice"],
)
def test_tables(visit: Visitors, game: str, players: int, sets: list[str], phone: bool) -> None:
    page = visit(phone=phone).go()
    code = table(page, game=game, players=players, sets=sets)
    player, seen = Player(page, seed=1), set[str]()
    while len(seen) < STATES and player.moves < CLICKS and not player.is_over():
        page.wait_for_selector(f"{ASKED}, {OVER}")
        state = page.evaluate(STATE)
        if state not in seen:
            check(page, state)
            seen.add(state)
        player.step()
    assert len(seen) >= 4 or player.is_over()
    rush(page, code)
    check(page, "over")
    home = page.url.partition("/table")[0]
    page.goto(f"{home}/table/{code}/1")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(page, "the end")
    page.goto(f"{home}/replay/{code}/1")
    expect(page.get_by_role("slider").first).to_be_visible()
    check(page, "the replay")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_sets_lay_on_the_table(visit: Visitors, phone: bool) -> None:
    """Every set: a shop that sells, nuggets, equipment, a shadow; and what opens at a tap."""
    made = Made(visit(phone=phone, locale="de-DE"), "bang", 8, ALL_SETS, ["shadow-gunslingers"])
    page = made.page
    made.show(5, 2, "", with_gold)
    page.wait_for_selector(".row-cards .card[data-state=playable], .fold[data-lit]", state="attached")
    check(page, "a shop")
    if phone:
        page.locator(".fold[data-lit]").click()
        expect(page.locator("dialog .card[data-state=playable]")).to_have_count(3)
        check(page, "the shop")
        page.keyboard.press("Escape")
    page.locator(".seat .seat-hit").first.click()
    expect(page.locator("dialog [data-border=black]")).to_have_count(1)
    check(page, "equipment")
    page.keyboard.press("Escape")
    made.show(5, 2, "", haunts)
    expect(page.locator(".seat[data-ghost] .seat-tab")).to_contain_text("Schatten")
    check(page, "a shadow")


def test_lobby(visit: Visitors) -> None:
    page = visit().go("/new/bang")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Who sits down")).to_be_visible()
    check(page, "lobby")
