"""What a sensible player does in his play phase, in positions where there is no doubt about it."""

import pytest

from tests.bots.duel.positions import ALONE, chooses, plays_on, position, worth

# ---- shots


def test_a_shot_is_fired_where_it_can_hit() -> None:
    assert chooses(position("law", law={"hand": ["colt"]})) == "play colt -> outlaw.ac"


def test_the_last_life_point_of_the_last_character_comes_before_all_else() -> None:
    game = position("law", law={"hand": ["wagon", "colt", "bank"]}, outlaw={**ALONE, "ac": "sid-curry 1"})
    assert chooses(game) == "play colt -> outlaw.ac"


def test_a_plain_gun_goes_first_at_an_empty_hand_and_a_special_one_at_a_full_one() -> None:
    hand = ["colt@outlaw", "remington"]
    empty = position("outlaw", outlaw={"hand": hand})
    full = position("outlaw", outlaw={"hand": hand}, law={"hand": ["missed"] * 5})
    assert chooses(empty) == "play colt -> law.ac"
    assert chooses(full) == "play remington -> law.ac"


def test_a_schofield_is_for_a_wounded_shooter() -> None:
    hand = {"hand": ["colt@outlaw", "schofield"]}
    foe = {"hand": ["missed"] * 5}
    hurt = worth(position("outlaw", outlaw={**hand, "ac": "sid-curry 2"}, law=foe))
    sound = worth(position("outlaw", outlaw={**hand, "ac": "sid-curry 4"}, law=foe))
    assert hurt["play schofield -> law.ac"] > sound["play schofield -> law.ac"] + 0.2


def test_a_winchester_finds_the_one_without_a_hat() -> None:
    game = position("law", law={"hand": ["winchester"]}, outlaw={"ac": "sid-curry hat", "rc": "west-harding"})
    assert chooses(game) == "play winchester -> outlaw.rc"


def test_fanning_is_for_the_well_equipped() -> None:
    well = position("law", law={"hand": ["fanning", "colt"]}, outlaw={"ac": "sid-curry bank clock scope"})
    bare = position("law", law={"hand": ["fanning", "colt"]}, outlaw={"ac": "sid-curry"})
    assert chooses(well) == "play fanning -> outlaw.ac"
    assert "play fanning -> outlaw.ac" not in plays_on(bare)


def test_a_derringer_is_wasted_on_nobody_with_an_empty_hand() -> None:
    game = position("law", law={"hand": ["derringer"]}, outlaw={"hand": []})
    assert worth(game)["play derringer -> outlaw.ac"] > 0.5


def test_the_odds_of_a_shot_fall_with_the_cards_in_the_other_hand() -> None:
    gains = [
        worth(position("law", law={"hand": ["colt"]}, outlaw={"hand": ["missed"] * count}))
        for count in range(4)
    ]
    falling = [gain["play colt -> outlaw.ac"] for gain in gains]
    assert falling == sorted(falling, reverse=True)
    assert falling[0] > falling[3] + 0.1


def test_avoids_on_the_discard_pile_cannot_be_in_a_hand() -> None:
    hand, foe = {"hand": ["colt"]}, {"hand": ["colt@outlaw", "colt@outlaw", "knife"]}
    all_gone = ["missed@outlaw"] * 7
    seen = worth(position("law", law=hand, outlaw=foe, discard=all_gone))
    unseen = worth(position("law", law=hand, outlaw=foe))
    assert seen["play colt -> outlaw.ac"] > unseen["play colt -> outlaw.ac"] + 0.1


def test_who_suffered_a_hit_has_no_avoid_among_the_cards_he_held() -> None:
    def gains(moves: list[str]) -> dict[str, float]:
        law, outlaw = {"hand": ["knife", "knife"]}, {"hand": ["missed", "colt", "colt"]}
        return worth(position("law", moves, law=law, outlaw=outlaw))

    before = gains([])
    after = gains(["law: play knife -> outlaw.ac", "outlaw: pass"])
    assert after["play knife -> outlaw.ac"] > before["play knife -> outlaw.ac"] + 0.1


def test_tex_killer_comes_to_the_front_to_shoot() -> None:
    game = position(
        "law",
        law={"ac": "buffalo-bell", "rc": "tex-killer", "hand": ["colt"]},
        outlaw={"hand": ["missed", "colt", "colt"]},
    )
    assert plays_on(game)[:2] == ["swap", "play colt -> outlaw.ac"]


