"""What a table is played with, given by one word."""

import pytest

from posse import games
from posse.bang import cards, sets
from posse.bang.presets import Preset, fitting, presets
from tests.made_up.sets import FAIR, added

FURTHER = [each.id for each in sets.ALL[1:]]
ALL = {each.id: each for each in presets()}


def test_every_preset_is_offered() -> None:
    assert list(ALL) == ["first-game", "classic", "high-noon", "gold-and-shadows", "everything", "surprise"]


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize("preset", ALL.values(), ids=ALL)
def test_every_preset_can_be_played(preset: Preset, players: int) -> None:
    chosen, variants = fitting(preset, players, "1")
    assert games.new(players=players, sets=chosen, variants=variants).decision is not None


def test_a_variant_for_more_players_is_left_out() -> None:
    chosen, variants = fitting(ALL["everything"], 3, "1")
    assert variants
    assert all(cards.VARIANTS[id].least_players <= 3 for id in variants)
    assert games.new(players=3, sets=chosen, variants=variants).decision is not None


def test_everything_has_the_variants_that_add_to_the_game() -> None:
    assert ALL["everything"].variants == ("stick-of-dynamite", "shadow-gunslingers")


def test_everything_has_sets_from_outside_too() -> None:
    assert list(ALL["everything"].sets) == FURTHER
    with added(FAIR):
        everything = games.preset("bang", "everything")
        assert list(everything.sets) == [*FURTHER, "fair"]


def test_a_surprise_draws_from_all_sets() -> None:
    drawn = [fitting(ALL["surprise"], 5, str(seed))[0] for seed in range(200)]
    assert {len(each) for each in drawn} == {2, 3, 4}
    assert {id for each in drawn for id in each} == set(FURTHER)
    assert all(len(set(each)) == len(each) for each in drawn)
    assert fitting(ALL["surprise"], 5, "7") == fitting(ALL["surprise"], 5, "7")
