"""Bots and the train: which railcars they take, to whom they give them, and what they avoid."""

import random
from typing import Any, cast

import pytest

from posse.bang.view import BangView
from posse.bots import make
from posse.bots.bang.memory import Memory
from posse.bots.bang.thumb import LONG_TURN, BangThumb
from posse.bots.style import Style
from posse.kernel.game import Game
from posse.roles import OUTLAW
from tests.bots.bang.positions import chooses, plays_on, position

STATIONS = ["boom-town", "san-tafe", "frisco", "dodgville", "yooma"]


def train(turn: str, cars: list[str], at: int = 1, side: str = "leland", **table: Any) -> Game:
    line = {"stations": STATIONS, "locomotive": side, "at": at, "railcars": cars}
    return position(turn, sets=["great-train-robbery"], train=line, **table)


def test_a_good_railcar_is_taken_with_a_card_to_spare() -> None:
    game = train(
        "ann",
        ["observation-car"],
        ann={"life": 1, "hand": ["bang@2C", "bang@3C"]},
        turn_state={"bangs_played": 1},
    )
    assert plays_on(game)[0].startswith("take observation-car with bang")


def test_a_bad_railcar_is_not_worth_a_missed() -> None:
    game = train("ann", ["private-car"], at=4, ann={"life": 1, "hand": ["missed@2S"]})
    assert plays_on(game) == ["end"]


def test_the_train_is_advanced_for_a_better_railcar() -> None:
    game = train("ann", ["observation-car"], at=0, ann={"hand": ["bang@2C"]}, turn_state={"bangs_played": 1})
    assert plays_on(game)[:1] == ["advance"]


def test_nobody_brings_the_ironhorse_upon_himself_for_little() -> None:
    cars = ["private-car", "prisoner-car", "cattle-truck"]
    game = train("ann", cars, at=4, side="ironhorse", ann={"life": 1, "hand": ["barrel@QS"]})
    assert "advance" not in plays_on(game)


@pytest.mark.parametrize(("car", "whom"), [("lumber-flatcar", "choose ann"), ("ghost-car", "choose bob")])
def test_a_burden_goes_to_an_enemy_and_a_second_life_to_oneself(car: str, whom: str) -> None:
    game = train("bob", [car], bob={"life": 1, "hand": ["bang@2C"]})
    game.apply(f"take {car} with bang@2C")
    assert chooses(game) == whom


def test_the_worst_card_of_the_mail_goes_to_a_friend() -> None:
    deck = ["missed@2S", "duel@8C", "beer@6H"]
    game = train("eve", ["caboose"], eve={"railcars": ["mail-car"]}, deck=deck)
    game.apply("use mail-car")
    assert chooses(game) == "choose duel@8C, ann"


def test_what_costs_cards_is_no_free_defence() -> None:
    bob = {"railcars": ["caboose"], "in_play": ["strongbox@9H"], "life": 4}
    game = train("ann", ["mail-car"], ann={"hand": ["bang@2C"]}, bob=bob)
    game.apply("play bang@2C -> bob")
    assert chooses(game) == "pass"


def test_a_life_is_worth_a_railcar() -> None:
    game = train("cal", ["mail-car"], cal={"hand": ["bang@2C"]}, bob={"railcars": ["baggage-car"], "life": 1})
    game.apply("play bang@2C -> bob")
    assert chooses(game) == "use baggage-car as missed"


def test_a_friend_is_spared() -> None:
    game = train(
        "eve", ["mail-car"], eve={"character": "sgt-blaze", "hand": ["gatling@10H"]}, ann={"life": 1}
    )
    game.apply("play gatling")
    assert chooses(game) == "choose ann"


def test_a_ghost_car_for_somebody_tells_whose_friend_one_is() -> None:
    game = train("cal", ["ghost-car"], cal={"hand": ["bang@2C"]}, bob={"dead": True})
    bot = make("rule-of-thumb", "1")
    before = bot.beliefs(game.view(3))[2][OUTLAW]
    game.apply("take ghost-car with bang@2C")
    game.apply("choose bob")
    assert bot.beliefs(game.view(3))[2][OUTLAW] > before


def test_a_railcar_that_would_come_back_is_left() -> None:
    everything = [
        *("baggage-car", "caboose", "circus-wagon", "coal-hopper", "dining-car", "express-car", "lounge-car"),
        *("mail-car", "observation-car", "passenger-car", "prisoner-car", "private-car", "sleeper-car"),
    ]
    game = train(
        "ann",
        ["cattle-truck", "ghost-car", "lumber-flatcar"],
        ann={"character": "benny-brawler", "hand": ["bang@2C"], "life": 1},
        bob={"railcars": everything},
        discard=["missed@2S"],
        turn_state={"bangs_played": 1},
    )
    assert "take cattle-truck with bang@2C" not in plays_on(game)


def test_railcars_that_are_worth_the_same_are_not_swapped() -> None:
    line = {
        "stations": ["deathwood", *STATIONS[1:]],
        "locomotive": "leland",
        "at": 1,
        "railcars": ["sleeper-car"],
    }
    ann = {"character": "benny-brawler", "railcars": ["circus-wagon"]}
    game = position("ann", sets=["great-train-robbery"], train=line, ann=ann)
    assert game.decision is not None
    assert "take sleeper-car with ann.circus-wagon" in game.decision.texts
    assert plays_on(game) == ["end"]


def test_a_turn_that_goes_on_and_on_is_ended() -> None:
    """Even if there are still things to swap back and forth."""
    game = train("ann", ["observation-car"], ann={"hand": ["bang@2C"]}, turn_state={"bangs_played": 1})
    assert game.decision is not None
    thumb, view = BangThumb(Style(), random.Random(1)), cast(BangView, game.view(0))
    assert thumb.choose(view, game.decision).verb == "take"
    memory = Memory(view, 1.0)
    memory.catch_up(view)
    memory.stir = 2 * LONG_TURN
    thumb.recall(memory)
    assert thumb.choose(view, game.decision).verb == "end"
