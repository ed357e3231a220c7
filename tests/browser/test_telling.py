"""What is said at a table, and what is told of what happens."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Visitors
from tests.browser.player import ASKED, Player, rush
from tests.browser.test_games import table


def test_what_was_said_leaves_the_field(visit: Visitors) -> None:
    page = visit().go()
    table(page, game="bang", players=4)
    page.wait_for_selector(ASKED)
    field = page.locator(".side [data-chat]")
    field.fill("Howdy, partner")
    field.press("Enter")
    field.press("Enter")
    said = page.locator(".side .bubble")
    expect(field).to_have_value("")
    expect(said).to_have_count(1)
    field.fill("Not yet")
    page.get_by_role("button", name="Quick words").click()
    page.get_by_role("group", name="Quick words").get_by_role("button").first.click()
    expect(said).to_have_count(2)
    expect(field).to_have_value("Not yet")  # quick words leave it alone


def test_when_the_time_for_a_move_is_up_the_reserve_is_named(visit: Visitors) -> None:
    page = visit().go()
    table(page, game="duel", players=2, per_move=5, reserve=60)
    page.wait_for_selector(ASKED)
    expect(page.locator(".prompt .fuse")).to_contain_text("Extra time")
    expect(page.get_by_role("status").filter(has_text="Your time for this move is up")).to_have_count(1)


def test_a_thought_in_a_replay_is_of_the_bot_whose_move_is_seen(visit: Visitors) -> None:
    """However fast the replay runs: it stops while one asks."""
    page = visit().go()
    code = table(page, game="bang", players=4)
    page.wait_for_selector(ASKED)
    rush(page, code)
    page.goto(page.url.partition("/table")[0] + f"/replay/{code}/1?move=4&eyes=all")
    page.get_by_role("button", name="Play", exact=True).click()
    ask = page.get_by_role("button", name=re.compile(r"^What did \w+ think\?"))
    ask.click(timeout=60_000)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile(r"^What \w+ thought"))).to_be_visible()


#: What lies under the stage and can be clicked is clicked, and the stage lies over no seat.
COVERED = """() => {
  const stage = document.querySelector('.drama')?.getBoundingClientRect();
  if (!stage) return [];
  return [...document.querySelectorAll('.seat, .board, .prompt')].filter((each) => {
    const {left, right, top, bottom} = each.getBoundingClientRect();
    return Math.min(right, stage.right) - Math.max(left, stage.left) > 4
      && Math.min(bottom, stage.bottom) - Math.max(top, stage.top) > 4;
  }).map((each) => each.className);
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    "settings",
    [{"game": "bang", "players": 5}, {"game": "duel", "players": 2}, {"game": "dice", "players": 4}],
    ids=["bang", "duel", "dice"],
)
def test_an_attack_stands_on_the_stage(visit: Visitors, settings: dict[str, Any], phone: bool) -> None:
    page = visit(phone=phone).go()
    table(page, **settings)
    Player(page, seed=2).play(seconds=120, until=lambda: page.query_selector(".drama.attack") is not None)
    assert not page.evaluate(COVERED)
    assert not violations(page)
