"""What is said at a table, and what is told of what happens."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Visitors
from tests.browser.player import ASKED, OVER, Player, pressed, rush
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
    ask.click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile(r"^What \w+ thought"))).to_be_visible()


#: What something lies over, of what must be seen.
COVERED_BY = """(over) => {
  const stage = document.querySelector(over)?.getBoundingClientRect();
  if (!stage) return [];
  return [...document.querySelectorAll('.seat, .fighter, .board, .prompt')].filter((each) => {
    const {left, right, top, bottom} = each.getBoundingClientRect();
    return !each.matches(over) && Math.min(right, stage.right) - Math.max(left, stage.left) > 4
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
    Player(page, seed=2).play(until=lambda: page.query_selector(".drama.attack") is not None)
    assert not page.evaluate(COVERED_BY, ".drama")
    assert not violations(page)


def test_at_the_end_the_roles_lie_open_and_the_next_game_is_right_there(visit: Visitors) -> None:
    page = visit().go()
    code = table(page, game="bang", players=4)
    page.wait_for_selector(ASKED)
    rush(page, code)
    expect(page.locator(".turned")).to_have_count(4)
    over = page.locator(OVER)
    expect(over).to_contain_text(re.compile("wins?"))
    assert not page.evaluate(COVERED_BY, OVER)
    assert not violations(page)
    over.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(ASKED)  # alone among bots it begins at once
    expect(over).to_have_count(0)


def test_who_waits_is_told_what_is_being_done(visit: Visitors) -> None:
    page = visit().go()
    table(page, game="bang", players=6, pace=1)
    waiting, player = page.locator(".prompt[data-tone=wait] .prompt-ask > b"), Player(page, seed=2)
    player.play(until=lambda: any("thinking" not in words for words in waiting.all_inner_texts()))
    assert not player.is_over()
    assert not violations(page)


def test_bots_wait_and_go_on(visit: Visitors) -> None:
    page = visit().go()
    table(page, game="bang", players=4, pace=1)
    page.wait_for_selector(".prompt")
    page.locator(".bar [aria-haspopup=dialog]:not(.whole-table)").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Quick").click()
    expect(menu.get_by_role("button", name="Quick")).to_have_attribute("aria-pressed", "true")
    menu.get_by_role("button", name="Let the bots wait").click()
    expect(menu.get_by_role("button", name="Go on")).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    page.locator(".prompt").get_by_role("button", name="Go on").click()
    expect(page.locator(".prompt").get_by_role("button", name="Go on")).to_have_count(0)


def test_who_is_out_skips_to_the_end(visit: Visitors) -> None:
    page = visit().go()
    table(page, game="bang", players=7)
    skip = page.get_by_role("button", name="Skip to the end")
    Player(page, seed=11).play(until=lambda: pressed(skip))  # unless the game ended with this player
    page.wait_for_selector(OVER)


def test_what_is_done_to_me_has_a_beat_of_its_own(visit: Visitors) -> None:
    page = visit().go()
    table(page, game="bang", players=5)
    told = page.locator(".to-me")
    Player(page, seed=6).play(until=told.is_visible)
    assert not page.evaluate(COVERED_BY, ".to-me")
    assert not violations(page)


def test_play_now_has_no_clock_and_a_first_game_is_calm(visit: Visitors) -> None:
    page = visit().go()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".prompt")
    code = page.url.rpartition("/")[2]
    settings = page.evaluate("code => fetch(`/api/tables/${code}`).then((told) => told.json())", code)[
        "settings"
    ]
    assert settings["per_move"] is None
    assert settings["pace"] > 1