def test_a_hand_of_guns_is_for_west_harding() -> None:
    game = position(
        "outlaw",
        outlaw={
            "ac": "bull-anderson",
            "rc": "west-harding",
            "hand": ["colt@outlaw", "remington", "schofield", "carbine@outlaw"],
        },
    )
    done = plays_on(game)
    assert "swap" in done
    assert sum(move.endswith("-> law.ac") for move in done) >= 3


# ---- Duels, Indians!, Gatling


def test_a_duel_is_for_whoever_has_the_guns() -> None:
    foe = {"hand": ["colt@outlaw"] * 3}
    armed = position("law", law={"hand": ["duel", "derringer", "derringer", "derringer"]}, outlaw=foe)
    bare = position("law", law={"hand": ["duel", "missed", "missed", "missed"]}, outlaw=foe)
    assert worth(armed)["play duel"] > max(0.0, worth(bare)["play duel"])


def test_no_duel_is_risked_with_the_last_life_point() -> None:
    game = position(
        "law", law={**ALONE, "ac": "jango 1", "hand": ["duel"]}, outlaw={"hand": ["colt@outlaw"] * 4}
    )
    assert "play duel" not in plays_on(game)


def test_indians_come_when_the_opponent_has_no_cards() -> None:
    foe = {"rc": "cattle-katie"}
    empty = position("law", law={"hand": ["indians", "missed"]}, outlaw=foe)
    armed = position("law", law={"hand": ["indians", "missed"]}, outlaw={**foe, "hand": ["colt"] * 5})
    assert plays_on(empty)[0] == "play indians"
    assert worth(armed)["play indians"] < 0.0


def test_gatling_is_not_fired_into_the_back_of_a_last_friend() -> None:
    bare = position("law", law={"hand": ["gatling"], "reserve": []}, outlaw={"hand": ["missed"] * 5})
    covered = position("law", law={"hand": ["gatling"], "rc": "wild-bill hat"})
    assert worth(covered)["play gatling"] > worth(bare)["play gatling"] + 0.3


# ---- life and places


def test_a_beer_waits_until_somebody_is_hurt() -> None:
    assert chooses(position("outlaw", outlaw={"hand": ["beer"]})) == "end"
    both = {"ac": "bull-anderson 2", "rc": "slim-poet 1", "hand": ["beer"]}
    assert "play beer" in plays_on(position("outlaw", outlaw=both))


def test_strong_ale_is_for_the_dying_or_against_the_strong() -> None:
    dying = position("law", law={"hand": ["strong-ale"], "rc": "wild-bill 1"}, outlaw={"ac": "sid-curry 3"})
    strong = position("law", law={"hand": ["strong-ale"]}, outlaw={"ac": "bull-anderson 5"})
    assert "play strong-ale -> law.rc" in plays_on(dying)
    assert "play strong-ale -> outlaw.ac" in plays_on(strong)


def test_a_full_hand_needs_an_ac_with_life() -> None:
    """With an AC of one life point, only two cards may be kept."""
    game = position(
        "law",
        law={"ac": "bill-tightman 1", "rc": "wild-bill 5", "hand": ["missed@law"] * 4 + ["return-fire"]},
    )
    assert plays_on(game) == ["swap", "end"]


def test_nobody_swaps_for_nothing() -> None:
    game = position("law", law={"ac": "bill-tightman", "rc": "buffalo-bell"})
    assert plays_on(game) == ["end"]


def test_tom_thorn_comes_forward_to_shoot() -> None:
    game = position("outlaw", outlaw={"ac": "bull-anderson", "rc": "tom-thorn"})
    assert chooses(game) == "swap"


def test_the_opponents_clock_makes_a_swap_dearer() -> None:
    with_clock = position("law", outlaw={"ac": "bull-anderson clock"})
    assert worth(with_clock)["swap"] < worth(position("law"))["swap"] - 0.3


def test_water_brings_the_bare_one_in_front_of_the_gun() -> None:
    game = position(
        "law",
        law={"hand": ["water", "colt", "knife"]},
        outlaw={"ac": "sid-curry hat barrel", "rc": "west-harding"},
    )
    assert chooses(game) == "play water -> outlaw"


# ---- equipment and robbery


def test_good_equipment_goes_to_the_own_rear_and_bad_to_the_opponent() -> None:
    assert chooses(position("law", law={"hand": ["bank"]})) == "play bank -> law.rc"
    assert chooses(position("law", law={"hand": ["barrel@law"]})) == "play barrel -> law.rc"
    assert chooses(position("outlaw", outlaw={"hand": ["rattlesnake"]})) == ("play rattlesnake -> law.ac")
    assert chooses(position("law", law={"hand": ["stampede"]})) == "play stampede -> outlaw.ac"


