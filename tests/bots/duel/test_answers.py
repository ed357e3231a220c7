"""What a sensible player answers, for each kind of decision outside his play phase."""

from posse.bots.duel import first_ac
from posse.kernel.option import Option
from tests.bots.duel.positions import ALONE, chooses, chosen, position, worth

# ---- the first choice


def test_the_first_ac_is_the_one_whose_ability_needs_the_front() -> None:
    def worth_of(id: str) -> float:
        return first_ac.worth(Option("choose", id))

    assert worth_of("pat-garret") > worth_of("the-stranger")
    assert worth_of("dalon-ranger") > worth_of("buffalo-bell")
    assert worth_of("tom-thorn") > worth_of("soundance-kid")


# ---- hits

AT_LAW = ["outlaw: play colt -> law.ac"]


def test_a_hit_is_avoided_if_it_can_be() -> None:
    game = position("outlaw", AT_LAW, outlaw={"hand": ["colt@outlaw"]}, law={"hand": ["missed", "colt"]})
    assert chooses(game) == "play missed"


def test_the_barrel_is_tried_before_a_card_is_spent() -> None:
    game = position(
        "outlaw",
        AT_LAW,
        outlaw={"hand": ["colt@outlaw"]},
        law={"ac": "pat-garret barrel", "hand": ["missed"]},
    )
    assert chooses(game) == "use barrel"


def test_the_last_life_point_of_all_is_saved_with_anything() -> None:
    game = position(
        "outlaw",
        AT_LAW,
        outlaw={"hand": ["colt@outlaw"]},
        law={**ALONE, "ac": "annie-oakey 1", "hand": ["gatling"]},
    )
    assert chooses(game) == "play gatling as missed"


def test_a_derringer_is_avoided_with_the_poorest_card() -> None:
    game = position(
        "law",
        ["law: play derringer -> outlaw.ac"],
        law={"hand": ["derringer"]},
        outlaw={"hand": ["missed", "dynamite", "stealing"]},
    )
    assert chooses(game) == "play dynamite as missed"


def test_return_fire_is_played_as_itself_against_a_derringer() -> None:
    gains = worth(
        position(
            "law",
            ["law: play derringer -> outlaw.ac"],
            law={"hand": ["derringer"]},
            outlaw={"hand": ["return-fire", "missed"]},
        )
    )
    assert gains["play return-fire"] > gains["play return-fire as missed"]


def test_the_hit_is_judged_for_the_one_it_is_aimed_at() -> None:
    """A hat of the RC does not help the AC."""
    game = position(
        "law",
        ["law: play winchester -> outlaw.rc"],
        law={"hand": ["winchester"]},
        outlaw={"rc": "cattle-katie 2 hat", "hand": ["missed"]},
    )
    assert chooses(game) == "use hat"


def test_against_tex_killer_the_poorest_card_is_added() -> None:
    game = position(
        "law",
        ["law: play colt -> outlaw.ac"],
        law={"ac": "tex-killer", "hand": ["colt"]},
        outlaw={**ALONE, "ac": "slim-poet 1", "hand": ["missed", "dynamite", "knife"]},
    )
    assert chooses(game) == "play missed with dynamite"


def test_a_success_of_the_barrel_gets_its_second_card() -> None:
    game = position(
        "law",
        ["law: play colt -> outlaw.ac", "outlaw: use barrel"],
        law={"ac": "tex-killer", "hand": ["colt"]},
        outlaw={**ALONE, "ac": "slim-poet 1 barrel@outlaw", "hand": ["dynamite", "knife"]},
        decks={"outlaw": ["beer"]},
    )
    assert game.decision is not None
    assert game.decision.kind == "second-card"
    assert chooses(game) == "discard dynamite"


