"""Whom a bot shoots and whom it helps, and what it does with its ability."""

from typing import Any

import pytest

from posse.bots.style import Style
from posse.kernel.game import Game
from tests.bots.dice.positions import chooses, position, worth

#: Eve's dice: she shoots the Sheriff once, so everybody knows her role. Then it is Ann's turn.
EVE_SHOOTS = "one dynamite dynamite arrow gatling"
EVE = ["eve: keep", "eve: choose ann"]


# ---- targets


def test_the_sheriff_shoots_who_shot_him() -> None:
    game = position("eve", f"{EVE_SHOOTS} one dynamite dynamite arrow gatling", [*EVE, "ann: keep"])
    assert chooses(game) == "choose eve"


def test_an_outlaw_shoots_the_sheriff_and_a_deputy_never() -> None:
    assert chooses(position("eve", "one arrow arrow arrow arrow", ["eve: keep"])) == "choose ann"
    assert chooses(position("bob", "one arrow arrow arrow arrow", ["bob: keep"])) == "choose cal"


def test_the_renegade_does_not_finish_the_sheriff_while_others_live() -> None:
    dead = {"dead": True}
    rolls = "one dynamite dynamite gatling gatling"
    game = position("cal", rolls, ["cal: keep"], bob=dead, dee=dead, ann={"life": 1}, eve={"life": 8})
    assert chooses(game) == "choose eve"


@pytest.mark.parametrize(("law", "target"), [(2, "choose dee"), (8, "choose bob")])
def test_the_renegade_shoots_at_the_stronger_side(law: int, target: str) -> None:
    # Bob has helped the Sheriff, so he is no Outlaw, and Dee most likely is one.
    game = position(
        "bob",
        "beer dynamite dynamite gatling gatling one dynamite dynamite gatling gatling",
        ["bob: keep", "bob: choose ann", "cal: keep"],
        ann={"life": law},
        bob={"life": law - 1},
        dee={"life": 6, "role": "outlaw"},
    )
    assert chooses(game) == target


def test_the_weaker_of_two_enemies_is_shot_first() -> None:
    # At a table of five, everybody except the Sheriff is an enemy of a Deputy.
    rolls = "two dynamite dynamite gatling gatling"
    weak, strong = {"character": "black-jack", "life": 1}, {"character": "willy-the-kid", "life": 7}
    assert chooses(position("bob", rolls, ["bob: keep"], dee=weak, eve=strong)) == "choose dee"
    assert chooses(position("bob", rolls, ["bob: keep"], dee=strong, eve=weak)) == "choose eve"


def test_no_shot_is_wasted() -> None:
    rolls = "two two dynamite dynamite gatling"
    moves = ["bob: keep", "bob: choose dee"]
    game = position("bob", rolls, moves, dee={"life": 1}, eve={"life": 8})
    assert chooses(game) == "choose eve"


def test_all_bulls_eyes_of_a_turn_go_where_they_kill() -> None:
    # Two shots finish Dee, whoever is aimed at first with the third.
    rolls = "two two two dynamite dynamite"
    game = position("bob", rolls, ["bob: keep"], dee={"life": 2}, eve={"life": 8})
    aimed = []
    for _ in range(3):
        aimed.append(chooses(game))
        game.apply(aimed[-1])
    assert sorted(aimed) == ["choose dee", "choose dee", "choose eve"]


def test_the_last_arrow_for_shooting_el_gringo_is_avoided() -> None:
    rolls = "two dynamite dynamite gatling gatling"
    gringo = {"character": "el-gringo", "life": 2}
    calm = position("bob", rolls, ["bob: keep"], bob={"character": "black-jack"}, dee=gringo, eve={"life": 7})
    assert chooses(calm) == "choose dee"
    held = {"character": "black-jack", "life": 4, "arrows": 4}
    game = position("bob", rolls, ["bob: keep"], bob=held, dee=gringo, eve={"life": 7}, arrows_in_pile=1)
    assert chooses(game) == "choose eve"


def test_el_gringos_arrow_is_worth_it_if_he_falls() -> None:
    gringo = {"character": "el-gringo", "life": 3}
    single = position("bob", "two dynamite dynamite gatling gatling", ["bob: keep"], dee=gringo)
    assert chooses(single) == "choose eve"
    triple = position("bob", "two two two dynamite dynamite", ["bob: keep"], dee=gringo)
    assert chooses(triple) == "choose dee"


def test_bart_cassidy_is_a_poor_target_while_he_can_take_arrows() -> None:
    rolls = "two dynamite dynamite gatling gatling"
    bart = {"character": "bart-cassidy", "life": 7}
    game = position("bob", rolls, ["bob: keep"], dee=bart, eve={"life": 7})
    assert chooses(game) == "choose eve"


def test_vulture_sam_must_not_gain_by_a_death() -> None:
    rolls = "one dynamite dynamite gatling gatling"
    values = [
        worth(position("bob", rolls, ["bob: keep"], cal={"life": 1}, dee={"character": who, "life": 4}))
        for who in ("vulture-sam", "black-jack")
    ]
    assert values[0]["choose cal"] < values[1]["choose cal"] - 0.5


def test_who_is_out_already_may_be_named_instead_of_a_friend() -> None:
    # Bob's arrow brings the Indians, who eliminate Cal. Bob's one may hit Cal's place and the Sheriff.
    rolls = "arrow one dynamite dynamite gatling"
    gringo = {"character": "el-gringo", "arrows": 5, "life": 5}
    game = position("bob", rolls, ["bob: keep"], cal=gringo, arrows_in_pile=1)
    assert worth(game)["choose cal"] == 0.0  # hitting a dead player does not make anybody take arrows
    assert chooses(game) == "choose cal"


