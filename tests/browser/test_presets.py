"""A table by one word: sets and variants that go well together."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visitors
from tests.browser.test_games import ALL_SETS, opened


def settings(page: Page) -> dict[str, Any]:
    """What the table that the page shows is played with, as the server has it."""
    page.wait_for_url("**/table/*")
    code = page.url.rpartition("/")[2]
    found: dict[str, Any] = page.evaluate(
        "code => fetch(`/api/tables/${code}`).then((it) => it.json())", code
    )
    return found["settings"]  # type: ignore[no-any-return]


def test_play_now_plays_what_was_chosen_and_remembers_it(visit: Visitors) -> None:
    page = visit().go()
    page.get_by_label("Kind of game").select_option("High noon")
    expect(page.get_by_text("A new event every round")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    assert settings(page)["sets"] == ["high-noon"]
    expect(page.locator(".prompt")).to_be_visible()
    page.goto(page.url.partition("/table")[0])
    expect(page.get_by_label("Kind of game")).to_have_value("high-noon")


def test_a_preset_turns_the_sets_below_it(visit: Visitors) -> None:
    page = visit().go("/new/bang")
    everything, classic = (page.locator(f"[data-preset={id}]") for id in ("everything", "classic"))
    expect(classic).to_have_attribute("aria-pressed", "true")
    everything.click()
    expect(page.get_by_role("checkbox", name="All sets")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Gold Rush")).to_be_checked()
    page.get_by_role("checkbox", name="Gold Rush").uncheck()
    expect(everything).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_role("checkbox", name="All sets")).not_to_be_checked()
    page.get_by_role("checkbox", name="All sets").check()
    expect(everything).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Open the table").click()
    assert set(settings(page)["sets"]) == set(ALL_SETS)
    # In the lobby too.
    page.locator("[data-preset=first-game]").click()
    expect(page.get_by_role("checkbox", name="First game")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Gold Rush")).not_to_be_checked()


def test_a_surprise_says_what_was_drawn(visit: Visitors) -> None:
    page = visit(phone=True).go("/new/bang")
    page.locator("[data-preset=surprise]").tap()
    expect(page.get_by_text("By lot:")).to_be_visible()
    page.get_by_role("button", name="Open the table").tap()
    assert 2 <= len(settings(page)["sets"]) <= 4


def test_a_table_leaves_out_what_it_does_not_like(visit: Visitors) -> None:
    page = visit(phone=True).go()
    code = opened(page, game="bang", players=4)
    page.goto(page.url.rstrip("/") + f"/table/{code}")
    choice = page.get_by_label("Leave out …")
    choice.select_option("card/dynamite")
    choice.select_option("character/kit-carlson")
    expect(page.locator(".left-out .chip")).to_have_text(["Dynamite", "Kit Carlson"])
    page.get_by_role("button", name="Play with Dynamite again").click()
    expect(page.locator(".left-out .chip")).to_have_text(["Kit Carlson"])
    assert violations(page) == []
    assert settings(page)["variants"] == ["no-character/kit-carlson"]
    page.locator("summary", has_text="Tell a channel").click()
    page.get_by_label("Its address").fill("https://hooks.example.org/1")
    page.get_by_role("button", name="Add it").click()
    expect(page.get_by_text("hooks.example.org hears of this table now")).to_be_visible()