def test_a_life_point_is_dearer_near_the_end() -> None:
    def of(side: dict[str, object]) -> float:
        game = position(
            "outlaw", AT_LAW, outlaw={"hand": ["colt@outlaw"]}, law={**side, "hand": ["missed", "colt"]}
        )
        return worth(game)["pass"]

    assert (
        of({**ALONE, "ac": "pat-garret 1"}) < of({**ALONE, "ac": "pat-garret 2"}) < of({"ac": "pat-garret 2"})
    )


def test_buffalo_bell_saves_the_one_who_would_fall_with_his_equipment() -> None:
    def asked(life: int, bell: int) -> str:
        game = position(
            "outlaw",
            AT_LAW,
            outlaw={"hand": ["colt@outlaw"]},
            law={"ac": f"pat-garret {life} bank gun-belt@law", "rc": f"buffalo-bell {bell}"},
        )
        assert game.decision is not None
        assert game.decision.kind == "stand-in"
        return chooses(game)

    assert asked(life=1, bell=4) == "use buffalo-bell"


def test_dalon_ranger_takes_his_wounds_himself() -> None:
    game = position(
        "outlaw",
        AT_LAW,
        outlaw={"hand": ["colt@outlaw"]},
        law={"ac": "dalon-ranger 5", "rc": "buffalo-bell 4"},
    )
    assert chooses(game) == "pass"


# ---- Duel and Indians!


def test_a_hit_card_is_given_up_to_indians() -> None:
    game = position(
        "law",
        ["law: play indians"],
        law={"hand": ["indians"]},
        outlaw={"hand": ["colt@outlaw", "missed"]},
    )
    assert chooses(game) == "play colt"


def test_the_cheapest_hit_card_goes_to_the_duel() -> None:
    game = position(
        "law",
        ["law: play duel"],
        law={"hand": ["duel"]},
        outlaw={"hand": ["knife", "remington", "colt@outlaw"]},
    )
    assert chooses(game) == "play colt"


def test_a_duel_goes_on_while_it_can_be_won() -> None:
    """If his last life point is at stake, a player goes on as long as he has a Hit card."""
    game = position(
        "law",
        ["law: play duel"],
        law={"hand": ["duel", *["colt@outlaw"] * 5]},
        outlaw={**ALONE, "ac": "bull-anderson 1", "hand": ["knife"]},
    )
    assert chooses(game) == "play knife"


# ---- cards


def test_the_poorest_card_is_discarded() -> None:
    game = position(
        "outlaw",
        ["outlaw: end"],
        outlaw={"ac": "bull-anderson 2", "hand": ["missed", "dynamite", "stealing"]},
        law={"hand": []},
    )
    assert game.decision is not None
    assert game.decision.kind == "discard"
    assert chooses(game) == "discard dynamite"


def test_a_peacemaker_takes_the_poorest_card() -> None:
    game = position(
        "law",
        ["law: play peacemaker -> outlaw.ac", "outlaw: play missed"],
        law={"hand": ["peacemaker"]},
        outlaw={"hand": ["missed", "clock", "knife"]},
    )
    assert chooses(game) == "discard clock"


def test_the_best_goods_of_the_store_are_taken() -> None:
    game = position(
        "law",
        ["law: play general-store"],
        law={"hand": ["general-store"]},
        decks={"law": ["return-fire", "scope@law"], "outlaw": ["dynamite", "clock"]},
    )
    assert chooses(game) == "choose return-fire"


def test_the_worst_of_three_comes_off_the_wagon() -> None:
    game = position(
        "outlaw",
        ["outlaw: play wagon"],
        outlaw={"hand": ["wagon"]},
        decks={"outlaw": ["missed", "dynamite", "knife"]},
    )
    assert chooses(game) == "discard dynamite"


CARBINE = ["law: play carbine -> outlaw.ac", "outlaw: play missed"]


