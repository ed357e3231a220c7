"""A sample of what `python -m tests.browser.layout` looks at: nothing is cut off, covered or too small."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.layout import SETS, STATES, THEMES, Made

#: A game with so many seats, cards in the hand and in play, in a language: what is tightest, and what is usual.
SAMPLE = [
    ("bang", 8, 6, 7, "de-DE"),
    ("bang", 4, 12, 3, "en-GB"),
    ("duel", 2, 6, 3, "de-DE"),
    ("dice", 8, 6, 3, "de-DE"),
]
SIZES = [
    (320, 568),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (3840, 2160),
]


@pytest.mark.parametrize(("game", "seats", "hand", "in_play", "locale"), SAMPLE)
def test_nothing_is_cut_off_covered_or_too_small(
    visit: Visitors, game: str, seats: int, hand: int, in_play: int, locale: str
) -> None:
    made = Made(visit(locale=locale), game, seats, SETS.get(seats, []) if game == "bang" else [])
    for number, (width, height) in enumerate(SIZES):
        made.show(hand, in_play, THEMES[number % 2])
        assert not made.found(width, height), f"at {width}x{height}"
    for state in STATES if game == "bang" else []:
        made.show_state(state, THEMES[0])
        for width, height in SIZES:
            assert not made.found(width, height), f"{state} at {width}x{height}"


#: How many seats say what their characters can do.
ABILITIES = """() => [...document.querySelectorAll('.seat-can')]
  .filter((each) => each.checkVisibility() && each.clientHeight >= 12).length"""


@pytest.mark.parametrize("seats", [4, 5])
def test_where_few_sit_each_seat_says_what_its_character_can_do(visit: Visitors, seats: int) -> None:
    made = Made(visit(locale="de-DE"), "bang", seats, SETS.get(seats, []))
    made.show(6, 3, THEMES[0])
    for width, height in [(390, 844), (768, 1024), (1280, 720)]:
        assert not made.found(width, height), f"at {width}x{height}"
        alive = made.page.locator(".seat:not([data-state=dead])").count()
        assert made.page.evaluate(ABILITIES) == alive, f"at {width}x{height}"
