"""Somebody who plays by what the page offers, and by nothing else."""

import random
import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import ElementHandle, Locator, Page
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.patience import PATIENCE

#: The plank that asks; the one that tells a winner of the end asks nothing.
ASKED = ".prompt:is([data-tone=act], [data-tone=react]):not([data-sent], [data-over])"
#: What may be clicked when one is asked, on the table and in a dialog.
ON_TABLE = ", ".join(
    [
        ".card[data-state=playable]",
        ".card[data-state=target]",
        "[data-state=target] .seat-hit",
        "[data-lit=target]",
        ".track-place.is-target",
        f"{ASKED} .prompt-do .btn:not([disabled]):not([data-back])",
        ".die[data-state=free]",
    ]
)
IN_DIALOG = "dialog[open] :is(.btn, .card, [data-token]):not([disabled])"
OFFERED = f"{ON_TABLE}, {IN_DIALOG}, .board-play"
#: One of the things that can be seen and clicked, by luck from 0 to 1. Small things on a phone leave it to the seat
#: they lie at to be tapped; what lies before the player himself, to the row it lies in.
PICK = """([onTable, inDialog, luck]) => {
    const offered = document.querySelectorAll(document.querySelector('dialog[open]') ? inDialog : onTable);
    const isHit = (node) => getComputedStyle(node).pointerEvents !== 'none';
    const hit = [...offered].map((node) => (isHit(node) ? node : (node.closest('.board-play') ?? node)));
    const offers = [...new Set(hit)].filter((node) => {
        const { width, height } = node.getBoundingClientRect();
        const isSeen = width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true });
        return isSeen && isHit(node);
    });
    return offers[Math.floor(luck * offers.length)] ?? null;
}"""
OVER = "[data-over]"
#: More than any game takes. Clicks are counted and not seconds: a slow machine is no failure.
MOST_CLICKS = 5000
#: Looks at a page on which the bots play on among themselves, half a second or more each.
MOST_WAITS = 3000


