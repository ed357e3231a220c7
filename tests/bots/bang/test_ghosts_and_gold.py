"""What a sensible player does about ghosts, shadows and gold, in positions where there is no doubt about it."""

from typing import Any

import pytest

from posse.kernel.game import Game
from tests.bots.bang.positions import chooses, plays_on, position

VALLEY = ["valley-of-shadows"]
GOLD = ["gold-rush"]


# ---- ghosts


@pytest.mark.parametrize("ghost", ["bob", "eve"])
def test_a_renegade_who_must_be_the_last_sends_a_ghost_away(ghost: str) -> None:
    table: dict[str, Any] = {name: {"dead": True} for name in ("bob", "cal", "eve")}
    table[ghost] = {"ghost": True, "in_play": ["ghost@9S"]}
    game = position(
        "dee",
        sets=VALLEY,
        dee={"hand": ["cat-balou@KH"]},
        ann={"hand": ["missed@2S"], "in_play": ["mustang@8H"], "life": 2},
        **table,
    )
    assert chooses(game) == f"play cat-balou@KH -> {ghost}.ghost"


def shot_by_the_sheriff(hand: list[str], **rest: Any) -> Game:
    """The Sheriff, who has one life point left, has shot at the Renegade."""
    return position(
        "ann",
        ["ann: play bang@2C -> dee"],
        sets=VALLEY,
        ann={"hand": ["bang@2C"], "life": 1, "in_play": ["winchester@8S"]},
        dee={"hand": hand, "life": 3},
        **rest,
    )


def test_a_renegade_does_not_fire_back_at_a_dying_sheriff_too_early() -> None:
    assert chooses(shot_by_the_sheriff(["backfire@QC", "missed@2S"])) == "play missed@2S"
    assert chooses(shot_by_the_sheriff(["backfire@QC"])) == "pass"


def test_a_renegade_fires_back_when_only_the_sheriff_is_left() -> None:
    dead = {name: {"dead": True} for name in ("bob", "cal", "eve")}
    assert chooses(shot_by_the_sheriff(["backfire@QC", "missed@2S"], **dead)) == "play backfire@QC"


# ---- gold


def test_who_is_badly_hurt_buys_his_life_back() -> None:
    game = position("bob", sets=GOLD, bob={"gold": 3, "life": 1}, shop=["rhum", "gun-belt", "calumet"])
    assert plays_on(game)[0] == "buy rhum"


def test_a_nugget_more_is_spent_on_an_enemy_not_on_a_friend() -> None:
    game = position(
        "bob",
        sets=GOLD,
        bob={"gold": 4},
        ann={"equipment": ["lucky-charm"]},
        cal={"equipment": ["boots"]},
        shop=["gold-rush", "shot", "gun-belt"],
    )
    assert "expel cal.boots" not in plays_on(game)


def test_nobody_is_wanted_who_cannot_be_killed() -> None:
    ghost = {"ghost": True, "in_play": ["ghost@9S"]}
    near = {"gold": 2, "in_play": ["winchester@8S"]}
    shop = ["wanted", "boots", "calumet"]
    assert plays_on(position("ann", sets=VALLEY + GOLD, ann=near, bob=ghost, shop=shop)) == ["end"]
    dying = position("bob", sets=GOLD, bob=near, ann={"life": 1}, shop=shop)
    assert plays_on(dying)[0] == "buy wanted -> ann"


def test_a_shadow_shoots_for_his_side() -> None:
    game = position(
        "bob",
        sets=GOLD,
        variants=["shadow-gunslingers"],
        bob={"dead": True, "hand": ["bang@2C"]},
        ann={"character": "kit-carlson"},
    )
    assert plays_on(game)[0] == "play bang@2C -> ann"


@pytest.mark.parametrize(("stays", "buys"), [(["ghost@9S"], True), ([], False)])
def test_who_stays_as_a_ghost_buys_what_serves_long(stays: list[str], buys: bool) -> None:
    """A shadow and its equipment are gone after its turn."""
    bob = {"ghost": True, "in_play": stays, "gold": 4} if stays else {"dead": True, "gold": 4}
    shop = ["pickaxe", "boots", "calumet"]
    game = position("bob", sets=VALLEY + GOLD, variants=["shadow-gunslingers"], bob=bob, shop=shop)
    assert ("buy pickaxe" in plays_on(game)) == buys


def test_nobody_buys_boots_for_his_last_life_point() -> None:
    game = position("ann", sets=GOLD, ann={"life": 1, "gold": 3}, shop=["boots", "lucky-charm", "wanted"])
    moves = plays_on(game)
    assert "buy boots" not in moves
    assert "buy lucky-charm" not in moves
    game = position("ann", sets=GOLD, ann={"life": 4, "gold": 3}, shop=["boots", "lucky-charm", "wanted"])
    assert "buy boots" in plays_on(game)
