"""What a sensible player does, in positions where there is no doubt about it."""

from collections.abc import Mapping

import pytest

from posse.bots import make
from tests.bots.bang.positions import chooses, plays_on, position

# ---- whom to attack


def test_an_outlaw_shoots_the_sheriff() -> None:
    game = position("bob", bob={"hand": ["bang@2C"]}, ann={"character": "kit-carlson"})
    assert chooses(game) == "play bang@2C -> ann"


def test_a_deputy_never_shoots_the_sheriff() -> None:
    game = position("eve", eve={"hand": ["bang@2C", "bang@3C"], "life": 1}, ann={"character": "kit-carlson"})
    assert plays_on(game)[0] in ("end", "play bang@2C -> dee", "play bang@3C -> dee")


def test_the_sheriff_shoots_back_at_who_shot_him() -> None:
    game = position(
        "bob",
        ["bob: play bang@2C -> ann", "bob: end"],
        bob={"hand": ["bang@2C"], "life": 3},
        ann={"character": "kit-carlson", "hand": ["bang@AS"]},
        cal={"in_play": ["jail@JS"]},
        dee={"in_play": ["jail@10S"]},
        eve={"in_play": ["jail@4H"]},
        deck=["bang@3C", "bang@4C", "bang@5C", "schofield@JC", "schofield@QC", "schofield@KS"],
    )
    while game.decision is not None and game.decision.kind != "play":
        game.apply(0)
    assert game.decision is not None
    assert game.decision.name == "ann"
    assert any(move.endswith("-> bob") for move in plays_on(game))


def test_a_sheriff_with_one_life_left_is_shot_at_all_cost() -> None:
    game = position(
        "bob", bob={"hand": ["gatling@10H", "bang@2C"]}, ann={"character": "kit-carlson", "life": 1}
    )
    assert chooses(game) in ("play bang@2C -> ann", "play gatling@10H")


@pytest.mark.parametrize("card", ["gatling@10H", "indians@KD"])
def test_a_deputy_does_not_shoot_everybody_when_the_sheriff_would_die(card: str) -> None:
    weak = {"life": 1, "hand": []}
    game = position(
        "eve", eve={"hand": [card]}, ann={"character": "kit-carlson", **weak}, bob=weak, cal=weak, dee=weak
    )
    assert chooses(game) == "end"


def test_a_deputy_loses_a_duel_rather_than_his_sheriff() -> None:
    game = position(
        "ann",
        ["ann: play duel@QD -> eve"],
        ann={"hand": ["duel@QD"], "life": 1},
        eve={"hand": ["bang@2C", "bang@3C"], "life": 4},
    )
    assert chooses(game) == "pass"


def test_the_last_life_point_is_worth_any_card() -> None:
    game = position(
        "ann",
        ["ann: play indians@KD"],
        ann={"hand": ["indians@KD"]},
        bob={"character": "slab-the-killer", "hand": ["bang@2C"], "life": 1},
    )
    assert chooses(game) == "play bang@2C"


def test_dynamite_is_not_for_those_whom_it_would_kill() -> None:
    assert chooses(position("ann", ann={"hand": ["dynamite@2H"], "life": 1})) == "end"


def test_a_bible_stops_a_shot_and_brings_a_card() -> None:
    game = position(
        "bob",
        ["bob: play bang@2C -> eve"],
        ["dodge-city"],
        bob={"hand": ["bang@2C"], "in_play": ["winchester@8S"]},
        eve={"in_play": ["bible@10H"], "life": 4},
    )
    assert chooses(game) == "use bible"


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_weaker_player_does_nothing_that_can_only_hurt_him(level: str) -> None:
    mine = {"hand": ["beer@6H", "panic@JH"], "in_play": ["volcanic@10S"]}
    for seed in range(60):
        game = position("eve", eve=mine, ann={"character": "kit-carlson"}, dee={"character": "paul-regret"})
        done = chooses(game, make(f"rule-of-thumb/{level}", str(seed)))
        assert done == "end", done


