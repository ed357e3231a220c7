"""What scenarios cannot show of Gold Rush: the setup, shuffling, what everybody sees, what is refused."""

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
from posse.kernel.message import Message
from posse.kernel.scenario import read
from posse.locales import LANGUAGES
from posse.locales.speak import Voice

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


def scene(
    ann: str = "",
    bob: str = "",
    rest: str = "",
    variants: str = "",
    character: str = "slab-the-killer",
    outlaw: str = "willy-the-kid",
    turn: str = "ann",
) -> Game:
    text = SCENE.replace("VARIANTS", variants).replace("REST", rest).replace("turn: ann", f"turn: {turn}")
    text = text.replace("slab-the-killer", character).replace("willy-the-kid", outlaw)
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
    refused(game, "buy shot -> ann", "the shop is empty")


def refused(game: Game, move: str, why: str) -> None:
    """A move is refused for this reason, and every language has words for it."""
    before = table(game).fingerprint()
    with pytest.raises(NotationError) as raised:
        game.apply(move)
    assert f'cannot "{move}" now: {why}; the options are: ' in str(raised.value)
    for language in LANGUAGES:
        wrong: list[Exception] = []
        said = Voice(language, "", (), errors=wrong).say(Message(raised.value.id, **raised.value.facts))
        assert not wrong
        assert (why in said.replace("’", "'")) == (language == "en")
    assert table(game).fingerprint() == before


@pytest.mark.parametrize(
    ("ann", "move", "why"),
    [
        ("gold: 1", "buy rhum", "that takes 3 nuggets, and ann has 1"),
        ("", "buy shot -> bob", "that takes 1 nugget, and ann has 0"),
        ("gold: 9", "buy boots", "boots is not in the shop"),
        ("gold: 9", "buy wanted -> bob", "bob has one already"),
        ("gold: 2", "expel bob.wanted", "that takes 3 nuggets, and ann has 2"),
        ("gold: 9", "expel bob.boots", "bob has no boots"),
        ("gold: 9, equipment: [boots]", "expel ann.boots", "nobody expels equipment of his own"),
        ("hand: [saloon@5H]", "play saloon for gold", "only a Beer card is sold for gold"),
        ("equipment: [gold-pan]", "use gold-pan", "that takes 1 nugget, and ann has 0"),
        ("gold: 9", "use gold-pan", "ann has no gold-pan"),
        ("gold: 1, equipment: [rucksack], life: 2", "use rucksack", "that takes 2 nuggets, and ann has 1"),
        ("gold: 9, equipment: [rucksack]", "use rucksack", "there is no life point to regain"),
    ],
)
def test_who_cannot_trade_is_told_why(ann: str, move: str, why: str) -> None:
    game = scene(ann, "equipment: [wanted]", "shop: [shot, rhum, wanted]")
    assert move not in texts(game)
    refused(game, move, why)


@pytest.mark.parametrize(
    ("character", "move"),
    [
        ("jacky-murieta", "use jacky-murieta spending 2 -> bob"),
        ("josh-mccloud", "use josh-mccloud spending 2"),
        ("raddie-snake", "use raddie-snake spending 1"),
    ],
)
def test_an_ability_that_cannot_be_paid_is_refused(character: str, move: str) -> None:
    price = 1 if "1" in move else 2
    for held in range(price + 1):
        game = scene(f"gold: {held}", character=character)
        if held == price:
            game.apply(move)
        else:
            nuggets = "1 nugget" if price == 1 else "2 nuggets"
            refused(game, move, f"that takes {nuggets}, and ann has {held}")


def test_pretty_luzena_is_told_the_price_that_she_would_pay() -> None:
    game = scene("gold: 1", rest="shop: [shot, rhum, wanted]", character="pretty-luzena")
    refused(game, "buy rhum", "that takes 2 nuggets, and ann has 1")
    assert game.rules.hindrances(table(game), 0, game.decision)["equipment/rhum"].count == 2
    game.apply("buy shot spending 0 -> ann")
    refused(game, "buy rhum", "that takes 3 nuggets, and ann has 1")


def test_a_gold_pan_has_a_card_twice() -> None:
    game = scene("gold: 9, equipment: [gold-pan]")
    game.apply("use gold-pan")
    game.apply("use gold-pan")
    refused(game, "use gold-pan", "that may be done twice in a turn")


def test_nobody_trades_while_he_answers() -> None:
    game = scene(
        "hand: [bang@2C]",
        "hand: [missed@2S, beer@6H], gold: 9, equipment: [rucksack], life: 2",
        "shop: [shot, rhum, wanted]",
    )
    game.apply("play bang -> bob")
    assert texts(game) == ["play missed@2S", "pass"]
    trade = "one buys and sells only when playing cards in one's own turn"
    refused(game, "buy shot -> bob", trade)
    refused(game, "play beer for gold", trade)
    refused(game, "use rucksack", "out of turn it only saves the last life point")


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
    refused(game, "use rucksack", "who is in the game without life points neither gains nor loses any")
    game.apply("end")
    refused(game, "buy shot -> bob", "bob is out of the game")


def test_a_shadow_has_no_life_to_trade_his_cards_for() -> None:
    variants = "variants: [shadow-gunslingers]"
    hand = "dead: true, hand: [beer@6H, beer@7H]"
    game = scene(bob=hand, variants=variants, turn="bob", outlaw="sid-ketchum")
    assert not [text for text in texts(game) if text.startswith("use sid-ketchum")]
    no_life = "who is in the game without life points neither gains nor loses any"
    refused(game, "use sid-ketchum with beer@6H, beer@7H", no_life)


def test_shadows_need_four_players() -> None:
    with pytest.raises(PosseError, match="shadow-gunslingers is for 4 players or more, not for 3"):
        BangRules(NAMES[:3], ["dodge-city"], ["shadow-gunslingers"])


@pytest.mark.parametrize(
    ("ann", "rest", "wrong"),
    [
        ("gold: -1", "", "line 6, players.ann.gold: a number of nuggets is expected"),
        ("gold: much", "", "players.ann.gold: a number of nuggets is expected"),
        ("equipment: [shot]", "", "players.ann.equipment: shot does not stay in play"),
        ("equipment: [wanted, wanted]", "", "players.ann.equipment: nobody has two of one name: wanted"),
        ("equipment: boots", "", "a list of equipment is expected"),
        ("", "shop: [boots, boots]", "no equipment boots is left"),
        ("", "shop_next: [barrel]", "shop_next: there is no equipment barrel"),
        ("", "shop: [boots, shot, rhum, wanted]", "shop: no more than 3 lie in the shop"),
    ],
)
def test_a_scenario_that_cannot_be(ann: str, rest: str, wrong: str) -> None:
    with pytest.raises(ScenarioError, match=wrong):
        scene(ann, rest=rest)


def test_a_renegade_who_takes_a_side_as_a_shadow_is_on_that_side() -> None:
    variants = "variants: [shadow-gunslingers]"
    text = SCENE.replace("lucky-duke}", "lucky-duke, dead: true}").replace("REST\n", "")
    for word in (", ANN", ", BOB"):
        text = text.replace(word, "")
    game = BangSetter().table(read(text.replace("VARIANTS", variants), "scene"), NAMES)
    assert game.rules.sides(game.state) == ["law", "outlaws", "outlaws", "renegade"]
    while table(game).turn != 3:
        game.apply("end")
    assert game.rules.sides(game.state) == ["law", "outlaws", "outlaws", "law"]
