"""Opens the tables in every size and fails on anything cut off, covered or under 44 px:

    python -m tests.browser.layout [--shots FOLDER] [--games bang,duel,dice] [SIZE ...]

Every size from a small phone to a large screen, 3 to 8 seats, hands of 2, 6 and 12 cards, 0, 3 and 7 cards in play,
English, German and Italian, both themes; also while the reader aims at somebody, while he is shot at, at the end. A
game is dealt once; then the page is shown made-up tables on the same line, so that a look costs no move. What is looked
for stands in `look.js`. `test_layout.py` runs a sample.
"""

import argparse
import itertools
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.browser.chromium import Visit, launch
from tests.browser.player import ASKED, OVER, Player, prefer
from tests.browser.test_games import ALL_SETS, opened
from tests.needs import chromium
from tests.server.running import Server

LOOK = (Path(__file__).parent / "look.js").read_text()
#: What goes by the size of the window has found its place.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
#: Phones, tablets, windows and screens; the second line is what a page zoomed to 200 % leaves of one.
SIZES = [
    *[(320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (820, 1180), (1024, 768), (1280, 720)],
    *[(640, 360), (720, 450), (512, 384), (960, 540), (410, 590)],
    *[(1366, 768), (1440, 900), (1920, 1080), (2560, 1080), (2560, 1440), (3840, 2160)],
]
LOCALES = ["en-GB", "de-DE", "it-IT"]
THEMES = ["noon", "midnight"]
SEATS = {"bang": range(3, 9), "dice": range(4, 9), "duel": range(2, 3)}
#: Eight play with every set, others with some that bring something to the middle or to the seats.
SETS = {3: ["dodge-city"], 5: ["high-noon"], 6: ["gold-rush"], 7: ["armed-and-dangerous"], 8: ALL_SETS}
HANDS = [2, 6, 12]
IN_PLAY = [0, 3, 7]
#: Cards to fill up a hand with, and to lay down.
HAND = [
    *["bang@4C", "missed@7S", "beer@8H", "panic@JH", "stagecoach@9S", "general-store@9C"],
    *["duel@QD", "gatling@10H", "wells-fargo@3H", "indians@KD", "cat-balou@KH", "saloon@5H"],
]
BANG = "bang@6C"
STORE = [
    *["dynamite@2H", "panic@JH", "missed@7S", "stagecoach@9S", "general-store@9C"],
    *["schofield@KS", "gatling@10H", "cat-balou@KH"],
]
LAID = ["schofield@KS", "barrel@QS", "mustang@8H", "scope@AS", "dynamite@2H", "jail@JS", "volcanic@10S"]
DUEL_LAID = ["barrel", "hat", "scope", "bank", "clock", "gun-belt", "dynamite"]
#: Seconds left of a reserve: in three figures, as wide as a clock gets.
LATE = 599
#: As long as names may be, as strangers are called, and short ones.
NAMES = ["Ruth", "Stranger 234", "Wilhelmine", "Jebediah", "Theo", "Maximiliane", "Cora", "Hanne"]


class Made:
    """A game that is dealt once, and shown as it might look."""

    def __init__(
        self, visit: Visit, game: str, players: int, sets: list[str], variants: Sequence[str] = ()
    ) -> None:
        self.page: Page = visit.go()
        self.game = game
        self._sockets: list[WebSocketRoute] = []
        self._play: dict[str, Any] = {}
        self.page.route_web_socket("**/socket", self._connect)
        prefer(self.page, hints=False, guided=True)
        self.page.reload()
        self._number = 0
        for _ in range(8):
            code = opened(self.page, game=game, players=players, sets=sets, variants=list(variants))
            self.page.goto(visit.url + f"/table/{code}")
            self.page.locator(".btn.big.go").click()
            if self._play_on():
                return
        raise AssertionError("no turn of one's own")

    def _play_on(self) -> bool:
        """Whatever comes before the first turn of one's own is done with; one may be shot before it."""
        player = Player(self.page, seed=1)
        for _ in range(60):
            self.page.wait_for_selector(f"{ASKED}, {OVER}, .board[data-state=dead]", state="attached")
            if not player.is_asked():
                return False
            if self._play["kind"] in ("play", "roll", "reroll"):
                return True
            player.step()
        return False

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._sockets.append(socket)

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if "table" in message:
                self._name(message["table"])
                text = json.dumps(message)
            message = message.get("play") or message
            if message.get("it") == "play" and message.get("options"):
                self._play = message
            socket.send(text)

        server.on_message(hear)

    @staticmethod
    def _name(table: dict[str, Any]) -> None:
        for seat, called in zip(table["seats"], NAMES, strict=False):
            seat.update(called=called, reserve=LATE + 1)  # used only where a clock burns

    def show(
        self, hand: int, in_play: int, theme: str, more: Callable[[dict[str, Any]], None] | None = None
    ) -> None:
        """The table with so many cards, in a theme, and with whatever `more` makes of the play."""
        self.page.locator(".new-goal .btn").evaluate_all("all => all.forEach((each) => each.click())")
        self._number += 1
        play = json.loads(json.dumps(self._play))
        play["decision"] += self._number
        play["events"] = []
        _FILLED[self.game](play["view"], hand, in_play)
        if more is not None:
            more(play)
        self.hear(play)
        self.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        count = {"bang": hand, "duel": hand, "dice": 0}[self.game]
        self.page.wait_for_function(
            "count => document.querySelectorAll('.hand .card').length === count", arg=count
        )

    def hear(self, message: dict[str, Any]) -> None:
        """A message as if the server had sent it."""
        self._sockets[-1].send(json.dumps(message))

    def found(self, width: int, height: int) -> list[str]:
        """What is wrong with it in a window of this size."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => document.fonts.ready")
        self.page.evaluate(DRAWN)
        found: list[str] = self.page.evaluate(LOOK)
        return found

    def show_state(self, state: str, theme: str) -> None:
        """The same with six cards and three in play, in another state than a turn that begins."""
        prefer(self.page, hints=state == "burns")
        self.show(6, 3, theme, {**STATES, **DUEL_STATES}[state])
        if state == "aims":
            self.page.locator(f".hand [data-card='{BANG}']").evaluate("card => card.click()")
        if state == "swaps":
            self.page.locator(".hand .card").first.evaluate("card => card.click()")
        self.page.wait_for_selector(SHOWN[state])


def aims(play: dict[str, Any]) -> None:
    """The player may shoot at everybody."""
    view = play["view"]
    me = view["players"][view["seat"]]
    me["hand"] = [BANG, *(card for card in me["hand"] if card != BANG)][: len(me["hand"])]
    others = [player["name"] for player in view["players"] if player is not me]
    target = {"id": "ask-bang-target", "args": {"verb": "v:card/bang", "what": f"c:{BANG}"}}
    label = {"id": "ask-bang-do-play", "args": {"card": f"c:{BANG}"}}
    shots = [
        {
            "text": f"play {BANG} -> {other}",
            "verb": "play",
            "thing": [BANG],
            "target": [other],
            "label": label,
        }
        | {"aim": "card/bang", "steps": {"target": target}}
        for other in others
    ]
    play["options"] = [*shots, *(each for each in play["options"] if each.get("thing") != [BANG])]


def shot(play: dict[str, Any]) -> None:
    """Somebody shoots at the player, who may dodge: the stage stands in the middle."""
    me, count = play["view"]["seat"], len(play["view"]["players"])
    by = (me + count // 2) % count
    args = {"who": f"p:{by}", "whom": f"p:{me}", "thing": f"c:{BANG}"}
    stakes = {"id": "ask-bang-stakes.dodge", "args": {"who": f"p:{me}", "amount": 1, "life": 4}}
    why = [{"id": "ask-bang-defend.why", "args": args}, stakes]
    ask = {"id": "ask-bang-defend", "args": args}
    attack = {"do": "attack", "by": by, "at": me, "thing": "card/bang", "card": BANG}
    dodge = play["view"]["players"][me]["hand"][0]
    play |= {
        "kind": "defend",
        "about": "card/bang",
        "question": {"icon": "crosshair", "tone": "react", "ask": ask, "why": why},
        "events": [{"kind": "shot", "stage": attack}],
        "options": [
            {
                "text": f"play {dodge}",
                "verb": "play",
                "thing": [dodge],
                "label": {"id": "ask-bang-pass-defend"},
            },
            {"text": "pass", "verb": "pass", "label": {"id": "ask-bang-pass-defend"}},
        ],
    }


def burns(play: dict[str, Any]) -> None:
    """The same, while the guide has a word to say and the clock burns the reserve, which is said beside it."""
    shot(play)
    play["due"] = time.time() + LATE


def store(play: dict[str, Any]) -> None:
    """Cards lie open, as many as there are players, and the player takes one of them."""
    view = play["view"]
    cards = STORE[: len(view["players"])]
    view.update(aside=cards, aside_count=len(cards))
    label = {"id": "ask-bang-do-play", "args": {"card": f"c:{BANG}"}}
    play["kind"] = "pick"
    play["options"] = [
        {"text": f"pick {card}", "verb": "pick", "thing": [card], "label": label} for card in cards
    ]


def gives(play: dict[str, Any]) -> None:
    """The player gives up one of the cards in front of him."""
    view = play["view"]
    me = view["players"][view["seat"]]
    label = {"id": "ask-bang-do-play", "args": {"card": f"c:{BANG}"}}
    play["kind"] = "discard"
    play["options"] = [
        {"text": f"discard {card}", "verb": "discard", "thing": [card], "label": label}
        for card in (f"{me['name']}.{laid.partition('@')[0]}" for laid in me["in_play"])
    ]


def changes(play: dict[str, Any]) -> None:
    """What wins has changed, and nobody may miss it."""
    say = {"id": "log-bang-goals-of-roles", "args": {}, "icon": "trophy", "tone": "good"}
    play["events"] = [{"kind": "goals", "say": say}]


def falls(play: dict[str, Any]) -> None:
    """Somebody was shot, an Outlaw, and the bounty is drawn: the scene of a death."""
    view = play["view"]
    by, at = ((view["seat"] + step) % len(view["players"]) for step in (3, 1))
    view["players"][at].update(alive=False, life=0, role="outlaw", in_play=[])
    del play["options"]
    args = {"who": f"p:{by}", "whom": f"p:{at}", "role": "outlaw", "game": "bang", "renegades": 1}
    say = {"id": "log-eliminated", "args": args, "icon": "tombstone", "tone": "hurt"}
    death = {"do": "death", "by": by, "at": at, "thing": "role/outlaw"}
    drawn = {"do": "bounty", "by": by, "tone": "good", "cards": 3}
    play |= {
        "asked": by,
        "kind": "play",
        "events": [{"kind": "eliminated", "stage": death, "say": say}, {"kind": "drew", "stage": drawn}],
    }


def haunts(play: dict[str, Any]) -> None:
    """Somebody who was out is back for his turn, as a shadow; the others wait for him."""
    view = play["view"]
    back = (view["seat"] + 2) % len(view["players"])
    view["players"][back].update(ghost=True, life=0, in_play=[])
    view["turn"] = view["players"][back]["name"]
    del play["options"]
    rose = {"id": "log-bang-shadow-rose", "args": {"who": f"p:{back}", "you": "none"}, "tone": "good"}
    play |= {"asked": back, "kind": "play", "events": [{"kind": "shadow_rose", "say": rose}]}


def ends(play: dict[str, Any]) -> None:
    """The game is over: one was shot, and every role lies open."""
    view = play["view"]
    roles = ["sheriff", "renegade", "outlaw", "outlaw", "deputy", "outlaw", "deputy", "renegade"]
    for player, role in zip(view["players"], roles, strict=False):
        player["role"] = role
    view["players"][(view["seat"] + 1) % len(view["players"])].update(alive=False, life=0, in_play=[])
    winners = [player["name"] for player in view["players"] if player["role"] == "outlaw"]
    view.update(over=True, winners=winners)
    del play["options"]


def swaps(play: dict[str, Any]) -> None:
    """A player of the Duel chooses between the fighters of both sides."""
    view = play["view"]
    card = view["players"][view["seat"]]["hand"][0]
    label = {"id": "ask-bang-do-play", "args": {"card": f"c:{BANG}"}}
    places = [f"{side['name']}.{place}" for side in view["players"] for place in ("ac", "rc")]
    play["options"] = [
        {"text": f"play {card} -> {at}", "verb": "play", "thing": [card], "target": [at], "label": label}
        for at in places
    ]


def runs_out(play: dict[str, Any]) -> None:
    """Both decks of the Duel have run out, and a common one has come; some have fallen."""
    view = play["view"]
    view["decks"].update(common=27, law=0, outlaw=0)
    view.update(common_back="outlaw", discard=["colt@outlaw"], discard_count=14)
    for side in view["players"]:
        side["gone"] = ["jango", "babe-leroy"]
    view["players"][1 - view["seat"]].update(hand_count=4, hand_backs={"law": 3, "outlaw": 1})


def counter(play: dict[str, Any]) -> None:
    """A General Store of the Duel: four cards lie open, and the player takes one of them."""
    view = play["view"]
    cards = [f"{card}@{side['name']}" for side in view["players"] for card in ("colt", "fanning")]
    backs = [side["name"] for side in view["players"] for _ in range(2)]
    view.update(aside=cards, aside_backs=backs)
    label = {"id": "ask-bang-do-play", "args": {"card": f"c:{BANG}"}}
    play["kind"] = "pick"
    play["options"] = [
        {"text": f"pick {card}", "verb": "pick", "thing": [card], "label": label} for card in cards
    ]


def strikes(play: dict[str, Any]) -> None:
    """The player's fighter at the front is shot at in the Duel: the card stands on the stage between the fronts."""
    view = play["view"]
    me, (mine, other) = view["seat"], (view["players"][step] for step in (view["seat"], 1 - view["seat"]))
    fighter, card = mine["ac"]["character"], f"colt@{other['name']}"
    attack = {"do": "attack", "by": 1 - me, "at": me, "thing": "card/colt", "card": card}
    shot = {"kind": "shot", "player": other["name"], "target": mine["name"], "cause": "card/colt"}
    play |= {
        "kind": "defend",
        "about": "card/colt",
        "events": [{**shot, "character": fighter, "stage": attack}],
        "options": [
            {"text": "pass", "verb": "pass", "label": {"id": "ask-bang-pass-defend"}},
            {"text": "again", "verb": "pass", "label": {"id": "ask-bang-pass-defend"}},
        ],
    }


#: What else a table of BANG! may be doing than beginning a turn, and by what that is known.
STATES: dict[str, Callable[[dict[str, Any]], None]] = {
    "aims": aims,
    "shot": shot,
    "burns": burns,
    "store": store,
    "gives": gives,
    "changes": changes,
    "falls": falls,
    "haunts": haunts,
    "ends": ends,
}
DUEL_STATES: dict[str, Callable[[dict[str, Any]], None]] = {
    "swaps": swaps,
    "runs-out": runs_out,
    "counter": counter,
    "strikes": strikes,
}
SHOWN = {
    "aims": "[data-state=target]",
    "shot": ".drama.attack",
    "burns": ".drama.attack",
    "store": ".laid .card[data-state=playable]",
    "gives": ".board-play .card[data-state=playable]",
    "changes": ".new-goal",
    "falls": ".drama.death .drawn",
    "haunts": ".seat[data-ghost][data-state=acting]",
    "ends": ".turned.won",
    "swaps": ".fighter[data-state=target]",
    "runs-out": "[data-anchor=deck-common]",
    "counter": ".laid .card[data-state=playable]",
    "strikes": ".fighter[data-state=asked] > .seat-tab, .drama.attack",
}


def with_gold(play: dict[str, Any]) -> None:
    """The player has nuggets and may buy everything, and one of the others has equipment."""
    view = play["view"]
    shapes = view["shapes"] = [each for each in view["shapes"] if each.get("seat") != view["seat"]]
    shapes.append({"shape": "counter", "id": "gold", "seat": view["seat"], "count": 5})
    other = (view["seat"] + 1) % len(view["players"])
    own = [each for each in shapes if each["id"] != "equipment" or each["seat"] != other]
    view["shapes"] = [*own, {"shape": "row", "id": "equipment", "seat": other, "cards": ["equipment/boots"]}]
    wares = next(each["cards"] for each in shapes if each["id"] == "shop")
    label = {"id": "ask-bang-do-buy-equipment", "args": {"what": "t:equipment/boots", "cost": 3}}
    bought = [{"text": f"buy {key}", "verb": "buy", "thing": [key], "label": label} for key in wares]
    play["options"] = [*(each for each in play["options"] if each["verb"] != "buy"), *bought]
    play["hindered"] = {card: why for card, why in play.get("hindered", {}).items() if "/" not in card}


def _fill_bang(view: dict[str, Any], hand: int, in_play: int) -> None:
    if len(view["players"]) == len(NAMES):
        _fill_signs(view)
    for i, player in enumerate(view["players"]):
        if player["life"] > 0:
            player["in_play"] = [*LAID[i % 3 :], *LAID[: i % 3]][:in_play]
        if i == view["seat"]:
            dealt = player.get("hand", [])
            player["hand"] = [*dealt, *(card for card in HAND if card not in dealt)][:hand]
            player["hand_count"] = hand


def _fill_signs(view: dict[str, Any]) -> None:
    """With every set, all that may stand at a seat at once: nuggets, loads, a lost turn."""
    own = [each for each in view["shapes"] if each["id"] not in ("gold", "loads", "misses-turn")]
    for i, player in enumerate(view["players"]):
        own.append({"shape": "counter", "id": "gold", "seat": i, "count": i + 3})
        own.append({"shape": "tokens", "id": "loads", "at": f"{player['name']}.character", "count": 4})
        own += [{"shape": "counter", "id": "misses-turn", "seat": i, "count": 1}] * (i % 2)
    view["shapes"] = own


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
        if player["life"] > 0:
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
    for number, state in enumerate({"bang": STATES, "duel": DUEL_STATES}.get(game, {})):
        theme = THEMES[(number + seats) % 2]
        made.show_state(state, theme)
        for width, height in sizes:
            what = f"{game}-{seats}-{width}x{height}-{state}-{locale[:2]}-{theme}"
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
    if chromium() is None:
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
