"""The catalogue says what can be played, and is right about it."""

import gzip
from itertools import combinations, product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from posse import games
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.server import acts
from posse.server.http.catalogue import Catalogue, GameInfo, Seating, catalogue, game_info
from posse.server.wire import Settings
from tests.made_up.sets import FAIR, added
from tests.server.browsers import site
from tests.server.house import run

WHOLE = catalogue()
GAMES = {game.id: game for game in WHOLE.games}


def test_it_is_sent_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            answer = await browser.get("/api/catalogue")
            assert msgspec.json.decode(answer.content, type=Catalogue) == WHOLE
            assert answer.headers["content-encoding"] == "gzip"
            plain = await browser.get("/api/catalogue", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert len(plain.content) > 3 * len(gzip.compress(plain.content))
            assert plain.headers["cache-control"] == "no-cache"
            again = await browser.get("/api/catalogue", headers={"if-none-match": plain.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")

    run(main())


def tables(game: GameInfo, sets: tuple[str, ...]) -> dict[int, Seating]:
    """The tables that some sets make possible, worked out as a client does."""
    return {
        table.players: table for each in game.sets if each.always or each.id in sets for table in each.tables
    }


def dealt_roles(rules: Any) -> list[str]:
    """The roles at a table, as their owners see them."""
    game = Game.start(rules, "1")
    players = [game.view(seat).as_dict()["players"][seat] for seat in range(len(rules.names))]  # type: ignore[index]
    return sorted(player.get("role", "") for player in players)


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_players_are_those_of_the_rules(game: str) -> None:
    info = GAMES[game]
    optional = [each.id for each in info.sets if not each.always]
    possible: set[int] = set()
    for size in range(len(optional) + 1):
        for sets in combinations(optional, size):
            told = tables(info, sets)
            possible |= told.keys()
            for players in range(1, 10):
                try:
                    rules = games.rules(game, players, sets)
                except PosseError:
                    assert players not in told
                    continue
                roles: list[str] = [*told[players].roles] or ["", ""]  # the Duel has none
                assert dealt_roles(rules) == sorted(roles)
                first = Game.start(rules, "1").view(-1).as_dict()["players"]
                assert isinstance(first, list)
                assert all("role" in player for player in first) == told[players].open_roles
    assert (info.min_players, info.max_players) == (min(possible), max(possible))
    assert info.usual_players in possible


@pytest.mark.parametrize("game", GAMES)
def test_variants_go_together_unless_they_exclude_each_other(game: str) -> None:
    info = GAMES[game]
    for size in range(len(info.variants) + 1):
        for chosen in combinations(info.variants, size):
            ids = [variant.id for variant in chosen]
            settings = Settings(game=game, players=info.usual_players, variants=tuple(ids))
            if any(id in variant.excludes for variant in chosen for id in ids):
                with pytest.raises(PosseError):
                    acts.check(settings)
            else:
                acts.check(settings)


def test_no_variant_is_left_out() -> None:
    for game, info in GAMES.items():
        with pytest.raises(PosseError) as caught:
            games.rules(game, info.usual_players, variants=("no-such-variant",))
        for variant in info.variants:
            assert variant.id in str(caught.value)


def test_bots_can_be_had() -> None:
    assert {bot.name for bot in WHOLE.bots} == {
        "random",
        "rule-of-thumb",
        "learned",
        "search",
        "learned-search",
    }
    for bot in WHOLE.bots:
        for style in product(bot.levels or [""], bot.tempers or [""]):
            acts.check_bot("/".join(filter(None, (bot.name, *style))))
    acts.check(WHOLE.usual)


def test_cards_characters_and_events() -> None:
    base, dodge, noon, *others = GAMES["bang"].sets
    assert base.always
    assert not any(each.always for each in (dodge, noon, *others))
    assert sum(len(card.copies) for card in base.cards) == 80
    further = {card.id for card in dodge.cards if card.set == "base"}
    assert "bang" in further
    assert "springfield" not in further
    volcanic = next(card for card in base.cards if card.id == "volcanic")
    assert (volcanic.border, volcanic.copies, volcanic.reach) == ("blue", ["10S", "10C"], 1)
    assert not noon.cards
    assert [event.id for event in noon.events if event.last] == ["high-noon"]
    assert len(noon.events) == 13
    (duel,) = GAMES["duel"].sets
    bank = next(card for card in duel.cards if card.id == "bank")
    assert bank.copies == ["law-barrel"]
    assert {who.side for who in duel.characters} == {"law", "outlaw"}
    (dice,) = GAMES["dice"].sets
    assert [table.players for table in dice.tables] == [4, 5, 6, 7, 8]


def test_things_of_other_sorts_are_no_cards() -> None:
    with added(FAIR):
        fair = game_info("bang").sets[-1]
    assert fair.cards[0].key == "card/popgun"
    assert {card.key.partition("/")[0] for card in fair.cards} == {"card"}
    assert [event.key for event in fair.events] == ["event/charity", "event/fireworks"]
    assert {"prize/big-hat", "attraction/crystal-ball"} < {thing.key for thing in fair.others}
    assert {thing.key.partition("/")[0] for thing in fair.others} == {"prize", "attraction"}