class Player:
    """Plays at random, from a seed. `act` says how: by mouse, by finger, by keyboard."""

    def __init__(
        self, page: Page, seed: int, act: Callable[[Page, ElementHandle], None] | None = None
    ) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.act = act or click
        self.moves = 0
        self._luck = self.random.random()
        self._seen = ""  # while one waited, and when it was something else
        self._changed = time.monotonic()
        self._waits = 0

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Until the game is over, or until something else is true."""
        while not self.is_over() and not until():
            assert self.moves < MOST_CLICKS, f"the game did not end in {self.moves} clicks"
            if self.is_asked():
                self.step()
            else:
                self._wait()

    def _wait(self) -> None:
        """For a moment. Once one is out the bots play on among themselves, for as long as a game takes: it is given up
        if nothing happens any more, or if there is no end to it."""
        self._waits += 1
        assert self._waits < MOST_WAITS, f"the bots play on for ever at {self.page.url}"
        with suppress(PlaywrightTimeoutError):
            self.page.wait_for_selector(f"{ASKED}, {OVER}", state="attached", timeout=500)
            self._changed = time.monotonic()
            return
        seen = self.page.locator("main").inner_text()
        if seen != self._seen:
            self._seen, self._changed = seen, time.monotonic()
        assert time.monotonic() - self._changed < PATIENCE, (
            f"nothing is asked at {self.page.url}, after {self.moves} clicks: {seen}"
        )

    def is_over(self) -> bool:
        return self.page.query_selector(OVER) is not None

    def is_asked(self) -> bool:
        return self.page.query_selector(ASKED) is not None

    def step(self) -> None:
        """Take one of the things that are offered."""
        offer = self.offer()
        if offer is None:
            self.page.wait_for_timeout(30)  # the page is just being drawn
            return
        try:
            self.act(self.page, offer)
        except PlaywrightError as error:
            # What was there a moment ago may be gone, since the clock or another tab has moved, and a busy machine may
            # be slow. But nothing may lie over what is offered.
            is_late = "Timeout" in str(error) and "intercepts pointer events" not in str(error)
            if (
                not is_late
                and offer.is_visible()
                and offer.evaluate("(node, it) => node.matches(it)", OFFERED)
            ):
                raise
        self.moves += 1

    def offer(self) -> ElementHandle | None:
        """One of the things that are offered. Luck is kept until there is something: how often the page was looked at
        while it was drawn does not change what is played."""
        found = self.page.evaluate_handle(PICK, [ON_TABLE, IN_DIALOG, self._luck]).as_element()
        if found is not None:
            self._luck = self.random.random()
        return found


#: Whether a player has to choose. Who can only pass is answered for by the server; a turn everybody ends himself.
CHOICE = """([asked, onTable, inDialog]) => {
    const plank = document.querySelector(asked);
    const offered = document.querySelectorAll(document.querySelector('dialog[open]') ? inDialog : onTable);
    const seen = [...offered].filter((each) => each.checkVisibility());
    return plank !== null && (plank.dataset.turn !== undefined || seen.length > 1);
}"""


#: As in another tab of the same browser: a page that is open takes it over too, and does not write its own over it.
PREFER = """prefs => {
  const kept = JSON.parse(localStorage.getItem('posse-prefs') ?? '{}');
  localStorage.setItem('posse-prefs', JSON.stringify({...kept, ...prefs}));
  dispatchEvent(new StorageEvent('storage', {key: 'posse-prefs'}));
}"""


def prefer(page: Page, **prefs: bool) -> None:
    """Change the preferences of whoever sits in front of this page."""
    page.evaluate(PREFER, prefs)


def has_choice(page: Page, asked: str = ASKED) -> bool:
    """Whether somebody is asked something that stays until it is answered."""
    return bool(page.evaluate(CHOICE, [asked, ON_TABLE, IN_DIALOG]))


def wait_for_choice(page: Page) -> None:
    page.wait_for_function(CHOICE, arg=[ASKED, ON_TABLE, IN_DIALOG])


OPENED = "dialog[open], .inspector"


def open_by_key(page: Page, opener: str, key: str = "Enter") -> None:
    """The page may move the focus itself, to what it asks, before the key is down: then it is pressed once more."""
    for _ in range(20):
        page.locator(opener).locator("visible=true").first.press(key)
        with suppress(PlaywrightTimeoutError):
            page.wait_for_selector(OPENED, timeout=5000)
            return
    raise AssertionError(f"nothing opens at {opener}")


#: A second connection of the same seat answers at random, as fast as the server lets it.
RUSH = """([code, seed, patience]) => new Promise((done, fail) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${code}/socket`);
    let asked = null;
    const answer = () => {
        if (!asked?.options?.length) return;
        seed = (seed * 48271) % 2147483647;
        const move = {do: 'move', decision: asked.decision, option: seed % asked.options.length, game: asked.number};
        socket.send(JSON.stringify(move));
    };
    socket.onmessage = ({data}) => {
        const message = JSON.parse(data);
        if (message.it === 'play' || message.it === 'welcome') {
            asked = message.it === 'play' ? message : message.play;
            answer();
        }
        if (message.it === 'refused' && message.why === 'too-fast') setTimeout(answer, 2500);  // or one is sent away
        if (message.table?.status === 'over') socket.close();
    };
    socket.onclose = done;
    if (patience) setTimeout(() => fail(new Error('the game does not end')), 1000 * patience);
})"""


def rush(page: Page, code: str) -> None:
    """The rest of a game in no time, for tests of what comes after."""
    page.evaluate(RUSH, [code, 7, PATIENCE])
    page.wait_for_selector(OVER)


def pressed(button: Locator) -> bool:
    """Press a button if it is there."""
    return bool(button.evaluate_all("all => { all[0]?.click(); return all.length > 0 && !all[0].disabled; }"))


def click(page: Page, element: ElementHandle) -> None:
    """With the mouse, as a person does: it must not be covered."""
    element.click(timeout=2000)


#: A place of something at which nothing lies over it.
SEEN = """(node) => {
    const box = node.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.12, 0.88])
        for (const right of [0.5, 0.3, 0.7, 0.12, 0.88]) {
            const place = {x: box.width * right, y: box.height * down};
            const hit = document.elementFromPoint(box.x + place.x, box.y + place.y);
            if (hit !== null && node.contains(hit)) return place;
        }
    return null;
}"""


def tap(page: Page, element: ElementHandle) -> None:
    """With a finger, where it can be seen: cards of a hand lie over each other."""
    element.scroll_into_view_if_needed(timeout=2000)
    element.tap(timeout=2000, position=element.evaluate(SEEN))


FOCUSED = "node => node === document.activeElement || node.contains(document.activeElement)"


def press(page: Page, element: ElementHandle) -> None:
    """By keyboard: what cannot have the focus cannot be pressed. The page may just have moved it itself."""
    for _ in range(3):
        element.focus()
        if element.evaluate(FOCUSED):
            page.keyboard.press("Enter")
            return
    assert not element.evaluate("(node, it) => node.isConnected && node.matches(it)", OFFERED), (
        f"cannot be reached by keyboard: {element.evaluate('node => node.outerHTML')[:200]}"
    )
