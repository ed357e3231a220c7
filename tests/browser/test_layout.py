"""A sample of what `python -m tests.browser.layout` looks at: nothing is cut off, covered or too small."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.layout import DUEL_STATES, HAND, SETS, STATES, THEMES, Made
from tests.browser.player import prefer

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
    for state in {"bang": STATES, "duel": DUEL_STATES}.get(game, {}):
        made.show_state(state, THEMES[0])
        for width, height in SIZES:
            assert not made.found(width, height), f"{state} at {width}x{height}"


def test_what_the_fallen_keep_stands_at_their_seats(visit: Visitors) -> None:
    made = Made(visit(), "bang", 8, SETS[8])
    made.show_state("falls", THEMES[0])
    fallen = made.page.locator(".seat[data-state=dead]")
    for width, height in SIZES:
        assert not made.found(width, height), f"at {width}x{height}"
        for seat in fallen.all():
            expect(seat.locator(".seat-facts").get_by_label("Nuggets")).to_be_visible()


def _is_out(play: dict[str, Any]) -> None:
    view = play["view"]
    for step in (1, 2):
        player = view["players"][(view["seat"] + step) % len(view["players"])]
        player.update(alive=False, life=0, role="outlaw", arrows=0, aimed=0)


@pytest.mark.parametrize("seats", [5, 8])
def test_whoever_is_out_of_the_dice_game_keeps_to_his_seat(visit: Visitors, seats: int) -> None:
    made = Made(visit(locale="it-IT"), "dice", seats, [])
    made.show(6, 3, THEMES[0], _is_out)
    for width, height in [(640, 360), *SIZES]:
        assert not made.found(width, height), f"at {width}x{height}"


def _open_hands(play: dict[str, Any]) -> None:
    view = play["view"]
    for player in view["players"]:
        player["hand"] = HAND[:3]
        player["hand_count"] = 3


def test_hands_that_lie_open_leave_no_slivers_of_cards_in_play(visit: Visitors) -> None:
    made = Made(visit(locale="de-DE"), "bang", 8, SETS[8])
    made.show(3, 7, THEMES[0], _open_hands)
    made.page.wait_for_selector(".seat-hand.beside", state="attached")
    for width, height in [(1024, 768), *SIZES]:
        assert not made.found(width, height), f"at {width}x{height}"


@pytest.mark.parametrize(("game", "seats"), [("bang", 5), ("duel", 2), ("dice", 5)])
def test_a_word_of_the_guide_stands_inside_the_plank(visit: Visitors, game: str, seats: int) -> None:
    made = Made(visit(phone=True, locale="de-DE"), game, seats, [])
    prefer(made.page, hints=True)
    made.show(5, 2, THEMES[0])
    made.page.wait_for_selector(".prompt .tip")
    for width, height in [(844, 390), (640, 360), (390, 844), (320, 568)]:
        assert not made.found(width, height), f"at {width}x{height}"


def test_the_longest_name_of_a_pile_is_whole(visit: Visitors) -> None:
    made = Made(visit(locale="it-IT"), "bang", 6, SETS[6])
    made.show(6, 3, THEMES[1])
    for width, height in [(1280, 720), (1440, 900), (1920, 1080), (2560, 1440)]:
        assert not made.found(width, height), f"at {width}x{height}"


#: Whether a name is there, in full.
IN_FULL = """each => each.checkVisibility() && each.scrollWidth <= each.clientWidth
  && each.getBoundingClientRect().bottom <= each.closest('.board').getBoundingClientRect().bottom"""


def test_a_desk_names_the_character_one_plays_in_full(visit: Visitors) -> None:
    """Beside a long name of one's own, and with all that sets bring."""
    made = Made(visit(), "bang", 8, SETS[8])
    made.page.locator(".board-name b").evaluate("each => each.firstChild.data = 'Stranger 948'")

    def longest(play: dict[str, Any]) -> None:
        play["view"]["players"][play["view"]["seat"]]["character"] = "calamity-janet"

    made.show(6, 3, THEMES[0], longest)
    for width, height in [(1024, 768), (1280, 720), (1440, 900), (1920, 1080)]:
        assert not made.found(width, height), f"at {width}x{height}"
        assert made.page.locator(".board-name .soft").evaluate(IN_FULL), f"at {width}x{height}"


def test_what_was_opened_to_read_closes_when_one_is_asked(visit: Visitors) -> None:
    made = Made(visit(), "bang", 4, [])
    made.show(4, 2, THEMES[0])
    made.page.locator(".hand .card").first.focus()
    made.page.keyboard.press("i")
    made.page.wait_for_selector(".inspector")
    made.show_state("shot", THEMES[0])
    expect(made.page.locator(".inspector")).to_have_count(0)


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


#: The cards of a tray that no eye sees without scrolling, and how many lie in each of its rows.
TRAY = """() => {
  const tray = document.querySelector('.laid').getBoundingClientRect();
  const cards = [...document.querySelectorAll('.laid .card')].map((each) => each.getBoundingClientRect());
  const hidden = cards.filter(({top, bottom}) => top < tray.top - 1 || bottom > tray.bottom + 1).length;
  const tops = cards.map(({top}) => Math.round(top));
  return [hidden, [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)];
}"""


def test_a_general_store_for_eight_lies_open_at_once(visit: Visitors) -> None:
    """In rows of the same length, on phones too; only on the smallest ones it is scrolled."""
    made = Made(visit(locale="de-DE"), "bang", 8, SETS[8])
    made.show_state("store", THEMES[0])
    for (width, height), rows in {
        (390, 844): [2, 2, 2, 2],
        (360, 740): [2, 2, 2, 2],
        (844, 390): [4, 4],
        (820, 1180): [3, 3, 2],
        (1440, 900): [4, 4],
    }.items():
        assert not made.found(width, height), f"at {width}x{height}"
        assert made.page.evaluate(TRAY) == [0, rows], f"at {width}x{height}"


#: Whether the place of the track that matters now is in sight.
IN_STRIP = """() => {
  const strip = document.querySelector('.strip').getBoundingClientRect();
  const here = [...document.querySelectorAll('.track-place.is-target, .track-place[aria-current]')].at(-1);
  const {left, right, top, bottom} = here.getBoundingClientRect();
  return left >= strip.left - 2 && right <= strip.right + 2 && top >= strip.top - 2 && bottom <= strip.bottom + 2;
}"""


def test_the_train_stays_in_sight_when_a_phone_is_turned(visit: Visitors) -> None:
    made = Made(visit(), "bang", 8, SETS[8])
    made.show(4, 2, THEMES[0], lambda play: play["view"]["shapes"].extend(_at_the_last_station(play)))
    for width, height in [(320, 568), (844, 390), (320, 568)]:
        assert not made.found(width, height), f"at {width}x{height}"
        made.page.wait_for_function(IN_STRIP)


def _at_the_last_station(play: dict[str, Any]) -> list[dict[str, Any]]:
    """The train as it stands at the end of its line; what could be taken before is not offered any more."""
    shapes = play["view"]["shapes"]
    train = next(each for each in shapes if each["shape"] == "track")
    shapes.remove(train)
    play["options"] = [each for each in play["options"] if each["verb"] in ("play", "end")]
    return [{**train, "position": len(train["places"]) - 1}]
