"""Around a game: the menu, leaving and coming back, seats of bots, keys and fingers, windows of any size."""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visitors
from tests.browser.player import ASKED, OVER, Player, open_by_key, prefer, rush, tap, wait_for_choice
from tests.browser.test_games import ALL_SETS, opened, table
from tests.browser.test_guide import advised

MENU = "[aria-haspopup=dialog]:not(.whole-table)"
#: Sizes of windows that are tight, or wide.
WINDOWS = [(800, 600), (1024, 600), (2560, 1080)]
PHONES = [(360, 640), (390, 664), (320, 568)]
#: A phone lying on its side, and a window that is shown twice as large.
LYING = [(844, 390), (640, 400)]
TABLETS = [(820, 1180), (768, 1024), (1024, 1366), (1024, 768)]
#: Whatever can be touched and is too small for it: a fingertip beside its middle must still meet it.
TOO_SMALL = """() => {
  const out = [];
  const meets = (target, x, y) => target.contains(document.elementFromPoint(x, y));
  for (const each of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const style = getComputedStyle(each);
    const inText = each.tagName === 'A' && style.display === 'inline';
    if (inText || each.disabled || style.pointerEvents === 'none' || each.closest('[inert]')) continue;
    if (!each.checkVisibility({visibilityProperty: true})) continue;
    const target = each.closest('label') ?? each;
    const {left, right, top, bottom, width, height} = target.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const wide = width > 43.5 || (meets(target, x - 20, y) && meets(target, x + 20, y));
    const high = height > 43.5 || (meets(target, x, y - 20) && meets(target, x, y + 20));
    const size = `${Math.round(width)}x${Math.round(height)}`;
    if (width && !(wide && high)) out.push(`${size} ${each.outerHTML.slice(0, 120)}`);
  }
  return out;
}"""
#: Of each card in hand, where less of its width is free than a fingertip needs: how much of it is.
COVERED = """() => [...document.querySelectorAll('.hand .card')].flatMap((card) => {
  const {left, right, top, bottom} = card.getBoundingClientRect();
  const across = Array.from({length: Math.round(right - left)}, (_, x) => left + x);
  const free = across.filter((x) => card.contains(document.elementFromPoint(x, (top + bottom) / 2))).length;
  return free < 44 ? [`${free} of ${card.dataset.token}`] : [];
})"""
#: A hand made as large as hands get; what the guide advises stays one card.
FILL = """(count) => {
  const hand = document.querySelector('.hand');
  while (hand.children.length < count) {
    const copy = hand.firstElementChild.cloneNode(true);
    copy.querySelector('[data-advised]')?.removeAttribute('data-advised');
    hand.append(copy);
  }
  hand.style.setProperty('--n', count);
  [...hand.children].forEach((each, i) => each.style.setProperty('--k', i - (count - 1) / 2));
}"""
#: Parts of a table that lie on each other, or outside the window.
IN_THE_WAY = """() => {
  const kinds = ['.bar', '.seat', '.centre .pile', '.centre .bill', '.ticker', '.prompt', '.board', '.side', '.fighter',
                 '.street-side', '.street-line', '.die', '.quiver', '.is-duel .me'];
  const parts = [...document.querySelectorAll(kinds.join())].filter((each) => each.checkVisibility())
    .map((each) => [each.className, each.getBoundingClientRect(), each]);
  const out = parts.filter(([, box]) => box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1)
    .map(([name]) => `${name} is outside`);
  for (const [i, [name, a, one]] of parts.entries())
    for (const [other, b, two] of parts.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 3 && high > 3 && !one.contains(two)) out.push(`${name} and ${other}`);
    }
  return out;
}"""


#: How many copies of a card some sets have.
COPIES = """async ([id, sets]) => {
  const told = await (await fetch('/api/reference/bang')).json();
  const cards = told.sets.filter((set) => sets.includes(set.id)).flatMap((set) => set.cards);
  return cards.filter((card) => card.id === id).reduce((sum, card) => sum + card.copies.length, 0);
}"""