def test_dynamite_is_not_lit_under_a_healthy_friend() -> None:
    game = position("outlaw", outlaw={"hand": ["dynamite"]})
    assert chooses(game) != "play dynamite -> outlaw.rc"


def test_jack_ransome_lays_dynamite_with_the_opponent() -> None:
    gains = worth(position("outlaw", outlaw={"ac": "jack-ransome", "hand": ["dynamite"]}))
    assert gains["play dynamite -> law.rc"] > gains["play dynamite -> outlaw.rc"] + 0.05


def test_nobody_lays_down_what_lies_there_already() -> None:
    game = position("law", law={"rc": "wild-bill barrel@outlaw", "hand": ["barrel@law"]})
    assert worth(game)["play barrel -> law.rc"] < 0.0


def test_the_schoolmarm_takes_the_best() -> None:
    game = position("law", law={"hand": ["schoolmarm"]}, outlaw={"ac": "sid-curry scope@outlaw bank clock"})
    assert chooses(game) == "play schoolmarm -> outlaw.ac.bank"


def test_stealing_takes_a_card_from_a_hand_but_not_from_wild_bills() -> None:
    mine = {"ac": "bull-anderson 2", "hand": ["stealing"]}
    plain = position("outlaw", outlaw=mine, law={"hand": ["missed", "colt"]})
    guarded = position(
        "outlaw", outlaw=mine, law={"ac": "wild-bill", "rc": "jango", "hand": ["missed", "colt"]}
    )
    assert chooses(plain) == "play stealing -> law.hand"
    assert "play stealing -> law.hand" not in plays_on(guarded)


def test_stealing_rids_oneself_of_the_rattlesnake() -> None:
    game = position(
        "outlaw", outlaw={"ac": "bull-anderson 4 rattlesnake", "hand": ["stealing"]}, law={"hand": []}
    )
    assert chooses(game) == "play stealing -> outlaw.ac.rattlesnake"


# ---- cards and abilities


def test_a_wagon_is_played_with_room_in_the_hand() -> None:
    assert chooses(position("law", law={"hand": ["wagon"]})) == "play wagon"


def test_reloading_rids_of_water_only_when_it_has_no_better_use() -> None:
    game = position("law", law={**ALONE, "hand": ["water"]}, outlaw=ALONE)
    assert chooses(game) == "reload water"


def test_babe_leroy_draws_with_an_empty_hand() -> None:
    assert chooses(position("outlaw", outlaw={"ac": "babe-leroy"})) == "use babe-leroy"
    assert chooses(position("outlaw", outlaw={"rc": "babe-leroy"})) == "swap"


def test_cattle_katie_trades_what_is_of_little_use() -> None:
    game = position("outlaw", outlaw={"ac": "cattle-katie hat clock"}, law=ALONE)
    assert chooses(game) in ("use cattle-katie -> outlaw.ac.hat", "use cattle-katie -> outlaw.ac.clock")


def test_soundance_kid_pays_with_the_poorest_card() -> None:
    game = position(
        "outlaw", outlaw={"rc": "soundance-kid", "hand": ["missed", "dynamite", "knife"]}, law={"hand": []}
    )
    assert "use soundance-kid with dynamite" in plays_on(game)


def test_pearl_hat_repeats_a_good_card_for_a_poor_one() -> None:
    game = position(
        "outlaw",
        outlaw={"ac": "pearl-hat", "hand": ["dynamite", "missed"]},
        law={"hand": ["colt", "missed"]},
        discard=["stealing"],
    )
    assert chooses(game) == "use pearl-hat with dynamite -> law.hand"


def test_toco_ramirez_shoots_with_rubbish() -> None:
    game = position("outlaw", outlaw={"ac": "toco-ramirez", "hand": ["dynamite", "missed"]})
    assert chooses(game) == "play dynamite as colt -> law.ac"


def test_annie_oakey_shoots_with_a_missed_too_many() -> None:
    game = position("law", law={"ac": "annie-oakey", "hand": ["missed"] * 4})
    assert chooses(game) == "play missed as colt -> outlaw.ac"


def test_cards_that_could_be_played_are_not_paid_away() -> None:
    game = position("outlaw", outlaw={"rc": "soundance-kid", "hand": ["colt@outlaw"]})
    assert plays_on(game)[0] == "play colt -> law.ac"


# ---- the end of the turn


def test_avoids_are_kept_and_the_turn_ends() -> None:
    assert plays_on(position("law", law={"hand": ["missed", "missed"]}))[-1] == "end"


@pytest.mark.parametrize("name", ["law", "outlaw"])
def test_to_end_the_turn_is_worth_nothing(name: str) -> None:
    assert worth(position(name))["end"] == 0.0
