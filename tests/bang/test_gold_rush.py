"""What scenarios cannot show of Gold Rush: setting up, shuffling, what everybody sees, what is refused."""

from typing import cast

import pytest

from posse.bang import cards
from posse.bang.rules import BangRules
from posse.bang.scenario import BangSetter
from posse.bang.sets.gold_rush.gold import gold
from posse.bang.sets.gold_rush.shop import shop
from posse.bang.table import Table
from posse.kernel.errors import NotationError, PosseError, ScenarioError
from posse.kernel.game import Game
from posse.kernel.scenario import read

NAMES = ["ann", "bob", "cal", "dee"]
SCENE = """\
scenario: scene
game: bang
sets: [base, gold-rush]
VARIANTS
players:
  - ann: {role: sheriff, character: slab-the-killer, ANN}
  - bob: {role: outlaw, character: willy-the-kid, BOB}
  - cal: {role: outlaw, character: calamity-janet}
  - dee: {role: renegade, character: lucky-duke}
REST
turn: ann
moves: []
"""


def scene(ann: str = "", bob: str = "", rest: str = "", variants: str = "") -> Game:
    text = SCENE.replace("VARIANTS", variants).replace("REST", rest)
    text = text.replace(", ANN", f", {ann}" if ann else "").replace(", BOB", f", {bob}" if bob else "")
    return BangSetter().table(read(text, "scene"), NAMES)


def table(game: Game) -> Table:
    return cast(Table, game.state)


def texts(game: Game) -> list[str]:
    assert game.decision is not None
    return game.decision.texts


def test_three_cards_lie_in_the_shop_at_first() -> None:
    game = Game.start(BangRules(NAMES, ["gold-rush"]), "1")
    place = shop(table(game))
    assert (len(place.shown), len(place.deck), place.spent) == (3, 21, [])
    assert gold(table(game)).held == [0, 0, 0, 0]
    assert place.owned == [[], [], [], []]


def test_everybody_sees_gold_and_equipment() -> None:
    game = scene("gold: 3, equipment: [boots]", rest="shop: [shot, rhum, wanted]")
    for seat in (-1, 0, 2):
        shapes = game.view(seat).as_dict()["shapes"]
        assert {"shape": "counter", "id": "gold", "seat": 0, "count": 3} in cast(list[object], shapes)
        shown = {"shape": "row", "id": "equipment", "seat": 0, "cards": ["equipment/boots"]}
        assert shown in cast(list[object], shapes)


def test_what_was_discarded_is_shuffled_when_it_would_be_drawn() -> None:
    game = scene("gold: 9", rest="shop: [shot, rhum, wanted]")
    place = shop(table(game))
    place.spent, place.deck = place.deck, []
    game.apply("buy shot -> ann")
    spent = [cards.ID[card] for card in place.spent]
    assert (len(place.shown), spent, len(place.deck)) == (3, ["shot"], 20)


def test_a_shop_that_is_bought_empty_offers_nothing() -> None:
    game = scene("gold: 9", rest="shop: [shot, rhum, wanted]")
    place = shop(table(game))
    place.deck = []
    for move in ("buy shot -> ann", "buy rhum", "buy wanted -> bob"):
        game.apply(move)
        place.spent = []
    assert place.shown == []
    assert texts(game) == ["expel bob.wanted", "end"]
    with pytest.raises(NotationError, match='ann cannot "buy shot -> ann" now'):
        game.apply("buy shot -> ann")


def test_what_one_cannot_pay_is_refused() -> None:
    game = scene("gold: 1, equipment: [gold-pan], life: 2", rest="shop: [shot, rhum, wanted]")
    assert "use gold-pan spending 1" in texts(game)
    for move in ("buy rhum", "buy wanted -> bob", "use gold-pan spending 2", "play beer for gold"):
        with pytest.raises(NotationError, match="ann cannot"):
            game.apply(move)
    assert gold(table(game)).held[0] == 1


def test_a_shadow_can_do_nothing_that_needs_life() -> None:
    variants = "variants: [shadow-gunslingers]"
    rest = "shop: [shot, horseshoe, pardner]"
    game = scene(bob="dead: true, gold: 4", rest=rest, variants=variants)
    game.apply("end")
    shop(table(game)).owned[1] = [cards.TEXT.index("rucksack")]
    table(game).refresh()
    game.apply("buy shot -> bob")
    assert table(game).players[1].life == 0
    assert not [text for text in texts(game) if text.startswith("use rucksack")]
    with pytest.raises(NotationError, match="bob cannot"):
        game.apply("use rucksack")


def test_shadows_need_four_players() -> None:
    with pytest.raises(PosseError, match="shadow-gunslingers is for 4 players or more, not for 3"):
        BangRules(NAMES[:3], ["dodge-city"], ["shadow-gunslingers"])


@pytest.mark.parametrize(
    ("ann", "rest", "wrong"),
    [
        ("gold: -1", "", "the gold of ann is a number of nuggets"),
        ("gold: much", "", "the gold of ann is a number of nuggets"),
        ("equipment: [shot]", "", "nobody has this equipment: shot"),
        ("equipment: [wanted, wanted]", "", "nobody has this equipment: wanted, wanted"),
        ("equipment: boots", "", "a list of equipment is expected"),
        ("", "shop: [boots, boots]", "no equipment boots is left"),
        ("", "shop_next: [barrel]", "no equipment barrel is left"),
    ],
)
def test_a_scenario_that_cannot_be(ann: str, rest: str, wrong: str) -> None:
    with pytest.raises(ScenarioError, match=wrong):
        scene(ann, rest=rest)