#: Bots take their time from now on.
SLOW_DOWN = """(code) => new Promise((done) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${code}/socket`);
  socket.onmessage = ({data}) => {
    const {it} = JSON.parse(data);
    if (it === 'welcome') socket.send(JSON.stringify({do: 'pace', pace: 10}));
    if (it === 'table') socket.close();
  };
  socket.onclose = done;
})"""


def menu(page: Page) -> Locator:
    """The menu of a table, opened."""
    page.locator(f".bar {MENU}").click()
    return page.get_by_role("dialog", name="Menu")


def test_leaving_a_game_and_coming_back(visit: Visitors) -> None:
    page = visit().go()
    code = table(page, game="bang", players=4)
    wait_for_choice(page)
    page.evaluate(SLOW_DOWN, code)  # or the bots would have played to the end before one is back
    home = page.url.partition("/table")[0]
    menu(page).get_by_role("button", name="Leave the table").click()
    asks = page.get_by_role("dialog", name="Leave the game?")
    expect(asks).to_contain_text("A bot takes your seat")
    asks.get_by_role("button", name="Stay").click()
    expect(page.locator(".hand")).to_be_visible()
    menu(page).get_by_role("button", name="Leave the table").click()
    asks.get_by_role("button", name="Leave").click()
    page.wait_for_url(f"{home}/")
    page.goto(f"{home}/table/{code}")
    expect(page.get_by_text("You are watching").first).to_be_visible()
    # Who only watches is not asked.
    menu(page).get_by_role("button", name="Leave the table").click()
    page.wait_for_url(f"{home}/")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_menu(visit: Visitors, phone: bool) -> None:
    page = visit(phone=phone).go()
    table(page, game="bang", players=4)
    button = page.locator(f".bar {MENU}")
    button.focus()
    page.keyboard.press("Enter")
    opened = page.get_by_role("dialog", name="Menu")
    assert not violations(page)
    sound = opened.get_by_role("checkbox", name="Sound")
    expect(sound).to_be_checked()
    sound.focus()
    page.keyboard.press("Space")
    assert page.evaluate("JSON.parse(localStorage.getItem('posse-prefs')).sound") is False
    opened.get_by_role("button", name="Midnight").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "midnight")
    expect(opened.get_by_role("link", name="Rules")).to_have_attribute("href", "/rules/bang")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(button).to_be_focused()


WIDE_HAND = [f"bang@{rank}D" for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")]
PLAYED: dict[str, Any] = {"verb": "play", "label": {"id": "ask-end"}, "short": {"id": "ask-end"}, "steps": {}}


def test_a_card_that_can_be_played_comes_into_sight_on_a_phone(visit: Visitors) -> None:
    """Wherever the hand was scrolled to before."""
    guest = visit(phone=True)
    page = guest.go()
    heard: list[dict[str, Any]] = []

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)

        def hear(text: str | bytes) -> None:
            heard.append(json.loads(text))
            socket.send(text)

        server.on_message(hear)

    sockets: list[WebSocketRoute] = []
    page.route_web_socket("**/socket", connect)
    cards = page.locator(".hand .card")
    guest.go()
    table(page, game="bang", players=4)
    wait_for_choice(page)
    asked = next(each for each in reversed(heard) if each["it"] == "play" and each.get("options"))

    def ask(things: list[str]) -> None:
        """Ask the next question, with a hand that is wider than the phone: these of its cards can be played."""
        asked["decision"] += 1
        asked["events"] = []
        asked["view"]["players"][asked["view"]["seat"]] |= {"hand": WIDE_HAND, "hand_count": len(WIDE_HAND)}
        asked["options"] = [{**PLAYED, "text": f"play {thing}", "thing": [thing]} for thing in things]
        sockets[-1].send(json.dumps(asked))

    ask(WIDE_HAND[-1:])
    expect(cards).to_have_count(len(WIDE_HAND))
    expect(cards.last).to_be_in_viewport(ratio=1)
    expect(cards.first).not_to_be_in_viewport(ratio=1)
    ask(WIDE_HAND[:1])
    expect(cards.first).to_be_in_viewport(ratio=1)
    expect(cards.first).to_have_attribute("data-state", "playable")
    # Whoever looks at the rest of his hand is left alone until the next question, whatever else is heard.
    cards.last.scroll_into_view_if_needed()
    line = {"n": 1, "at": time.time(), "person": "ann", "name": "Ann", "text": "Howdy"}
    sockets[-1].send(json.dumps({"it": "chat", "lines": [line]}))
    expect(page.get_by_role("button", name=re.compile("^Chat")).locator(".dot")).to_have_text("1")
    expect(cards.first).not_to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("sets", [[], ["dodge-city"]])
