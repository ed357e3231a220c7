"""Somebody who plays by what the page offers, and by nothing else."""

import random
import time
from collections.abc import Callable

from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as PlaywrightError

ASKED = ".prompt:is([data-tone=act], [data-tone=react]):not([data-sent])"
#: What may be clicked when one is asked, on the table and in a dialog.
ON_TABLE = ", ".join(
    [
        ".card[data-state=playable]",
        ".card[data-state=target]",
        "[data-state=target] .seat-hit",
        "[data-lit=target]",
        f"{ASKED} .prompt-do .btn:not([disabled]):not([data-back])",
        ".die[data-state=free]",
    ]
)
IN_DIALOG = "dialog[open] :is(.btn, .card, [data-token]):not([disabled])"
OFFERED = f"{ON_TABLE}, {IN_DIALOG}"
#: One of the things that can be seen and clicked, by luck from 0 to 1. Small things on a phone leave it to the seat
#: they lie at to be tapped.
PICK = """([onTable, inDialog, luck]) => {
    const offered = document.querySelectorAll(document.querySelector('dialog[open]') ? inDialog : onTable);
    const offers = [...offered].filter((node) => {
        const { width, height } = node.getBoundingClientRect();
        const isSeen = width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true });
        return isSeen && getComputedStyle(node).pointerEvents !== 'none';
    });
    return offers[Math.floor(luck * offers.length)] ?? null;
}"""
OVER = "[data-over]"


class Player:
    """Plays at random, from a seed. `act` says how: by mouse, by finger, by keyboard."""

    def __init__(
        self, page: Page, seed: int, act: Callable[[Page, ElementHandle], None] | None = None
    ) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.act = act or click
        self.moves = 0

    def play(self, seconds: float, until: Callable[[], bool] = lambda: False) -> None:
        """Until the game is over, or until something else is true."""
        end = time.monotonic() + seconds
        while not self.is_over() and not until():
            assert time.monotonic() < end, f"the game did not end in {seconds} s, after {self.moves} clicks"
            if self.is_asked():
                self.step()
            else:
                self._wait(max(end - time.monotonic(), 1))

    def _wait(self, seconds: float) -> None:
        """Once one is out the bots play on among themselves, for as long as that takes."""
        try:
            self.page.wait_for_selector(f"{ASKED}, {OVER}", state="attached", timeout=seconds * 1000)
        except PlaywrightError as error:
            seen = self.page.locator("main").inner_text()
            raise AssertionError(
                f"nothing is asked at {self.page.url}, after {self.moves} clicks: {seen}"
            ) from error

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
        """One of the things that are offered."""
        return self.page.evaluate_handle(PICK, [ON_TABLE, IN_DIALOG, self.random.random()]).as_element()


#: A second connection of the same seat answers at random, as fast as the server lets it.
RUSH = """([code, seed]) => new Promise((done) => {
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
        if (message.it === 'refused' && message.why === 'too-fast') setTimeout(answer, 500);
        if (message.table?.status === 'over') socket.close();
    };
    socket.onclose = done;
})"""


def rush(page: Page, code: str) -> None:
    """The rest of a game in no time, for tests of what comes after."""
    page.evaluate(RUSH, [code, 7])
    page.wait_for_selector(OVER)


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


def press(page: Page, element: ElementHandle) -> None:
    """By keyboard: what cannot have the focus cannot be pressed."""
    element.focus()
    focused = element.evaluate(
        "node => node === document.activeElement || node.contains(document.activeElement)"
    )
    assert focused, f"cannot be reached by keyboard: {element.evaluate('node => node.outerHTML')[:200]}"
    page.keyboard.press("Enter")