def test_the_renegade_keeps_the_sheriff_alive_until_they_are_alone() -> None:
    ann = {"character": "kit-carlson", "life": 1}
    crowd = position("dee", dee={"hand": ["bang@2C"], "in_play": ["winchester@8S"]}, ann=ann)
    assert chooses(crowd) != "play bang@2C -> ann"
    duel = position(
        "dee",
        dee={"hand": ["bang@2C"]},
        ann=ann,
        bob={"dead": True},
        cal={"dead": True},
        eve={"dead": True},
    )
    assert chooses(duel) == "play bang@2C -> ann"


def test_three_players_hunt_their_prey() -> None:
    game = position(
        "eve",
        sets=["dodge-city"],
        only=["bob", "dee", "eve"],
        bob={"hand": []},
        eve={"hand": ["bang@2C"]},
    )
    assert chooses(game) == "play bang@2C -> dee"


# ---- what to do first


def test_cards_are_drawn_before_anything_else() -> None:
    hand = ["bang@2C", "stagecoach@9S", "barrel@QS", "panic@JH"]
    assert (
        chooses(position("bob", bob={"hand": hand}, ann={"character": "kit-carlson"})) == "play stagecoach@9S"
    )


def test_a_barrel_goes_before_the_shot() -> None:
    game = position(
        "bob",
        bob={"hand": ["bang@2C", "cat-balou@9D"]},
        ann={"character": "kit-carlson", "in_play": ["barrel@QS"]},
    )
    assert plays_on(game)[0] == "play cat-balou@9D -> ann.barrel"


def test_a_better_weapon_stays() -> None:
    game = position("bob", bob={"hand": ["schofield@JC"], "in_play": ["winchester@8S"]})
    assert chooses(game) == "end"


def test_a_weapon_that_reaches_the_sheriff_is_taken_up_before_the_shot() -> None:
    game = position("cal", cal={"hand": ["schofield@JC", "bang@2C"]}, ann={"character": "kit-carlson"})
    assert plays_on(game)[:2] == ["play schofield@JC", "play bang@2C -> ann"]


# ---- life


def test_beer_is_drunk_when_hurt_and_kept_when_not() -> None:
    assert chooses(position("bob", bob={"hand": ["beer@6H"], "life": 2})) == "play beer@6H"
    assert chooses(position("bob", bob={"hand": ["beer@6H"]})) == "end"


def test_with_two_left_a_beer_is_the_first_to_go() -> None:
    game = position(
        "dee",
        ["dee: end"],
        only=["ann", "bob", "cal", "dee"],
        dee={"hand": ["beer@6H", "missed@2S"], "life": 1},
        bob={"dead": True},
        cal={"dead": True},
    )
    assert chooses(game) == "discard beer@6H"


def shot_at(target: Mapping[str, object], shooter: Mapping[str, object] | None = None) -> str:
    game = position(
        "bob",
        ["bob: play bang@2C -> ann"],
        bob={"hand": ["bang@2C"], **(shooter or {})},
        ann={"character": "kit-carlson", **target},
    )
    return chooses(game)


def test_a_shot_is_answered() -> None:
    assert shot_at({"hand": ["missed@2S"]}) == "play missed@2S"
    assert shot_at({"hand": ["missed@2S"], "in_play": ["barrel@QS"]}) == "use barrel"


def test_one_missed_is_not_wasted_on_slab_the_killer() -> None:
    slab = {"character": "slab-the-killer"}
    assert shot_at({"hand": ["missed@2S"]}, slab) == "pass"
    assert shot_at({"hand": ["missed@2S", "missed@3S"], "life": 1}, slab).startswith("play missed")


def test_a_dying_player_saves_himself() -> None:
    assert shot_at({"hand": ["beer@6H"], "life": 1}) == "play beer@6H"


def test_sid_ketchum_saves_himself_with_any_two_cards() -> None:
    sid = {"character": "sid-ketchum", "hand": ["schofield@JC", "dynamite@2H"], "life": 1}
    assert shot_at(sid).startswith("use sid-ketchum")


# ---- judgement