def test_a_card_is_told_of_as_it_is_on_this_table(visit: Visitors, sets: list[str]) -> None:
    """Copies that other sets would add are not there."""
    page = visit().go()
    table(page, game="bang", players=5, sets=sets)
    wait_for_choice(page)
    card = page.locator(".hand .card").first
    copies = page.evaluate(COPIES, [str(card.get_attribute("data-token")).partition("@")[0], ["base", *sets]])
    card.focus()
    page.keyboard.press("i")
    expect(page.locator(".inspector .small").first).to_contain_text(f"· {copies} in the deck")


def test_a_newcomer_takes_the_seat_of_a_bot(visit: Visitors) -> None:
    page = visit().go()
    code = table(page, game="dice", players=4)
    guest = visit().go(f"/table/{code}")
    rush(page, code)
    page.locator(f"[data-over] a[href='/table/{code}/1']").click()
    page.get_by_role("button", name="Rematch").click()
    rows = guest.locator(".seatrow")
    rows.nth(2).get_by_role("button", name="Take this seat").click()
    expect(rows.nth(2)).to_contain_text("you")
    expect(guest.get_by_text("You sit, so you are ready.")).to_be_visible()
    expect(guest.get_by_role("button", name="Take this seat")).to_have_count(0)


@pytest.mark.parametrize("game", ["bang", "duel", "dice"])
def test_enter_does_what_the_button_says(visit: Visitors, game: str) -> None:
    """Wherever a button shows the key, the key makes that move, with the focus where a click has left it."""
    page = visit().go()
    table(page, game=game, players={"bang": 4, "duel": 2, "dice": 5}[game])
    player, pressed = Player(page, seed=3), 0
    while pressed < 3:
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if player.is_over():
            break
        shows = page.locator(".prompt .key", has_text="⏎").count() == 1
        if shows and page.query_selector("dialog[open]") is None:
            before = moves(page)
            asked = page.locator(".prompt-ask b").first.inner_text()
            page.keyboard.press("Enter")
            page.wait_for_function(MOVED, arg=[before, asked])
            pressed += moves(page) > before
        else:
            player.step()
    assert pressed > 0, "no button showed the key"


#: The page has made a move, or something else is asked: who can only pass is answered for by the server.
MOVED = """([before, asked]) => window.moves > before
    || document.querySelector('.prompt-ask b')?.innerText !== asked"""


def moves(page: Page) -> int:
    """How many moves this page has made; counts from the first time on."""
    made: int = page.evaluate(
        """() => {
          if (window.moves === undefined) {
            window.moves = 0;
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
              if (JSON.parse(text).do === 'move') window.moves++;
              return send.call(this, text);
            };
          }
          return window.moves;
        }"""
    )
    return made


def test_suits_in_the_log_have_the_colours_that_one_likes(visit: Visitors) -> None:
    page = visit().go()
    rush(page, table(page, game="bang", players=4))

    def colours() -> set[str]:
        found = page.locator(".log .pip").evaluate_all(
            "all => all.map((each) => getComputedStyle(each).color)"
        )
        return set(found)

    assert len(colours()) == 2
    page.evaluate("document.documentElement.setAttribute('data-four-colours', '')")
    assert len(colours()) == 4


PAGES = [
    "/",
    "/new/bang",
    "/rules/bang/jail",
    "/rules/duel",
    "/replay",
    "/settings",
    "/about",
    "/table/NOTABL",
]