@pytest.mark.parametrize(("life", "choice"), [(2, "use slab-the-killer -> ann"), (9, "choose ann")])
def test_slab_the_killer_spends_his_beer_to_kill(life: int, choice: str) -> None:
    slab = {"character": "slab-the-killer", "life": 2}
    game = position("eve", "one beer dynamite dynamite gatling", ["eve: keep"], ann={"life": life}, eve=slab)
    assert chooses(game) == choice


@pytest.mark.parametrize("who", ["calamity-janet", "rose-doolan"])
def test_those_who_shoot_further_find_the_sheriff(who: str) -> None:
    rolls = "one dynamite dynamite gatling gatling"
    assert chooses(position("dee", rolls, ["dee: keep"], dee={"character": who})) == "choose ann"


# ---- beers


def beer(name: str, **table: Any) -> Game:
    """A player with a single beer."""
    return position(name, "beer dynamite dynamite gatling gatling", [f"{name}: keep"], **table)


def test_who_is_weak_drinks_himself() -> None:
    for name in ("ann", "bob", "cal", "dee", "eve"):
        assert chooses(beer(name, **{name: {"life": 2}})) == f"choose {name}"


def test_a_deputy_saves_the_sheriff() -> None:
    assert chooses(beer("bob", ann={"life": 2}, bob={"life": 5})) == "choose ann"
    assert chooses(beer("bob", ann={"life": 10}, bob={"life": 2})) == "choose bob"


def test_an_outlaw_rather_wastes_a_beer_than_help_the_sheriff() -> None:
    assert chooses(beer("eve", ann={"life": 2})) == "choose eve"


def test_the_renegade_keeps_the_sheriff_alive_against_strong_outlaws() -> None:
    assert chooses(beer("cal", ann={"life": 1}, bob={"life": 3})) == "choose ann"


def test_jesse_jones_drinks_double_up_to_his_last_beer() -> None:
    rolls = "beer beer dynamite dynamite gatling"
    game = position("cal", rolls, ["cal: keep"], cal={"life": 4})
    first = worth(game)["choose cal"]
    game.apply("choose cal")
    # He has six now, and had four before his beers.
    plain = position("cal", "beer dynamite dynamite gatling gatling", ["cal: keep"], cal={"life": 6})
    assert worth(game)["choose cal"] > 1.5 * worth(plain)["choose cal"]
    assert first > worth(game)["choose cal"]


# ---- abilities


def test_sid_ketchum_helps_his_own_side() -> None:
    sid = {"character": "sid-ketchum"}
    assert chooses(position("bob", "", bob=sid, ann={"life": 3})) == "choose ann"
    assert chooses(position("eve", "", eve=sid, ann={"life": 3})) == "choose eve"
    assert chooses(position("ann", "", ann={**sid, "life": 3})) == "choose ann"


KIT = "gatling dynamite dynamite one one"


def test_kit_carlson_returns_his_own_arrows_and_those_of_friends() -> None:
    kit = {"character": "kit-carlson"}
    moves = ["eve: keep", "eve: choose ann", "eve: choose ann"]
    own = position("eve", KIT, moves, eve={**kit, "arrows": 1, "life": 5}, ann={"arrows": 3})
    assert chooses(own) == "choose eve"
    moves = ["bob: keep", "bob: choose cal", "bob: choose cal"]
    friend = position("bob", KIT, moves, bob=kit, ann={"arrows": 3}, cal={"arrows": 3})
    assert chooses(friend) == "choose ann"


def test_kit_carlson_leaves_enemies_their_arrows() -> None:
    moves = ["eve: keep", "eve: choose ann", "eve: choose ann"]
    game = position("eve", KIT, moves, eve={"character": "kit-carlson"}, ann={"arrows": 3})
    assert chooses(game) == "pass"


def test_bart_cassidy_takes_an_arrow_rather_than_die() -> None:
    moves = ["eve: keep", "eve: choose ann"]
    game = position("eve", EVE_SHOOTS, moves, ann={"character": "bart-cassidy", "life": 1})
    assert chooses(game) == "use bart-cassidy"


def test_pedro_ramirez_returns_an_arrow() -> None:
    moves = ["eve: keep", "eve: choose ann"]
    pedro = {"character": "pedro-ramirez", "arrows": 2}
    game = position("eve", EVE_SHOOTS, moves, ann=pedro, eve={"character": "black-jack"})
    assert chooses(game) == "use pedro-ramirez"


# ---- tempers


def test_the_bold_value_harm_more_and_the_careful_their_life() -> None:
    shot = position("eve", "one arrow arrow arrow arrow", ["eve: keep"])
    bold, even = (worth(shot, Style(temper=temper))["choose ann"] for temper in ("bold", "even"))
    assert bold > even
    drink = beer("eve", eve={"life": 3})
    careful, even = (worth(drink, Style(temper=temper))["choose eve"] for temper in ("careful", "even"))
    assert careful > even


def test_the_vengeful_pay_back() -> None:
    # Dee shoots Bob; when Bob's turn comes, Dee and Eve both sit two places away.
    moves = ["dee: keep", "dee: choose bob", "eve: keep", "ann: keep", "bob: keep"]
    blank = "dynamite dynamite gatling gatling"
    game = position("dee", f"two {blank} arrow {blank} arrow {blank} two {blank}", moves)
    vengeful, even = (worth(game, Style(temper=temper)) for temper in ("vengeful", "even"))
    assert vengeful["choose dee"] - vengeful["choose eve"] > even["choose dee"] - even["choose eve"] + 0.05