def test_a_duel_is_sought_with_many_bangs_and_avoided_without() -> None:
    weak = {"hand": ["schofield@JC"]}
    strong = ["duel@QD", "bang@2C", "bang@3C", "bang@4C"]
    armed = position("cal", cal={"hand": strong}, ann=weak)
    assert "play duel@QD -> ann" in plays_on(armed)
    many = {"hand": [f"bang@{rank}D" for rank in range(2, 8)]}
    assert chooses(position("cal", cal={"hand": ["duel@QD"], "life": 1}, ann=many)) == "end"


def test_a_duel_that_cannot_be_won_is_lost_at_once_if_life_is_plenty() -> None:
    game = position(
        "ann",
        ["ann: play duel@QD -> bob"],
        ann={"hand": ["duel@QD", *[f"bang@{rank}D" for rank in range(2, 10)]]},
        bob={"hand": ["bang@2C"]},
    )
    assert chooses(game) == "pass"


def test_indians_are_met_with_a_bang() -> None:
    game = position(
        "ann", ["ann: play indians@KD"], ann={"hand": ["indians@KD"]}, bob={"hand": ["bang@2C"], "life": 2}
    )
    assert chooses(game) == "play bang@2C"


def test_jail_is_for_a_proven_enemy() -> None:
    game = position(
        "bob",
        ["bob: play bang@2C -> ann", "bob: end", "cal: end", "dee: end"],
        bob={"hand": ["bang@2C"], "life": 4},
        ann={"character": "kit-carlson"},
        eve={"hand": ["jail@JS"]},
        deck=["schofield@JC", "schofield@QC", "schofield@KS", "remington@KC", "volcanic@10S", "volcanic@10C"],
    )
    assert "play jail@JS -> bob" in plays_on(game)


def test_who_must_discard_gives_what_is_of_no_use() -> None:
    game = position(
        "bob",
        ["bob: end"],
        bob={"hand": ["missed@2S", "beer@6H", "barrel@KS"], "in_play": ["barrel@QS"], "life": 2},
    )
    assert chooses(game) == "discard barrel@KS"


def test_at_the_general_store_the_wounded_take_beer() -> None:
    game = position(
        "ann",
        ["ann: play general-store@9C"],
        ann={"hand": ["general-store@9C"], "life": 1},
        deck=["beer@6H", "schofield@JC", "dynamite@2H", "duel@QD", "saloon@5H"],
    )
    assert chooses(game) == "choose beer@6H"


# ---- abilities


def test_jesse_jones_draws_from_an_enemy() -> None:
    game = position("bob", phase="draw", bob={"character": "jesse-jones"}, ann={"hand": ["bang@2C"]})
    assert chooses(game) == "draw ann.hand"


def test_pedro_ramirez_takes_a_useful_discard_only() -> None:
    for top, draws in (("beer@6H", "draw discard"), ("dynamite@2H", "draw deck")):
        game = position("cal", phase="draw", cal={"character": "pedro-ramirez", "life": 2}, discard=[top])
        assert chooses(game) == draws


def test_kit_carlson_keeps_the_best() -> None:
    game = position(
        "bob",
        phase="draw",
        bob={"character": "kit-carlson", "life": 1},
        deck=["dynamite@2H", "missed@2S", "beer@6H"],
    )
    assert chooses(game) == "choose missed@2S, beer@6H"


def test_lucky_duke_chooses_the_card_that_frees_him() -> None:
    game = position(
        "dee", phase="start", dee={"in_play": ["jail@JS"]}, deck=["bang@2C", "beer@6H", "bang@3C"]
    )
    assert chooses(game) == "choose beer@6H"


# ---- Dodge City


@pytest.mark.parametrize(
    ("seat", "mine", "expected"),
    [
        ("bob", {"hand": ["whisky@QH", "dynamite@2H"], "life": 1}, "play whisky@QH with dynamite@2H"),
        ("bob", {"hand": ["springfield@KS", "dynamite@2H"]}, "play springfield@KS with dynamite@2H -> ann"),
        ("bob", {"in_play": ["buffalo-rifle@QC"]}, "use buffalo-rifle -> ann"),
        ("bob", {"in_play": ["canteen@7H"], "life": 1}, "use canteen"),
        ("bob", {"in_play": ["pony-express@QD"]}, "use pony-express"),
        ("bob", {"hand": ["iron-plate@AD"]}, "play iron-plate@AD"),
        ("eve", {"hand": ["tequila@9C", "dynamite@2H"]}, "play tequila@9C with dynamite@2H -> ann"),
        ("bob", {"character": "jose-delgado", "hand": ["dynamite@2H"]}, "use jose-delgado with dynamite@2H"),
    ],
)
def test_dodge_city(seat: str, mine: dict[str, object], expected: str) -> None:
    game = position(seat, (), ["dodge-city"], ann={"life": 2}, **{seat: mine})
    assert chooses(game) == expected