def test_fingers_meet_everything(visit: Visitors) -> None:
    visitor = visit(phone=True)
    for path in PAGES:
        page = visitor.go(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert not page.evaluate(TOO_SMALL), path


@pytest.mark.parametrize("game", ["bang", "duel", "dice"])
def test_fingers_meet_everything_at_the_table(visit: Visitors, game: str) -> None:
    page = visit(phone=True).go()
    table(page, game=game, players={"bang": 7, "duel": 2, "dice": 6}[game])
    player = Player(page, seed=9)
    for _ in range(12):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if player.is_over():
            break
        if page.query_selector("dialog[open]") is None:
            assert not page.evaluate(TOO_SMALL)
        player.step()


@pytest.mark.parametrize("game", ["bang", "duel"])
def test_fingers_meet_every_card_on_a_tablet(visit: Visitors, game: str) -> None:
    """Eight cards, one of which the guide advises."""
    page = visit(phone=True, viewport={"width": 820, "height": 1180}).go()
    table(page, game=game, players={"bang": 7, "duel": 2}[game])
    player = Player(page, seed=1, act=tap)
    while not (advised(page) and page.query_selector(".hand [data-advised]")):
        assert not player.is_over()
        player.step()
    page.evaluate(FILL, 8)
    for width, height in TABLETS:
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(COVERED), f"at {width}x{height}"
        assert not page.evaluate(TOO_SMALL), f"at {width}x{height}"


@pytest.mark.parametrize(
    ("settings", "sizes"),
    [
        ({"game": "bang", "players": 7, "sets": ["high-noon"]}, WINDOWS),
        ({"game": "bang", "players": 8, "sets": ALL_SETS}, [*WINDOWS, *TABLETS]),
        ({"game": "duel", "players": 2}, [*WINDOWS, *TABLETS]),
        ({"game": "dice", "players": 8}, [*WINDOWS, *TABLETS]),
        ({"game": "bang", "players": 8, "sets": ALL_SETS}, PHONES),
        ({"game": "bang", "players": 5, "sets": ALL_SETS}, PHONES),
        ({"game": "duel", "players": 2}, [*PHONES, *LYING]),
        ({"game": "dice", "players": 8}, [*PHONES, *LYING]),
        ({"game": "bang", "players": 8, "sets": ALL_SETS}, LYING),
    ],
    ids=["bang-7", "bang-8", "duel", "dice", "phone-8", "phone-5", "phone-duel", "phone-dice", "lying-8"],
)
def test_nothing_is_in_the_way(
    visit: Visitors, settings: dict[str, Any], sizes: list[tuple[int, int]]
) -> None:
    """Some moves at a table, nothing of which may lie on another, however large the window is."""
    page = visit(phone=not set(sizes) & set(WINDOWS)).go()
    prefer(page, hints=False)
    table(page, **settings)
    player = Player(page, seed=4, act=lambda page, element: element.evaluate("each => each.click()"))
    for number in range(16):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if player.is_over():
            break
        width, height = sizes[number % len(sizes)]
        page.set_viewport_size({"width": width, "height": height})
        if page.query_selector("dialog[open]") is None:
            assert not page.evaluate(IN_THE_WAY), f"at {width}x{height}"
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (
                f"{width}x{height} scrolls"
            )
        player.step()


@pytest.mark.parametrize("viewport", [(390, 844), (844, 390)], ids=["upright", "lying"])
def test_a_shop_without_room_folds_to_a_chip_and_opens(visit: Visitors, viewport: tuple[int, int]) -> None:
    width, height = viewport
    page = visit(phone=True, viewport={"width": width, "height": height}).go()
    table(page, game="bang", players=8, sets=ALL_SETS)
    wait_for_choice(page)
    expect(page.locator(".spread .row-cards .card").first).to_be_hidden()
    page.get_by_role("button", name="Shop: 3 cards").tap()
    shop = page.get_by_role("dialog", name="Shop")
    expect(shop.locator(".card")).to_have_count(3)
    expect(shop.locator(".card").last).to_contain_text("Costs")
    assert not violations(page)
    shop.get_by_role("button", name="Close").tap()
    chip = page.get_by_role("button", name="In force")
    bills = str(chip.get_attribute("aria-label")).partition(": ")[2].split(", ")
    chip.tap()
    opened = page.get_by_role("dialog")  # one bill is read at once, several are listed first
    for bill in bills:
        expect(opened).to_contain_text(bill)
    assert not violations(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["bang", "duel", "dice"])
def test_a_seat_shown_large(visit: Visitors, game: str, phone: bool) -> None:
    page = visit(phone=phone).go()
    table(page, game=game, players={"bang": 5, "duel": 2, "dice": 5}[game])
    wait_for_choice(page)
    player = Player(page, seed=8)
    while page.query_selector("[data-state=target]") is not None:
        player.step()  # somebody may be asked about a seat at once: then Enter would choose it
        wait_for_choice(page)
    seat = page.locator(".seat .seat-hit, .camp .seat-hit").first
    open_by_key(page, ".seat .seat-hit, .camp .seat-hit")
    shown = page.locator("dialog[open]")
    expect(shown.locator(".medallion, .role").first).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(seat).to_be_focused()


@pytest.mark.parametrize("viewport", [(844, 390), (640, 360), (390, 844)])
def test_the_controls_of_a_replay_stay_on_their_panel(visit: Visitors, viewport: tuple[int, int]) -> None:
    page = visit(viewport={"width": viewport[0], "height": viewport[1]}).go()
    code = table(page, game="bang", players=7)
    rush(page, code)
    page.goto(page.url.partition("/table")[0] + f"/replay/{code}/1?move=9")
    page.wait_for_selector(".scrub")
    panel = page.locator(".scrub").bounding_box()
    assert panel is not None
    for each in page.locator(".scrub :is(button, input, select, a)").all():
        box = each.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= panel["y"] + panel["height"] <= viewport[1]


def test_all_hands_of_a_replay_lie_open(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.go()
    code = table(page, game="bang", players=5)
    rush(page, code)
    record = page.evaluate(
        "code => fetch(`/api/tables/${code}/games/1/record`).then((it) => it.text())", code
    )
    visitor.go("/replay")
    page.get_by_label("Text of the record").fill(record)
    page.get_by_role("button", name="Watch it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay")
    expect(page.locator(".seat-hand .card").first).to_be_visible()
    expect(page.locator(".hand .card").first).to_be_visible()
    hands = page.locator(".seat-hand").evaluate_all(
        "all => all.map((each) => each.querySelectorAll('.card').length)"
    )
    counts = page.locator(".seat .seat-count").all_inner_texts()
    assert [str(count) for count in hands] == counts


def test_a_table_is_handed_over_only_when_that_is_meant(visit: Visitors) -> None:
    page = visit().go()
    code = opened(page, game="bang", players=4)
    page.goto(page.url + f"table/{code}")
    other = visit().go()
    name = "W" * 24
    other.get_by_label("Playing as").fill(name)
    other.get_by_label("Playing as").blur()  # then it is kept
    other.goto(other.url + f"table/{code}")
    asked = page.get_by_role("dialog")
    page.get_by_role("button", name=f"Send {name} away").click()
    for button in asked.get_by_role("button").all():  # a long name leaves them where they can be seen
        expect(button).to_be_in_viewport(ratio=1)
    asked.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name=f"Make {name} the host").click()
    expect(asked).to_contain_text("decides about the game")
    asked.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name=f"Send {name} away")).to_be_visible()
    page.get_by_role("button", name=f"Make {name} the host").click()
    asked.get_by_role("button", name="Hand over").click()
    expect(other.get_by_role("button", name="Make Ruth the host")).to_be_visible()
    expect(page.get_by_role("button", name=f"Send {name} away")).to_have_count(0)


def test_strangers_can_be_told_apart(visit: Visitors) -> None:
    first, second = visit(), visit()
    first.page.add_init_script("Math.random = () => 0.1")
    second.page.add_init_script("Math.random = () => 0.9")
    page = first.go("/new/bang")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    second.go(f"/table/{page.url.rpartition('/')[2]}")
    expect(page.locator(".who", has_text="Stranger 190")).to_have_count(1)
    expect(page.locator(".who", has_text="Stranger 910")).to_have_count(1)
