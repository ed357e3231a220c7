"""What a bot says about its choices: one sentence, with the names of the players it is about."""

import random
import re
from typing import Any

import pytest

from posse.bots.dice.thumb import DiceThumb
from posse.bots.style import Style
from posse.bots.words import said
from posse.kernel.game import Game
from tests.bots.dice.positions import position, says
from tests.dice.configurations import ALL

BLANK = "dynamite dynamite gatling gatling"


def test_a_shot() -> None:
    moves = ["eve: keep", "eve: choose ann", "eve: choose ann", "ann: keep"]
    game = position("eve", f"one one {BLANK[9:]} one {BLANK}", moves)
    assert says(game) == "I shoot Eve, who has aimed at me twice and is most likely an Outlaw."


def test_a_shot_at_the_sheriff() -> None:
    game = position("eve", f"one {BLANK}", ["eve: keep"])
    assert says(game) == "I shoot Ann, who is the Sheriff: when the Sheriff falls we have won."


def test_a_shot_that_finishes_somebody() -> None:
    game = position("bob", f"two {BLANK}", ["bob: keep"], dee={"life": 1})
    assert says(game) == "I shoot Dee, who is most likely an Outlaw: that is the last life point."


def test_a_doubled_shot() -> None:
    slab = {"character": "slab-the-killer"}
    game = position("eve", f"one beer {BLANK[9:]}", ["eve: keep"], ann={"life": 2}, eve=slab)
    assert says(game).startswith("I spend a beer to double my shot at Ann, who is the Sheriff")


def test_beers() -> None:
    own = position("eve", f"beer {BLANK}", ["eve: keep"], eve={"life": 2})
    assert says(own) == "I drink the beer myself: I have 2 of 8 life points."
    other = position("bob", f"beer {BLANK}", ["bob: keep"], ann={"life": 3})
    assert says(other) == "I give the beer to Ann, who is the Sheriff: 3 of 11 life points left."
    nobody = position("eve", f"beer {BLANK}", ["eve: keep"], ann={"life": 3})
    assert says(nobody).startswith("I drink the beer myself, though it does me no good")


def test_rolling_again() -> None:
    game = position("eve", "one one gatling arrow dynamite")
    assert says(game) == "I roll dice 3 and 4 again and keep two ones for Ann."
    game = position("ann", "gatling gatling arrow dynamite two", ann={"arrows": 3, "life": 5})
    assert "two Gatlings: one more would fire the gun" in says(game)


def test_keeping_the_dice() -> None:
    game = position("eve", "one one one dynamite dynamite")
    assert (
        says(game) == "I keep the dice: three ones for Ann, and a third dynamite would cost me a life point."
    )
    game = position("ann", f"beer {BLANK}", ann={"life": 4, "arrows": 3}, arrows_in_pile=1)
    assert says(game).endswith("and of the arrows only one is left.")


@pytest.mark.parametrize(
    ("turn", "rolls", "moves", "table", "sentence"),
    [
        (
            "bob",
            "",
            [],
            {"bob": {"character": "sid-ketchum"}, "ann": {"life": 3}},
            "I give the life point to Ann, who is the Sheriff: 3 of 11 life points left.",
        ),
        (
            "eve",
            f"beer {BLANK}",
            ["eve: keep", "eve: choose eve"],
            {"eve": {"character": "kit-carlson", "arrows": 2}},
            "I return an arrow of my own: I hold two, and seven are left in the pile.",
        ),
        (
            "bob",
            f"beer {BLANK}",
            ["bob: keep", "bob: choose bob"],
            {"bob": {"character": "kit-carlson"}, "ann": {"arrows": 2}},
            "I return an arrow of Ann, who is the Sheriff.",
        ),
        (
            "eve",
            f"beer {BLANK}",
            ["eve: keep", "eve: choose eve"],
            {"eve": {"character": "kit-carlson"}, "ann": {"arrows": 2}},
            "I return no arrow: whoever still holds one is no friend of mine.",
        ),
        (
            "eve",
            f"one {BLANK}",
            ["eve: keep", "eve: choose ann"],
            {"ann": {"character": "bart-cassidy"}},
            "I take an arrow instead of losing a life point: I hold none, and nine are left in the pile.",
        ),
        (
            "dee",
            f"one {BLANK}",
            ["dee: keep", "dee: choose eve"],
            {"eve": {"arrows": 1}},
            "I return an arrow: I hold one, and eight are left in the pile.",
        ),
    ],
)
def test_abilities(turn: str, rolls: str, moves: list[str], table: dict[str, Any], sentence: str) -> None:
    assert says(position(turn, rolls, moves, **table)) == sentence


def test_every_option_has_its_reason() -> None:
    """For all options, not only the best: a reason is a sentence and names the players that the option is about."""
    for rules in ALL[1::2]:
        game = Game.start(rules, "why")
        thumbs = [DiceThumb(Style(), random.Random(seat)) for seat in range(len(rules.names))]
        while (decision := game.decision) is not None:
            thumb = thumbs[decision.player]
            thumb.weigh(game.view(decision.player), decision)
            for option in decision.options:
                sentence = said(thumb.reason(option))
                assert re.fullmatch(r"I [^.]+\.", sentence), sentence
                whom = decision.text(option).partition("choose ")[2]
                assert whom in ("", decision.name) or whom.capitalize() in sentence, sentence
            game.apply(thumb.choose(game.view(decision.player), decision))
