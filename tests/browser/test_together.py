"""Several browsers at one table, lost connections, reloads, a server that dies and comes back."""

import time
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.line import Line
from tests.browser.player import ASKED, OVER, Player, has_choice, rush, wait_for_choice
from tests.browser.test_games import table
from tests.patience import PATIENCE
from tests.server.running import Server


def test_two_people_and_bots(visit: Visitors) -> None:
    ann, bob = visit(), visit()
    page = ann.go("/new/bang")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    code = page.url.rpartition("/")[2]
    guest = bob.go(f"/table/{code}")
    guest.get_by_text("You sit, so you are ready.").wait_for()
    page.get_by_role("button", name="Start").click()
    players = [Player(page, 1), Player(guest, 2)]
    for _ in range(60):
        for each in players:
            if each.is_asked():
                each.step()
        if all(each.is_over() for each in players):
            break
        page.wait_for_timeout(100)
    expect(page.locator(".ring")).to_be_visible()
    expect(guest.locator(".ring")).to_be_visible()
    # What one says the other hears.
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Say something").fill("Draw!")
    page.keyboard.press("Enter")
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.locator(".bubble", has_text="Draw!")).to_be_visible()


def test_reload_in_the_middle(visit: Visitors) -> None:
    visitor = visit()
    react = ".prompt[data-tone=react]:not([data-sent])"
    for seed in range(5):  # somebody may win before one is asked to react
        page = visitor.go()
        table(page, game="bang", players=5)
        player = Player(page, seed)
        player.play(until=lambda: has_choice(page, react))  # noqa: B023
        if not player.is_over():
            break
    assert not player.is_over()
    page.keyboard.press("Escape")  # a card that was picked would be forgotten
    asked = page.locator(f"{react} .prompt-ask b").first.inner_text()
    page.reload()
    expect(page.locator(".prompt-ask b").first).to_have_text(asked)
    goes_on(page, player)


def test_two_tabs_of_one_seat_stay_in_step(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.go()
    code = table(page, game="bang", players=4)
    other = visitor.context.new_page()
    other.goto(f"{visitor.url}/table/{code}")
    page.bring_to_front()  # one that is hidden is not drawn
    player = Player(page, seed=2)
    page.wait_for_selector(f"{ASKED}, {OVER}")
    for _ in range(12):
        if player.is_over():
            break
        if player.is_asked():
            player.step()
        page.wait_for_timeout(50)
    assert told(page), "nothing has happened"
    end = time.monotonic() + PATIENCE
    while told(other) != told(page):
        assert time.monotonic() < end
        page.wait_for_timeout(100)


def told(page: Page) -> list[str]:
    return page.locator(".log .log-line").all_inner_texts()


def goes_on(page: Page, player: Player) -> None:
    """The player answers, and more happens."""
    before = len(told(page))
    player.play(until=lambda: len(told(page)) > before + 3)
    assert player.moves


def test_the_server_dies_and_comes_back(visit: Visitors, tmp_path: Path) -> None:
    with Server(tmp_path / "posse.db") as server:
        page = visit(url=server.url).go()
        table(page, game="bang", players=4)
        player = Player(page, seed=4)
        wait_for_choice(page)
        before = page.locator(".prompt-ask b").first.inner_text()
        server.kill()
        expect(page.get_by_text("Connection lost").first).to_be_visible()
        server.start()
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        expect(page.locator(".prompt-ask b").first).to_have_text(before)
        goes_on(page, player)


def test_a_move_made_without_a_connection_goes_out_with_the_next(visit: Visitors) -> None:
    page = visit().go()
    line = Line(page)
    table(page, game="bang", players=4)
    player, kept = Player(page, seed=3), page.get_by_text("Your move is kept")
    wait_for_choice(page)
    before = len(told(page))
    line.cut()
    expect(page.get_by_text("Connection lost").first).to_be_visible()
    player.play(until=lambda: page.query_selector(".prompt[data-sent]") is not None)
    expect(kept).to_be_visible()
    assert len(told(page)) == before
    line.mend()
    expect(kept).to_be_hidden()
    page.wait_for_function(
        "before => document.querySelectorAll('.log .log-line').length > before", arg=before
    )
    expect(page.locator(".notice .chip")).to_have_count(0)  # nothing was refused


def test_replay_of_the_game_just_played(visit: Visitors) -> None:
    page = visit().go()
    code = table(page, game="dice", players=4)
    page.wait_for_selector(ASKED)
    rush(page, code)
    page.locator(f"[data-over] a[href='/table/{code}/1']").click()
    page.locator("main").get_by_role("link", name="Replay").first.click()
    slider = page.get_by_role("slider").first
    expect(slider).to_be_visible()
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".ring, .street")).to_be_visible()


def test_settings_of_a_table_hold(visit: Visitors) -> None:
    page = visit().go("/new/bang")
    page.get_by_label("Dodge City").check()
    page.get_by_role("button", name="One seat more").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("6 seats")).to_be_visible()
    expect(page.get_by_label("Dodge City")).to_be_checked()


def test_a_bot_plays_until_one_is_back(visit: Visitors) -> None:
    page = visit().go()
    table(page, game="dice", players=4, per_move=5, reserve=0, pace=0.2)
    back = page.get_by_role("button", name="I am back")
    expect(back).to_be_visible()  # three questions were not answered
    back.click()
    expect(back).to_be_hidden()
    page.wait_for_selector(ASKED)