def test_a_carbine_strips_the_opponent_or_frees_the_own_ac_or_nobody() -> None:
    foe = {"hand": ["missed", "colt"]}
    bank = position("law", CARBINE, law={"hand": ["carbine"]}, outlaw={**foe, "ac": "sid-curry bank"})
    snake = position(
        "law",
        CARBINE,
        law={"ac": "pat-garret rattlesnake", "hand": ["carbine"]},
        outlaw={**foe, "ac": "sid-curry"},
    )
    own = position(
        "law",
        CARBINE,
        law={"ac": "pat-garret barrel", "hand": ["carbine"]},
        outlaw={**foe, "ac": "sid-curry"},
    )
    assert chooses(bank) == "choose outlaw.ac.bank"
    assert chooses(snake) == "choose law.ac.rattlesnake"
    assert chooses(own) == "pass"


def test_a_shotgun_moves_the_hat_out_of_the_way_or_nobody() -> None:
    game = position(
        "law",
        ["law: play shotgun -> outlaw.ac", "outlaw: use hat"],
        law={"hand": ["shotgun@law", "knife", "derringer"]},
        outlaw={"ac": "sid-curry barrel@outlaw hat", "rc": "west-harding", "hand": []},
    )
    assert game.decision is not None
    assert game.decision.kind == "swap-either"
    assert chooses(game) == "choose outlaw"


def test_bull_anderson_loots_a_hand_and_slim_poet_takes_revenge() -> None:
    loot = position(
        "outlaw",
        ["outlaw: play colt -> law.ac"],
        outlaw={"ac": "bull-anderson", "hand": ["colt@outlaw"]},
        law={"ac": "jango 1", "reserve": [], "hand": ["colt", "carbine"]},
    )
    revenge = position(
        "law",
        ["law: play colt -> outlaw.ac"],
        law={"hand": ["colt", "missed"]},
        outlaw={"ac": "slim-poet 3", "rc": "sid-curry"},
    )
    assert chooses(loot) == "choose law.hand"
    assert chooses(revenge) == "use slim-poet"


def test_nobody_takes_revenge_on_wild_bill_with_his_last_life_point() -> None:
    game = position(
        "law",
        ["law: play colt -> outlaw.ac"],
        law={"ac": "wild-bill", "rc": "jango", "hand": ["colt", "missed"]},
        outlaw={**ALONE, "ac": "slim-poet 2"},
    )
    assert chooses(game) == "pass"


# ---- reveals


def test_bart_masterson_chooses_for_his_own_side_and_against_the_other() -> None:
    law = {"rc": "bart-masterson"}
    mine = position(
        "outlaw",
        [*AT_LAW, "law: use barrel"],
        outlaw={"hand": ["colt@outlaw"]},
        law={**law, "ac": "wild-bill barrel@law", "reserve": [], "hand": ["missed@outlaw"]},
        decks={"law": ["missed@law-snake", "missed@law-barrel"]},
    )
    theirs = position(
        "law",
        ["law: play colt -> outlaw.ac", "outlaw: use barrel"],
        law={**law, "reserve": [], "hand": ["colt@law"]},
        outlaw={"ac": "bull-anderson barrel@outlaw"},
        decks={"outlaw": ["missed@outlaw-barrel", "missed@outlaw-snake"]},
    )
    assert chosen(mine) == "choose missed@law-barrel"
    assert chosen(theirs) == "choose missed@outlaw-snake"


def test_bart_masterson_lets_the_snake_bite_the_others_only() -> None:
    def bitten(turn: str, law: str, outlaw: str) -> str:
        deck = [f"missed@{turn}-snake", f"wagon@{turn}-barrel"]
        both = {"ac": law, "rc": "bart-masterson"}
        return chosen(position(turn, law=both, outlaw={"ac": outlaw}, phase="start", decks={turn: deck}))

    theirs = bitten("outlaw", law="pat-garret", outlaw="bull-anderson rattlesnake")
    mine = bitten("law", law="pat-garret rattlesnake", outlaw="bull-anderson")
    assert theirs == "choose missed@outlaw-snake"
    assert mine == "choose wagon@law-barrel"
