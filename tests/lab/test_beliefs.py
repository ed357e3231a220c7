"""Beliefs are measured against the truth: known beliefs come out as what they are."""

import pytest

from posse.lab import simulate as lab
from posse.lab.beliefs import Beliefs, Sample
from posse.lab.simulate import Setting
from posse.roles import DEPUTY, OUTLAW, RENEGADE, ROLES
from tests.lab import bots
from tests.lab.bots import spec


def watched(*names: str, games: int = 20, players: int = 5, game: str = "bang") -> lab.Report:
    return lab.simulate(Setting(game, players, (), (), names, "1"), games, watching=True)


def test_who_believes_what_counting_tells_has_a_ratio_of_one() -> None:
    report = watched(spec(bots.Counts))
    assert report.errors == 0
    told = report.watched.beliefs[spec(bots.Counts)].as_dict()
    assert told["half"]["to_counting"] == 1
    assert [quarter["to_counting"] for quarter in told["quarters"]] == [1, 1, 1, 1]
    assert told["quarters"][0]["to_prior"] == pytest.approx(1, abs=0.05)
    assert told["quarters"][3]["to_prior"] > 1.1  # the dead have told something
    # Somebody is the Renegade: among the hidden the chances come true exactly, all games together.
    cases = sum(each["count"] for each in told["calibration"])
    believed, true = (
        sum(each[key] * each["count"] for each in told["calibration"]) / cases for key in ("believed", "true")
    )
    assert believed == pytest.approx(true, abs=1e-3)


def test_who_knows_everything_is_right_in_all() -> None:
    told = watched(spec(bots.Oracle), games=10).watched.beliefs[spec(bots.Oracle)].as_dict()
    assert [(each["from"], each["believed"], each["true"]) for each in told["calibration"]] == [
        (0.0, 0.0, 0.0),
        (0.9, 1.0, 1.0),
    ]
    # With five players the Sheriff gives an Outlaw 2 of 4, others 1 of 4; nobody less than 1 of 4.
    assert 2 < told["quarters"][0]["to_prior"] < 4
    assert told["half"]["to_prior"] > told["half"]["to_counting"] > 1.5


def test_only_what_a_player_cannot_know_counts() -> None:
    """With four players the Renegade knows from the start that both others are Outlaws."""
    report = watched(spec(bots.Counts), players=4, games=30)
    half = report.watched.beliefs[spec(bots.Counts)].half
    # At most the Sheriff about three and two Outlaws about two each.
    assert 0 < half.count <= 30 * (3 + 2 + 2)


def test_only_bots_that_believe_something_are_told() -> None:
    assert list(watched("random", spec(bots.Counts), games=2).watched.beliefs) == [spec(bots.Counts)]
    assert watched("random", spec(bots.Plain), games=2).watched.beliefs == {}
    assert watched("random", games=2, players=2, game="duel").watched.beliefs == {}


def test_beliefs_that_make_no_sense_are_an_error_of_the_bot(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path_factory.mktemp("errors"))
    report = watched(spec(bots.Muddled), games=2, players=4)
    assert report.errors == 2
    assert "are not a chance for each of the 4 roles" in report.messages[0]


def test_watching_does_not_change_the_games() -> None:
    plain = lab.simulate(Setting("bang", 5, (), (), ("rule-of-thumb",), "1"), 5)
    seen = watched("rule-of-thumb", games=5)
    assert (plain.decisions, plain.turns, plain.wins) == (seen.decisions, seen.turns, seen.wins)


def sample(turn: int, chance: float, prior: float = 0.25) -> Sample:
    """Somebody who is the Renegade."""
    counting = [0.0, 0.25, 0.5, 0.25]
    chances = [0.0, 0.0, 1 - chance, chance]
    return Sample(turn, chances, RENEGADE, prior, counting)


def test_half_and_quarters() -> None:
    gathered = Beliefs()
    samples = [sample(turn, chance) for turn, chance in ((1, 0.25), (2, 0.3), (3, 0.5), (5, 0.75), (8, 1.0))]
    gathered.take_game(samples, turns=8)
    told = gathered.as_dict()
    assert [quarter["samples"] for quarter in told["quarters"]] == [2, 1, 1, 1]
    assert [quarter["to_prior"] for quarter in told["quarters"]] == [1.1, 2, 3, 4]
    # Four turns are over when the fifth begins.
    assert told["half"] == {"samples": 1, "to_prior": 3, "to_counting": 3}
    assert sum(each["count"] for each in told["calibration"]) == 3  # the Sheriff cannot be one of them
    by_bin = {each["from"]: each for each in told["calibration"]}
    assert (by_bin[0.7]["true"], by_bin[0.2]["true"], by_bin[0.0]["true"]) == (1, 0, 0)


def test_half_is_the_last_turn_with_a_choice_before_it() -> None:
    gathered = Beliefs()
    gathered.take_game([sample(2, 0.5), sample(7, 1.0)], turns=8)
    assert gathered.half.to_prior == 2
    gathered.take_game([sample(1, 0.25)], turns=1)
    assert (gathered.half.count, gathered.half.to_prior) == (2, 3)


def test_figures_of_parts_add_up() -> None:
    whole, one, two = Beliefs(), Beliefs(), Beliefs()
    for number, part in ((0, one), (1, two), (2, two)):
        samples = [sample(turn, 0.1 * turn, 0.5) for turn in range(1, 6 + number)]
        part.take_game(samples, 8)
        whole.take_game(samples, 8)
    one.add(two)
    assert one.as_dict() == whole.as_dict()
    assert (ROLES[DEPUTY], ROLES[OUTLAW]) == ("deputy", "outlaw")  # the order in which bots give chances