def test_pat_brennan_takes_a_card_that_protects_an_enemy() -> None:
    game = position(
        "bob",
        sets=["dodge-city"],
        phase="draw",
        bob={"character": "pat-brennan"},
        ann={"in_play": ["barrel@QS"]},
    )
    assert chooses(game) == "draw ann.barrel"


def test_vera_custer_takes_the_ability_that_serves_her() -> None:
    game = position(
        "bob",
        sets=["dodge-city"],
        phase="start",
        bob={"character": "vera-custer", "hand": ["bang@2C", "bang@3C", "bang@4C"]},
    )
    assert chooses(game) == "choose cal"  # Willy the Kid


# ---- events


def test_hard_liquor_is_for_those_who_need_it() -> None:
    for life, expected in ((1, "use hard-liquor"), (3, "pass")):
        game = position(
            "bob", sets=["fistful-of-cards"], phase="draw", event="hard-liquor", bob={"life": life}
        )
        assert chooses(game) == expected


def test_a_deputy_gives_blood_for_a_dying_sheriff() -> None:
    game = position("eve", sets=["fistful-of-cards"], phase="start", event="blood-brothers", ann={"life": 1})
    assert chooses(game) == "use blood-brothers -> ann"


def test_an_outlaw_gives_none() -> None:
    game = position("bob", sets=["fistful-of-cards"], phase="start", event="blood-brothers", ann={"life": 1})
    assert chooses(game) == "pass"


def test_at_the_ranch_bad_cards_are_exchanged_and_good_ones_kept() -> None:
    game = position(
        "bob",
        sets=["fistful-of-cards"],
        phase="draw",
        event="ranch",
        bob={"life": 2},
        deck=["missed@2S", "dynamite@2H", "bang@2C"],
    )
    assert chooses(game) == "use ranch with dynamite@2H"


def test_the_daltons_get_the_card_that_is_missed_least() -> None:
    game = position(
        "eve",
        ["eve: end"],
        sets=["high-noon"],
        ann={"in_play": ["barrel@QS", "dynamite@2H"]},
        events_next=["the-daltons"],
        event="thirst",
    )
    assert chooses(game) == "discard ann.dynamite"


# ---- reasons


def test_a_bot_says_why() -> None:
    game = position(
        "bob",
        ["bob: play bang@2C -> ann", "bob: end", "cal: end", "dee: end"],
        bob={"hand": ["bang@2C"], "life": 4},
        ann={"character": "kit-carlson"},
        eve={"hand": ["jail@JS"]},
        deck=["schofield@JC", "schofield@QC", "schofield@KS", "remington@KC", "volcanic@10S", "volcanic@10C"],
    )
    bot = make("rule-of-thumb", "1")
    assert bot.explain() == "I have not chosen anything yet."
    while chooses(game, bot) != "play jail@JS -> bob":
        game.apply(chooses(game, bot))
    said = bot.explain()
    assert said.startswith("I play Jail against Bob: Bob has attacked the Sheriff once and is ")
    assert said.endswith("an Outlaw.")


@pytest.mark.parametrize(("character", "wants"), [("willy-the-kid", False), ("jesse-jones", True)])
def test_who_shoots_often_anyway_needs_no_volcanic(character: str, wants: bool) -> None:
    """The Sheriff sits next to him; he has no reason to shoot at anybody farther away."""
    hand = ["volcanic@10S", "bang@2C", "bang@3C", "bang@4C"]
    game = position(
        "bob",
        bob={"hand": hand, "character": character},
        cal={"character": "sid-ketchum"},
        ann={"character": "kit-carlson"},
    )
    assert ("play volcanic@10S" in plays_on(game)) is wants
