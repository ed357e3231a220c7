"""A set from outside in the browser: the made-up one, whole games to the end, and what it lays on the table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, tap
from tests.browser.test_games import table
from tests.made_up.sets import FAIR
from tests.server.running import Server


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the set."""
    with Server(tmp_path_factory.mktemp("fair") / "posse.db", 0, "--set", str(FAIR)) as running:
        yield running


#: What the set lays on the table, and where one sees it.
LAID = {
    "corks on a Popgun": '.card[data-inspect^="card:popgun@"]:has-text("Corks")',
    "an attraction in force": '.bill[data-inspect^="attraction:"]:not(.is-next)',
    "an event in force": '.bill[data-inspect^="event:"]:not(.is-next)',
    "a prize at a seat": '[role=list][aria-label="Prizes"] [data-inspect^="prize:"]',
    "tickets at a seat": '.seat .counter[data-inspect="part:tickets"]',
}
#: Its things in the gallery, by key and name.
THINGS = {
    "en": {
        "card/popgun": "Popgun",
        "prize/big-hat": "Big Hat",
        "attraction/crystal-ball": "Crystal Ball",
        "event/charity": "Charity",
        "character/magpie": "Magpie",
    },
    "de": {
        "card/popgun": "Korkenflinte",
        "prize/big-hat": "Großer Hut",
        "attraction/crystal-ball": "Kristallkugel",
        "event/charity": "Wohltätigkeit",
        "character/magpie": "Elster",
    },
}
GROUPS = {"en": ("Prizes", "Attractions"), "de": ("Preise", "Attraktionen")}
#: How ids of messages begin.
IDS = ("bang-", "log-", "ask-", "part-", "rules-", "table-")


def words(page: Page) -> str:
    return page.locator("body").inner_text()


def ids_in(text: str) -> list[str]:
    """The ids of messages that nobody has words for."""
    return [line for line in text.splitlines() if line.strip().startswith(IDS)]


def test_the_set_is_chosen_and_explains_itself(visit: Visitors, fair: Server) -> None:
    page = visit(url=fair.url).go("/new")
    expect(page.get_by_text("Tickets, prizes, a Ferris wheel")).to_be_visible()
    expect(page.get_by_text("Dry Fair")).to_be_visible()


def test_a_game_to_the_end(visit: Visitors, fair: Server) -> None:
    page = visit(url=fair.url).go()
    table(page, game="bang", players=5, sets=["fair"], variants=["dry-fair"])
    expect(page.locator(".prompt")).to_be_visible()
    middle = page.locator(".ring")
    expect(middle.get_by_text("Booth").first).to_be_visible()
    expect(middle.get_by_text("Prizes to come").first).to_be_attached()  # hidden where the pile is small
    expect(middle.get_by_role("list", name="Booth").get_by_role("listitem")).to_have_count(3)
    expect(
        page.get_by_role("list", name="Ferris wheel").get_by_role("button", name="Halfway")
    ).to_be_visible()
    seen = ""

    def look() -> bool:
        nonlocal seen
        seen += words(page)
        return False

    Player(page, seed=7).play(until=look)
    assert "ticket" in seen
    assert not ids_in(seen)


def test_all_that_it_lays_on_the_table_is_seen(visit: Visitors, fair: Server) -> None:
    page = visit(url=fair.url).go()
    missing = dict(LAID)

    def look() -> bool:
        for what, where in list(missing.items()):
            if page.query_selector(where) is not None:
                del missing[what]
        return not missing

    # What is drawn and bought is luck: not everything comes in every game. Tables of other sizes have other deals.
    for seed in range(24):
        if missing:
            page.goto(fair.url)
            table(page, game="bang", players=7 - seed % 4, sets=["fair"])
            Player(page, seed=seed).play(until=look)
    assert not missing


@pytest.mark.parametrize("language", THINGS)
def test_it_can_be_looked_up(visit: Visitors, fair: Server, language: str) -> None:
    page = visit(url=fair.url, locale=language).go("/rules/bang")
    for key, name in THINGS[language].items():
        expect(page.locator(f'[data-entry="{key}"]')).to_contain_text(name)
    for group in GROUPS[language]:
        expect(page.locator("h3", has_text=group)).to_be_visible()
    assert not ids_in(words(page))


def test_on_a_phone_in_german(visit: Visitors, fair: Server) -> None:
    page = visit(url=fair.url, phone=True, locale="de-DE").go()
    table(page, game="bang", players=4, sets=["fair", "high-noon"])
    expect(page.locator(".prompt")).to_be_visible()
    wheel = page.get_by_role("list", name="Riesenrad")
    expect(wheel.get_by_role("button", name="Auf halber Höhe")).to_be_visible()
    Player(page, seed=8, act=tap).play()
