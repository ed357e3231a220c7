"""A choice of two characters, on a phone and by keyboard."""

from playwright.sync_api import Page, expect

from posse.terminal.reference import effect
from tests.browser.axe import violations
from tests.browser.conftest import Visitors
from tests.browser.test_games import table

TWO = {"game": "bang", "players": 5, "variants": ["two-characters"]}


def offered(page: Page) -> list[str]:
    """The ids of those whom one may choose."""
    tokens: list[str] = page.locator(".offered-one").evaluate_all("all => all.map((it) => it.dataset.token)")
    return [token.removeprefix("character/") for token in tokens]


def is_in_sight(page: Page, selector: str) -> bool:
    """Whether all of each can be seen, and nothing lies over its middle."""
    seen: bool = page.locator(selector).evaluate_all(
        """all => all.every((node) => {
            const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
                && node.scrollHeight <= node.clientHeight + 1 && (node === hit || node.contains(hit));
        })"""
    )
    return seen


def test_two_characters_can_be_read_on_a_phone(visit: Visitors) -> None:
    page = visit(phone=True, locale="de").go()
    table(page, **TWO)
    expect(page.locator(".offered-one")).to_have_count(2)
    expect(page.get_by_text("Wer bist du heute?", exact=True)).to_be_visible()
    for id in offered(page):
        expect(page.locator(f"[data-token='character/{id}'] .offered-can")).to_have_text(
            effect("bang", "character", id, "de")
        )
    assert is_in_sight(page, ".offered-one")
    assert violations(page) == []
    chosen = offered(page)[1]
    page.locator(".offered-one").nth(1).tap()
    expect(page.locator(".offered-one")).to_have_count(0)
    expect(page.locator(".hand .card")).not_to_have_count(0)
    expect(page.locator(f".me [data-inspect='character:{chosen}']").first).to_be_visible()
    assert page.locator("[data-inspect='character:unchosen']").count() == 0
