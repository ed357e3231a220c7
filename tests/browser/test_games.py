"""Whole games, played to the end by clicking what the page offers."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, press, tap

ALL_SETS = [
    "dodge-city",
    "high-noon",
    "fistful-of-cards",
    "valley-of-shadows",
    "gold-rush",
    "wild-west-show",
    "armed-and-dangerous",
    "great-train-robbery",
]
#: Bots that do not make anybody wait.
AT_ONCE = {"pace": 0, "per_move": None, "bots": "rule-of-thumb/normal"}


def opened(page: Page, **settings: Any) -> str:
    """Open a table through the page's own API: its code."""
    code: str = page.evaluate(
        """async (settings) => {
            const send = (path, body) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'},
                                                      body: JSON.stringify(body)}).then((answer) => answer.json());
            await send('/api/me', {name: 'Ruth'});
            return (await send('/api/tables', {settings})).code;
        }""",
        {**AT_ONCE, **settings},
    )
    return code


def table(page: Page, **settings: Any) -> str:
    """Open a table and start its game: its code."""
    code = opened(page, **settings)
    page.goto(page.url.rstrip("/") + f"/table/{code}")
    page.get_by_role("button", name="Start").or_(page.get_by_role("button", name="Anfangen")).click()
    return code


def test_play_now_is_one_click(visit: Visitors) -> None:
    page = visit().go()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.locator(".hand .card").first).to_be_visible()


@pytest.mark.parametrize(
    ("seed", "settings"),
    [
        (4, {"game": "bang", "players": 4}),
        (
            2,
            {
                "game": "bang",
                "players": 5,
                "sets": ["gold-rush", "armed-and-dangerous", "wild-west-show"],
                "variants": ["shadow-gunslingers"],
            },
        ),
        (4, {"game": "duel", "players": 2}),
        (4, {"game": "dice", "players": 5}),
    ],
    ids=["bang", "bang-with-gold", "duel", "dice"],
)
def test_a_whole_game(visit: Visitors, seed: int, settings: dict[str, Any]) -> None:
    """By seeds with which it does not take hundreds of clicks."""
    page = visit().go()
    code = table(page, **settings)
    Player(page, seed=seed).play()
    page.locator(f"[data-over] a[href='/table/{code}/1']").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_game_by_keyboard_alone(visit: Visitors) -> None:
    page = visit().go()
    table(page, game="bang", players=4)
    Player(page, seed=3, act=press).play()


def test_a_game_of_eight_with_everything_on_a_phone(visit: Visitors) -> None:
    page = visit(phone=True).go()
    table(
        page,
        game="bang",
        players=8,
        sets=ALL_SETS,
        variants=["shadow-gunslingers", "stick-of-dynamite"],
    )
    Player(page, seed=4, act=tap).play()


@pytest.mark.parametrize(
    ("sets", "variants"),
    [
        (["dodge-city", "valley-of-shadows", "gold-rush", "armed-and-dangerous"], ["shadow-gunslingers"]),
        (["wild-west-show"], []),
    ],
    ids=["gold-and-shadows", "wild-west-show"],
)
def test_a_game_in_german(visit: Visitors, sets: list[str], variants: list[str]) -> None:
    page = visit(locale="de-DE").go()
    table(page, game="bang", players=4, sets=sets, variants=variants)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    Player(page, seed=5).play()
