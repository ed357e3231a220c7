"""Pictures of every page and of typical states of the tables:

    python -m tests.browser.screenshots FOLDER [SCREEN ...]

Desktop and phone, both themes, English and German: `phone-midnight-de` takes those of one screen only. They are for
looking at; no test compares them.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.chromium import Visit, launch
from tests.browser.layout import DUEL_STATES as DUEL_DEEDS
from tests.browser.layout import STATES as DEEDS
from tests.browser.layout import Made, with_gold
from tests.browser.line import Line
from tests.browser.player import ASKED, OVER, Player, prefer, rush
from tests.browser.test_games import ALL_SETS, opened, table
from tests.needs import chromium
from tests.server.running import Server

PAGES = {
    "home": "/",
    "new-bang": "/new/bang",
    "new-dice": "/new/dice",
    "new-duel": "/new/duel",
    "rules-bang": "/rules/bang",
    "rules-card": "/rules/bang/jail",
    "rules-duel": "/rules/duel",
    "rules-dice": "/rules/dice",
    "replays": "/replay",
    "settings": "/settings",
    "leaderboard": "/leaderboard",
    "puzzles": "/puzzles",
    "about": "/about",
    "lost": "/nowhere",
    "no-table": "/table/NOTABL",
}
SHADOWS = ["shadow-gunslingers"]
TABLES: dict[str, dict[str, Any]] = {
    "bang-4": {"game": "bang", "players": 4},
    "bang-7": {"game": "bang", "players": 7, "sets": ["dodge-city", "high-noon"]},
    "bang-8": {"game": "bang", "players": 8, "sets": ALL_SETS},
    "duel": {"game": "duel", "players": 2},
    "dice": {"game": "dice", "players": 6},
}
#: What is looked for at a table, and when it is there.
STATES: dict[str, Callable[[Page], bool]] = {
    "turn": lambda page: _is(page, ".prompt[data-tone=act]:not([data-sent])"),
    "target": lambda page: _is(page, "[data-state=target]"),
    "react": lambda page: _is(page, ".prompt[data-tone=react]:not([data-sent])"),
    "wait": lambda page: _is(page, ".prompt[data-tone=wait]:not([data-sent])") and not _is(page, OVER),
}
#: A device, a theme and a language each.
SCREENS = [
    f"{device}-{theme}-{language}"
    for device in ("desktop", "phone")
    for theme in ("noon", "midnight")
    for language in ("en", "de")
]
#: Clicks after which a state that has not come will not come.
CLICKS = 60


def _is(page: Page, selector: str) -> bool:
    return page.query_selector(selector) is not None


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit("usage: python -m tests.browser.screenshots FOLDER [SCREEN ...]")
    if chromium() is None:
        sys.exit("there is no Chromium on this machine: apt-get install chromium, or set POSSE_CHROMIUM")
    folder, wanted = Path(sys.argv[1]), sys.argv[2:]
    if unknown := set(wanted) - set(SCREENS):
        sys.exit(f"no such screen: {', '.join(sorted(unknown))}; there are {', '.join(SCREENS)}")
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "posse.db") as server,
        launch() as browser,
    ):
        for name in wanted or SCREENS:
            sys.stdout.write(f"{name}\n")
            Camera(browser, server.url, folder, name).take_all()


class Camera:
    """One kind of screen."""

    def __init__(self, browser: Browser, url: str, folder: Path, name: str) -> None:
        device, self._theme, language = name.split("-")
        self._open: Callable[[], Visit] = lambda: Visit(
            browser,
            url,
            phone=device == "phone",
            color_scheme={"noon": "light", "midnight": "dark"}[self._theme],
            locale={"en": "en-GB", "de": "de-DE"}[language],
            device_scale_factor=2 if device == "phone" else 1,
        )
        self._folder = folder
        self._name = name

    def take_all(self) -> None:
        visit = self._open()
        for name, path in PAGES.items():
            page = visit.go(path)
            page.wait_for_load_state("networkidle")
            self._take(page, name, full_page=True)
        visit.context.close()
        self._take_lobby()
        self._take_first_turn()
        self._take_gold()
        self._take_duel()
        for name, settings in TABLES.items():
            self._take_table(name, settings)

    def _take(self, page: Page, name: str, full_page: bool = False) -> None:
        page.wait_for_timeout(150)
        page.screenshot(path=self._folder / f"{name}-{self._name}.png", full_page=full_page)

    def _take_lobby(self) -> None:
        visit = self._open()
        page = visit.go()
        page.goto(visit.url + f"/table/{opened(page, game='bang', players=5)}")
        page.wait_for_selector(".seatrows")
        self._take(page, "lobby", full_page=True)
        visit.context.close()

    def _take_first_turn(self) -> None:
        """With the guide, which a newcomer has; what a card says when it is looked at; the line that is cut."""
        visit = self._open()
        page = visit.go()
        line = Line(page)
        table(page, game="bang", players=5)
        page.wait_for_selector(ASKED)
        page.wait_for_selector(".tip, .guide-advice")  # beside the table, or in the prompt
        self._take(page, "guide")
        page.locator(".hand .card").first.focus()
        page.keyboard.press("i")
        self._take(page, "inspector")
        page.keyboard.press("Escape")
        line.cut()
        page.wait_for_selector(".notice .chip")
        self._take(page, "offline")
        visit.context.close()

    def _take_gold(self) -> None:
        """A table with every set: nuggets, a shop that sells; the shop, a seat and the whole table opened; somebody
        aims, is shot at, and falls, and comes back as a shadow; the end."""
        visit = self._open()
        made = Made(visit, "bang", 8, ALL_SETS, SHADOWS)
        page = made.page
        made.show(5, 2, self._theme, with_gold)
        page.wait_for_selector(".row-cards .card[data-state=playable], .fold[data-lit]", state="attached")
        self._take(page, "gold")
        for name, what in [("shop", ".fold.is-row:visible"), ("equipment", ".seat .seat-hit")]:
            if page.locator(what).count():
                page.locator(what).first.evaluate("each => each.click()")
                self._take(page, f"gold-{name}")
                page.keyboard.press("Escape")
        page.keyboard.press("w")
        self._take(page, "whole-table")
        page.keyboard.press("Escape")
        for state in DEEDS:
            made.show_state(state, self._theme)
            self._take(page, f"gold-{state}")
        visit.context.close()

    def _take_duel(self) -> None:
        visit = self._open()
        made = Made(visit, "duel", 2, [])
        for state in DUEL_DEEDS:
            made.show_state(state, self._theme)
            self._take(made.page, f"duel-{state}")
        visit.context.close()

    def _take_new(self, page: Page, name: str, missing: dict[str, Callable[[Page], bool]]) -> None:
        for state in [state for state, is_there in missing.items() if is_there(page)]:
            del missing[state]
            self._take(page, f"{name}-{state}")

    def _take_table(self, name: str, settings: dict[str, Any]) -> None:
        visit = self._open()
        page = visit.go()
        prefer(page, hints=False, guided=True)
        page.reload()
        code = table(page, **{**settings, "pace": 0.1})  # others are seen to think
        player, missing = Player(page, seed=7), dict(STATES)
        for _ in range(CLICKS):
            page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
            self._take_new(page, name, missing)
            if not missing or player.is_over():
                break
            player.step()
            page.wait_for_selector(".prompt:not([data-sent])")
            self._take_new(page, name, missing)  # others may be asked now
        if not player.is_over():
            rush(page, code)
        self._take(page, f"{name}-over")
        for what, path in (("end", f"/table/{code}/1"), ("replay", f"/replay/{code}/1?move=20")):
            page.goto(visit.url + path)
            page.wait_for_load_state("networkidle")
            self._take(page, f"{name}-{what}")
        visit.context.close()


if __name__ == "__main__":
    main()
