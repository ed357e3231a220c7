"""Opens the tables in every size and fails on anything cut off, covered or under 44 px:

    python -m tests.browser.layout [--shots FOLDER] [--games bang,duel,dice] [SIZE ...]

Every size from a small phone to a large screen, 3 to 8 seats, hands of 2, 6 and 12 cards, 0, 3 and 7 cards in play,
English and German, both themes. A game is dealt once; then the page is shown made-up tables on the same line, so that
a look costs no move. What is looked for stands in `look.js`. `test_layout.py` runs a sample.
"""

import argparse
import itertools
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.browser.chromium import Visit, executable, launch
from tests.browser.test_games import opened
from tests.server.running import Server

LOOK = (Path(__file__).parent / "look.js").read_text()
#: Phones, tablets, windows and screens; the second line is what a page zoomed to 200 % leaves of one.
SIZES = [
    *[(320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (820, 1180), (1024, 768), (1280, 720)],
    *[(640, 360), (720, 450), (512, 384), (960, 540), (410, 590)],
    *[(1366, 768), (1440, 900), (1920, 1080), (2560, 1080), (2560, 1440), (3840, 2160)],
]
LOCALES = ["en-GB", "de-DE"]
THEMES = ["noon", "midnight"]
SEATS = {"bang": range(3, 9), "dice": range(3, 9), "duel": range(2, 3)}
#: Eight need a set that has characters for them; some bring a bill to the middle.
SETS = {3: ["dodge-city"], 5: ["high-noon"], 8: ["dodge-city", "high-noon", "fistful-of-cards"]}
HANDS = [2, 6, 12]
IN_PLAY = [0, 3, 7]
#: Cards to fill up a hand with, and to lay down.
HAND = [
    *["bang@4C", "missed@7S", "beer@8H", "panic@JH", "stagecoach@9S", "general-store@9C"],
    *["duel@QD", "gatling@10H", "wells-fargo@3H", "indians@KD", "cat-balou@KH", "saloon@5H"],
]
LAID = ["schofield@KS", "barrel@QS", "mustang@8H", "scope@AS", "dynamite@2H", "jail@JS", "volcanic@10S"]
DUEL_LAID = ["barrel", "hat", "scope", "bank", "clock", "gun-belt", "dynamite"]
#: As long as names may be, as strangers are called, and short ones.
NAMES = ["Ruth", "Stranger 234", "Wilhelmine", "Jebediah", "Theo", "Maximiliane", "Cora", "Hanne"]


class Made:
    """A game that is dealt once, and shown as it might look."""

    def __init__(self, visit: Visit, game: str, players: int, sets: list[str]) -> None:
        self.page: Page = visit.go()
        self.game = game
        self._sockets: list[WebSocketRoute] = []
        self._play: dict[str, Any] = {}
        self.page.route_web_socket("**/socket", self._connect)
        self.page.evaluate(
            "localStorage.setItem('posse-prefs', JSON.stringify({hints: false, guided: true}))"
        )
        self.page.reload()
        code = opened(self.page, game=game, players=players, sets=sets)
        self.page.goto(visit.url + f"/table/{code}")
        self.page.locator(".btn.big.go").click()
        self._number = 0
        self._play_on()

    def _play_on(self) -> None:
        """Whatever comes before the first turn of one's own is done with."""
        for _ in range(20):
            self.page.wait_for_selector(".prompt:not([data-tone=wait], [data-sent])")
            if self._play["kind"] in ("play", "roll", "reroll"):
                return
            before = self._play["decision"]
            self.page.locator(".prompt-do .btn").first.click()
            while self._play["decision"] == before:
                self.page.wait_for_timeout(20)
        raise AssertionError(f"no turn of one's own, but {self._play['kind']}")

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._sockets.append(socket)

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if "table" in message:
                self._name(message["table"])
                text = json.dumps(message)
            message = message.get("play") or message
            if message.get("it") == "play" and message["options"]:
                self._play = message
            socket.send(text)

        server.on_message(hear)

    @staticmethod
    def _name(table: dict[str, Any]) -> None:
        for seat, called in zip(table["seats"], NAMES, strict=False):
            seat["called"] = called

    def show(self, hand: int, in_play: int, theme: str) -> None:
        """The table with so many cards, in a theme."""
        self._number += 1
        play = json.loads(json.dumps(self._play))
        play["decision"] += self._number
        play["events"] = []
        _FILLED[self.game](play["view"], hand, in_play)
        self._sockets[-1].send(json.dumps(play))
        self.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        count = {"bang": hand, "duel": hand, "dice": 0}[self.game]
        self.page.wait_for_function(
            "count => document.querySelectorAll('.hand .card').length === count", arg=count
        )

    def found(self, width: int, height: int) -> list[str]:
        """What is wrong with it in a window of this size."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => document.fonts.ready")
        found: list[str] = self.page.evaluate(LOOK)
        return found


def _fill_bang(view: dict[str, Any], hand: int, in_play: int) -> None:
    for i, player in enumerate(view["players"]):
        player["in_play"] = [*LAID[i % 3 :], *LAID[: i % 3]][:in_play]
        if i == view["seat"]:
            player["hand"] = [*player.get("hand", []), *HAND][:hand]
            player["hand_count"] = hand


def _fill_duel(view: dict[str, Any], hand: int, in_play: int) -> None:
    for i, side in enumerate(view["players"]):
        for place in ("ac", "rc"):
            if side[place]:
                side[place]["equipment"] = [f"{card}@{side['name']}" for card in DUEL_LAID[:in_play]]
        if i == view["seat"]:
            side["hand"] = list(itertools.islice(itertools.cycle(side["hand"]), hand))
            side["hand_count"] = hand


def _fill_dice(view: dict[str, Any], hand: int, in_play: int) -> None:
    for player in view["players"]:
        player["arrows"] = in_play
        player["aimed"] = hand // 6


_FILLED = {"bang": _fill_bang, "duel": _fill_duel, "dice": _fill_dice}


def looks(
    browser: Browser,
    url: str,
    game: str,
    locale: str,
    seats: int,
    sizes: list[tuple[int, int]],
    folder: Path | None,
) -> Iterator[tuple[str, list[str]]]:
    """Every look at one game, with what was found."""
    visit = Visit(browser, url, locale=locale)
    made = Made(visit, game, seats, SETS.get(seats, []) if game == "bang" else [])
    for number, (hand, in_play) in enumerate(itertools.product(HANDS, IN_PLAY)):
        theme = THEMES[(number + seats) % 2]
        made.show(hand, in_play, theme)
        for width, height in sizes:
            what = f"{game}-{seats}-{width}x{height}-hand{hand}-play{in_play}-{locale[:2]}-{theme}"
            yield what, made.found(width, height)
            if folder:
                made.page.screenshot(path=folder / f"{what}.png")
    visit.context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--games", default="bang,duel,dice")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--locale", choices=LOCALES)
    parser.add_argument("sizes", nargs="*")
    words = parser.parse_args()
    if executable() is None:
        sys.exit("there is no Chromium on this machine: apt-get install chromium, or set POSSE_CHROMIUM")
    sizes = [(int(w), int(h)) for w, h in (size.split("x") for size in words.sizes)] or SIZES
    if words.shots:
        words.shots.mkdir(parents=True, exist_ok=True)
    looked = failed = 0
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "posse.db") as server,
        launch() as browser,
    ):
        for game in words.games.split(","):
            for seats in [words.seats] if words.seats else SEATS[game]:
                for locale in [words.locale] if words.locale else LOCALES:
                    for what, found in looks(browser, server.url, game, locale, seats, sizes, words.shots):
                        looked += 1
                        failed += bool(found)
                        for each in found[:6]:
                            sys.stdout.write(f"{what}: {each}\n")
    sys.stdout.write(f"{looked} looks, {failed} of them found something\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
