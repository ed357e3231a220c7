"""An evening with friends, seen from two browsers and more."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Visitors
from tests.browser.player import OVER, RUSH, Player, pressed, rush
from tests.browser.test_accessible import check
from tests.browser.test_games import opened, table
from tests.patience import PATIENCE
from tests.server.running import Server

#: The host has everything go quickly: what is waited for here is not the bots.
HASTEN = """([code, more]) => new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${code}/socket`);
    socket.onmessage = ({data}) => {
        const {it, table} = JSON.parse(data);
        if (it === 'welcome')
            socket.send(JSON.stringify({do: 'change', settings: {...table.settings, ...more}}));
        if (it === 'table') socket.close();
    };
    socket.onclose = done;
})"""
#: Whether one's own words cover what is asked.
OVER_THE_PLANK = """() => {
  const bubble = document.querySelector('.speech').getBoundingClientRect();
  const {left, right, top, bottom} = document.querySelector('.prompt').getBoundingClientRect();
  const wide = Math.min(right, bubble.right) - Math.max(left, bubble.left);
  return wide > 0 && Math.min(bottom, bubble.bottom) - Math.max(top, bubble.top) > 0;
}"""
READY = "You sit, so you are ready."


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """Here nobody has to be away for long before a bot may sit in."""
    with Server(tmp_path / "posse.db", 0, "--patience", "0") as server:
        yield server


def until(player: Player, true: Callable[[], bool]) -> None:
    """Play until something is so."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not happen"
        assert not player.is_over(), "the game was over before"
        if player.is_asked():
            player.step()
        else:
            player.page.wait_for_timeout(30)


def to_the_end(page: Page, guest: Page, code: str) -> None:
    """Both play the rest of a game, as fast as they can."""
    guest.evaluate(f"(args) => {{ void ({RUSH})(args) }}", [code, 5])
    rush(page, code)
    guest.wait_for_selector(OVER)


def say(page: Page, text: str) -> None:
    page.get_by_placeholder("Say something").fill(text)
    page.keyboard.press("Enter")


def named(page: Page, name: str) -> Page:
    """Whoever plays here is called so."""
    page.get_by_label("Playing as").fill(name)
    page.keyboard.press("Tab")
    return page


def mark(page: Page, title: str) -> Locator:
    """The signs at the seats that say who sits there."""
    return page.locator(f".seat-mark[title^='{title}']")


def test_an_evening(visit: Visitors, hasty: Server) -> None:
    ann, bob = visit(url=hasty.url), visit(url=hasty.url)
    page = named(ann.go("/"), "Ann")
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_url("**/table/*")
    code = page.url.rpartition("/")[2]

    # Who follows the link sits, and sitting is being ready.
    link = page.locator(".invite .link").inner_text()
    assert link.endswith(f"/table/{code}")
    named(bob.go("/"), "Bob")
    guest = bob.go(f"/table/{code}")
    expect(guest.get_by_text(READY)).to_be_visible()
    expect(page.locator(".seatrow", has_text="Bob")).to_be_visible()

    # What one says both read.
    say(guest, "Evening, partner!")
    for each in (page, guest):
        expect(each.locator(".bubble", has_text="Evening, partner!")).to_be_visible()

    # Who closes the page is seen to be away, and to be back.
    guest.goto("about:blank")
    expect(page.locator(".seatrow", has_text="Bob").get_by_text("Away")).to_be_visible()
    check(page, "the lobby with somebody away")
    guest.goto(f"{hasty.url}/table/{code}")
    expect(page.locator(".seatrow", has_text="Bob").get_by_text("Away")).to_have_count(0)

    page.evaluate(HASTEN, [code, {"players": 4, "pace": 0, "per_move": None}])
    expect(guest.get_by_text("4 seats")).to_be_visible()
    expect(guest.get_by_text(READY)).to_be_visible()  # he still is
    page.get_by_role("button", name="Start").click()

    # Bots are marked as bots, people as here.
    for each in (page, guest):
        expect(mark(each, "Bot")).to_have_count(2)
        expect(mark(each, "Here")).to_have_count(1)

    # Chat stands at the seat of who speaks.
    say(page, "Draw!")
    for each in (page, guest):
        expect(each.locator(".speech", has_text="Draw!")).to_be_visible()
    assert not page.evaluate(OVER_THE_PLANK)

    # Bob goes; a word of the table, and a bot sits in; he comes back and has the seat again.
    guest.goto("about:blank")
    expect(mark(page, "Away at the moment")).to_have_count(1)
    instead = page.get_by_role("button", name="A bot for Bob")
    player = Player(page, seed=1)
    until(player, instead.is_visible)
    check(page, "a table with somebody away")
    # The button stands in the prompt while the table waits for him; the server may pass for him meanwhile.
    until(player, lambda: pressed(instead))
    expect(mark(page, "Away, a bot plays")).to_have_count(1)
    guest.goto(f"{hasty.url}/table/{code}")
    expect(guest.locator(".board")).to_contain_text("Bob")
    expect(mark(page, "Here")).to_have_count(1)
    expect(mark(page, "Away, a bot plays")).to_have_count(0)

    # After the game: who earned what, the score of the evening, and a picture.
    to_the_end(page, guest, code)
    page.goto(f"{hasty.url}/table/{code}/1")
    expect(page.locator(".score li")).to_have_count(2)
    expect(page.locator(".title").first).to_be_visible()
    page.get_by_role("button", name="Picture to share").click()
    expect(page.get_by_role("img", name="A poster of the game.")).to_be_visible()
    check(page, "the picture of a game")
    expect(page.get_by_role("link", name="Save", exact=True)).to_have_attribute(
        "download", f"posse-{code}-1.png"
    )
    page.keyboard.press("Escape")
    check(page, "the end of a game")

    # Rematch: both are at the table again, and the score goes on.
    page.get_by_role("button", name="Rematch").click()
    page.get_by_role("button", name="Call for it").click()
    for each in (page, guest):
        expect(each.locator(".score")).to_contain_text("One game")
    expect(guest.get_by_text(READY)).to_be_visible()
    page.get_by_role("button", name="Start").click()
    guest.wait_for_selector(".table")
    to_the_end(page, guest, code)
    for each in (page, guest):
        each.goto(f"{hasty.url}/table/{code}/2")
        expect(each.locator(".score")).to_contain_text("2 games")
        expect(each.locator(".score li", has_text=re.compile("of 2 won"))).to_have_count(2)


def test_a_late_friend_takes_over_from_a_bot(visit: Visitors) -> None:
    page = visit().go()
    code = table(page, game="bang", players=4)
    expect(mark(page, "Bot")).to_have_count(3)
    late = visit().go(f"/table/{code}")
    late.get_by_role("button", name="Take a bot’s seat").click()
    check(late, "the seats of bots")
    late.locator("dialog .seats .btn").first.click()
    expect(late.locator(".hand .card").first).to_be_visible()
    expect(mark(page, "Bot")).to_have_count(2)
    expect(mark(page, "Here")).to_have_count(1)
    expect(late.get_by_role("button", name="Take a bot’s seat")).to_have_count(0)


def test_who_got_up_is_not_seated_again(visit: Visitors) -> None:
    page = visit().go()
    code = opened(page, game="bang", players=4)
    guest = visit().go(f"/table/{code}")
    guest.get_by_role("button", name="Stand up").click()
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    guest.reload()
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    guest.get_by_role("button", name="Sit here").first.click()
    expect(guest.get_by_text(READY)).to_be_visible()


def test_on_a_phone_chat_has_a_badge_of_its_own(visit: Visitors) -> None:
    page = visit(phone=True).go()
    code = opened(page, game="dice", players=4)
    friend = visit().go(f"/table/{code}")
    expect(friend.get_by_text(READY)).to_be_visible()
    page.goto(f"{page.url.rstrip('/')}/table/{code}")
    page.get_by_role("button", name="Start").click()
    chat = page.get_by_role("button", name=re.compile("^Chat"))
    expect(chat).to_be_visible()  # what is said before is read in the lobby
    expect(chat.locator(".dot")).to_have_count(0)
    say(friend, "Where are you?")
    expect(chat.locator(".dot")).to_have_text("1")
    chat.click()
    expect(page.locator("dialog .bubble", has_text="Where are you?")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(chat.locator(".dot")).to_have_count(0)
    # One's own words, from one's own medallion, are no news to oneself.
    until(Player(page, seed=1), page.locator(".board-face:not(.is-usable)").is_visible)
    page.locator(".board-face").click()
    check(page, "quick words")
    page.get_by_role("button", name="Howdy!").click()
    for each in (page, friend):
        expect(each.locator(".speech", has_text="Howdy!")).to_be_visible()
    expect(chat.locator(".dot")).to_have_count(0)
    # With the chat closed again, even if it was open last, what is said is news.
    say(friend, "Howdy yourself!")
    expect(chat.locator(".dot")).to_have_text("1")


def test_the_leaderboard_goes_on_page_by_page(visit: Visitors) -> None:
    page = visit().page

    def answer(route: Route) -> None:
        after = int(re.findall(r"after=(\d+)", route.request.url)[0])
        lines = [
            {"rank": rank, "account": f"a{rank}", "name": f"Gun {rank}", "points": 30.0 - rank, "games": rank}
            for rank in range(after + 1, after + 3)
        ]
        route.fulfill(json={"players": lines, "next": None if after else 2})

    page.route("**/api/leaderboard/bang?*", answer)
    page.goto(f"{visit().url}/leaderboard")
    expect(page.locator("tbody tr")).to_have_count(2)
    page.get_by_role("button", name="Show more").click()
    expect(page.locator("tbody tr")).to_have_count(4)
    expect(page.locator("tbody tr").nth(3)).to_contain_text("Gun 4")
    check(page, "a leaderboard")
    expect(page.get_by_role("button", name="Show more")).to_have_count(0)


def test_the_leaderboard(visit: Visitors) -> None:
    page = visit().go()
    page.get_by_role("link", name="Leaderboard").click()
    expect(page.get_by_text("Nobody is rated at this game yet.")).to_be_visible()
    page.get_by_role("link", name="BANG! The Duel").click()
    expect(page).to_have_url(re.compile("/leaderboard/duel$"))
    expect(page.get_by_text("Nobody is rated at this game yet.")).to_be_visible()
    page.get_by_role("link", name="Make an account to be listed.").click()
    expect(page).to_have_url(re.compile("/settings$"))
